use std::ops::ControlFlow;

use rules::{Evaluate, Node, Side, TablebaseProbe};

use crate::budget::Meter;
use crate::chance_outcomes::ChanceOutcomes;
use crate::history::History;
use crate::move_picker::{MovePicker, ScoredMove};
use crate::transposition_table::{Bound, Entry};
use crate::{Contempt, Request, Score, TranspositionTable};

/// One thread's search: principal variation search over decisions, expectimax with Star1 and Star2 pruning over dice.
///
/// A score is always seen from a *view*, one of the sides. A node in which the other side decides is searched from
/// that side's view and the result negated, so nothing depends on sides alternating.
pub(crate) struct Worker<'a, P: Evaluate, O> {
    pub(crate) table: &'a TranspositionTable,
    pub(crate) tablebase: &'a O,
    pub(crate) meter: Meter,
    /// Whether to reduce late moves and to run quiescence search. Without it, scores are those of a plain full-width
    /// search.
    pub(crate) is_selective: bool,
    /// How the side that decides at the root values draws.
    contempt: Contempt,
    /// The side that decides at the root.
    contempt_side: Side,
    /// The number of pieces at the root.
    pieces: u32,
    /// Mixed into all table keys.
    salt: u64,
    /// Also mixed into the keys of positions with as many pieces as the root.
    damped_salt: u64,
    /// The decisions before this one, in the game and in the line: their keys and numbers of pieces.
    pub(crate) path: Vec<(u64, u32)>,
    pub(crate) history: History<P::Move>,
    /// The principal variation from each ply.
    pv: Vec<Vec<P::Move>>,
    /// Move lists kept for reuse.
    memory: Vec<Vec<ScoredMove<P::Move>>>,
}

impl<'a, P: Evaluate, O: TablebaseProbe<P>> Worker<'a, P, O> {
    /// The most plies of quiescence search.
    const MAX_QUIESCENCE_PLIES: i32 = 4;

    pub(crate) fn new(request: &Request<'a, P, O>, meter: Meter) -> Self {
        let contempt_side = match request.position.node() {
            Node::Decide(side) => side,
            _ => Side::South,
        };
        Worker {
            table: request.table,
            tablebase: request.tablebase,
            meter,
            is_selective: request.is_selective,
            contempt: request.contempt,
            contempt_side,
            pieces: request.position.pieces(),
            salt: request.contempt.salt(contempt_side),
            damped_salt: request.contempt.damped_salt(),
            path: request.earlier.to_vec(),
            history: History::new(),
            pv: Vec::new(),
            memory: Vec::new(),
        }
    }

    /// The principal variation from this ply.
    pub(crate) fn principal_variation(&self, ply: u32) -> &[P::Move] {
        self.pv.get(ply as usize).map_or(&[], Vec::as_slice)
    }

    fn clear_pv(&mut self, ply: u32) {
        let ply = ply as usize;
        if self.pv.len() <= ply {
            self.pv.resize(ply + 1, Vec::new());
        }
        self.pv[ply].clear();
    }

    fn extend_pv(&mut self, ply: u32, mv: P::Move) {
        let ply = ply as usize;
        let (upper, lower) = self.pv.split_at_mut(ply + 1);
        upper[ply].clear();
        upper[ply].push(mv);
        if let Some(rest) = lower.first() {
            upper[ply].extend_from_slice(rest);
        }
    }

