use std::collections::HashMap;
use std::ops::ControlFlow;
use web_time::Instant;

use rules::{Evaluate, Node, POINT, Position, Side, TablebaseProbe, Value};

use crate::budget::Meter;
use crate::{Budget, Request, Score, uct};

/// Searches for a swindle: in a position that is a tablebase draw, the move that gives the opponent the best chance to
/// go wrong.
///
/// To alpha-beta, drawn positions differ only in their static evaluation. To an opponent without a tablebase they
/// differ a lot: in one, any reply holds; in another, only a single reply does, and all others lose a piece so late
/// that hardly anyone sees it. The probability of a losing reply is estimated from the distance to the loss, from the
/// number of plies before the first capture and, for the most promising moves, from how the reply looks to a few
/// random playouts. `docs/strength.md` shows how good these estimates are.
///
/// Runs only if the position is a tablebase draw, the side to decide has contempt for a draw that is still
/// `LEAST_TURNS_TO_DRAW` turns away, and a single line is wanted. It gives up if half of the budget isn't enough to
/// look at every move, or if the position has occurred before: alpha-beta is better at avoiding a third repetition.
pub fn swindle<P: Evaluate, O: TablebaseProbe<P>>(request: &Request<'_, P, O>) -> Swindle<P::Move> {
    let has_time = request.contempt.turns_to_draw.is_some_and(|turns| turns >= LEAST_TURNS_TO_DRAW);
    let has_nodes = request.budget.nodes.is_none_or(|nodes| nodes >= LEAST_NODES);
    let is_wanted = has_time && has_nodes && request.lines == 1 && !request.stop.is_stopped();
    let is_drawn = || request.tablebase.probe(request.position) == Some(Value::DRAW);
    match request.position.node() {
        Node::Decide(side) if is_wanted && is_drawn() => {
            let mut search = SwindleSearch::new(request, side);
            let mv = search.run();
            Swindle { mv, nodes: search.meter.nodes }
        }
        _ => Swindle { mv: None, nodes: 0 },
    }
}

/// What [`swindle`] found.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Swindle<M> {
    /// The move, if the budget was large enough to find one.
    pub mv: Option<M>,
    /// The cost in alpha-beta nodes.
    pub nodes: u64,
}

/// With a smaller budget, alpha-beta makes better use of the nodes.
const LEAST_NODES: u64 = 60_000;
/// Closer to the draw alpha-beta takes over: it looks farther ahead for a way to force a capture in time.
const LEAST_TURNS_TO_DRAW: u32 = 30;
/// How many of its own moves it looks ahead before it relies on the static evaluation.
const OWN_MOVES: u32 = 1;
/// How many moves get playouts: those that look most promising without them.
const CANDIDATES: usize = 5;
/// Random playouts for each candidate.
const PLAYOUTS: u64 = 1_500;
/// How many alpha-beta nodes one playout costs.
const NODES_PER_PLAYOUT: u64 = 16;
/// How a chance is discounted for each ply of delay.
const DELAY_DISCOUNT: f32 = 0.985;
/// The discount for a position that has occurred before: an opponent who held it once will hold it again.
const REPETITION_DISCOUNT: f32 = 0.6;
/// The value of a draw by repetition. Below zero, because the static evaluation underrates the chances it gives up.
const REPETITION_VALUE: f32 = -0.5;

/// A move that keeps the draw, and the position after it.
struct Candidate<P: Position> {
    mv: P::Move,
    after: P,
    forecast: ReplyForecast,
}

/// What to expect of the opponent's reply: how likely it is to lose, and the chances that remain if it doesn't.
#[derive(Clone, Copy)]
struct ReplyForecast {
    slip: f32,
    later: f32,
}

impl ReplyForecast {
    fn chance(self) -> f32 {
        self.slip + (1.0 - self.slip) * self.later
    }
}

struct SwindleSearch<'a, P, O> {
    request: &'a Request<'a, P, O>,
    /// The side that sets the trap.
    side: Side,
    /// How many times each position has occurred in the game, by its key.
    occurrences: HashMap<u64, u32>,
    /// The ply of the first capture under perfect play, by the keys of positions.
    first_captures: HashMap<u64, u32>,
    started: Instant,
    meter: Meter,
}

