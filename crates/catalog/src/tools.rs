use std::io::{self, BufRead, Write};
use std::time::Duration;

use games::scene::Scenic;
use play::match_runner::BadOpenings;
use play::tablebases::UnusableTablebase;
use play::tune::{Settings as TuneSettings, Tuning};
use rules::{Evaluate, Game, Symmetric};
use solve::Progress;

use crate::game::Of;
use crate::{
    AnyGame, AnyHistory, AnyMatch, AnyProver, Exact, MatchSettings, RandomPlayBenchmark, Solution,
    UctBenchmark, benchmarks, matches, solving,
};

/// What the command line can do with a game besides playing it: solve it, tune it, run matches and measure it. A trait of
/// its own, so that the page doesn't contain any of it.
pub trait Tools: AnyGame {
    /// What the game's tablebase knows about the position now, after reading or making it, and the larger tablebases that
    /// were found but cannot be used; `None` where there is no tablebase.
    fn look_up(
        &self,
        history: &dyn AnyHistory,
        on_progress: &(dyn Fn(Progress) + Sync),
    ) -> Option<(Exact, &'static [UnusableTablebase])>;

    /// A prover with so many mebibytes of memory; `None` where positions can come up twice.
    fn prover(&self, mebibytes: usize) -> Option<Box<dyn AnyProver>>;

    /// The name under which the tablebase of a family is kept: the usual family, or a larger one by its name. `None` where
    /// there is no such family.
    fn tablebase_name(&self, larger: Option<&str>) -> Option<String>;

    /// Solves a family; `None` where there is no such family.
    fn solve(
        &self,
        larger: Option<&str>,
        threads: usize,
        on_progress: &(dyn Fn(Progress) + Sync),
    ) -> Option<Solution>;

    /// Prepares a match between two computer players.
    fn prepare_match(&self, settings: MatchSettings) -> Result<Box<dyn AnyMatch>, BadOpenings>;

    /// Fits the weights of the evaluation. Calls `on_game` with the number of games played so far.
    fn tune(&self, settings: TuneSettings, on_game: &mut dyn FnMut(u32)) -> Tuning;

    /// Speaks the Universal Game Interface until the input ends.
    fn serve_ugi(
        &self,
        input: &mut dyn BufRead,
        output: &mut (dyn Write + Send),
        seed: u64,
    ) -> io::Result<()>;

    /// Measures random games, played to their end for so long.
    fn bench_random(&self, time: Duration) -> RandomPlayBenchmark;

    /// Measures iterations of UCT.
    fn bench_uct(&self, time: Duration) -> UctBenchmark;

    /// Measures how long searches take to end once they are stopped, the shortest time first.
    fn bench_stop(&self, searches: usize) -> Vec<Duration>;
}

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> Tools for Of<G> {
    fn look_up(
        &self,
        history: &dyn AnyHistory,
        on_progress: &(dyn Fn(Progress) + Sync),
    ) -> Option<(Exact, &'static [UnusableTablebase])> {
        solving::look_up::<G>(history, on_progress)
    }

    fn prover(&self, mebibytes: usize) -> Option<Box<dyn AnyProver>> {
        solving::prover::<G>(mebibytes)
    }

    fn tablebase_name(&self, larger: Option<&str>) -> Option<String> {
        solving::tablebase_name::<G>(larger)
    }

    fn solve(
        &self,
        larger: Option<&str>,
        threads: usize,
        on_progress: &(dyn Fn(Progress) + Sync),
    ) -> Option<Solution> {
        solving::solve::<G>(larger, threads, on_progress)
    }

    fn prepare_match(&self, settings: MatchSettings) -> Result<Box<dyn AnyMatch>, BadOpenings> {
        matches::prepare::<G>(settings)
    }

    fn tune(&self, settings: TuneSettings, on_game: &mut dyn FnMut(u32)) -> Tuning {
        play::tune::tune::<G>(settings, on_game)
    }

    fn serve_ugi(
        &self,
        input: &mut dyn BufRead,
        output: &mut (dyn Write + Send),
        seed: u64,
    ) -> io::Result<()> {
        play::ugi::serve::<G>(input, output, seed)
    }

    fn bench_random(&self, time: Duration) -> RandomPlayBenchmark {
        benchmarks::play_random_games::<G>(time)
    }

    fn bench_uct(&self, time: Duration) -> UctBenchmark {
        benchmarks::run_uct::<G>(time)
    }

    fn bench_stop(&self, searches: usize) -> Vec<Duration> {
        benchmarks::stop_searches::<G>(searches)
    }
}
