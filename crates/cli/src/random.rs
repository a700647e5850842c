use play::dice;
use rand::RngExt;
use rand::rngs::SmallRng;
use rules::{Choice, Node, Position, Side};

/// A random choice among the legal moves, or a fair fall of the dice; `None` when the game is over.
pub(crate) fn choose<P: Position>(position: &P, random: &mut SmallRng) -> Option<Choice<P::Move, P::Roll>> {
    match position.node() {
        Node::Over(_) => None,
        Node::Decide(_) => {
            let number = random.random_range(0..position.count_moves());
            position.nth_move(number).map(Choice::Move)
        }
        Node::Chance => {
            dice::roll(position, random.random_range(0..dice::weight(position))).map(Choice::Roll)
        }
    }
}

/// One of several things; `None` when there are none.
pub(crate) fn pick<T>(things: &[T]) -> Option<&T> {
    if things.is_empty() { None } else { things.get(rand::rng().random_range(0..things.len())) }
}

/// An unpredictable number.
pub(crate) fn seed() -> u64 {
    rand::rng().random_range(0..1 << 32)
}

/// A random side.
pub(crate) fn lot() -> Side {
    Side::BOTH[rand::rng().random_range(0..2)]
}
