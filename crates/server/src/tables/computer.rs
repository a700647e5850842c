use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use play::player::{PlayerKind, PlayerName, Resources};
use play::{Clock, SearchLimits};
use rules::Side;
use table::{Awaits, Command, Offer, Phase, Sitter, Table, Viewer};

use super::stored_table::Current;
use super::summary;
use crate::analysis::quick_eval;
use crate::engines::{EngineError, Engines};

/// How long to wait before asking the engines again when their queue is full.
const BUSY: Duration = Duration::from_millis(500);
/// The longest that a computer thinks about a decision: others wait for their turn.
const LONGEST: Duration = Duration::from_secs(5);
/// The memory for each search: small, as many tables think in turn.
const MEGABYTES: usize = 8;
/// A quick evaluation may be a little off, in points.
const MARGIN: f64 = 0.05;

/// The computers that play at one table: what they are thinking about now.
pub(super) struct Computer {
    engines: Engines,
    /// The search for a decision.
    deciding: Option<Search>,
    /// The search for an answer to the offer of a draw.
    answering: Option<Search>,
    /// When a computer last declined a draw.
    declined: Option<Moment>,
}

/// A moment of a game, and the computer that is asked then.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    game: u32,
    ply: usize,
    side: Side,
}

/// A search under way. Dropping it stops it.
struct Search {
    moment: Moment,
    command: Pin<Box<dyn Future<Output = Command> + Send>>,
}

impl Computer {
    pub(super) fn new(engines: Engines) -> Computer {
        Computer { engines, deciding: None, answering: None, declined: None }
    }

    /// Stops all searches.
    pub(super) fn stop(&mut self) {
        (self.deciding, self.answering) = (None, None);
    }

    /// Whether no computer is thinking.
    pub(super) fn is_idle(&self) -> bool {
        self.deciding.is_none() && self.answering.is_none()
    }

    /// Starts the searches that the table needs now, and stops those about the past, as after a takeback. Returns how
    /// many searches are before a new one, if the engines are busy.
    pub(super) fn update(&mut self, current: &Current) -> Option<u32> {
        self.update_answer(current);
        self.update_decision(current)
    }

    fn update_decision(&mut self, current: &Current) -> Option<u32> {
        let table = current.table();
        let Some(moment) = decider(table).map(|side| Moment::of(table, side)) else {
            self.deciding = None;
            return None;
        };
        if self.deciding.as_ref().is_some_and(|search| search.moment == moment) {
            return None;
        }
        let task = Task::of(table, moment.side)?;
        let (engines, owner) = (self.engines.clone(), owner(current, moment.side));
        let command = async move {
            let answer = run(&engines, &owner, move |stop| task.run(stop)).await;
            match answer {
                // The same move may come again after a takeback, and needs another id then.
                Some(Answer::Move(text)) => {
                    let id = format!("computer-{:016x}", rand::random::<u64>());
                    Command::Move { ply: moment.ply, id, text }
                }
                Some(Answer::Setup(setup)) => Command::Setup { setup },
                None => {
                    tracing::error!("a computer player found nothing to do and resigns");
                    Command::Resign
                }
            }
        };
        self.deciding = Some(Search { moment, command: Box::pin(command) });
        let before = self.engines.waiting();
        (before > self.engines.threads()).then_some(before as u32)
    }

    /// A computer accepts a draw unless it thinks that it is better, or the game has hardly begun. Asked again before
    /// anything has changed, it declines without another thought; by moving first, it declines as well.
    ///
    /// Takebacks and rematches need no answer: the table itself agrees to them for a computer.
    fn update_answer(&mut self, current: &Current) {
        let table = current.table();
        let Some(moment) = offered_draw(table).map(|side| Moment::of(table, side)) else {
            self.answering = None;
            return;
        };
        if self.answering.as_ref().is_some_and(|search| search.moment == moment) {
            return;
        }
        let has_declined = self.declined == Some(moment);
        let history = table.history().filter(|_| !has_declined).map(|history| history.copy());
        let (engines, owner, game) = (self.engines.clone(), owner(current, moment.side), table.game());
        let command = async move {
            let accepts = match history {
                None => false,
                Some(history) => {
                    let most = f64::from(play::content_with(moment.ply).0) / f64::from(rules::POINT) + MARGIN;
                    let search =
                        move |stop: &search::Stop| quick_eval(game, &*history, moment.side, stop) <= most;
                    // A computer that has no time for the question declines.
                    engines.run(&owner, search).await.unwrap_or(false)
                }
            };
            match accepts {
                true => Command::Accept { what: Offer::Draw },
                false => Command::Decline { what: Offer::Draw },
            }
        };
        self.answering = Some(Search { moment, command: Box::pin(command) });
    }

