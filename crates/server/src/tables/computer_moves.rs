use std::time::Duration;

use play::player::{PlayerKind, PlayerName, Resources};
use play::{Clock, SearchLimits};
use rules::Side;
use table::{Awaits, Command, Sitter, Table, Viewer};
use wire::ToClient;

use super::live::{Inner, Thinking};
use super::message;
use super::service::Tables;
use super::subscriber::Protocol;
use super::summary;
use crate::engines::EngineError;
use crate::id::TableId;

impl Tables {
    /// Lets the computer think whose decision it is, if it does not do so already. One that thinks about what is past,
    /// as after a takeback, is stopped.
    pub(super) fn let_computer_think(&self, inner: &mut Inner) {
        let Some(side) = waits_for_computer(&inner.table) else {
            if let Some(thinking) = inner.thinking.take() {
                thinking.task.abort();
            }
            return;
        };
        let ply = inner.table.history().map_or(0, |history| history.len());
        let about = (inner.table.game_number(), ply, side);
        if inner.thinking.as_ref().is_some_and(|thinking| thinking.about == about) {
            return;
        }
        let Some(work) = work(&inner.table, side) else { return };
        // Whoever plays against the computer is who it thinks for, and waits for its own requests only.
        let owner = summary::person(&inner.table, !side)
            .map_or_else(|| inner.row.id.to_string(), |id| id.to_string());
        self.say_waiting(inner);
        let (tables, id) = (self.clone(), inner.row.id.clone());
        let task = tokio::spawn(async move { tables.think(id, side, ply, owner, work).await });
        if let Some(old) = inner.thinking.replace(Thinking { about, task: task.abort_handle() }) {
            old.task.abort();
        }
    }

    async fn think(&self, id: TableId, side: Side, ply: usize, owner: String, work: Work) {
        let answer = loop {
            let work = work.clone();
            match self.shared.engines.run(&owner, move |stop| work.run(stop)).await {
                Ok(answer) => break answer,
                Err(EngineError::Busy { .. }) => tokio::time::sleep(Duration::from_millis(500)).await,
                // The table is taken up again when the server is.
                Err(EngineError::Stopped) => return,
            }
        };
        let command = match answer {
            // After a takeback the same moment comes again, and must not pass for what was done before.
            Some(Answer::Move(text)) => {
                Command::Move { ply, id: format!("computer-{:016x}", rand::random::<u64>()), text }
            }
            Some(Answer::Setup(setup)) => Command::Setup { setup },
            None => {
                tracing::error!(table = %id, "a computer player found nothing to do and resigns");
                Command::Resign
            }
        };
        let live = self.live(&id);
        let Ok(mut inner) = self.lock(&id, &live).await else { return };
        // This task is the one that thinks, and must not be aborted by what follows.
        inner.thinking = None;
        if let Err(error) = self.decide(&mut inner, command, Viewer::Seat(side)).await {
            tracing::debug!(table = %id, %error, "a computer's decision came too late");
            self.let_computer_think(&mut inner);
        }
    }

    /// Says that a computer has to wait, where many do.
    fn say_waiting(&self, inner: &Inner) {
        let before = self.shared.engines.waiting();
        if before <= self.shared.engines.threads() {
            return;
        }
        let message = ToClient::Waiting { table: inner.row.id.to_string(), before: before as u32 };
        let text = message::text(&message);
        for subscriber in inner.watchers.iter().filter(|subscriber| subscriber.protocol() == Protocol::Socket)
        {
            subscriber.tell(text.clone());
        }
    }
}

/// The computer that the table waits for.
fn waits_for_computer(table: &Table) -> Option<Side> {
    let is_computer = |side: Side| table.sitter(side).is_some_and(Sitter::is_computer);
    match table.awaits() {
        Awaits::Move { side } => Some(side).filter(|side| is_computer(*side)),
        Awaits::Setups { missing } => {
            Side::BOTH.into_iter().find(|side| missing[*side] && is_computer(*side))
        }
        _ => None,
    }
}

/// The longest that a computer thinks about a decision: others wait for their turn.
const LONGEST: Duration = Duration::from_secs(5);

/// What a computer is asked, with all that it needs to know.
#[derive(Clone)]
struct Work {
    player: PlayerName,
    side: Side,
    pace: SearchLimits,
    game: &'static dyn catalog::AnyGame,
    history: Option<std::sync::Arc<dyn catalog::AnyHistory>>,
}

enum Answer {
    Move(String),
    Setup(String),
}

fn work(table: &Table, side: Side) -> Option<Work> {
    let Some(Sitter::Computer { player }) = table.sitter(side) else { return None };
    let player: PlayerName = player.parse().ok()?;
    let clock = table.clocks().map(|(left, _)| {
        let increment = Duration::from_millis(table.terms().time.increment_ms());
        Clock { left: left.map(Duration::from_millis), increment: [increment; 2] }
    });
    let mut pace = player.limits.unwrap_or(SearchLimits { clock, ..SearchLimits::default() });
    // A player who is told nothing decides for itself how long to think, and never for long; but a number of random games
    // may take as long as the number is large.
    if pace != SearchLimits::default() || matches!(player.kind, PlayerKind::Uct { iterations: Some(_) }) {
        pace.budget.time = Some(pace.budget.time.map_or(LONGEST, |time| time.min(LONGEST)));
    }
    let history = table.history().map(|history| std::sync::Arc::from(history.copy()));
    Some(Work { player, side, pace, game: table.game(), history })
}

impl Work {
    /// Memory for each search: small, as many tables think in turn.
    const MEGABYTES: usize = 8;

    fn run(&self, stop: &search::Stop) -> Option<Answer> {
        let resources = Resources { megabytes: Work::MEGABYTES, threads: 1, ..Resources::default() };
        let mut player = self.game.player(&self.player.kind, resources);
        player.begin(rand::random()).ok()?;
        match &self.history {
            None => player.set_up(self.side).ok().map(Answer::Setup),
            Some(history) => {
                player.choose(&**history, &self.pace, stop).ok().map(|chosen| Answer::Move(chosen.mv))
            }
        }
    }
}
