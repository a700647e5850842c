use catalog::AnyHistory;

use crate::error::ApiError;
use crate::id::PersonId;
use crate::reason::Reason;
use crate::store::{Page, Storage, TableStage};
use crate::tables::listed;

/// Refuses to analyse a rated game in progress for its players: the position now,
/// or of anything that follows from it.
pub(super) async fn check(
    store: &dyn Storage,
    person: &PersonId,
    game: &str,
    history: &dyn AnyHistory,
) -> Result<(), ApiError> {
    let playing = positions_of_rated_games(store, person, game).await?;
    if playing.is_empty() {
        return Ok(());
    }
    let mut asked = (0..=history.len()).filter_map(|choices| history.position_after(choices));
    if asked.any(|position| playing.contains(&position)) {
        return Err(Reason::FairPlay.into());
    }
    Ok(())
}

async fn positions_of_rated_games(
    store: &dyn Storage,
    person: &PersonId,
    game: &str,
) -> Result<Vec<String>, ApiError> {
    let mut positions = Vec::new();
    let mut page = Page::new(0, Page::LONGEST);
    loop {
        let rows = store.tables_of(person, page).await?;
        let going = rows.iter().take_while(|row| row.state != TableStage::Over);
        let playing = going.filter(|row| row.rated && row.kind == game && row.state == TableStage::Playing);
        positions.extend(playing.filter_map(|row| listed(row, None).and_then(|summary| summary.position)));
        // Tables that are over come last.
        let is_last =
            rows.len() < page.limit as usize || rows.iter().any(|row| row.state == TableStage::Over);
        if is_last {
            return Ok(positions);
        }
        page.offset += page.limit;
    }
}
