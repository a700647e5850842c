use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use play::player::{PlayerKind, PlayerName, Resources};
use play::{ClockReading, SearchLimits};
use rules::Side;
use table::{Awaits, Command, Offer, Phase, Sitter, Table};
use tokio::sync::mpsc;
use tokio::task::JoinSet;

use super::handle::Arrival;
use super::stored_table::Current;
use super::summary;
use super::table_clock::TableClock;
use crate::analysis::quick_eval;
use crate::engines::{EngineError, Engines};

/// How long to wait before asking the engines again when their queue is full.
const BUSY: Duration = Duration::from_millis(500);
/// A search that begins within this time has not been waiting.
const PROMPT: Duration = Duration::from_millis(50);
/// The effort of deciding on a draw offer.
const OFFER_EFFORT: Duration = Duration::from_millis(100);
/// The default time for players without limits of their own.
const USUAL: Duration = Duration::from_secs(1);
/// The longest that a computer thinks about a decision: others wait for their turn.
const LONGEST: Duration = Duration::from_secs(5);
/// The memory for each search: small, as many tables think in turn.
const MEGABYTES: usize = 8;
/// A quick evaluation may be a little off, in points.
const MARGIN: f64 = 0.05;

/// The computers that play at one table: what they are thinking about now.
pub(super) struct Computer {
    engines: Engines,
    clock: TableClock,
    /// The search for a decision.
    deciding: Option<Search>,
    /// The search for an answer to the offer of a draw.
    answering: Option<Search>,
    /// When a computer last declined a draw.
    declined: Option<Moment>,
}

/// The progress of a computer's search.
pub(super) enum Thought {
    /// It is queued behind this many others.
    Queued { waiting: usize },
    /// It has begun.
    Begun,
    /// It has ended with this command.
    Decided(Command),
}

/// A decision in a game, and the computer that has to make it.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Moment {
    game: u32,
    ply: usize,
    side: Side,
}

/// A search under way. Dropping it stops it.
struct Search {
    moment: Moment,
    thoughts: mpsc::Receiver<(Arrival, Thought)>,
    has_begun: bool,
    _task: JoinSet<()>,
}

impl Computer {
    pub(super) fn new(engines: Engines, clock: TableClock) -> Computer {
        Computer { engines, clock, deciding: None, answering: None, declined: None }
    }

    /// Stops all searches.
    pub(super) fn stop(&mut self) {
        (self.deciding, self.answering) = (None, None);
    }

    /// Whether no computer is thinking.
    pub(super) fn is_idle(&self) -> bool {
        self.deciding.is_none() && self.answering.is_none()
    }

    /// Starts the searches that the table needs now, and stops those about the past, as after a takeback.
    pub(super) fn update(&mut self, current: &Current) {
        self.update_answer(current);
        self.update_decision(current);
    }

    fn update_decision(&mut self, current: &Current) {
        let table = current.table();
        let Some(moment) = decider(table).map(|side| Moment::of(table, side)) else {
            self.deciding = None;
            return;
        };
        if self.deciding.as_ref().is_some_and(|search| search.moment == moment) {
            return;
        }
        let Some(task) = Task::of(table, moment.side) else { return };
        let (engines, owner, clock) = (self.engines.clone(), owner(current, moment.side), self.clock.clone());
        self.deciding = Some(Search::start(moment, async move |thoughts| {
            let effort = task.effort();
            let begun = (thoughts.clone(), clock.clone());
            let search = move |stop: &search::Stop, share| {
                let (thoughts, clock) = begun;
                // The receiver may be gone.
                let _ = thoughts.try_send((Arrival::now(&clock), Thought::Begun));
                (task.run(share, stop), Arrival::now(&clock))
            };
            let mut running = pin!(run(&engines, &owner, effort, search));
            let (answer, arrival) = match tokio::time::timeout(PROMPT, &mut running).await {
                Ok(answer) => answer,
                Err(_) => {
                    let queued = Thought::Queued { waiting: engines.waiting() };
                    let _ = thoughts.send((Arrival::now(&clock), queued)).await;
                    running.await
                }
            };
            let command = match answer {
                // After a takeback, the same move needs a new id.
                Some(Answer::Move(text)) => {
                    let id = format!("computer-{:016x}", rand::random::<u64>());
                    Command::Move { ply: moment.ply, id, text }
                }
                Some(Answer::Setup(setup)) => Command::Setup { setup },
                None => {
                    tracing::error!("a computer player found nothing to do and resigns");
                    Command::Resign
                }
            };
            (arrival, command)
        }));
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
        let clock = self.clock.clone();
        self.answering = Some(Search::start(moment, async move |_| {
            let accepts = match history {
                None => false,
                Some(history) => {
                    let most = f64::from(play::content_with(moment.ply).0) / f64::from(rules::POINT) + MARGIN;
                    let search =
                        move |stop: &search::Stop, _| quick_eval(game, &*history, moment.side, stop) <= most;
                    // A computer that has no time for the question declines.
                    engines.run(&owner, OFFER_EFFORT, search).await.unwrap_or(false)
                }
            };
            let command = match accepts {
                true => Command::Accept { what: Offer::Draw },
                false => Command::Decline { what: Offer::Draw },
            };
            (Arrival::now(&clock), command)
        }));
    }

