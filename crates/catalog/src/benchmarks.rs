use std::thread;
use std::time::Duration;

use web_time::Instant;

use games::scene::Scenic;
use play::{Opening, dice};
use rules::{Choice, Evaluate, Game, NoTablebase, Node, Position, Side};
use search::{Budget, Contempt, Random, Request, Stop, TranspositionTable, search, uct};

/// Searches of fixed positions, measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct SearchBenchmark {
    /// How many positions were searched.
    pub positions: u32,
    /// The depths that were finished, added up over the positions.
    pub depths: u32,
    /// The nodes at the end of every finished depth, added up: a checksum of the search.
    pub finished: u64,
    /// The nodes of all searches.
    pub nodes: u64,
    /// The time of all searches.
    pub time: Duration,
}

/// Random games, measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct RandomPlayBenchmark {
    /// How many games were played.
    pub games: u64,
    /// The moves and rolls of all games.
    pub choices: u64,
    /// The time of all games.
    pub time: Duration,
}

/// Iterations of UCT, measured.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct UctBenchmark {
    /// How many.
    pub iterations: u64,
    /// How long they took.
    pub time: Duration,
}

fn request<'a, P>(
    position: &'a P,
    budget: Budget,
    stop: &Stop,
    table: &'a TranspositionTable,
) -> Request<'a, P, NoTablebase> {
    Request {
        position,
        earlier: &[],
        budget,
        stop: stop.clone(),
        table,
        contempt: Contempt::NONE,
        tablebase: &NoTablebase,
        threads: 1,
        lines: 1,
        is_selective: true,
    }
}

/// Searches the start and positions after random moves, always the same, with one thread.
pub(crate) fn search_fixed_positions<G: Game<Position: Scenic + Evaluate>>(nodes: u64) -> SearchBenchmark {
    /// How many random moves lead to each position.
    const LENGTHS: [u32; 6] = [0, 4, 8, 12, 16, 20];
    let table = TranspositionTable::new(64);
    let mut random = Random::new(1963);
    let mut measured =
        SearchBenchmark { positions: 0, depths: 0, finished: 0, nodes: 0, time: Duration::ZERO };
    for length in LENGTHS {
        let opening = match length {
            0 => Opening::<G>::usual(),
            _ => Opening::<G>::random(length, &mut random),
        };
        table.clear();
        let history = opening.history();
        let request = request(history.position(), Budget::nodes(nodes), &Stop::new(), &table);
        let begin = Instant::now();
        let report = search(&request, |report| measured.finished += report.nodes);
        measured.time += begin.elapsed();
        measured.positions += 1;
        measured.depths += report.depth;
        measured.nodes += report.nodes;
    }
    measured
}

/// Random games are cut off here. Two bare kings of Courtier, for example, could walk forever: only the history ends such
/// games.
const LONGEST_GAME: u64 = 1000;

/// Plays random games from the start for a while, always the same.
pub(crate) fn play_random_games<G: Game>(budget: Duration) -> RandomPlayBenchmark {
    /// The number of games between two readings of the clock.
    const BATCH: u64 = 64;
    let start = G::start(Side::South);
    let mut random = Random::new(2022);
    let mut measured = RandomPlayBenchmark { games: 0, choices: 0, time: Duration::ZERO };
    let begin = Instant::now();
    while measured.time < budget {
        for _ in 0..BATCH {
            measured.choices += play_out(start, &mut random);
        }
        measured.games += BATCH;
        measured.time = begin.elapsed();
    }
    measured
}

/// Plays randomly to the end or the limit; returns the number of moves and rolls.
fn play_out<P: Position>(mut position: P, random: &mut Random) -> u64 {
    for choices in 0..LONGEST_GAME {
        let choice = match position.node() {
            Node::Over(_) => None,
            Node::Decide(_) => {
                let number = random.below(position.count_moves());
                position.nth_move(number).map(Choice::Move)
            }
            Node::Chance => dice::roll(&position, random.below(dice::weight(&position))).map(Choice::Roll),
        };
        match choice {
            Some(choice) => position.take_unchecked(choice),
            None => return choices,
        }
    }
    LONGEST_GAME
}

/// Counts iterations of UCT from the start, with one thread.
pub(crate) fn run_uct<G: Game>(time: Duration) -> UctBenchmark {
    let report = uct(&G::start(Side::South), &Budget::time(time), Stop::new(), 2006);
    UctBenchmark { iterations: report.iterations, time: report.time }
}

/// Stops endless searches from the start after a while. Returns how long each took to end, the shortest time first.
pub(crate) fn stop_searches<G: Game<Position: Evaluate>>(searches: usize) -> Vec<Duration> {
    let table = TranspositionTable::new(64);
    let position = G::start(Side::South);
    let measure = |number: usize| {
        let stop = Stop::new();
        let request = request(&position, Budget::default(), &stop, &table);
        table.clear();
        thread::scope(|scope| {
            let stopper = scope.spawn(move || {
                // Uneven, so that searches are stopped at different points.
                thread::sleep(Duration::from_micros(5_000 + 777 * number as u64));
                let told = Instant::now();
                stop.stop();
                told
            });
            search(&request, |_| ());
            let done = Instant::now();
            stopper.join().map_or(Duration::ZERO, |told| done.saturating_duration_since(told))
        })
    };
    let mut times: Vec<_> = (0..searches.max(1)).map(measure).collect();
    times.sort_unstable();
    times
}