impl<'a, P: Evaluate, O: TablebaseProbe<P>> SwindleSearch<'a, P, O> {
    fn new(request: &'a Request<'a, P, O>, side: Side) -> SwindleSearch<'a, P, O> {
        let Budget { time, nodes, .. } = request.budget;
        let half =
            Budget { time: time.map(|time| time / 2), nodes: nodes.map(|nodes| nodes / 2), depth: None };
        let mut occurrences = HashMap::new();
        for (key, _) in request.earlier {
            *occurrences.entry(*key).or_default() += 1;
        }
        let started = Instant::now();
        let first_captures = HashMap::new();
        SwindleSearch {
            request,
            side,
            occurrences,
            first_captures,
            started,
            meter: Meter::new(&half, started, request.stop.clone()),
        }
    }

    fn run(&mut self) -> Option<P::Move> {
        if self.occurrences.contains_key(&self.request.position.key()) {
            return None;
        }
        let mut candidates = self.candidates()?;
        candidates.sort_by(|one, other| other.forecast.chance().total_cmp(&one.forecast.chance()));
        candidates.truncate(CANDIDATES);
        for index in 0..candidates.len() {
            let Some(slip) = self.playout_slip(&candidates[index].after) else {
                // Keep what was found before the budget ran out.
                candidates.truncate(index.max(1));
                break;
            };
            candidates[index].forecast.slip = slip;
        }
        let best =
            candidates.iter().max_by(|one, other| one.forecast.chance().total_cmp(&other.forecast.chance()));
        best.map(|candidate| candidate.mv)
    }

    /// The moves that keep the draw and lead to a new position; `None` once half of the budget is spent.
    fn candidates(&mut self) -> Option<Vec<Candidate<P>>> {
        let position = self.request.position;
        let mut candidates = Vec::new();
        let _ = position.each_move(|mv| {
            if let Some(after) = self.drawn_after(position, mv)
                && !self.occurrences.contains_key(&after.key())
            {
                let forecast = self.forecast(&after, OWN_MOVES, true);
                candidates.push(Candidate { mv, after, forecast });
            }
            self.unless_spent()
        });
        (!self.meter.is_spent()).then_some(candidates)
    }

    fn unless_spent(&self) -> ControlFlow<()> {
        if self.meter.is_spent() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    }

    /// The position after a move, if the opponent decides there and can hold the draw.
    fn drawn_after(&mut self, position: &P, mv: P::Move) -> Option<P> {
        self.meter.tick();
        let mut after = *position;
        after.play_unchecked(mv);
        let is_theirs = matches!(after.node(), Node::Decide(side) if side != self.side);
        (is_theirs && self.request.tablebase.probe(&after) == Some(Value::DRAW)).then_some(after)
    }

    /// A chance, discounted if the position has occurred before. The third occurrence is a draw.
    fn discounted(&self, chance: f32, position: &P) -> f32 {
        match self.occurrences.get(&position.key()) {
            None => chance,
            Some(1) => chance * REPETITION_DISCOUNT,
            Some(_) => REPETITION_VALUE,
        }
    }

    /// What to expect of the opponent's decision in this position, if it is followed by so many moves of our own. Only its
    /// next reply in the game is discounted for repetition: farther on, hardly any position would count as new.
    fn forecast(&mut self, position: &P, moves: u32, is_next: bool) -> ReplyForecast {
        let (mut losing, mut holding, mut later) = (0.0, 0.0, 0.0);
        let _ = position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            match self.blindness_to(&after) {
                Some(blindness) => losing += blindness,
                None => {
                    let chance = self.chance(&after, moves) * DELAY_DISCOUNT;
                    holding += 1.0;
                    later += if is_next { self.discounted(chance, &after) } else { chance };
                }
            }
            self.unless_spent()
        });
        ReplyForecast { slip: losing / (losing + holding), later: later / f32::max(holding, 1.0) }
    }

    /// The chance to win before our own next move, looking so many of them ahead.
    fn chance(&mut self, position: &P, moves: u32) -> f32 {
        if moves == 0 || position.node() != Node::Decide(self.side) {
            return self.static_chance(position);
        }
        let mut best = 0.0_f32;
        let _ = position.each_move(|mv| {
            if let Some(after) = self.drawn_after(position, mv) {
                let chance = self.forecast(&after, moves - 1, false).chance();
                best = best.max(chance * DELAY_DISCOUNT);
            }
            self.unless_spent()
        });
        best
    }

    /// The chance to win by static evaluation. More than the evaluation says, as there will be more traps; the constants
    /// were chosen by hand.
    fn static_chance(&self, position: &P) -> f32 {
        let evaluation = position.evaluate(self.side) as f32 / POINT as f32;
        let open = (100 - position.draw_percent()) as f32 / 100.0;
        (0.55 + 1.1 * evaluation).clamp(0.0, 0.95) * open
    }

    /// How likely the opponent is to err here, if each move is as attractive as random playouts find it. `None` once the
    /// budget is spent.
    fn playout_slip(&mut self, position: &P) -> Option<f32> {
        let playouts = PLAYOUTS;
        let budget = self.playout_budget(playouts)?;
        let report = uct(position, &budget, self.request.stop.clone(), position.key());
        if report.iterations < playouts {
            return None;
        }
        let (mut losing, mut holding) = (0.0, 0.0);
        for line in &report.lines {
            let mut after = *position;
            after.play_unchecked(line.mv);
            let looks = (line.visits as f32 / playouts as f32 + 0.01).sqrt();
            match self.blindness_to(&after) {
                Some(blindness) => losing += blindness * looks,
                None => holding += looks,
            }
        }
        Some(losing / (losing + holding))
    }

    /// A budget for so many playouts, if there is room for them.
    fn playout_budget(&mut self, playouts: u64) -> Option<Budget> {
        let nodes = self.meter.nodes + playouts * NODES_PER_PLAYOUT;
        let has_room = self.request.budget.nodes.is_none_or(|most| nodes <= most);
        if !has_room || self.request.stop.is_stopped() {
            return None;
        }
        let time = match self.request.budget.time {
            Some(time) => Some(time.checked_sub(self.started.elapsed())?),
            None => None,
        };
        self.meter.nodes = nodes;
        Some(Budget { nodes: Some(playouts), time, depth: None })
    }

    /// How often a reply that leads here is played, relative to a drawing one that looks as good; `None` if it draws itself.
    fn blindness_to(&mut self, position: &P) -> Option<f32> {
        self.meter.tick();
        if let Node::Over(outcome) = position.node() {
            return (outcome.winner == Some(self.side)).then(|| blindness(0, 1));
        }
        match Score::from(self.request.tablebase.probe(position)?).decided() {
            Some((points, plies)) if points > 0 => {
                let known = self.first_captures.get(&position.key()).copied();
                let first_capture = known.unwrap_or_else(|| self.first_capture(position));
                self.first_captures.insert(position.key(), first_capture);
                Some(blindness(plies, first_capture))
            }
            _ => None,
        }
    }

    /// The ply of the first capture if both sides play perfectly from here.
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
                        let score = self.request.tablebase.probe(&after).map_or(Score::DRAW, Score::from);
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

/// Later first captures are all treated alike.
const LATE: u32 = 7;

/// How often a move that loses in so many plies is played, relative to a drawing one that looks as good, by the ply of
/// the first capture after it.
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
    fn later_losses_are_noticed_less_often() {
        for first_capture in 1..=LATE {
            let seen = [0, 15, 16, 25, 26, 27, 28, 100].map(|plies| blindness(plies, first_capture));
            assert!(seen.is_sorted() && seen[7] < 1.0, "{first_capture}: {seen:?}");
        }
        let seen = [1, 2, 4, 5, LATE].map(|first_capture| blindness(30, first_capture));
        assert!(seen.is_sorted(), "{seen:?}");
    }
}
