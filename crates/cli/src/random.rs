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
            dice::fall(position, random.random_range(0..dice::weight(position))).map(Choice::Roll)
        }
    }
}

/// Lets dice fall that nobody can foretell: the numbers come from a generator that the operating system seeds.
/// `None` where no dice are waited for.
pub(crate) fn roll<P: Position>(position: &P) -> Option<P::Roll> {
    let weight = dice::weight(position);
    if weight == 0 { None } else { dice::fall(position, rand::rng().random_range(0..weight)) }
}

/// One of several things; `None` when there are none.
pub(crate) fn pick<T: Copy>(things: &[T]) -> Option<T> {
    if things.is_empty() { None } else { things.get(rand::rng().random_range(0..things.len())).copied() }
}

/// A number that nobody can foretell.
pub(crate) fn seed() -> u64 {
    rand::rng().random_range(0..1 << 32)
}

/// The side that the lot falls on.
pub(crate) fn lot() -> Side {
    Side::BOTH[rand::rng().random_range(0..2)]
}
