use std::time::Duration;

use web_time::Instant;

use rules::{Evaluate, Game, NoTablebase, Position, Side, TablebaseProbe, Value};
use search::{Budget, Contempt, Line, Random, Report, Request, Score, Stop, TranspositionTable, search};

use super::decision::decider;
use super::exact::exact;
use super::{Decision, Player, PlayerError, Resources, contempt, setup};
use crate::tablebases::{self, LazyTablebase};
use crate::{History, SearchLimits};

/// The strongest player: perfect from a complete tablebase, otherwise alpha-beta search.
pub struct Best<G: Game> {
    table: TranspositionTable,
    threads: usize,
    tablebase: Option<&'static LazyTablebase<G::Position>>,
    random: Random,
}

impl<G: Game<Position: Evaluate>> Best<G> {
    /// The default time per decision.
    const USUAL: Duration = Duration::from_secs(1);

    /// Creates a player with these resources, with the game's tablebase unless disabled.
    pub fn new(resources: Resources) -> Best<G> {
        Best::asking(resources, resources.tables.then(tablebases::started::<G>).flatten())
    }

    /// Creates a player with these resources and this tablebase.
    pub fn asking(resources: Resources, solved: Option<&'static LazyTablebase<G::Position>>) -> Best<G> {
        Best {
            table: TranspositionTable::new(resources.megabytes),
            threads: resources.threads,
            tablebase: solved,
            random: Random::new(0),
        }
    }

    /// Waits for the tablebase, if there is one, up to this long.
    pub fn wait_for_table(&self, most: Duration) {
        if let Some(solved) = self.tablebase {
            solved.wait(most);
        }
    }

    /// Searches the current position without contempt, and reports after every iteration. Without limits it runs until
    /// it is stopped.
    pub fn analyse(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        self.search(history, budget, lines, Contempt::NONE, stop, on_report)
    }

    /// Searches like [`analyse`](Best::analyse), but with contempt: it would rather play on than repeat the position
    /// or head for a draw.
    pub fn think(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        self.search(history, budget, lines, contempt::strong(history), stop, on_report)
    }

    fn search(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        contempt: Contempt,
        stop: &Stop,
        mut on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        if let Some(report) = self.tablebase.and_then(|solved| exact(solved, history, lines, contempt)) {
            on_report(&report);
            return report;
        }
        let request = Request {
            position: history.position(),
            earlier: &history.earlier(),
            budget,
            stop: stop.clone(),
            table: &self.table,
            contempt,
            tablebase: &NoTablebase,
            threads: self.threads,
            lines,
            is_selective: true,
        };
        let Some(tablebase) = self.tablebase else { return search(&request, on_report) };
        let mut request = request.asking(tablebase);
        let started = Instant::now();
        let swindle = search::swindle(&request);
        if let Some(mv) = swindle.mv {
            let line = Line { score: Score::DRAW, is_exact: true, moves: vec![mv] };
            let (nodes, time) = (swindle.nodes, started.elapsed());
            let report = Report { lines: vec![line], depth: 1, nodes, time, hashfull: 0 };
            on_report(&report);
            return report;
        }
        request.budget.time = request.budget.time.map(|time| time.saturating_sub(started.elapsed()));
        request.budget.nodes = request.budget.nodes.map(|nodes| nodes.saturating_sub(swindle.nodes));
        let with_known_draws =
            |report: &Report<_>| known_draws(report.clone(), tablebase, history.position());
        let report = search(&request, |report| on_report(&with_known_draws(report)));
        with_known_draws(&report)
    }

    /// Clears the transposition table.
    pub fn forget(&self) {
        self.table.clear();
    }
}

/// Marks lines that the tablebase knows to be drawn. A player with contempt searches them as if nothing were known,
/// but must report the truth.
fn known_draws<P: Position>(
    mut report: Report<P::Move>,
    tablebase: &impl TablebaseProbe<P>,
    position: &P,
) -> Report<P::Move> {
    for line in &mut report.lines {
        let after = line.moves.first().and_then(|mv| position.play(*mv).ok());
        if after.is_some_and(|after| tablebase.probe(&after) == Some(Value::DRAW)) {
            (line.score, line.is_exact) = (Score::DRAW, true);
        }
    }
    report
}

impl<G: Game<Position: Evaluate>> Player<G> for Best<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        // The same seed gives the same game, whatever was played before.
        self.table.clear();
        self.random = Random::new(seed);
        Ok(())
    }

    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        setup::promising::<G>(side, choices, &mut self.random)
    }

    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError> {
        decider(history)?;
        let budget = limits.or(SearchLimits::time(Self::USUAL)).budget(history);
        Decision::of(self.think(history, budget, 1, stop, |_| {}))
    }
}
