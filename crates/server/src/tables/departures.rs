use rules::Side;
use table::{Change, Command, Event, HostCommand, Phase, Sitter, Viewer};
use wire::TableSummary;

use super::error::TableError;
use super::live::Inner;
use super::service::{Tables, run_to_completion};
use crate::id::{PersonId, TableId};
use crate::store::{DELETED_NAME, Page, PersonKind, Storage, StoreError, TableRow, TableStage};

/// People who leave for good. Nobody is left waiting for them: what they play is lost, what never began is gone, and
/// their names are taken out of what stays.
impl Tables {
    /// Ends everything that somebody has going on. A table that cannot be ended keeps nobody from leaving the others.
    pub async fn leave_all(&self, person: &PersonId) -> Result<(), StoreError> {
        let mut going: Vec<TableId> = Vec::new();
        let mut page = Page::new(0, Page::LONGEST);
        loop {
            let rows = self.shared.store.tables_of(person, page).await?;
            let is_last = (rows.len() as i64) < page.limit || rows.iter().any(is_over);
            going.extend(rows.into_iter().filter(|row| !is_over(row)).map(|row| row.id));
            if is_last {
                break;
            }
            page.offset += page.limit;
        }
        for id in going {
            self.leave(&id, person).await;
        }
        Ok(())
    }

    /// Ends what those left behind who were deleted by other means than through this server, or half-way.
    pub(super) async fn leave_for_deleted(&self) -> Result<(), StoreError> {
        for row in self.shared.store.tables_of_deleted().await? {
            let seats: Vec<PersonId> = row.seats.into_iter().flatten().collect();
            let people = self.shared.store.people_by_ids(&seats).await?;
            for person in people.iter().filter(|person| person.kind == PersonKind::Deleted) {
                self.leave(&row.id, &person.id).await;
                self.forget_names(&person.id).await?;
            }
        }
        Ok(())
    }

    async fn leave(&self, id: &TableId, person: &PersonId) {
        let (tables, id, person) = (self.clone(), id.clone(), person.clone());
        let result = run_to_completion(async move {
            let live = tables.live(&id);
            let mut inner = tables.lock(&id, &live).await?;
            tables.leave_now(&mut inner, &person).await
        });
        if let Err(error) = result.await {
            tracing::error!(%error, "a table was not left properly");
        }
    }

    async fn leave_now(&self, inner: &mut Inner, person: &PersonId) -> Result<(), TableError> {
        let viewer = inner.table.viewer(person.as_str());
        if viewer == Viewer::Spectator || inner.table.phase() == Phase::Closed {
            return Ok(());
        }
        if inner.table.phase() == Phase::Seats {
            return self.remove(inner).await;
        }
        // The game is lost, and then what is left of the match. A flag that has fallen counts first. Whoever holds both
        // seats leaves nobody behind who could win.
        for _ in 0..2 {
            let is_going = matches!(inner.table.phase(), Phase::Setup | Phase::Playing | Phase::Ready);
            if is_going && viewer != Viewer::Both {
                let _ = self.decide(inner, Command::Resign, viewer).await;
            }
        }
        // There will be no rematch.
        self.decide_host(inner, HostCommand::Close).await
    }

    /// Removes a table at which no game has begun.
    pub(super) async fn remove(&self, inner: &mut Inner) -> Result<(), TableError> {
        // Whoever looks at it sees that it is closed.
        self.decide_host(inner, HostCommand::Close).await?;
        self.shared.store.remove_table(&inner.row.id).await?;
        self.let_go(&inner.row.id);
        Ok(())
    }

    /// Takes the name of somebody who was deleted out of all that was written at their tables.
    pub async fn forget_names(&self, person: &PersonId) -> Result<(), StoreError> {
        take_names_out(&*self.shared.store, person).await?;
        for (id, live) in self.in_memory() {
            let Ok(mut inner) = self.lock(&id, &live).await else { continue };
            if inner.table.viewer(person.as_str()) != Viewer::Spectator {
                self.read_again(&mut inner).await;
            }
        }
        Ok(())
    }
}

fn is_over(row: &TableRow) -> bool {
    row.state == TableStage::Over
}

/// Takes the name of somebody who was deleted out of the events and the summaries of their tables.
pub(crate) async fn take_names_out(store: &dyn Storage, person: &PersonId) -> Result<(), StoreError> {
    let mut page = Page::new(0, Page::LONGEST);
    loop {
        let rows = store.tables_of(person, page).await?;
        for row in &rows {
            let Some((row, events)) = store.load_table(&row.id).await? else { continue };
            let rewritten: Vec<(i64, String)> = events
                .iter()
                .filter_map(|event| Some((event.seq, without_name(&event.body, person)?)))
                .collect();
            if let Some(summary) = summary_without_name(&row, person).filter(|_| !rewritten.is_empty()) {
                store.rewrite_table(&row.id, &summary, &rewritten).await?;
            }
        }
        if (rows.len() as i64) < page.limit {
            return Ok(());
        }
        page.offset += page.limit;
    }
}

/// The event with which somebody sat down, without the name.
fn without_name(body: &str, person: &PersonId) -> Option<String> {
    // Most events are moves, and need not be read.
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
