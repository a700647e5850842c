//! Which number stands for which fall of the dice. Whoever has a random source draws the number.

use rules::Position;

/// How many numbers there are to draw from: the weights of all falls together. 0 where no dice are waited for.
pub fn weight<P: Position>(position: &P) -> u64 {
    let mut total = 0;
    position.each_roll(|_, weight| total += u64::from(weight));
    total
}

/// The fall that a number below [`weight`] stands for; `None` for any other number. Each fall has as many numbers
/// as its weight, so numbers drawn evenly are fair dice.
pub fn fall<P: Position>(position: &P, number: u64) -> Option<P::Roll> {
    let mut left = number;
    let mut fallen = None;
    position.each_roll(|roll, weight| {
        if fallen.is_none() {
            match left.checked_sub(u64::from(weight)) {
                Some(rest) => left = rest,
                None => fallen = Some(roll),
            }
        }
    });
    fallen
}
