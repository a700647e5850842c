use std::collections::HashMap;
use std::ops::ControlFlow;
use std::time::Instant;

use rules::{Evaluate, Node, POINT, Position, Side};

use crate::budget::Meter;
use crate::{Budget, Oracle, Request, Score, uct};

/// The move that gives the other side most opportunity to go wrong, where a table knows that nobody need lose.
///
/// A search sees no difference between one drawn position and another but its judgement. To somebody who knows no table they
/// differ: in one any reply will do, in another a single one, and the rest lose a piece so late that hardly anybody sees it.
/// How likely a reply is to be made is guessed from how long it takes to lose, from how long nothing is captured until then,
/// and, for the moves that promise most, from how it looks to a few random games. `docs/strength.md` has how well that was
/// guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snare<M> {
    /// The move, if the budget allowed to find it.
    pub mv: Option<M>,
    /// How much looking for it took, in positions that a search visits in that time.
    pub nodes: u64,
}

impl<M: Copy + Eq> Snare<M> {
    /// Fewer positions are better spent on a search.
    const LEAST_NODES: u64 = 60_000;
    /// So many turns before the draw search takes over: it sees farther how something can be exchanged in time.
    const LEAST_PATIENCE: u32 = 30;
    /// After so many more moves of its own the rest is left to a judgement.
    const MOVES: u32 = 1;
    /// How many moves are looked at closely: those that promise most at first sight.
    const TRIED: usize = 5;
    /// Random games that show how the replies look.
    const GAMES: u64 = 1_500;
    /// How many positions a search visits while one such game is played.
    const NODES_A_GAME: u64 = 16;
    /// What is left of a hope that comes true a ply later.
    const DELAYED: f32 = 0.985;
    /// What is left of it where the position stood before: who found the way out once will find it again.
    const REPEATED: f32 = 0.6;
    /// What a draw is worth by a repetition. Worse than nothing, as the judgement of a position tells too little of the hopes
    /// that are given up for it.
    const DRAWN: f32 = -0.5;

    /// Looks for it, if the position is drawn for certain, the side that decides has the patience to wait for mistakes, and only
    /// one line is wanted. Where the position stood before, a search is better at keeping out of a third time. It is given up
    /// if half of the budget was not enough to see what each move promises.
    pub fn look<P: Evaluate<Move = M>, O: Oracle<P>>(request: &Request<'_, P, O>) -> Snare<M> {
        let is_patient = request.ambition.patience.is_some_and(|turns| turns >= Self::LEAST_PATIENCE);
        let is_rich = request.budget.nodes.is_none_or(|nodes| nodes >= Self::LEAST_NODES);
        let is_wanted = is_patient && is_rich && request.lines == 1 && !request.stop.is_stopped();
        let is_drawn = || request.oracle.probe(request.position) == Some(Score::DRAW);
        match request.position.node() {
            Node::Decide(side) if is_wanted && is_drawn() => {
                let mut look = Look::new(request, side);
                let mv = look.run();
                Snare { mv, nodes: look.meter.nodes }
            }
            _ => Snare { mv: None, nodes: 0 },
        }
    }
}

/// A move that keeps the draw, and where it leads to.
struct Task<P: Position> {
    mv: P::Move,
    after: P,
    promise: Promise,
}

/// What the other side's decision promises: how likely it is to lose, and what may be hoped for if it does not.
#[derive(Clone, Copy)]
struct Promise {
    slip: f32,
    later: f32,
}

impl Promise {
    fn hope(self) -> f32 {
        self.slip + (1.0 - self.slip) * self.later
    }
}

struct Look<'a, P, O> {
    request: &'a Request<'a, P, O>,
    /// Who lays snares.
    side: Side,
    /// How often positions stood before, by their keys.
    stood: HashMap<u64, u32>,
    /// In which plies something is captured for the first time, by the keys of positions.
    first_captures: HashMap<u64, u32>,
    started: Instant,
    meter: Meter,
}

