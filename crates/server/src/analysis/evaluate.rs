use std::time::Duration;

use catalog::{AnyGame, AnyHistory, Thought, ThoughtLine};
use explore::rolls;
use play::player::Resources;
use rules::{Node, POINT, Side};
use search::{Budget, Score, Stop};

/// The limits for evaluating one position, whichever is reached first: a slow machine takes little longer, and a fast
/// one is reproducible.
#[derive(Clone, Copy)]
pub(super) struct Effort {
    pub(super) nodes: u64,
    pub(super) time: Duration,
}

impl Effort {
    /// The effort of a review for each choice: a game of a hundred choices takes twenty seconds at most.
    pub(super) const REVIEW: Effort = Effort { nodes: 150_000, time: Duration::from_millis(200) };
    /// The effort of a computer deciding on an offer.
    const OFFER: Effort = Effort { nodes: 50_000, time: Duration::from_millis(200) };

    fn share(self, parts: usize) -> Effort {
        let parts = parts.max(1) as u32;
        Effort { nodes: (self.nodes / u64::from(parts)).max(500), time: self.time / parts }
    }

    fn budget(self) -> Budget {
        Budget { time: Some(self.time), nodes: Some(self.nodes), depth: None }
    }
}

/// The evaluation of a position.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Evaluation {
    /// The expected points for seat 1.
    pub(super) points: f64,
    /// Whether they are exact.
    pub(super) exact: bool,
    /// The best line, if a side is to decide.
    pub(super) line: Vec<String>,
    /// The value of each roll for seat 1, if a roll is due.
    pub(super) rolls: Vec<(String, f64)>,
}

/// Evaluates a position: from the tablebase if it is solved, by search if a side is to decide, and by the mean over
/// all rolls at a chance node.
pub(super) fn evaluate(
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    effort: Effort,
    stop: &Stop,
) -> Evaluation {
    let later = past_forced_moves(history);
    let evaluation = evaluate_here(game, &*later, effort, stop);
    if later.len() == history.len() {
        evaluation
    } else {
        // The continuation after the forced moves is not part of this decision.
        Evaluation { line: Vec::new(), rolls: Vec::new(), ..evaluation }
    }
}

/// Evaluates a position for a side with little effort, in expected points.
pub(crate) fn quick_eval(game: &dyn AnyGame, history: &dyn AnyHistory, side: Side, stop: &Stop) -> f64 {
    let points = evaluate(game, history, Effort::OFFER, stop).points;
    if side == Side::South { points } else { -points }
}

fn evaluate_here(game: &dyn AnyGame, history: &dyn AnyHistory, effort: Effort, stop: &Stop) -> Evaluation {
    if let Some(ending) = history.ending() {
        let points = ending.outcome().points_for(Side::South);
        return Evaluation { points: f64::from(points), exact: true, ..Evaluation::default() };
    }
    match history.node() {
        Node::Chance => mean(game, history, effort, stop),
        Node::Over(outcome) => Evaluation {
            points: f64::from(outcome.points_for(Side::South)),
            exact: true,
            ..Evaluation::default()
        },
        Node::Decide(side) => {
            let thought = search(game, history, effort.budget(), 1, MEGABYTES, stop);
            let line = thought.and_then(|thought| thought.lines.into_iter().next());
            line.map_or_else(Evaluation::default, |line| Evaluation {
                points: points(line.score, side),
                exact: line.is_exact,
                line: line.moves,
                rolls: Vec::new(),
            })
        }
    }
}

/// The transposition table of a short search.
const MEGABYTES: usize = 4;

/// Searches a position on one thread.
pub(super) fn search(
    game: &dyn AnyGame,
    history: &dyn AnyHistory,
    budget: Budget,
    lines: usize,
    megabytes: usize,
    stop: &Stop,
) -> Option<Thought> {
    let resources = Resources { megabytes, threads: 1, ..Resources::default() };
    game.analyse(history, resources, budget, lines, stop, &mut |_| {})
}

/// Converts a side's score to expected points for seat 1.
pub(super) fn points(score: Score, side: Side) -> f64 {
    let points = match score.decided() {
        Some((points, _)) => f64::from(points),
        None => f64::from(score.0) / f64::from(POINT),
    };
    // Adding zero turns a negative zero into a plain one.
    if side == Side::South { points } else { -points + 0.0 }
}

/// Returns the score of a line for seat 1.
pub(super) fn for_seat_1(line: &ThoughtLine, side: Side) -> Score {
    if side == Side::South { line.score } else { -line.score }
}

/// Returns the position after all forced moves. It has the same value, and a search would not look far beyond a forced
/// move, because there is nothing to decide.
fn past_forced_moves(history: &dyn AnyHistory) -> Box<dyn AnyHistory> {
    const MOST: usize = 40;
    let mut history = history.copy();
    for _ in 0..MOST {
        if history.count_moves() != 1 {
            break;
        }
        let Some(only) = history.moves().into_iter().next() else { break };
        if history.take(&only.text).is_err() {
            break;
        }
    }
    history
}

/// Returns the mean over all rolls. Rerolls change nothing and are left out.
fn mean(game: &dyn AnyGame, history: &dyn AnyHistory, effort: Effort, stop: &Stop) -> Evaluation {
    let before = history.position();
    let rolls = rolls(history);
    let effort = effort.share(rolls.len());
    let mut evaluation = Evaluation { exact: true, ..Evaluation::default() };
    let (mut sum, mut total) = (0.0, 0.0);
    for roll in rolls {
        let mut after = history.copy();
        if after.take(&roll.text).is_err() || after.position() == before {
            continue;
        }
        let one = self::evaluate(game, &*after, effort, stop);
        sum += one.points * f64::from(roll.weight);
        total += f64::from(roll.weight);
        evaluation.exact &= one.exact;
        evaluation.rolls.push((roll.text, one.points));
    }
    evaluation.points = if total > 0.0 { sum / total } else { 0.0 };
    evaluation
}

#[cfg(test)]
mod tests {
    use super::*;
    use explore::{Start, game, play};

    const LITTLE: Effort = Effort { nodes: 2_000, time: Duration::from_millis(50) };

    fn check(name: &str, position: &str) -> Evaluation {
        let game = game(name).expect("a game");
        let start = Start { position: Some(position), ..Start::default() };
        let history = play(game, start, &[]).expect("a position");
        evaluate(game, &*history, LITTLE, &Stop::new())
    }

    #[test]
    fn a_pending_roll_is_worth_the_mean_of_its_results() {
        let evaluation = check("holochess", "So1GNM2hkl1/12/1 1 2 a1*a2 0");
        assert_eq!(evaluation.rolls.len(), 6);
        let mean = evaluation.rolls.iter().map(|(_, points)| points).sum::<f64>() / 6.0;
        assert!((evaluation.points - mean).abs() < 1e-9);
        let values: Vec<f64> = evaluation.rolls.iter().map(|(_, points)| *points).collect();
        assert!(values.iter().any(|value| (value - mean).abs() > 0.01), "some rolls are better: {values:?}");
    }

    #[test]
    fn scores_are_turned_to_seat_1() {
        assert_eq!(points(Score(2_500), Side::South), 0.25);
        assert_eq!(points(Score(2_500), Side::North), -0.25);
        assert_eq!(points(Score(2 * POINT - 7), Side::North), -2.0);
    }
}
