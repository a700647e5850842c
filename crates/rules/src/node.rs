use crate::{Outcome, Side};

/// What happens next in a position, read off the position alone.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Node {
    /// This side chooses one of the legal moves. There is always at least one: a forfeited turn is the lone move
    /// `pass`. The side that decides need not be the side whose turn it is.
    Decide(Side),
    /// Dice are rolled.
    Chance,
    /// The game is over.
    Over(Outcome),
}

impl Node {
    /// Returns whether the game is over.
    #[inline]
    pub const fn is_over(self) -> bool {
        matches!(self, Node::Over(_))
    }

    /// Returns the outcome of a finished game.
    #[inline]
    pub const fn outcome(self) -> Option<Outcome> {
        match self {
            Node::Over(outcome) => Some(outcome),
            _ => None,
        }
    }
}
