use table::Viewer;
use wire::{ChatView, Room};

use super::error::TableError;
use super::service::Tables;
use super::subscriptions::chat_view;
use super::summary::may_see;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::{ChatLine, NewChatLine, Person};

/// The longest thing that can be said at once, in characters.
const LONGEST: usize = 300;

impl Tables {
    /// Somebody says something at a table. Players talk to players, spectators to spectators. Says the number of the line.
    pub async fn say(
        &self,
        id: &TableId,
        person: &Person,
        room: Room,
        text: &str,
    ) -> Result<u64, TableError> {
        let text = text.trim();
        let fits = (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control);
        if !fits {
            return Err(TableError::NotAllowed(Reason::ChatLength { most: LONGEST }));
        }
        let live = self.live(id);
        let inner = self.lock(id, &live).await?;
        if !may_see(&inner.row, Some(&person.id)) {
            return Err(TableError::NotFound);
        }
        let plays = inner.table.viewer(person.id.as_str()) != Viewer::Spectator;
        match (room, plays) {
            (Room::Players, true) | (Room::Spectators, false) => {}
            (Room::Players, false) => return Err(TableError::NotAllowed(Reason::ChatPlayersOnly)),
            (Room::Spectators, true) => return Err(TableError::NotAllowed(Reason::ChatSpectatorsOnly)),
        }
        let line = NewChatLine {
            table_id: id.clone(),
            room,
            person_id: person.id.clone(),
            body: text.to_owned(),
            at_ms: self.now().0 as i64,
        };
        let seq = self.shared.store.add_chat(&line).await?;
        let view: ChatView = chat_view(&ChatLine { seq, line }, person.name.clone());
        self.tell_said(&inner, &view);
        Ok(view.number)
    }

    /// Somebody does not want to hear what is said at a table, or wants to again.
    pub async fn mute(&self, id: &TableId, person: &PersonId, on: bool) -> Result<(), TableError> {
        let live = self.live(id);
        let mut inner = self.lock(id, &live).await?;
        if !may_see(&inner.row, Some(person)) {
            return Err(TableError::NotFound);
        }
        inner.muted.retain(|other| other != person);
        // Only those who are here can hear anything, so the list stays as short as theirs.
        if on && inner.watchers.iter().any(|subscriber| subscriber.person() == person) {
            inner.muted.push(person.clone());
        }
        Ok(())
    }

    /// Notes what a player has seen of a table.
    pub async fn seen(&self, id: &TableId, person: &PersonId, number: u64) -> Result<(), TableError> {
        let row = self.shared.store.table(id).await?.ok_or(TableError::NotFound)?;
        if !row.seats.iter().flatten().any(|seat| seat == person) {
            return Ok(());
        }
        let number = i64::try_from(number).unwrap_or(i64::MAX).min(row.events);
        Ok(self.shared.store.mark_seen(person, id, number).await?)
    }
}