    /// The next thought of a computer, with its seat. Waits for ever if none is thinking.
    pub(super) async fn next(&mut self) -> (Side, Arrival, Thought) {
        tokio::select! {
            (moment, arrival, thought) = next_thought(&mut self.deciding) => (moment.side, arrival, thought),
            (moment, arrival, thought) = next_thought(&mut self.answering) => {
                if matches!(thought, Thought::Decided(Command::Decline { .. })) {
                    self.declined = Some(moment);
                }
                (moment.side, arrival, thought)
            }
        }
    }
}

impl Search {
    /// Starts a search in a task of its own, so that the moments at which it begins and ends are known whatever the
    /// table is doing.
    fn start<F>(moment: Moment, search: impl FnOnce(mpsc::Sender<(Arrival, Thought)>) -> F) -> Search
    where
        F: Future<Output = (Arrival, Command)> + Send + 'static,
    {
        // A search sends at most three thoughts.
        let (sender, thoughts) = mpsc::channel(3);
        let decision = search(sender.clone());
        let mut task = JoinSet::new();
        task.spawn(async move {
            let (arrival, command) = decision.await;
            let _ = sender.send((arrival, Thought::Decided(command))).await;
        });
        Search { moment, thoughts, has_begun: false, _task: task }
    }
}

async fn next_thought(search: &mut Option<Search>) -> (Moment, Arrival, Thought) {
    loop {
        let Some(active) = search else { return std::future::pending().await };
        let moment = active.moment;
        match active.thoughts.recv().await {
            Some((arrival, Thought::Begun)) => {
                active.has_begun = true;
                return (moment, arrival, Thought::Begun);
            }
            // It began while this was on its way.
            Some((_, Thought::Queued { .. })) if active.has_begun => {}
            Some((arrival, thought @ Thought::Queued { .. })) => return (moment, arrival, thought),
            Some((arrival, thought @ Thought::Decided(_))) => {
                *search = None;
                return (moment, arrival, thought);
            }
            None => *search = None,
        }
    }
}

impl Moment {
    fn of(table: &Table, side: Side) -> Moment {
        let ply = table.history().map_or(0, |history| history.len());
        Moment { game: table.game_number(), ply, side }
    }
}

/// Runs a search, however long the queue is. Never returns once the server is stopping; the next server continues.
async fn run<T: Send + 'static>(
    engines: &Engines,
    owner: &str,
    effort: Duration,
    search: impl FnOnce(&search::Stop, Duration) -> T + Clone + Send + 'static,
) -> T {
    loop {
        match engines.run(owner, effort, search.clone()).await {
            Ok(answer) => return answer,
            Err(EngineError::Busy { .. }) => tokio::time::sleep(BUSY).await,
            Err(EngineError::Stopped) => std::future::pending().await,
        }
    }
}

/// The owner of a computer's search: the opponent, so that everyone waits only for their own other games.
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
            ClockReading { left: left.map(Duration::from_millis), increment: [increment; 2] }
        });
        let mut limits = player.limits.unwrap_or(SearchLimits { clock, ..SearchLimits::default() });
        // Players with no limits but these never think for long; a number of random games may take any time.
        let is_unlimited = limits == SearchLimits::default();
        let usual = match player.kind {
            PlayerKind::Best | PlayerKind::Uct { iterations: None } if is_unlimited => USUAL,
            _ => LONGEST,
        };
        limits.budget.time = Some(limits.budget.time.unwrap_or(usual).min(LONGEST));
        let history = table.history().map(|history| Arc::from(history.copy()));
        Some(Task { player, side, limits, game: table.game(), history, setups: table.open_setups(side) })
    }

    /// About how long it takes.
    fn effort(&self) -> Duration {
        match &self.player.kind {
            PlayerKind::Random | PlayerKind::Greedy => Duration::from_millis(1),
            // Each level searches more than the one before: the highest for about a quarter of a second.
            PlayerKind::Level(level) => Duration::from_millis(1 << level.number()),
            _ => self.limits.budget.time.unwrap_or(LONGEST).min(USUAL),
        }
    }

    /// Decides, and thinks for no longer than its share of the time.
    fn run(mut self, share: Duration, stop: &search::Stop) -> Option<Answer> {
        self.limits.budget.time = self.limits.budget.time.map(|time| time.min(share));
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