    /// The score of a position from a view if it lies between `alpha` and `beta`, otherwise a bound on that side.
    pub(crate) fn visit(
        &mut self,
        position: &P,
        view: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> Score {
        self.clear_pv(ply);
        match position.node() {
            Node::Over(outcome) => {
                self.meter.tick();
                self.with_contempt(Score::of_outcome(outcome, view, ply), view)
            }
            Node::Decide(side) if side == view => self.decision_node(position, view, alpha, beta, depth, ply),
            Node::Decide(side) => -self.decision_node(position, side, -beta, -alpha, depth, ply),
            // Expectations are rounded, so they are always computed from the same view.
            Node::Chance if view == Side::South => self.chance_node(position, alpha, beta, depth, ply),
            Node::Chance => -self.chance_node(position, -beta, -alpha, depth, ply),
        }
    }

    fn decision_node(
        &mut self,
        position: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> Score {
        if self.meter.tick() {
            return Score::DRAW;
        }
        let key = position.key();
        let pieces = position.pieces();
        if self.is_repeated(key, pieces) {
            let score = self.contempt.repetition();
            return if side == self.contempt_side { score } else { -score };
        }
        if let Some(score) = self.probe_tablebase(position, side, ply) {
            return score;
        }
        if depth <= 0 {
            return if self.is_selective {
                self.quiescence(position, side, alpha, beta, Self::MAX_QUIESCENCE_PLIES, ply)
            } else {
                self.static_eval(position, side, ply)
            };
        }
        let entry = self.table.probe(self.salted(key, pieces));
        if let Some(score) = entry.and_then(|entry| self.cutoff(entry, alpha, beta, depth, ply)) {
            return score;
        }
        let mut moves = MovePicker::recycled(self.memory.pop().unwrap_or_default());
        moves.fill(position, entry.and_then(|entry| entry.best), &self.history, ply as usize);
        self.path.push((key, pieces));
        let score = self.search_moves(position, side, alpha, beta, depth, ply, &mut moves);
        self.path.pop();
        self.memory.push(moves.into_memory());
        score
    }

    /// The exact value of a position, if known. A side with contempt treats a drawn position like any other: its
    /// opponent still has to find the draw.
    #[inline]
    fn probe_tablebase(&self, position: &P, side: Side, ply: u32) -> Option<Score> {
        let score = Score::from(self.tablebase.probe(position)?);
        let is_open = score == Score::DRAW && self.contempt.turns_to_draw.is_some();
        (!is_open).then(|| self.with_contempt(score.shifted(ply as i32), side))
    }

    /// A decided score from a view; a draw counts what the contempt says.
    #[inline]
    fn with_contempt(&self, score: Score, view: Side) -> Score {
        match score {
            Score::DRAW if view == self.contempt_side => self.contempt.draw,
            Score::DRAW => -self.contempt.draw,
            _ => score,
        }
    }

    /// The static evaluation for a side, damped towards the draw that the move count brings nearer.
    #[inline]
    fn static_eval(&self, position: &P, side: Side, ply: u32) -> Score {
        let score = position.evaluate(side);
        if self.contempt.turns_to_draw.is_none() {
            return Score(score);
        }
        let sign = if side == self.contempt_side { 1 } else { -1 };
        let mixed = self.contempt.blended(sign * score, position.draw_percent());
        let damped = if position.pieces() == self.pieces { self.contempt.damped(mixed, ply) } else { mixed };
        Score(sign * damped)
    }

    /// The table key of a position. After a capture, evaluations are no longer damped.
    #[inline]
    fn salted(&self, key: u64, pieces: u32) -> u64 {
        key ^ self.salt ^ if pieces == self.pieces { self.damped_salt } else { 0 }
    }

    /// The score of an entry if it is deep enough and causes a cutoff. On the principal variation only an exact score
    /// counts, so that lines are not cut short.
    fn cutoff(&self, entry: Entry, alpha: Score, beta: Score, depth: i32, ply: u32) -> Option<Score> {
        let is_deep_enough = if self.is_selective { entry.depth >= depth } else { entry.depth == depth };
        if !is_deep_enough || (self.is_selective && beta.0 - alpha.0 > 1) {
            return None;
        }
        let score = entry.score.shifted(ply as i32);
        let settles = match entry.bound {
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        settles.then_some(score)
    }

    /// Whether the position has occurred before in the game or in the line.
    fn is_repeated(&self, key: u64, pieces: u32) -> bool {
        // Captured pieces never come back, so nothing before a capture can be repeated.
        let recent = self.path.iter().rev().take_while(|(_, earlier)| *earlier == pieces);
        recent.into_iter().any(|(earlier, _)| *earlier == key)
    }

    #[allow(clippy::too_many_arguments, reason = "the state of one node, spelled out")]
    fn search_moves(
        &mut self,
        position: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
        moves: &mut MovePicker<P::Move>,
    ) -> Score {
        let mut best = Score::WORST;
        let mut best_move = None;
        let mut floor = alpha;
        let mut tried = 0;
        let mut quiet: [Option<P::Move>; 16] = [None; 16];
        while let Some(scored) = moves.pick() {
            let mut after = *position;
            after.play_unchecked(scored.mv);
            self.history.follow(ply as usize, Some(scored.mv));
            let score = if tried == 0 {
                self.visit(&after, side, floor, beta, depth - 1, ply + 1)
            } else {
                self.null_window(&after, side, floor, beta, depth, ply, tried, scored.is_tactical)
            };
            if self.meter.is_spent() {
                return Score::DRAW;
            }
            tried += 1;
            if score > best {
                best = score;
                if score > floor {
                    floor = score;
                    best_move = Some(scored.number);
                    self.extend_pv(ply, scored.mv);
                }
            }
            if floor >= beta {
                if !scored.is_tactical {
                    self.history.reward(ply as usize, scored.mv, depth);
                    for mv in quiet.iter().flatten() {
                        self.history.penalise(*mv, depth);
                    }
                }
                break;
            }
            if !scored.is_tactical
                && let Some(slot) = quiet.get_mut(tried - 1)
            {
                *slot = Some(scored.mv);
            }
        }
        let bound = if best >= beta {
            Bound::Lower
        } else if best_move.is_some() {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { score: best.shifted(-(ply as i32)), depth, bound, best: best_move };
        self.table.store(self.salted(position.key(), position.pieces()), entry);
        best
    }

    /// Searches a late move with a null window and a reduced depth, and fully only if it fails high.
    #[allow(clippy::too_many_arguments, reason = "the state of one node, spelled out")]
    fn null_window(
        &mut self,
        after: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
        tried: usize,
        is_tactical: bool,
    ) -> Score {
        let next = Score(alpha.0 + 1);
        let reduction = if self.is_selective && !is_tactical { reduction(depth, tried) } else { 0 };
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

    /// Searches forcing moves until the position is quiet; a side may always stand pat, unless a decision is pending.
    fn quiescence(
        &mut self,
        position: &P,
        side: Side,
        alpha: Score,
        beta: Score,
        left: i32,
        ply: u32,
    ) -> Score {
        let must_go_on = !position.is_stable();
        let mut best = Score::WORST;
        let mut floor = alpha;
        let mut moves = MovePicker::recycled(self.memory.pop().unwrap_or_default());
        if must_go_on {
            moves.fill(position, None, &self.history, ply as usize);
        } else {
            best = self.static_eval(position, side, ply);
            floor = floor.max(best);
            if floor < beta && left > 0 {
                moves.fill_tactical(position);
            }
        }
        while floor < beta
            && let Some(scored) = moves.pick()
        {
            let mut after = *position;
            after.play_unchecked(scored.mv);
            let score = self.quiescence_visit(&after, side, floor, beta, left - 1, ply + 1);
            if self.meter.is_spent() {
                break;
            }
            best = best.max(score);
            floor = floor.max(score);
        }
        self.memory.push(moves.into_memory());
        best
    }

    fn quiescence_visit(
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
                if let Some(score) = self.probe_tablebase(position, side, ply) {
                    return if side == view { score } else { -score };
                }
                if side == view {
                    self.quiescence(position, side, alpha, beta, left, ply)
                } else {
                    -self.quiescence(position, side, -beta, -alpha, left, ply)
                }
            }
            Node::Over(_) | Node::Chance => self.visit(position, view, alpha, beta, 0, ply),
        }
    }

    /// The expectation over the dice, from South's view.
    fn chance_node(&mut self, position: &P, alpha: Score, beta: Score, depth: i32, ply: u32) -> Score {
        if self.meter.tick() {
            return Score::DRAW;
        }
        let (alpha, beta) = (alpha.below_losses(), -(-beta).below_losses());
        let key = self.salted(position.key(), position.pieces());
        let entry = self.table.probe(key).filter(|_| depth > 0);
        if let Some(score) = entry.and_then(|entry| self.cutoff(entry, alpha, beta, depth, ply)) {
            return score;
        }
        let mut outcomes = ChanceOutcomes::of(position);
        self.history.follow(ply as usize, None);
        if depth > 2 {
            self.star2_probe(&mut outcomes, alpha, beta, depth, ply);
        }
        let (score, bound) = self.star1_search(&mut outcomes, alpha, beta, depth, ply);
        if !self.meter.is_spent() && depth > 0 {
            self.table.store(key, Entry { score: score.shifted(-(ply as i32)), depth, bound, best: None });
        }
        score
    }

    /// Star2: before the rolls are searched in full, probes one move of each to narrow the bounds; the side that
    /// decides after the roll gets at least what that move gives.
    fn star2_probe(
        &mut self,
        outcomes: &mut ChanceOutcomes<P>,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) {
        for index in 0..outcomes.outcomes.len() {
            let outcome = outcomes.outcomes[index];
            let Node::Decide(side) = outcome.after.node() else { continue };
            let Some((low, high)) = outcomes.window(index, alpha, beta) else { return };
            let known = self.table.probe(self.salted(outcome.after.key(), outcome.after.pieces()));
            let number = known.and_then(|entry| entry.best).unwrap_or(0);
            let Some(mv) = outcome.after.nth_move(number.into()).or_else(|| outcome.after.nth_move(0)) else {
                continue;
            };
            let mut after = outcome.after;
            after.play_unchecked(mv);
            self.path.push((outcome.after.key(), outcome.after.pieces()));
            self.history.follow(ply as usize + 1, Some(mv));
            let score = self.visit(&after, Side::South, low, high, depth - 1, ply + 2);
            self.path.pop();
            if self.meter.is_spent() {
                return;
            }
            let outcome = &mut outcomes.outcomes[index];
            match side {
                Side::South if score > low => outcome.low = outcome.low.max(score.0.min(high.0).into()),
                Side::North if score < high => outcome.high = outcome.high.min(score.0.max(low.0).into()),
                _ => {}
            }
        }
    }

    /// Star1: searches each roll with the window outside of which it decides the whole node.
    fn star1_search(
        &mut self,
        outcomes: &mut ChanceOutcomes<P>,
        alpha: Score,
        beta: Score,
        depth: i32,
        ply: u32,
    ) -> (Score, Bound) {
        for index in 0..outcomes.outcomes.len() {
            let Some((low, high)) = outcomes.window(index, alpha, beta) else { break };
            let score = self.visit(&outcomes.outcomes[index].after, Side::South, low, high, depth, ply + 1);
            if self.meter.is_spent() {
                break;
            }
            let outcome = &mut outcomes.outcomes[index];
            if score > low {
                outcome.low = score.0.into();
            }
            if score < high {
                outcome.high = score.0.into();
            }
        }
        // The line ends before the dice.
        self.clear_pv(ply);
        let (low, high) = outcomes.bounds();
        if high <= i64::from(alpha.0) * outcomes.total {
            (outcomes.mean(|outcome| outcome.high), Bound::Upper)
        } else if low >= i64::from(beta.0) * outcomes.total {
            (outcomes.mean(|outcome| outcome.low), Bound::Lower)
        } else {
            (outcomes.mean(|outcome| outcome.low), Bound::Exact)
        }
    }
}

/// How many plies to reduce a late move by, from the logarithms of its depth and its place in the order.
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
