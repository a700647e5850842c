use std::ops::ControlFlow;

use rules::{Evaluate, Node, Side};

use crate::budget::Meter;
use crate::falls::Falls;
use crate::history::History;
use crate::list::{List, Ranked};
use crate::table::{Bound, Found};
use crate::{Ambition, Oracle, Request, Score, Table};

/// One thread's search: principal variation search over decisions, expectations with Star1 and Star2 bounds over dice.
///
/// A score is always seen from a *view*, one of the sides. A node that the other side decides is searched from that side's
/// view and the result negated, so nothing depends on sides alternating.
pub(crate) struct Worker<'a, P: Evaluate, O> {
    pub(crate) table: &'a Table,
    pub(crate) oracle: &'a O,
    pub(crate) meter: Meter,
    /// Whether to reduce late moves and to settle captures beyond the horizon. Without it, scores are those of plain
    /// full-width search.
    pub(crate) is_selective: bool,
    /// How the side that decides at the root looks at draws.
    ambition: Ambition,
    /// That side.
    ambitious: Side,
    /// How many pieces there are at the root.
    pieces: u32,
    /// What the keys of positions are remembered under, and those of positions with as many pieces besides.
    salt: u64,
    faded_salt: u64,
    /// The decisions before this one, of the game and of the line: their keys and numbers of pieces.
    pub(crate) path: Vec<(u64, u32)>,
    pub(crate) history: History<P::Move>,
    /// For each ply, how play is expected to go on.
    lines: Vec<Vec<P::Move>>,
    /// Memory of move lists that are no longer needed.
    memory: Vec<Vec<Ranked<P::Move>>>,
}

impl<'a, P: Evaluate, O: Oracle<P>> Worker<'a, P, O> {
    /// Captures beyond the horizon are followed for this many plies.
    const MOST_QUIET_PLIES: i32 = 4;

    pub(crate) fn new(request: &Request<'a, P, O>, meter: Meter) -> Self {
        let ambitious = match request.position.node() {
            Node::Decide(side) => side,
            _ => Side::South,
        };
        Worker {
            table: request.table,
            oracle: request.oracle,
            meter,
            is_selective: request.is_selective,
            ambition: request.ambition,
            ambitious,
            pieces: request.position.pieces(),
            salt: request.ambition.salt(ambitious),
            faded_salt: request.ambition.faded_salt(),
            path: request.earlier.to_vec(),
            history: History::new(),
            lines: Vec::new(),
            memory: Vec::new(),
        }
    }

    /// How play is expected to go on from this ply.
    pub(crate) fn line(&self, ply: u32) -> &[P::Move] {
        self.lines.get(ply as usize).map_or(&[], Vec::as_slice)
    }

    fn clear_line(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.lines.len() <= ply {
            self.lines.resize(ply + 1, Vec::new());
        }
        self.lines[ply].clear();
    }

    fn extend_line(&mut self, ply: u32, mv: P::Move) {
        let ply = ply as usize;
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        if let Some(rest) = lower.first() {
            upper[ply].extend_from_slice(rest);
        }
    }

