use std::time::{Duration, Instant};

use rules::{Evaluate, Game, Position, Side};
use search::{Ambition, Budget, Line, NoOracle, Random, Report, Request, Score, Snare, Stop, Table, search};

use super::decision::decider;
use super::exact::exact;
use super::oracle::oracle;
use super::{Decision, Player, PlayerError, Resources, ambition, setup};
use crate::solved::Solved;
use crate::{History, Pace};

/// Plays as well as it can: perfectly where a table knows everything, and else by alpha-beta with all that search knows.
pub struct Best<G: Game> {
    table: Table,
    threads: usize,
    oracle: Option<&'static Solved<G::Position>>,
    random: Random,
}

impl<G: Game<Position: Evaluate>> Best<G> {
    /// How long it thinks where nothing limits it.
    const USUAL: Duration = Duration::from_secs(1);

    /// A player with these resources, and everything that is known exactly about the game unless it should do without.
    pub fn new(resources: Resources) -> Best<G> {
        Best::asking(resources, resources.tables.then(oracle::<G>).flatten())
    }

    /// A player with these resources that knows of exact values only what this table knows.
    pub fn asking(resources: Resources, solved: Option<&'static Solved<G::Position>>) -> Best<G> {
        Best {
            table: Table::new(resources.megabytes),
            threads: resources.threads,
            oracle: solved,
            random: Random::new(0),
        }
    }

    /// Waits for the table of exact values, where there is one, but not for longer than this.
    pub fn wait_for_table(&self, most: Duration) {
        if let Some(solved) = self.oracle {
            solved.wait(most);
        }
    }

    /// Searches the position now as it is, in so many lines, and reports after every iteration. Without any limit it goes on
    /// until it is stopped.
    pub fn analyse(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        self.search(history, budget, lines, Ambition::NONE, stop, on_report)
    }

    /// Searches as [`analyse`](Best::analyse) does, but as a player who wants to win: it would rather play on than repeat or
    /// wait until a draw can be claimed.
    pub fn think(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        self.search(history, budget, lines, ambition::strong(history), stop, on_report)
    }

    fn search(
        &self,
        history: &History<G>,
        budget: Budget,
        lines: usize,
        ambition: Ambition,
        stop: &Stop,
        mut on_report: impl FnMut(&Report<<G::Position as Position>::Move>),
    ) -> Report<<G::Position as Position>::Move> {
        if let Some(report) = self.oracle.and_then(|solved| exact(solved, history, lines, ambition)) {
            on_report(&report);
            return report;
        }
        let request = Request {
            position: history.position(),
            earlier: &history.earlier(),
            budget,
            stop: stop.clone(),
            table: &self.table,
            ambition,
            oracle: &NoOracle,
            threads: self.threads,
            lines,
            is_selective: true,
        };
        let Some(oracle) = self.oracle else { return search(&request, on_report) };
        let mut request = request.asking(oracle);
        let started = Instant::now();
        let snare = Snare::look(&request);
        if let Some(mv) = snare.mv {
            let line = Line { score: Score::DRAW, is_exact: true, moves: vec![mv] };
            let (nodes, time) = (snare.nodes, started.elapsed());
            let report = Report { lines: vec![line], depth: 1, nodes, time, table_use: 0 };
            on_report(&report);
            return report;
        }
        request.budget.time = request.budget.time.map(|time| time.saturating_sub(started.elapsed()));
        request.budget.nodes = request.budget.nodes.map(|nodes| nodes.saturating_sub(snare.nodes));
        let told = |report: &Report<_>| known_draws(report.clone(), oracle, history.position());
        let report = search(&request, |report| on_report(&told(report)));
        told(&report)
    }

    /// Forgets what it found in earlier searches.
    pub fn forget(&self) {
        self.table.clear();
    }
}

/// The same report, with a draw where a table knows one. Whoever plays to win searches on there as if nothing were known, but
/// what it says of it is true.
fn known_draws<P: Position>(
    mut report: Report<P::Move>,
    oracle: &impl search::Oracle<P>,
    position: &P,
) -> Report<P::Move> {
    for line in &mut report.lines {
        let after = line.moves.first().and_then(|mv| position.play(*mv).ok());
        if after.is_some_and(|after| oracle.probe(&after) == Some(Score::DRAW)) {
            (line.score, line.is_exact) = (Score::DRAW, true);
        }
    }
    report
}

impl<G: Game<Position: Evaluate>> Player<G> for Best<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        // The same game from the same seed, whatever was played before.
        self.table.clear();
        self.random = Random::new(seed);
        Ok(())
    }

    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError> {
        setup::promising::<G>(side, choices, &mut self.random)
    }

    fn choose(&mut self, history: &History<G>, pace: &Pace, stop: &Stop) -> Result<Decision<G>, PlayerError> {
        let side = decider(history)?;
        let budget = pace.or(Pace::time(Self::USUAL)).budget(side);
        Decision::of(self.think(history, budget, 1, stop, |_| {}))
    }
}
