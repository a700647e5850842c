use table::record::Record;
use wire::{RecordChecked, RecordMakeRequest};

use super::check::checked;
use crate::analysis::{Start, game, play};
use crate::error::ApiError;

/// Plays a game and writes its record.
pub(super) fn make(request: RecordMakeRequest) -> Result<RecordChecked, ApiError> {
    let game = game(&request.game)?;
    let start = Start {
        position: request.position.as_deref(),
        setups: request.setups.as_ref(),
        first: request.first,
    };
    let history = play(game, start, &request.moves)?;
    checked(&Record::of(game, &*history, request.setups, request.tags.into()))
}