    /// The score of a position from a view, if it lies between `alpha` and `beta`; otherwise a bound on that side.
    pub(crate) fn visit(
        &mut self,
        position: &P,
        view: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> Score {
        self.clear_line(ply);
        match position.node() {
            Node::Over(outcome) => {
                self.meter.tick();
                self.weighed(Score::of_outcome(outcome, view, ply), view)
            }
            Node::Decide(side) if side == view => self.decide(position, view, alpha, beta, depth, ply),
            Node::Decide(side) => -self.decide(position, side, -beta, -alpha, depth, ply),
            // Expectations are rounded, so they are always taken from the same view.
            Node::Chance if view == Side::South => self.expect(position, alpha, beta, depth, ply),
            Node::Chance => -self.expect(position, -beta, -alpha, depth, ply),
        }
    }

    fn decide(&mut self, position: &P, side: Side, alpha: Score, beta: Score, depth: i32, ply: u32) -> Score {
        if self.meter.tick() {
            return Score::DRAW;
        }
        let key = position.key();
        let pieces = position.pieces();
        if self.is_repeated(key, pieces) {
            let score = self.ambition.repetition();
            return if side == self.ambitious { score } else { -score };
        }
        if let Some(score) = self.known(position, side, ply) {
            return score;
        }
        if depth <= 0 {
            return if self.is_selective {
                self.settle(position, side, alpha, beta, Self::MOST_QUIET_PLIES, ply)
            } else {
                self.judge(position, side, ply)
            };
        }
        let found = self.table.find(self.salted(key, pieces));
        if let Some(score) = found.and_then(|found| self.usable(found, alpha, beta, depth, ply)) {
            return score;
        }
        let mut moves = List::recycled(self.memory.pop().unwrap_or_default());
        moves.fill(position, found.and_then(|found| found.best), &self.history, ply as usize);
        self.path.push((key, pieces));
        let score = self.best_of(position, side, alpha, beta, depth, ply, &mut moves);
        self.path.pop();
        self.memory.push(moves.into_memory());
        score
    }

    /// What is known exactly about a position. To somebody who waits for a mistake a drawn position is as good as any, and
    /// the other side has to find its way to the draw.
    #[inline]
    fn known(&self, position: &P, side: Side, ply: u32) -> Option<Score> {
        let score = self.oracle.probe(position)?;
        let is_open = score == Score::DRAW && self.ambition.patience.is_some();
        (!is_open).then(|| self.weighed(score.shifted(ply as i32), side))
    }

    /// A certain result from a view, with a draw taken for what the ambition says.
    #[inline]
    fn weighed(&self, score: Score, view: Side) -> Score {
        match score {
            Score::DRAW if view == self.ambitious => self.ambition.draw,
            Score::DRAW => -self.ambition.draw,
            _ => score,
        }
    }

    /// What the position looks like to a side, with the draws in mind that come of waiting.
    #[inline]
    fn judge(&self, position: &P, side: Side, ply: u32) -> Score {
        let score = position.evaluate(side);
        if self.ambition.patience.is_none() {
            return Score(score);
        }
        let sign = if side == self.ambitious { 1 } else { -1 };
        let mixed = self.ambition.mixed(sign * score, position.drawn_part());
        let faded = if position.pieces() == self.pieces { self.ambition.faded(mixed, ply) } else { mixed };
        Score(sign * faded)
    }

    /// What a position is remembered under. Once something is captured, nothing has faded.
    #[inline]
    fn salted(&self, key: u64, pieces: u32) -> u64 {
        key ^ self.salt ^ if pieces == self.pieces { self.faded_salt } else { 0 }
    }

    /// What the table says, if it is deep enough and settles the window. On the principal variation only an exact search
    /// counts, so that lines are not cut short.
    fn usable(&self, found: Found, alpha: Score, beta: Score, depth: i32, ply: u32) -> Option<Score> {
        let is_deep_enough = if self.is_selective { found.depth >= depth } else { found.depth == depth };
        if !is_deep_enough || (self.is_selective && beta.0 - alpha.0 > 1) {
            return None;
        }
        let score = found.score.shifted(ply as i32);
        let settles = match found.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        settles.then_some(score)
    }

    /// Whether the position stood before, with everything since then undone.
    fn is_repeated(&self, key: u64, pieces: u32) -> bool {
        // What was captured never comes back, so nothing before a capture can be repeated.
        let recent = self.path.iter().rev().take_while(|(_, earlier)| *earlier == pieces);
        recent.into_iter().any(|(earlier, _)| *earlier == key)
    }

    #[allow(clippy::too_many_arguments, reason = "the state of one node, spelled out")]
    fn best_of(
        &mut self,
        position: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
        moves: &mut List<P::Move>,
    ) -> Score {
        let mut best = Score::WORST;
        let mut best_move = None;
        let mut floor = alpha;
        let mut tried = 0;
        let mut quiet: [Option<P::Move>; 16] = [None; 16];
        while let Some(ranked) = moves.pick() {
            let mut after = *position;
            after.play_unchecked(ranked.mv);
            self.history.follow(ply as usize, Some(ranked.mv));
            let score = if tried == 0 {
                self.visit(&after, side, floor, beta, depth - 1, ply + 1)
            } else {
                self.prove_no_better(&after, side, floor, beta, depth, ply, tried, ranked.is_pressing)
            };
            if self.meter.is_spent() {
                return Score::DRAW;
            }
            tried += 1;
            if score > best {
                best = score;
                if score > floor {
                    floor = score;
                    best_move = Some(ranked.number);
                    self.extend_line(ply, ranked.mv);
                }
            }
            if floor >= beta {
                if !ranked.is_pressing {
                    self.history.reward(ply as usize, ranked.mv, depth);
                    for mv in quiet.iter().flatten() {
                        self.history.punish(*mv, depth);
                    }
                }
                break;
            }
            if !ranked.is_pressing
                && let Some(slot) = quiet.get_mut(tried - 1)
            {
                *slot = Some(ranked.mv);
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best_move.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let found = Found { score: best.shifted(-(ply as i32)), depth, bound, best: best_move };
        self.table.keep(self.salted(position.key(), position.pieces()), found);
        best
    }

    /// Searches a later move with the least window, less deeply if it seems unimportant, and fully only if it surprises.
    #[allow(clippy::too_many_arguments, reason = "the state of one node, spelled out")]
    fn prove_no_better(
        &mut self,
        after: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
        tried: usize,
        is_pressing: bool,
    ) -> Score {
        let next = Score(alpha.0 + 1);
        let reduction = if self.is_selective && !is_pressing { reduction(depth, tried) } else { 0 };
        if reduction > 0 {
            let score = self.visit(after, side, alpha, next, depth - 1 - reduction, ply + 1);
            if score <= alpha || self.meter.is_spent() {
                return score;
            }
        }
        let score = self.visit(after, side, alpha, next, depth - 1, ply + 1);
        if score <= alpha || score >= beta || self.meter.is_spent() {
            return score;
        }
        self.visit(after, side, alpha, beta, depth - 1, ply + 1)
    }

    /// Follows pressing moves until the position is quiet; a side may always stop, unless something has to be settled.
    fn settle(&mut self, position: &P, side: Side, alpha: Score, beta: Score, left: i32, ply: u32) -> Score {
        let must_go_on = !position.is_settled();
        let mut best = Score::WORST;
        let mut floor = alpha;
        let mut moves = List::recycled(self.memory.pop().unwrap_or_default());
        if must_go_on {
            moves.fill(position, None, &self.history, ply as usize);
        } else {
            best = self.judge(position, side, ply);
            floor = floor.max(best);
            if floor < beta && left > 0 {
                moves.fill_pressing(position);
            }
        }
        while floor < beta
            && let Some(ranked) = moves.pick()
        {
            let mut after = *position;
            after.play_unchecked(ranked.mv);
            let score = self.settle_visit(&after, side, floor, beta, left - 1, ply + 1);
            if self.meter.is_spent() {
                break;
            }
            best = best.max(score);
            floor = floor.max(score);
        }
        self.memory.push(moves.into_memory());
        best
    }

    fn settle_visit(
        &mut self,
        position: &P,
        view: Side,
        alpha: Score,
        beta: Score,
        left: i32,
        ply: u32,
    ) -> Score {
        match position.node() {
            Node::Decide(side) => {
                if self.meter.tick() {
                    return Score::DRAW;
                }
                if let Some(score) = self.known(position, side, ply) {
                    return if side == view { score } else { -score };
                }
                if side == view {
                    self.settle(position, side, alpha, beta, left, ply)
                } else {
                    -self.settle(position, side, -beta, -alpha, left, ply)
                }
            }
            Node::Over(_) | Node::Chance => self.visit(position, view, alpha, beta, 0, ply),
        }
    }

    /// The expectation over the dice, from South's view.
    fn expect(&mut self, position: &P, alpha: Score, beta: Score, depth: i32, ply: u32) -> Score {
        if self.meter.tick() {
            return Score::DRAW;
        }
        let (alpha, beta) = (alpha.below_losses(), -(-beta).below_losses());
        let key = self.salted(position.key(), position.pieces());
        let found = self.table.find(key).filter(|_| depth > 0);
        if let Some(score) = found.and_then(|found| self.usable(found, alpha, beta, depth, ply)) {
            return score;
        }
        let mut falls = Falls::of(position);
        self.history.follow(ply as usize, None);
        if depth > 2 {
            self.probe_falls(&mut falls, alpha, beta, depth, ply);
        }
        let (score, bound) = self.expect_over(&mut falls, alpha, beta, depth, ply);
        if !self.meter.is_spent() && depth > 0 {
            self.table.keep(key, Found { score: score.shifted(-(ply as i32)), depth, bound, best: None });
        }
        score
    }

    /// Star2: before the falls are searched in full, one move of each is, which narrows what the whole may be: the side that
    /// decides after the fall has at least what that move gives.
    fn probe_falls(&mut self, falls: &mut Falls<P>, alpha: Score, beta: Score, depth: i32, ply: u32) {
        for index in 0..falls.falls.len() {
            let fall = falls.falls[index];
            let Node::Decide(side) = fall.after.node() else { continue };
            let Some((low, high)) = falls.window(index, alpha, beta) else { return };
            let known = self.table.find(self.salted(fall.after.key(), fall.after.pieces()));
            let number = known.and_then(|found| found.best).unwrap_or(0);
            let Some(mv) = fall.after.nth_move(number.into()).or_else(|| fall.after.nth_move(0)) else {
                continue;
            };
            let mut after = fall.after;
            after.play_unchecked(mv);
            self.path.push((fall.after.key(), fall.after.pieces()));
            self.history.follow(ply as usize + 1, Some(mv));
            let score = self.visit(&after, Side::South, low, high, depth - 1, ply + 2);
            self.path.pop();
            if self.meter.is_spent() {
                return;
            }
            let fall = &mut falls.falls[index];
            match side {
                Side::South if score > low => fall.low = fall.low.max(score.0.min(high.0).into()),
                Side::North if score < high => fall.high = fall.high.min(score.0.max(low.0).into()),
                _ => {}
            }
        }
    }

    /// Star1: searches each fall with the window outside of which it decides the whole.
    fn expect_over(
        &mut self,
        falls: &mut Falls<P>,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> (Score, Bound) {
        for index in 0..falls.falls.len() {
            let Some((low, high)) = falls.window(index, alpha, beta) else { break };
            let score = self.visit(&falls.falls[index].after, Side::South, low, high, depth, ply + 1);
            if self.meter.is_spent() {
                break;
            }
            let fall = &mut falls.falls[index];
            if score > low {
                fall.low = score.0.into();
            }
            if score < high {
                fall.high = score.0.into();
            }
        }
        // What play would bring after the dice is no part of the line.
        self.clear_line(ply);
        let (low, high) = falls.bounds();
        if high <= i64::from(alpha.0) * falls.total {
            (falls.mean(|fall| fall.high), Bound::Upper)
        } else if low >= i64::from(beta.0) * falls.total {
            (falls.mean(|fall| fall.low), Bound::Lower)
        } else {
            (falls.mean(|fall| fall.low), Bound::Exact)
        }
    }
}

/// How many plies less a late move is searched, by the logarithms of depth and place in the order.
fn reduction(depth: i32, tried: usize) -> i32 {
    if depth < 3 || tried < 3 {
        return 0;
    }
    let log = |number: u32| number.ilog2() as i32;
    ((log(depth as u32) * log(tried as u32 + 1)) / 2).clamp(1, depth - 2)
}

/// Whether a position has more than one move.
pub(crate) fn has_choice<P: Evaluate>(position: &P) -> bool {
    let mut count = 0;
    position
        .each_move(|_| {
            count += 1;
            if count > 1 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        })
        .is_break()
}
