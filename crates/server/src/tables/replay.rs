use table::{Event, Table};

use super::service::Tables;
use super::summary::may_see;
use crate::error::ApiError;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::{StoredEvent, TableRow};

impl Tables {
    /// A table as it was when its game with this number ended, or as it is now if that game is being played, for
    /// somebody who may see it. Without a number it is the newest game.
    pub(crate) async fn past(
        &self,
        id: &TableId,
        person: Option<&PersonId>,
        game: Option<u32>,
    ) -> Result<(TableRow, Table), ApiError> {
        let loaded = self.shared.store.load_table(id).await?;
        // Whoever may not watch is not told that the table exists.
        let (row, events) = loaded.filter(|(row, _)| may_see(row, person)).ok_or(Reason::NoSuchTable)?;
        let table = replay(&events, game)?;
        Ok((row, table))
    }

    /// The same, on behalf of the house.
    pub(crate) async fn past_for_house(&self, id: &TableId, game: u32) -> Result<Table, ApiError> {
        let (_, events) = self.shared.store.load_table(id).await?.ok_or(Reason::NoSuchTable)?;
        replay(&events, Some(game))
    }
}

fn replay(stored: &[StoredEvent], game: Option<u32>) -> Result<Table, ApiError> {
    let damaged = |why: &dyn std::fmt::Display| {
        ApiError::internal(format!("the events of a table cannot be read: {why}"))
    };
    let read = |event: &StoredEvent| Event::from_json(&event.body);
    let mut events = stored.iter().map(read);
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
