use rules::Side;
use table::{HostCommand, Viewer};

use super::error::TableError;
use super::open::{check_rated, sitter};
use super::service::{Tables, run_to_completion};
use super::summary::{listed, may_see};
use crate::id::{InvitationId, PersonId, TableId};
use crate::reason::Reason;
use crate::store::Person;
use wire::{TableSummary, TableView};

impl Tables {
    /// A table as somebody may see it, or anybody if nobody is known.
    pub async fn view(&self, id: &TableId, person: Option<&PersonId>) -> Result<TableView, TableError> {
        let live = self.live(id);
        let inner = self.lock(id, &live).await?;
        let viewer = person.map_or(Viewer::Spectator, |person| inner.table.viewer(person.as_str()));
        if !may_see(&inner.row, person) {
            return Err(TableError::NotFound);
        }
        Ok(inner.table.view(viewer))
    }

    /// A table as lists show it to anybody.
    pub async fn summary(&self, id: &TableId) -> Result<TableSummary, TableError> {
        let row = self.shared.store.table(id).await?.ok_or(TableError::NotFound)?;
        if !may_see(&row, None) {
            return Err(TableError::NotFound);
        }
        listed(&row, None).ok_or(TableError::NotFound)
    }

    /// The table that an invitation leads to. Whoever knows the invitation may know the table.
    pub async fn invited(&self, invitation: &InvitationId) -> Result<TableSummary, TableError> {
        let found = self.shared.store.table_by_invitation(invitation).await?;
        let (row, _) = found.ok_or(TableError::NotFound)?;
        listed(&row, None).ok_or(TableError::NotFound)
    }

    /// Lets somebody sit down where an invitation leads.
    pub async fn accept(&self, invitation: &InvitationId, person: &Person) -> Result<TableId, TableError> {
        let (tables, invitation, person) = (self.clone(), invitation.clone(), person.clone());
        run_to_completion(async move { tables.accept_now(&invitation, &person).await }).await
    }

    async fn accept_now(&self, invitation: &InvitationId, person: &Person) -> Result<TableId, TableError> {
        let found = self.shared.store.table_by_invitation(invitation).await?;
        let (row, seat) = found.ok_or(TableError::NotFound)?;
        let side = Side::BOTH.into_iter().nth(seat).ok_or(TableError::NotFound)?;
        let live = self.live(&row.id);
        let mut inner = self.lock(&row.id, &live).await?;
        if inner.row.invitations[side].as_ref() != Some(invitation) {
            return Err(TableError::NotFound);
        }
        if inner.table.viewer(person.id.as_str()) != Viewer::Spectator {
            return Err(TableError::NotAllowed(Reason::AlreadySeated));
        }
        check_rated(inner.table.terms(), person, &[None, None])?;
        self.decide_host(&mut inner, HostCommand::Seat { side, sitter: sitter(person) }).await?;
        Ok(row.id)
    }
}