impl<'a, P: Evaluate, O: Oracle<P>> Look<'a, P, O> {
    fn new(request: &'a Request<'a, P, O>, side: Side) -> Look<'a, P, O> {
        let Budget { time, nodes, .. } = request.budget;
        let half =
            Budget { time: time.map(|time| time / 2), nodes: nodes.map(|nodes| nodes / 2), depth: None };
        let mut stood = HashMap::new();
        for (key, _) in request.earlier {
            *stood.entry(*key).or_default() += 1;
        }
        let started = Instant::now();
        let first_captures = HashMap::new();
        Look {
            request,
            side,
            stood,
            first_captures,
            started,
            meter: Meter::new(&half, started, request.stop.clone()),
        }
    }

    fn run(&mut self) -> Option<P::Move> {
        if self.stood.contains_key(&self.request.position.key()) {
            return None;
        }
        let mut tasks = self.tasks()?;
        tasks.sort_by(|one, other| other.promise.hope().total_cmp(&one.promise.hope()));
        tasks.truncate(Snare::<P::Move>::TRIED);
        for tried in 0..tasks.len() {
            let Some(slip) = self.looked_at(&tasks[tried].after) else {
                // What was found before the budget was spent is kept.
                tasks.truncate(tried.max(1));
                break;
            };
            tasks[tried].promise.slip = slip;
        }
        let best = tasks.iter().max_by(|one, other| one.promise.hope().total_cmp(&other.promise.hope()));
        best.map(|task| task.mv)
    }

    /// The moves that keep the draw and lead to something new; `None` once half of the budget is spent.
    fn tasks(&mut self) -> Option<Vec<Task<P>>> {
        let position = self.request.position;
        let mut tasks = Vec::new();
        let _ = position.each_move(|mv| {
            if let Some(after) = self.drawn_after(position, mv)
                && !self.stood.contains_key(&after.key())
            {
                let promise = self.promise(&after, Snare::<P::Move>::MOVES, true);
                tasks.push(Task { mv, after, promise });
            }
            self.go_on()
        });
        (!self.meter.is_spent()).then_some(tasks)
    }

    fn go_on(&self) -> ControlFlow<()> {
        if self.meter.is_spent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// Where a move leads to, if the other side decides there and can hold the draw.
    fn drawn_after(&mut self, position: &P, mv: P::Move) -> Option<P> {
        self.meter.tick();
        let mut after = *position;
        after.play_unchecked(mv);
        let is_theirs = matches!(after.node(), Node::Decide(side) if side != self.side);
        (is_theirs && self.request.oracle.probe(&after) == Some(Score::DRAW)).then_some(after)
    }

    /// What is left of a hope in a position that may have stood before in the game. The third time it is a draw.
    fn left(&self, hope: f32, position: &P) -> f32 {
        match self.stood.get(&position.key()) {
            None => hope,
            Some(1) => hope * Snare::<P::Move>::REPEATED,
            Some(_) => Snare::<P::Move>::DRAWN,
        }
    }

    /// What the other side's decision in this position promises, if so many moves are made by the first side after it. Only
    /// what it may reply in the game itself is compared with what stood before: farther on, hardly anything new would be left.
    fn promise(&mut self, position: &P, moves: u32, is_next: bool) -> Promise {
        let (mut losing, mut holding, mut later) = (0.0, 0.0, 0.0);
        let _ = position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.blindness_to(&after) {
                Some(blindness) => losing += blindness,
                None => {
                    let hope = self.hope(&after, moves) * Snare::<P::Move>::DELAYED;
                    holding += 1.0;
                    later += if is_next { self.left(hope, &after) } else { hope };
                }
            }
            self.go_on()
        });
        Promise { slip: losing / (losing + holding), later: later / f32::max(holding, 1.0) }
    }

    /// What may be hoped for before the first side's next move, if it makes so many.
    fn hope(&mut self, position: &P, moves: u32) -> f32 {
        if moves == 0 || position.node() != Node::Decide(self.side) {
            return self.judged(position);
        }
        let mut best = 0.0_f32;
        let _ = position.each_move(|mv| {
            if let Some(after) = self.drawn_after(position, mv) {
                let hope = self.promise(&after, moves - 1, false).hope();
                best = best.max(hope * Snare::<P::Move>::DELAYED);
            }
            self.go_on()
        });
        best
    }

    /// What may be hoped for by the look of a position: more than by its judgement, as there will be more snares. The numbers
    /// were chosen by hand.
    fn judged(&self, position: &P) -> f32 {
        let judgement = position.evaluate(self.side) as f32 / POINT as f32;
        let open = (100 - position.drawn_part()) as f32 / 100.0;
        (0.55 + 1.1 * judgement).clamp(0.0, 0.95) * open
    }

    /// How likely a losing move is here, if each is as attractive as a few random games say. `None` once the budget is spent.
    fn looked_at(&mut self, position: &P) -> Option<f32> {
        let games = Snare::<P::Move>::GAMES;
        let budget = self.share(games, Snare::<P::Move>::NODES_A_GAME)?;
        let report = uct(position, &budget, self.request.stop.clone(), position.key());
        if report.iterations < games {
            return None;
        }
        let (mut losing, mut holding) = (0.0, 0.0);
        for line in &report.lines {
            let mut after = *position;
            after.play_unchecked(line.mv);
            let looks = (line.visits as f32 / games as f32 + 0.01).sqrt();
            match self.blindness_to(&after) {
                Some(blindness) => losing += blindness * looks,
                None => holding += looks,
            }
        }
        Some(losing / (losing + holding))
    }

    /// So many steps that take as long as so many nodes each, if the budget has room for them.
    fn share(&mut self, steps: u64, nodes_a_step: u64) -> Option<Budget> {
        let nodes = self.meter.nodes + steps * nodes_a_step;
        let has_room = self.request.budget.nodes.is_none_or(|most| nodes <= most);
        if !has_room || self.request.stop.is_stopped() {
            return None;
        }
        let time = match self.request.budget.time {
            Some(time) => Some(time.checked_sub(self.started.elapsed())?),
            None => None,
        };
        self.meter.nodes = nodes;
        Some(Budget { nodes: Some(steps), time, depth: None })
    }

    /// How often a reply that leads here is made, beside one that looks as good and holds the draw; `None` if it holds it.
    fn blindness_to(&mut self, position: &P) -> Option<f32> {
        self.meter.tick();
        if let Node::Over(outcome) = position.node() {
            return (outcome.winner == Some(self.side)).then(|| blindness(0, 1));
        }
        match self.request.oracle.probe(position)?.decided() {
            Some((points, plies)) if points > 0 => {
                let known = self.first_captures.get(&position.key()).copied();
                let first_capture = known.unwrap_or_else(|| self.first_capture(position));
                self.first_captures.insert(position.key(), first_capture);
                Some(blindness(plies, first_capture))
            }
            _ => None,
        }
    }

    /// With which ply something is captured for the first time, if both sides play their best from here.
    fn first_capture(&mut self, position: &P) -> u32 {
        let mut now = *position;
        for ply in 1..=LATE {
            let Node::Decide(side) = now.node() else { return ply };
            let mut best: Option<(Score, P)> = None;
            let _ = now.each_move(|mv| {
                self.meter.tick();
                let mut after = now;
                after.play_unchecked(mv);
                let score = match after.node() {
                    Node::Over(outcome) => Score::of_outcome(outcome, side, 0),
                    Node::Decide(next) => {
                        let score = self.request.oracle.probe(&after).unwrap_or(Score::DRAW);
                        if next == side { score } else { -score }
                    }
                    Node::Chance => Score::DRAW,
                };
                if best.is_none_or(|(most, _)| score > most) {
                    best = Some((score, after));
                }
                ControlFlow::Continue(())
            });
            match best {
                Some((_, after)) if after.pieces() == position.pieces() => now = after,
                _ => return ply,
            }
        }
        LATE + 1
    }
}

