use rules::Side;
use table::{Change, Command, Event, HostCommand, Sitter, Viewer};
use wire::TableSummary;

use super::draft::Draft;
use super::error::TableError;
use super::handle::Request;
use super::service::Tables;
use crate::id::{PersonId, TableId};
use crate::store::{DELETED_NAME, Page, PersonKind, Storage, StoreError, TableRow, TableStage};

/// Ends all games of a person who is deleted, so that nobody waits for them. A table that fails doesn't keep the others
/// from being handled.
pub(super) async fn leave_all(tables: &Tables, person: &PersonId) -> Result<(), StoreError> {
    for row in all_tables_of(&*tables.context().store, person).await? {
        if row.state != TableStage::Over {
            leave(tables, &row.id, person).await;
        }
    }
    Ok(())
}

/// Erases the name of a deleted person at all their tables, in memory and in the store.
pub(super) async fn erase_name_everywhere(tables: &Tables, person: &PersonId) -> Result<(), TableError> {
    for row in all_tables_of(&*tables.context().store, person).await? {
        let person = person.clone();
        tables.ask(&row.id, |reply| Request::EraseName { person, reply }).await?;
        tables.registry().evict(&row.id);
    }
    Ok(())
}

/// Ends the games of people who were deleted from the command line, or only partly.
pub(super) async fn leave_for_deleted(tables: &Tables) -> Result<(), TableError> {
    let store = &tables.context().store;
    for row in store.tables_of_deleted().await? {
        let seats: Vec<PersonId> = row.seats.into_iter().flatten().collect();
        let people = store.people_by_ids(&seats).await?;
        for person in people.iter().filter(|person| person.kind == PersonKind::Deleted) {
            leave(tables, &row.id, &person.id).await;
            erase_name_everywhere(tables, &person.id).await?;
        }
    }
    Ok(())
}

async fn leave(tables: &Tables, id: &TableId, person: &PersonId) {
    let leaver = person.clone();
    if let Err(error) = tables.ask(id, |reply| Request::Leave { person: leaver, reply }).await {
        tracing::error!(table = %id, %error, "a deleted person could not leave a table");
    }
}

/// Resigns the game and then the rest of the match, unless a flag has fallen before. If the same person holds both
/// seats, nobody wins. There will be no rematch.
pub(super) fn give_up(draft: &mut Draft<'_>, viewer: Viewer) -> Result<(), TableError> {
    // A command that is refused here is not needed.
    for command in [Command::Resign, Command::Concede] {
        if viewer != Viewer::Both {
            let _ = draft.decide(command, None, viewer);
        }
    }
    draft.decide_host(HostCommand::Close)
}

async fn all_tables_of(store: &dyn Storage, person: &PersonId) -> Result<Vec<TableRow>, StoreError> {
    let mut rows = Vec::new();
    let mut page = Page::new(0, Page::LONGEST);
    loop {
        let found = store.tables_of(person, page).await?;
        let is_last = (found.len() as i64) < page.limit;
        rows.extend(found);
        if is_last {
            return Ok(rows);
        }
        page.offset += page.limit;
    }
}

/// Erases the name of a deleted person in the events and the summaries of all their tables, while no server runs.
pub(crate) async fn erase_name(store: &dyn Storage, person: &PersonId) -> Result<(), StoreError> {
    for row in all_tables_of(store, person).await? {
        erase_name_at(store, &row.id, person).await?;
    }
    Ok(())
}

/// The same at one table.
pub(super) async fn erase_name_at(
    store: &dyn Storage,
    id: &TableId,
    person: &PersonId,
) -> Result<(), StoreError> {
    let Some((row, events)) = store.load_table(id).await? else { return Ok(()) };
    let rewritten: Vec<(i64, String)> =
        events.iter().filter_map(|event| Some((event.seq, without_name(&event.body, person)?))).collect();
    match summary_without_name(&row, person) {
        Some(summary) if !rewritten.is_empty() => store.rewrite_table(id, &summary, &rewritten).await,
        _ => Ok(()),
    }
}

/// The event with which a person sat down, without the name.
fn without_name(body: &str, person: &PersonId) -> Option<String> {
    // Most events are moves, and need not be parsed.
    if !body.contains(person.as_str()) {
        return None;
    }
    let mut event = Event::from_json(body).ok()?;
    match &mut event.change {
        Change::Seated { sitter: Sitter::Person { id, name }, .. } if id == person.as_str() => {
            DELETED_NAME.clone_into(name);
            event.to_json().ok()
        }
        _ => None,
    }
}

fn summary_without_name(row: &TableRow, person: &PersonId) -> Option<String> {
    let mut summary: TableSummary = serde_json::from_str(&row.summary).ok()?;
    for side in Side::BOTH {
        if let Some(seat) = summary.seats[side].as_mut().filter(|_| row.seats[side].as_ref() == Some(person))
        {
            DELETED_NAME.clone_into(&mut seat.name);
        }
    }
    serde_json::to_string(&summary).ok()
}
