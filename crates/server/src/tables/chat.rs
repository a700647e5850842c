use table::{Refusal, Viewer};
use wire::{ChatView, Room};

use super::error::TableError;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::{ChatLine, NewChatLine, Person, Storage, StoreError};
use crate::visible_text::visible_text;

/// The longest line, in characters.
const LONGEST: usize = 300;
/// How many lines of each room are shown with a table.
const SHOWN: i64 = 100;

/// The longest id of a line, in bytes.
const LONGEST_ID: usize = 64;

/// The sender's id for a line; `None` if there is none.
fn request(id: String) -> Result<Option<String>, TableError> {
    if id.len() > LONGEST_ID || id.chars().any(char::is_control) {
        return Err(Refusal::BadText { what: "request-id", longest: LONGEST_ID }.into());
    }
    Ok(Some(id).filter(|id| !id.is_empty()))
}

/// A line that somebody may say. Players talk to players, spectators to spectators.
pub(super) fn line(
    table: &TableId,
    person: &Person,
    viewer: Viewer,
    id: String,
    room: Room,
    text: &str,
    at_ms: i64,
) -> Result<NewChatLine, TableError> {
    let text = visible_text(text);
    let fits = (1..=LONGEST).contains(&text.chars().count()) && !text.chars().any(char::is_control);
    if !fits {
        return Err(TableError::NotAllowed(Reason::ChatLength { most: LONGEST }));
    }
    match (room, viewer) {
        (Room::Players, Viewer::Spectator) => {
            return Err(TableError::NotAllowed(Reason::ChatPlayersOnly));
        }
        (Room::Spectators, Viewer::Seat(_) | Viewer::Both) => {
            return Err(TableError::NotAllowed(Reason::ChatSpectatorsOnly));
        }
        (Room::Players, _) | (Room::Spectators, Viewer::Spectator) => {}
    }
    let (table_id, person_id) = (table.clone(), person.id.clone());
    Ok(NewChatLine { table_id, room, person_id, body: text, at_ms, request: request(id)? })
}

/// Whether somebody may read a room: players read both, so that nothing is said behind their backs; spectators read
/// their own.
pub(super) fn may_read(room: Room, viewer: Viewer) -> bool {
    room == Room::Spectators || viewer != Viewer::Spectator
}

/// The newest lines that somebody may read.
pub(super) async fn read(
    store: &dyn Storage,
    table: &TableId,
    viewer: Viewer,
) -> Result<Vec<ChatView>, StoreError> {
    let mut lines = Vec::new();
    for room in Room::ALL.into_iter().filter(|room| may_read(*room, viewer)) {
        lines.extend(store.chat(table, room, SHOWN).await?);
    }
    lines.sort_by_key(|line| line.seq);
    let ids: Vec<PersonId> = lines.iter().map(|line| line.line.person_id.clone()).collect();
    let people = store.people_by_ids(&ids).await?;
    let name = |id: &PersonId| {
        let person = people.iter().find(|person| person.id == *id);
        person.map(|person| person.name.clone()).unwrap_or_default()
    };
    Ok(lines.iter().map(|line| view(line, name(&line.line.person_id))).collect())
}

/// A line as it is shown.
pub(super) fn view(line: &ChatLine, name: String) -> ChatView {
    ChatView {
        number: line.seq.max(0) as u64,
        room: line.line.room,
        name,
        text: line.line.body.clone(),
        at: line.line.at_ms.max(0) as u64,
    }
}
