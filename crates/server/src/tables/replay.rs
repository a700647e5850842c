use table::{Event, Table};

use crate::error::ApiError;
use crate::id::TableId;
use crate::reason::Reason;
use crate::store::{Storage, StoredEvent, TableRow};

/// A table as it was when its game with this number ended, or as it is now if that game is being played. Without a
/// number it is the newest game. A table that may not be seen is not found.
pub(super) async fn replay(
    store: &dyn Storage,
    id: &TableId,
    game: Option<u32>,
    may_see: impl FnOnce(&TableRow) -> bool,
) -> Result<(TableRow, Table), ApiError> {
    let loaded = store.load_table(id).await?;
    let (row, events) = loaded.filter(|(row, _)| may_see(row)).ok_or(Reason::NoSuchTable)?;
    let table = rebuild(&events, game)?;
    Ok((row, table))
}

fn rebuild(stored: &[StoredEvent], game: Option<u32>) -> Result<Table, ApiError> {
    let damaged = |why: &dyn std::fmt::Display| {
        ApiError::internal(format!("the events of a table cannot be read: {why}"))
    };
    let mut events = stored.iter().map(|event| Event::from_json(&event.body));
    let opened = events.next().ok_or(Reason::NoSuchTable)?.map_err(|error| damaged(&error))?;
    let mut table = Table::rebuild([&opened]).map_err(|bad| damaged(&bad))?;
    for event in events {
        let is_wanted = game == Some(table.game_number());
        if is_wanted && table.finish().is_some() {
            break;
        }
        table.apply(&event.map_err(|error| damaged(&error))?).map_err(|bad| damaged(&bad))?;
    }
    match game {
        Some(number) if number == 0 || number != table.game_number() => Err(Reason::NoSuchGame.into()),
        _ => Ok(table),
    }
}
