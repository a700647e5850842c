use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use web_time::Instant;

use rules::{Evaluate, Node, Side, TablebaseProbe};

use crate::alpha_beta::{Worker, has_choice};
use crate::budget::Meter;
use crate::{Budget, Contempt, Line, Report, Score, Stop, TranspositionTable};

/// The parameters of a search.
pub struct Request<'a, P, O> {
    /// The position; a side has to decide in it.
    pub position: &'a P,
    /// The keys and numbers of pieces of the earlier positions of the game, for repetition.
    pub earlier: &'a [(u64, u32)],
    /// The limits of the search.
    pub budget: Budget,
    /// The flag that stops the search.
    pub stop: Stop,
    /// The transposition table, kept from search to search.
    pub table: &'a TranspositionTable,
    /// How the side that decides values draws.
    pub contempt: Contempt,
    /// A source of exact values.
    pub tablebase: &'a O,
    /// The number of search threads.
    pub threads: usize,
    /// The number of best lines to find (multi-PV).
    pub lines: usize,
    /// Whether to reduce late moves and to run quiescence search, as good play requires. Without it, scores are those
    /// of a plain full-width search.
    pub is_selective: bool,
}

impl<'a, P, O> Request<'a, P, O> {
    /// Returns the same request with another tablebase.
    pub fn asking<Other>(self, tablebase: &'a Other) -> Request<'a, P, Other> {
        let Request {
            position,
            earlier,
            budget,
            stop,
            table,
            contempt,
            tablebase: _,
            threads,
            lines,
            is_selective,
        } = self;
        Request { position, earlier, budget, stop, table, contempt, tablebase, threads, lines, is_selective }
    }
}

const MOST_DEPTH: u32 = 120;

/// Searches with iterative deepening until the budget is spent or the result is certain; reports after every
/// iteration.
pub fn search<P, O>(
    request: &Request<'_, P, O>,
    mut on_report: impl FnMut(&Report<P::Move>),
) -> Report<P::Move>
where
    P: Evaluate,
    O: TablebaseProbe<P>,
{
    let started = Instant::now();
    request.table.age();
    let helpers_stop = Stop::new();
    let helpers_nodes = AtomicU64::new(0);
    thread::scope(|scope| {
        let mut helpers = Vec::new();
        for number in 1..request.threads {
            let (leader_stop, nodes) = (helpers_stop.clone(), &helpers_nodes);
            helpers.push(scope.spawn(move || {
                // Lazy SMP: helpers fill the shared table; starting at different depths keeps them from duplicating
                // work.
                let meter = Meter::helping(&request.budget, started, request.stop.clone(), leader_stop);
                let mut deepening = Deepening::new(request, meter);
                for depth in (1 + number as u32 % 2)..=MOST_DEPTH {
                    let before = deepening.worker.meter.nodes;
                    deepening.iterate(depth);
                    nodes.fetch_add(deepening.worker.meter.nodes - before, Ordering::Relaxed);
                    if deepening.worker.meter.is_spent() {
                        break;
                    }
                }
            }));
        }
        let meter = Meter::new(&request.budget, started, request.stop.clone());
        let mut deepening = Deepening::new(request, meter);
        let mut depth_done = 0;
        let report = |deepening: &Deepening<'_, P, O>, depth| Report {
            lines: deepening.lines.clone(),
            depth,
            nodes: deepening.worker.meter.nodes + helpers_nodes.load(Ordering::Relaxed),
            time: started.elapsed(),
            hashfull: request.table.hashfull(),
        };
        let deepest = request.budget.depth.unwrap_or(MOST_DEPTH).clamp(1, MOST_DEPTH);
        let is_forced = request.budget.time.is_some() && request.lines == 1 && !has_choice(request.position);
        for depth in 1..=deepest {
            deepening.iterate(depth);
            if deepening.worker.meter.is_spent() {
                break;
            }
            depth_done = depth;
            on_report(&report(&deepening, depth));
            if is_forced || deepening.is_certain(depth) {
                break;
            }
        }
        helpers_stop.stop();
        for helper in helpers {
            // Include what they did last.
            helper.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        }
        report(&deepening, depth_done)
    })
}

/// The root of one thread's search.
struct Deepening<'a, P: Evaluate, O> {
    worker: Worker<'a, P, O>,
    position: &'a P,
    side: Side,
    /// The root moves, best first.
    moves: Vec<P::Move>,
    lines: Vec<Line<P::Move>>,
    wanted_lines: usize,
}

