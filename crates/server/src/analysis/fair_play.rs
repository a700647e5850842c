use catalog::AnyHistory;

use crate::error::ApiError;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::{Page, Storage, TableStage};
use crate::tables::Tables;

/// How far back in a game its positions are refused, in choices: anyone who analyses the position before their own decision
/// learns which answer is expected.
const RECENT: usize = 6;
/// How far ahead, in choices: the values of all positions after a move are the value of each move.
const AHEAD: usize = 2;

/// Refuses to analyse a rated game in progress for its players: a recent position, anything that is said to follow from the
/// newest, or a position that soon may.
pub(super) async fn check(
    store: &dyn Storage,
    tables: &Tables,
    players: &[PersonId],
    game: &str,
    history: &dyn AnyHistory,
) -> Result<(), ApiError> {
    for player in players {
        for id in rated_games(store, player, game).await? {
            let (_, table) = tables.replay(&id, Some(player), None).await?;
            if table.history().is_some_and(|played| helps(history, played)) {
                return Err(Reason::FairPlay.into());
            }
        }
    }
    Ok(())
}

/// Whether an analysis of what is asked about helps in a game.
fn helps(asked: &dyn AnyHistory, played: &dyn AnyHistory) -> bool {
    let newest = played.position();
    let asked_for = asked.position();
    let mut recent = (played.len().saturating_sub(RECENT)..played.len())
        .filter_map(|choices| played.position_after(choices));
    let follows =
        (0..=asked.len()).filter_map(|choices| asked.position_after(choices)).any(|at| at == newest);
    follows || recent.any(|position| position == asked_for) || may_come(&asked_for, played, AHEAD)
}

/// Whether a position may come within so many choices.
fn may_come(position: &str, history: &dyn AnyHistory, within: usize) -> bool {
    let choices = history.choices();
    choices.iter().any(|(_, next)| next == position)
        || within > 1
            && choices.iter().any(|(text, _)| {
                let mut after = history.copy();
                after.take(text).is_ok() && may_come(position, &*after, within - 1)
            })
}

async fn rated_games(store: &dyn Storage, person: &PersonId, game: &str) -> Result<Vec<TableId>, ApiError> {
    let mut games = Vec::new();
    let mut page = Page::new(0, Page::LONGEST);
    loop {
        let rows = store.tables_of(person, page).await?;
        let going = rows.iter().take_while(|row| row.state != TableStage::Over);
        let playing = going.filter(|row| row.rated && row.kind == game && row.state == TableStage::Playing);
        games.extend(playing.map(|row| row.id.clone()));
        // Tables that are over come last.
        let is_last =
            rows.len() < page.limit as usize || rows.iter().any(|row| row.state == TableStage::Over);
        if is_last {
            return Ok(games);
        }
        page.offset += page.limit;
    }
}
