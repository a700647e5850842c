use rules::Side;
use table::{Command, Offer, Phase, Sitter, Table, Viewer};

use super::live::{Inner, Thinking};
use super::service::Tables;
use super::summary;
use crate::analysis::quick_eval;
use crate::id::TableId;

/// A quick look may be a little off, in points.
const MARGIN: f64 = 0.05;

impl Tables {
    /// Lets a computer answer the draw that it is offered. It agrees unless it thinks that it is better, or the game has hardly
    /// begun. Whoever offers again before anything has changed is told the same without another thought. A computer that
    /// moves first has declined by that.
    ///
    /// Takebacks and rematches are none of this: the table itself agrees to them for a computer.
    pub(super) fn let_computer_answer(&self, inner: &mut Inner) {
        let Some(side) = offered_draw(&inner.table) else {
            if let Some(answering) = inner.answering.take() {
                answering.task.abort();
            }
            return;
        };
        let ply = inner.table.history().map_or(0, |history| history.len());
        let about = (inner.table.game_number(), ply, side);
        if inner.answering.as_ref().is_some_and(|answering| answering.about == about) {
            return;
        }
        let has_declined = inner.declined == Some(about);
        let history = inner.table.history().filter(|_| !has_declined).map(|history| history.copy());
        let game = inner.table.game();
        let owner = summary::person(&inner.table, !side)
            .map_or_else(|| inner.row.id.to_string(), |id| id.to_string());
        let (tables, id) = (self.clone(), inner.row.id.clone());
        let task = tokio::spawn(async move {
            let is_content = match history {
                None => false,
                Some(history) => {
                    let most = f64::from(play::content_with(ply).0) / f64::from(rules::POINT) + MARGIN;
                    let work = move |stop: &search::Stop| quick_eval(game, &*history, side, stop) <= most;
                    // A computer that has no time for the question says no.
                    tables.shared.engines.run(&owner, work).await.unwrap_or(false)
                }
            };
            tables.answer_draw(&id, about, is_content).await;
        });
        if let Some(old) = inner.answering.replace(Thinking { about, task: task.abort_handle() }) {
            old.task.abort();
        }
    }

    async fn answer_draw(&self, id: &TableId, about: (u32, usize, Side), is_content: bool) {
        let live = self.live(id);
        let Ok(mut inner) = self.lock(id, &live).await else { return };
        // This task is the one that answers, and must not be aborted by what follows.
        inner.answering = None;
        let what = Offer::Draw;
        let command = if is_content { Command::Accept { what } } else { Command::Decline { what } };
        if !is_content {
            inner.declined = Some(about);
        }
        if let Err(error) = self.decide(&mut inner, command, Viewer::Seat(about.2)).await {
            tracing::debug!(table = %id, %error, "a computer's answer came too late");
        }
    }
}

/// The computer that is offered a draw.
fn offered_draw(table: &Table) -> Option<Side> {
    let asked = !table.offered(Offer::Draw)?;
    let is_computer = table.sitter(asked).is_some_and(Sitter::is_computer);
    (is_computer && table.phase() == Phase::Playing).then_some(asked)
}