    /// The next command of a computer, and its seat. Waits for ever if none is thinking.
    pub(super) async fn next(&mut self) -> (Viewer, Command) {
        tokio::select! {
            (moment, command) = result(&mut self.deciding) => (Viewer::Seat(moment.side), command),
            (moment, command) = result(&mut self.answering) => {
                if matches!(command, Command::Decline { .. }) {
                    self.declined = Some(moment);
                }
                (Viewer::Seat(moment.side), command)
            }
        }
    }
}

async fn result(search: &mut Option<Search>) -> (Moment, Command) {
    let Some(active) = search else { return std::future::pending().await };
    let (moment, command) = (active.moment, (&mut active.command).await);
    *search = None;
    (moment, command)
}

impl Moment {
    fn of(table: &Table, side: Side) -> Moment {
        let ply = table.history().map_or(0, |history| history.len());
        Moment { game: table.game_number(), ply, side }
    }
}

/// Runs a search, however long the queue is. Never returns once the server is stopping: the next one goes on.
async fn run<T: Send + 'static>(
    engines: &Engines,
    owner: &str,
    search: impl FnOnce(&search::Stop) -> T + Clone + Send + 'static,
) -> T {
    loop {
        match engines.run(owner, search.clone()).await {
            Ok(answer) => return answer,
            Err(EngineError::Busy { .. }) => tokio::time::sleep(BUSY).await,
            Err(EngineError::Stopped) => std::future::pending().await,
        }
    }
}

/// For whom a computer thinks: the opponent, who waits behind their own other games only.
fn owner(current: &Current, side: Side) -> String {
    let opponent = summary::person(current.table(), !side);
    opponent.map_or_else(|| current.row().id.to_string(), |id| id.to_string())
}

/// The computer whose decision is awaited.
fn decider(table: &Table) -> Option<Side> {
    let is_computer = |side: &Side| table.sitter(*side).is_some_and(Sitter::is_computer);
    match table.awaits() {
        Awaits::Move { side } => Some(side).filter(is_computer),
        Awaits::Setups { missing } => Side::BOTH.into_iter().filter(|side| missing[*side]).find(is_computer),
        _ => None,
    }
}

/// The computer that is offered a draw.
fn offered_draw(table: &Table) -> Option<Side> {
    let asked = !table.offered(Offer::Draw)?;
    let is_computer = table.sitter(asked).is_some_and(Sitter::is_computer);
    (is_computer && table.phase() == Phase::Playing).then_some(asked)
}

/// A decision for a computer player, with all that it needs to know.
#[derive(Clone)]
struct Task {
    player: PlayerName,
    side: Side,
    limits: SearchLimits,
    game: &'static dyn catalog::AnyGame,
    history: Option<Arc<dyn catalog::AnyHistory>>,
    /// The setups to choose from, before play.
    setups: Vec<String>,
}

enum Answer {
    Move(String),
    Setup(String),
}

impl Task {
    fn of(table: &Table, side: Side) -> Option<Task> {
        let Some(Sitter::Computer { player }) = table.sitter(side) else { return None };
        let player: PlayerName = player.parse().ok()?;
        let clock = table.clocks().map(|(left, _)| {
            let increment = Duration::from_millis(table.terms().time.increment_ms());
            Clock { left: left.map(Duration::from_millis), increment: [increment; 2] }
        });
        let mut limits = player.limits.unwrap_or(SearchLimits { clock, ..SearchLimits::default() });
        // A player without limits decides for itself how long to think, and never for long; but a number of random games
        // may take any time.
        if limits != SearchLimits::default() || matches!(player.kind, PlayerKind::Uct { iterations: Some(_) })
        {
            limits.budget.time = Some(limits.budget.time.map_or(LONGEST, |time| time.min(LONGEST)));
        }
        let history = table.history().map(|history| Arc::from(history.copy()));
        Some(Task { player, side, limits, game: table.game(), history, setups: table.open_setups(side) })
    }

    fn run(self, stop: &search::Stop) -> Option<Answer> {
        let resources = Resources { megabytes: MEGABYTES, threads: 1, ..Resources::default() };
        let mut player = self.game.player(&self.player.kind, resources);
        player.begin(rand::random()).ok()?;
        match &self.history {
            None => player.set_up(self.side, &self.setups).ok().map(Answer::Setup),
            Some(history) => {
                player.choose(&**history, &self.limits, stop).ok().map(|chosen| Answer::Move(chosen.mv))
            }
        }
    }
}