/// A first capture after so many plies is not asked for any more exactly.
const LATE: u32 = 7;

/// How often a move that loses so many plies later is made, beside one that looks as good and does not lose, if something is
/// captured for the first time in this ply after it.
///
/// Fitted to 6,212 decisions of `uct` in drawn endings of Courtier with four pieces a side, 153 of which lost.
fn blindness(plies: u32, first_capture: u32) -> f32 {
    match (first_capture, plies) {
        (..=1, _) => 0.002,
        (2..=4, ..16) => 0.03,
        (2..=4, 16..28) => 0.1,
        (2..=4, _) => 0.13,
        (5..=LATE, ..16) => 0.08,
        (5..=LATE, 16..26) => 0.16,
        (5..=LATE, _) => 0.43,
        (_, ..24) => 0.03,
        _ => 0.18,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_losses_are_seen_less() {
        for first_capture in 1..=LATE {
            let seen = [0, 15, 16, 25, 26, 27, 28, 100].map(|plies| blindness(plies, first_capture));
            assert!(seen.is_sorted() && seen[7] < 1.0, "{first_capture}: {seen:?}");
        }
        let seen = [1, 2, 4, 5, LATE].map(|first_capture| blindness(30, first_capture));
        assert!(seen.is_sorted(), "{seen:?}");
    }
}
