//! Compares search with plain full-width minimax and expectimax, on random positions of every game.

use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, NoTablebase, Node, Position, Side, Symmetric};
use search::{Budget, Contempt, Request, Score, Stop, TranspositionTable, search};

/// Plain minimax: every move, every roll, no bounds, no table.
fn minimax<P: Evaluate>(position: &P, depth: u32, ply: u32, path: &mut Vec<(u64, u32)>) -> Score {
    match position.node() {
        Node::Over(outcome) => Score::of_outcome(outcome, Side::South, ply),
        Node::Chance => {
            let (mut sum, mut total) = (0, 0);
            let mut scores = Vec::new();
            position.each_roll(|roll, weight| {
                let mut after = *position;
                after.roll_unchecked(roll);
                if after != *position {
                    let weight = i64::from(weight);
                    let score = minimax(&after, depth, ply + 1, path);
                    sum += weight * i64::from(score.0);
                    total += weight;
                    scores.push(score);
                }
            });
            let mean = Score(sum.div_euclid(total) as i32);
            let is_certain =
                scores.iter().all(|score| score.is_decided() && score.0.signum() == mean.0.signum());
            if is_certain { mean } else { mean.uncertain() }
        }
        Node::Decide(side) => {
            let here = (position.key(), position.pieces());
            if ply > 0 && path.contains(&here) {
                return Score::DRAW;
            }
            if depth == 0 {
                return Score(position.evaluate(Side::South));
            }
            path.push(here);
            let mut best: Option<Score> = None;
            let _ = position.each_move(|mv| {
                let mut after = *position;
                after.play_unchecked(mv);
                let score = minimax(&after, depth - 1, ply + 1, path);
                let is_better = |best: Score| if side == Side::South { score > best } else { score < best };
                if best.is_none_or(is_better) {
                    best = Some(score);
                }
                std::ops::ControlFlow::Continue(())
            });
            path.pop();
            best.expect("a decision has a move")
        }
    }
}

struct Compare {
    positions: usize,
    depth: u32,
}

impl Visitor for Compare {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
        let table = TranspositionTable::new(1);
        let mut random = fastrand::Rng::with_seed(3);
        let mut compared = 0;
        while compared < self.positions {
            let mut position = G::start(Side::South);
            let length = random.usize(..60);
            for _ in 0..length {
                let mut choices = Vec::new();
                position.each_choice(|choice| choices.push(choice));
                let Some(choice) = random.choice(choices) else { break };
                position.take_unchecked(choice);
            }
            let Node::Decide(side) = position.node() else { continue };
            for depth in 1..=self.depth {
                table.clear();
                let request = Request {
                    position: &position,
                    earlier: &[],
                    budget: Budget::depth(depth),
                    stop: Stop::new(),
                    table: &table,
                    contempt: Contempt::NONE,
                    tablebase: &NoTablebase,
                    threads: 1,
                    lines: 1,
                    is_selective: false,
                };
                let report = search(&request, |_| {});
                let expected = minimax(&position, depth, 0, &mut Vec::new());
                let expected = if side == Side::South { expected } else { -expected };
                let name = G::full_name();
                assert_eq!(report.lines[0].score, expected, "{name} {position} at depth {depth}");
                compared += 1;
            }
        }
    }
}

#[test]
fn scores_equal_plain_minimax() {
    for name in games::names() {
        games::visit(&name, Compare { positions: 600, depth: 3 }).unwrap();
    }
}

#[test]
fn scores_equal_plain_expectimax_in_games_with_dice() {
    games::visit("holochess", Compare { positions: 1200, depth: 3 }).unwrap();
}
