use std::io;
use std::ops::ControlFlow;
use std::path::Path;
use std::time::Duration;

use web_time::Instant;

use games::scene::Scenic;
use play::tablebases::{self, TablebaseCache, UnusableTablebase};
use rules::{Evaluate, Family, Game, Side, Symmetric, TablebaseProbe, Value};
use solve::{Answer, Census, Effort, Progress, Prover, Tablebase, Verdict, perfect_line};

use crate::game::{exact_of, typed};
use crate::{AnyHistory, Exact};

/// Proves who wins, in a game in which no position can come up twice.
pub trait AnyProver {
    /// Who wins from the position now, for the side that decides. `watch` is called from time to time; when it breaks, the
    /// answer is `None`.
    fn prove(
        &mut self,
        history: &dyn AnyHistory,
        watch: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Option<Verdict>;

    /// How many positions it took to find out whether seat 1 wins from the position now, as far as that is remembered.
    fn work(&self, history: &dyn AnyHistory) -> u32;

    /// What has been done so far.
    fn effort(&self) -> Effort;
}

/// A prover for the positions of one game.
struct ProverOf<G> {
    prover: Prover,
    game: std::marker::PhantomData<fn() -> G>,
}

/// The prover of a game, with so many mebibytes; `None` if positions can come up twice.
pub(crate) fn prover<G: Game<Position: Scenic + Symmetric + Evaluate>>(
    mebibytes: usize,
) -> Option<Box<dyn AnyProver>> {
    let prover = || ProverOf::<G> { prover: Prover::new(mebibytes), game: std::marker::PhantomData };
    G::NEVER_REPEATS.then(|| Box::new(prover()) as Box<dyn AnyProver>)
}

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> AnyProver for ProverOf<G> {
    fn prove(
        &mut self,
        history: &dyn AnyHistory,
        watch: &mut dyn FnMut(&Effort) -> ControlFlow<()>,
    ) -> Option<Verdict> {
        self.prover.prove(typed::<G>(history)?.position(), G::INFO.draws, watch)
    }

    fn work(&self, history: &dyn AnyHistory) -> u32 {
        typed::<G>(history).map_or(0, |history| self.prover.work(history.position(), Side::South))
    }

    fn effort(&self) -> Effort {
        self.prover.effort()
    }
}

/// What the game's tablebase knows about the position now, once it is read or made, and the larger tablebases that were
/// found but could not be used. `None` if the game has no tablebase.
pub(crate) fn look_up<G: Game<Position: Scenic + Evaluate>>(
    history: &dyn AnyHistory,
    on_progress: &(dyn Fn(Progress) + Sync),
) -> Option<(Exact, &'static [UnusableTablebase])> {
    let tablebase = tablebases::of::<G>()?;
    let answer = Answer::ask(tablebase.load(on_progress), typed::<G>(history)?.position());
    Some((exact_of(&answer), tablebase.unusable()))
}

/// A family of positions that has been solved.
pub struct Solution {
    /// How long that took.
    pub time: Duration,
    /// How many positions there are.
    pub positions: u64,
    /// The positions by what they are worth, the best first.
    pub rows: Vec<SolutionRow>,
    /// The longest forced win, and a line of perfect play from it.
    pub longest_win: Option<LongestWin>,
    /// What the start of the game is worth, with a line of perfect play from it; `None` if it is not in the family.
    pub start: Option<(Value, Vec<String>)>,
    table: Box<dyn WriteTablebase>,
}

/// The positions of a family that are worth as many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SolutionRow {
    /// The points for the side that decides.
    pub points: i8,
    /// How many positions.
    pub positions: u64,
    /// The value that takes the most moves.
    pub farthest: Value,
}

/// The longest forced win of a family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct LongestWin {
    /// Its value.
    pub value: Value,
    /// A position that has it.
    pub position: String,
    /// A line of perfect play from there.
    pub line: Vec<String>,
}

impl Solution {
    /// Writes the tablebase to a file, under a name.
    pub fn write(&self, name: &str, path: &Path) -> io::Result<()> {
        self.table.write(name, path)
    }
}

trait WriteTablebase {
    fn write(&self, name: &str, path: &Path) -> io::Result<()>;
}

impl<P: rules::Position> WriteTablebase for Tablebase<P> {
    fn write(&self, name: &str, path: &Path) -> io::Result<()> {
        Tablebase::write(self, name, path)
    }
}

/// The family with this name; without one, the usual one.
fn family<G: Game>(larger: Option<&str>) -> Option<Family<G::Position>> {
    match larger {
        None => G::FAMILY,
        Some(larger) => {
            G::LARGER_FAMILIES.iter().find(|(name, _)| *name == larger).map(|(_, family)| *family)
        }
    }
}

/// The name under which the tablebase of a family is kept; `None` if the game has no such family.
pub(crate) fn tablebase_name<G: Game>(larger: Option<&str>) -> Option<String> {
    family::<G>(larger)?;
    Some(match larger {
        None => G::full_name(),
        Some(larger) => TablebaseCache::larger_name(&G::full_name(), larger),
    })
}

/// Solves a family; `None` if the game has no such family.
pub(crate) fn solve<G: Game>(
    larger: Option<&str>,
    threads: usize,
    on_progress: &(dyn Fn(Progress) + Sync),
) -> Option<Solution> {
    /// More moves than any forced win takes; a drawn line may end here.
    const LONGEST_LINE: usize = 200;
    let family = family::<G>(larger)?;
    let begun = Instant::now();
    let table = Tablebase::solve(family, threads, on_progress);
    let time = begun.elapsed();
    let census = Census::of(&table, threads);
    let line = |position: &G::Position| -> Vec<String> {
        perfect_line(&table, position, LONGEST_LINE).iter().map(ToString::to_string).collect()
    };
    let start = G::start(Side::South);
    let row = |row: &solve::Row<G::Position>| SolutionRow {
        points: row.points,
        positions: row.positions,
        farthest: row.farthest,
    };
    let longest_win = census.longest_win().map(|row| LongestWin {
        value: row.farthest,
        position: row.example.to_string(),
        line: line(&row.example),
    });
    Some(Solution {
        time,
        positions: census.positions(),
        rows: census.rows.iter().map(row).collect(),
        longest_win,
        start: table.probe(&start).map(|value| (value, line(&start))),
        table: Box::new(table),
    })
}
