use std::ops::ControlFlow;
use std::time::Instant;

use rules::{Evaluate, Node, Position};

use crate::{Ambition, Budget, NoOracle, Oracle, Request, Score, Table, search, uct};

/// A move that keeps a certain draw and sets the other side a task at which it may well fail.
///
/// Where a table knows that nobody need lose, a search sees no difference between one drawn position and another but its
/// judgement. To somebody who knows no table they differ: in one any reply will do, in another a single one, and the rest lose
/// so late that hardly anybody sees it. How likely a reply is to be made is guessed from how long it takes to lose, and
/// from how it looks to a few random games. `docs/strength.md` has how well that was guessed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Snare<M> {
    /// The move, if one is worth it.
    pub mv: Option<M>,
    /// How much looking for it took, in positions that a search visits in that time.
    pub nodes: u64,
}

impl<M: Copy + Eq> Snare<M> {
    /// A reply has to be as likely as this to lose; otherwise search chooses, which keeps the other side short of room.
    const LEAST_SLIP: f32 = 0.12;
    /// No more is given up for it than this, in judgement: who has room again stops failing.
    const MOST_LOSS: i32 = 1_200;
    /// How many moves are looked at closely: those that promise most at first sight.
    const TRIED: usize = 5;
    /// And how much they have to promise.
    const PROMISE: f32 = 0.02;
    /// Random games that show how the replies look.
    const GAMES: u64 = 1_500;
    /// How many positions a search visits while one such game is played.
    const NODES_A_GAME: u64 = 16;
    /// How many positions are searched to see what is given up.
    const QUICK: u64 = 8_000;

    /// Looks for one, with up to half of the budget, if the position is drawn for certain, the side that decides has the
    /// patience to wait for mistakes, and only one line is wanted.
    pub fn look<P: Evaluate<Move = M>, O: Oracle<P>>(request: &Request<'_, P, O>) -> Snare<M> {
        let mut look = Look::new(request);
        let mv = look.run();
        Snare { mv, nodes: look.nodes }
    }
}

/// A move that keeps the draw, where it leads to, and how likely the reply is to lose.
struct Task<P: Position> {
    mv: P::Move,
    after: P,
    slip: f32,
}

struct Look<'a, P, O> {
    request: &'a Request<'a, P, O>,
    started: Instant,
    nodes: u64,
}