impl<'a, P: Evaluate, O: TablebaseProbe<P>> Deepening<'a, P, O> {
    fn new(request: &Request<'a, P, O>, meter: Meter) -> Self {
        let worker = Worker::new(request, meter);
        let Node::Decide(side) = request.position.node() else {
            return Deepening {
                worker,
                position: request.position,
                side: Side::South,
                moves: Vec::new(),
                lines: Vec::new(),
                wanted_lines: 0,
            };
        };
        let mut ranked = Vec::new();
        let _ = request.position.each_move(|mv| {
            ranked.push((request.position.move_order_score(mv), mv));
            std::ops::ControlFlow::Continue(())
        });
        ranked.sort_by_key(|(move_order_score, _)| -move_order_score);
        let moves: Vec<_> = ranked.into_iter().map(|(_, mv)| mv).collect();
        // A result even if the budget is spent at once.
        let lines = moves
            .first()
            .map(|mv| Line {
                score: Score(request.position.evaluate(side)),
                is_exact: false,
                moves: vec![*mv],
            })
            .into_iter()
            .collect();
        let wanted_lines = request.lines.clamp(1, moves.len());
        Deepening { worker, position: request.position, side, moves, lines, wanted_lines }
    }

    /// Searches all lines to a depth. With a single line, keeps what an unfinished iteration found.
    fn iterate(&mut self, depth: u32) {
        let mut found: Vec<Line<P::Move>> = Vec::new();
        for number in 0..self.wanted_lines {
            let guess = self.lines.get(number).map(|line| line.score).filter(|_| depth > 3);
            let line = self.best_line(number, depth, guess);
            match line {
                Some(line) => {
                    if let Some(place) = self.moves.iter().position(|mv| *mv == line.moves[0]) {
                        self.moves[number..=place].rotate_right(1);
                    }
                    found.push(line);
                }
                None => break,
            }
            if self.worker.meter.is_spent() {
                break;
            }
        }
        let is_finished = !self.worker.meter.is_spent();
        if !is_finished && self.wanted_lines > 1 && self.lines.len() == self.wanted_lines {
            // Lines of different depths cannot be compared, so those of the last finished iteration are kept.
            return;
        }
        for line in self.lines.drain(..).collect::<Vec<_>>() {
            if found.len() < self.wanted_lines && found.iter().all(|better| better.moves[0] != line.moves[0])
            {
                found.push(line);
            }
        }
        if is_finished || self.wanted_lines > 1 {
            found.sort_by_key(|line| -line.score.0);
        }
        self.lines = found;
    }

    /// Searches the best line among the root moves from this number on, first in an aspiration window around a guess.
    fn best_line(&mut self, number: usize, depth: u32, guess: Option<Score>) -> Option<Line<P::Move>> {
        let mut margin = 120;
        let mut best_so_far = None;
        loop {
            let (alpha, beta) = match guess {
                Some(guess) if margin < 4_000 && !guess.is_decided() => {
                    (Score(guess.0 - margin), Score(guess.0 + margin))
                }
                _ => (Score::WORST, Score::BEST),
            };
            let line = self.best_line_within(number, depth, alpha, beta);
            let is_inside = line.as_ref().is_some_and(|line| line.score > alpha && line.score < beta);
            if line.as_ref().is_some_and(|line| line.score > alpha) {
                best_so_far = line;
            }
            if is_inside || self.worker.meter.is_spent() || alpha == Score::WORST {
                return best_so_far;
            }
            margin *= 4;
        }
    }

    fn best_line_within(
        &mut self,
        number: usize,
        depth: u32,
        alpha: Score,
        beta: Score,
    ) -> Option<Line<P::Move>> {
        let mut best: Option<Line<P::Move>> = None;
        let mut floor = alpha;
        let depth = depth as i32;
        self.worker.path.push((self.position.key(), self.position.pieces()));
        for index in number..self.moves.len() {
            let mv = self.moves[index];
            let mut after = *self.position;
            after.play_unchecked(mv);
            self.worker.history.follow(0, Some(mv));
            let mut score = Score::WORST;
            let is_first = index == number;
            if !is_first {
                score = self.worker.visit(&after, self.side, floor, Score(floor.0 + 1), depth - 1, 1);
            }
            if is_first || (score > floor && score < beta && !self.worker.meter.is_spent()) {
                score = self.worker.visit(&after, self.side, floor, beta, depth - 1, 1);
            }
            if self.worker.meter.is_spent() {
                break;
            }
            if best.as_ref().is_none_or(|best| score > best.score) && (score > floor || is_first) {
                let moves =
                    std::iter::once(mv).chain(self.worker.principal_variation(1).iter().copied()).collect();
                best = Some(Line { score, is_exact: score.is_decided(), moves });
            }
            floor = floor.max(score);
            if floor >= beta {
                break;
            }
        }
        self.worker.path.pop();
        best
    }

    /// Whether a deeper search cannot change the result.
    fn is_certain(&self, depth: u32) -> bool {
        self.lines.iter().all(|line| line.score.decided().is_some_and(|(_, plies)| plies <= depth))
    }
}
