use rules::{Evaluate, Node, Side};
use search::Score;

/// The static evaluation of a position for a side; at a chance node, the expectation over the rolls.
pub(crate) fn judge<P: Evaluate>(position: &P, side: Side) -> Score {
    match position.node() {
        Node::Over(outcome) => Score::of_outcome(outcome, side, 1),
        Node::Decide(_) => Score(position.evaluate(side)),
        Node::Chance => {
            let (mut sum, mut total) = (0, 0);
            position.each_roll(|roll, weight| {
                let mut after = *position;
                after.roll_unchecked(roll);
                // Rerolls change no expectation.
                if after != *position {
                    sum += i64::from(weight) * i64::from(judge(&after, side).0);
                    total += i64::from(weight);
                }
            });
            Score((sum / total.max(1)) as i32)
        }
    }
}