impl<'a, P: Evaluate, O: Oracle<P>> Look<'a, P, O> {
    fn new(request: &'a Request<'a, P, O>) -> Look<'a, P, O> {
        Look { request, started: Instant::now(), nodes: 0 }
    }

    fn run(&mut self) -> Option<P::Move> {
        let request = self.request;
        let is_drawn = || request.oracle.probe(request.position) == Some(Score::DRAW);
        if request.ambition.patience.is_none() || request.lines > 1 || !is_drawn() {
            return None;
        }
        let mut tasks = self.tasks();
        tasks.sort_by(|one, other| other.slip.total_cmp(&one.slip));
        let mut laid: Option<Task<P>> = None;
        let mut least = None;
        for mut task in tasks.into_iter().take(Snare::<P::Move>::TRIED) {
            // What was found before the budget was spent is kept.
            let Some(slip) = self.looked_at(&task.after) else { break };
            task.slip = slip;
            if slip < laid.as_ref().map_or(Snare::<P::Move>::LEAST_SLIP, |laid| laid.slip) {
                continue;
            }
            if least.is_none() {
                least = self.judged(request.position).map(|here| here - Snare::<P::Move>::MOST_LOSS);
            }
            let (Some(least), Some(theirs)) = (least, self.judged(&task.after)) else { break };
            if -theirs >= least {
                laid = Some(task);
            }
        }
        laid.map(|task| task.mv)
    }

    /// The moves that keep the draw and promise something, with how likely the replies are to lose by their plies alone.
    /// Positions that stood before are left out: a snare that failed once is known, and to come back is to repeat.
    fn tasks(&self) -> Vec<Task<P>> {
        let position = self.request.position;
        let mut tasks = Vec::new();
        let _ = position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            let is_theirs = match (position.node(), after.node()) {
                (Node::Decide(mine), Node::Decide(theirs)) => mine != theirs,
                _ => false,
            };
            let stood_before = || self.request.earlier.iter().any(|(key, _)| *key == after.key());
            if is_theirs && self.request.oracle.probe(&after) == Some(Score::DRAW) && !stood_before() {
                let slip = self.slip(&after, |_| 1.0);
                if slip >= Snare::<P::Move>::PROMISE {
                    tasks.push(Task { mv, after, slip });
                }
            }
            ControlFlow::Continue(())
        });
        tasks
    }

    /// How likely whoever decides here is to make a losing move. `None` once half of the budget is spent.
    fn looked_at(&mut self, position: &P) -> Option<f32> {
        let games = Snare::<P::Move>::GAMES;
        let budget = self.share(games, Snare::<P::Move>::NODES_A_GAME)?;
        let report = uct(position, &budget, self.request.stop.clone(), position.key());
        if report.iterations < games {
            return None;
        }
        Some(self.slip(position, |mv| {
            let tries = report.lines.iter().find(|line| line.mv == mv).map_or(0, |line| line.visits);
            (tries as f32 / games as f32 + 0.01).sqrt()
        }))
    }

    /// What a quick search makes of a position that it knows nothing certain of, for the side that decides in it.
    fn judged(&mut self, position: &P) -> Option<i32> {
        let budget = self.share(Snare::<P::Move>::QUICK, 1)?;
        let table = Table::new(1);
        let request = Request {
            position,
            earlier: &[],
            budget,
            stop: self.request.stop.clone(),
            table: &table,
            ambition: Ambition::NONE,
            oracle: &NoOracle,
            threads: 1,
            lines: 1,
            is_selective: true,
        };
        let report = search(&request, |_| ());
        report.lines.first().map(|line| line.score.0)
    }

    /// So many steps that take as long as so many nodes each, if half of the budget has room for them.
    fn share(&mut self, steps: u64, nodes_a_step: u64) -> Option<Budget> {
        let nodes = self.nodes + steps * nodes_a_step;
        let has_room = self.request.budget.nodes.is_none_or(|most| nodes <= most / 2);
        if !has_room || self.request.stop.is_stopped() {
            return None;
        }
        let time = match self.request.budget.time {
            Some(time) => Some((time / 2).checked_sub(self.started.elapsed())?),
            None => None,
        };
        self.nodes = nodes;
        Some(Budget { nodes: Some(steps), time, depth: None })
    }

    /// How likely a losing move is here, if each is as attractive as `looks` says.
    fn slip(&self, position: &P, looks: impl Fn(P::Move) -> f32) -> f32 {
        let Node::Decide(side) = position.node() else { return 0.0 };
        let (mut losing, mut others) = (0.0, 0.0);
        let _ = position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            let score = match after.node() {
                Node::Over(outcome) => Some(Score::of_outcome(outcome, side, 0)),
                Node::Decide(next) if next == side => self.request.oracle.probe(&after),
                Node::Decide(_) => self.request.oracle.probe(&after).map(|score| -score),
                Node::Chance => None,
            };
            match score.and_then(Score::decided) {
                Some((points, plies)) if points < 0 => losing += looks(mv) * blindness(plies + 1),
                _ => others += looks(mv),
            }
            ControlFlow::Continue(())
        });
        losing / (losing + others)
    }
}

/// How often a move that loses in so many plies is made, beside one that looks as good and does not lose.
///
/// Fitted to 3,309 decisions of `uct` in drawn endings of Courtier, 70 of which lost.
fn blindness(plies: u32) -> f32 {
    match plies {
        ..12 => 0.001,
        12..20 => 0.027,
        20..28 => 0.04,
        _ => 0.165,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn late_losses_are_seen_less() {
        let seen = [1, 11, 12, 19, 20, 27, 28, 100].map(blindness);
        assert!(seen.is_sorted() && seen[7] < 1.0, "{seen:?}");
    }
}
