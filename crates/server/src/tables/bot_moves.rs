use rules::Side;
use table::{Command, Offer, Viewer};
use wire::ChatView;

use super::error::TableError;
use super::live::Inner;
use super::service::{Tables, run_to_completion};
use super::summary::may_see;
use crate::bot;
use crate::id::{PersonId, TableId};

/// What programs want at a table. They say less than pages do, and the table knows the rest.
impl Tables {
    /// Makes a move. Without a ply it is meant for now; with one, the same move sent twice counts once.
    pub async fn make_move(
        &self,
        id: &TableId,
        person: &PersonId,
        ply: Option<usize>,
        text: String,
    ) -> Result<u64, TableError> {
        let (tables, id, person) = (self.clone(), id.clone(), person.clone());
        run_to_completion(async move {
            let live = tables.live(&id);
            let mut inner = tables.lock(&id, &live).await?;
            let viewer = inner.seated(&person)?;
            let now = inner.table.history().map_or(0, |history| history.len());
            if let Some(ply) = ply.filter(|ply| *ply < now)
                && is_done(&inner, viewer, ply, &text)
            {
                return Ok(inner.table.number());
            }
            let id = format!("bot-{:016x}", rand::random::<u64>());
            let command = Command::Move { ply: ply.unwrap_or(now), id, text };
            tables.decide(&mut inner, command, viewer).await?;
            Ok(inner.table.number())
        })
        .await
    }

    /// Offers something or accepts it, or declines it or takes the own offer back. What is so already is done.
    pub async fn answer(
        &self,
        id: &TableId,
        person: &PersonId,
        what: Offer,
        yes: bool,
    ) -> Result<u64, TableError> {
        let (tables, id, person) = (self.clone(), id.clone(), person.clone());
        run_to_completion(async move {
            let live = tables.live(&id);
            let mut inner = tables.lock(&id, &live).await?;
            let viewer = inner.seated(&person)?;
            let is_own = inner.table.offered(what).map(|by| viewer.holds(by));
            let command = match (is_own, yes) {
                (Some(true), true) => return Ok(inner.table.number()),
                (Some(true), false) => Command::Withdraw { what },
                (Some(false), true) => Command::Accept { what },
                (None, true) => Command::Offer { what },
                (Some(false) | None, false) => Command::Decline { what },
            };
            tables.decide(&mut inner, command, viewer).await?;
            Ok(inner.table.number())
        })
        .await
    }

    /// The line that tells a program of a game that is going on; `None` if it plays in none at this table.
    pub(crate) async fn going_on(
        &self,
        id: &TableId,
        person: &PersonId,
    ) -> Result<Option<String>, TableError> {
        let live = self.live(id);
        let inner = self.lock(id, &live).await?;
        let viewer = inner.table.viewer(person.as_str());
        let side = Side::BOTH.into_iter().find(|side| viewer.holds(*side));
        Ok(side.and_then(|side| bot::going_on(&inner.table, side)))
    }

    /// What was said at a table, as far as somebody may hear it.
    pub async fn said(&self, id: &TableId, person: &PersonId) -> Result<Vec<ChatView>, TableError> {
        let live = self.live(id);
        let inner = self.lock(id, &live).await?;
        if !may_see(&inner.row, Some(person)) {
            return Err(TableError::NotFound);
        }
        self.chat(id, inner.table.viewer(person.as_str())).await
    }
}

/// Whether the viewer has made just this move after so many choices.
fn is_done(inner: &Inner, viewer: Viewer, ply: usize, text: &str) -> bool {
    let step = inner.table.history().and_then(|history| history.step(ply));
    step.is_some_and(|step| step.text == text && step.by.is_some_and(|side| viewer.holds(side)))
}
