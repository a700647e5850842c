use std::ops::Range;

use crate::Position;

/// Positions that are numbered, so that a tablebase can store their values.
///
/// The family is closed: every move from a member leads to a member or ends the game. In every member a side decides.
/// Positions of equal value by symmetry share an index.
pub trait Indexed: Position {
    /// Changed whenever the rules or the numbering change; tablebases of other versions are not used.
    const VERSION: u32;

    /// The parts of the family in index order; the indices run from 0 to the sum of all counts.
    fn parts() -> Vec<Part>;

    /// The index of a position; `None` if it isn't a member of the family.
    fn index(&self) -> Option<u32>;

    /// The member with this index, or one of those that share it. `None` for an unused index.
    fn from_index(index: u32) -> Option<Self>;
}

/// A range of indices in a numbered family.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// A short description of its positions.
    pub name: String,
    /// How many indices it has, used or not.
    pub count: u32,
}

/// The numbered family of a game as a value, because a [`Game`](crate::Game) need not have one.
#[derive(Clone, Copy, Debug)]
pub struct Family<P> {
    /// See [`Indexed::VERSION`].
    pub version: u32,
    /// See [`Indexed::parts`].
    pub parts: fn() -> Vec<Part>,
    /// See [`Indexed::index`].
    pub index: fn(&P) -> Option<u32>,
    /// See [`Indexed::from_index`].
    pub position: fn(u32) -> Option<P>,
    /// How to generate unmoves, if the game can.
    pub unmoves: Option<Unmoves<P>>,
}

/// Unmove generation. With it, a tablebase needs so little memory that a large one can be built.
///
/// Requires that sides alternate and that every game is won or lost by one point.
#[derive(Clone, Copy, Debug)]
pub struct Unmoves<P> {
    /// The indices in layers. A move stays in its layer, leads to an earlier one, or ends the game.
    pub layers: fn() -> Vec<Vec<Range<u32>>>,
    /// Calls the callback with every position of the same layer from which a move leads to this one.
    pub each: fn(&P, &mut dyn FnMut(P)),
}

impl<P: Indexed> Family<P> {
    /// Creates the family of these positions.
    pub const fn of() -> Family<P> {
        Family {
            version: P::VERSION,
            parts: P::parts,
            index: P::index,
            position: P::from_index,
            unmoves: None,
        }
    }
}

impl<P> Family<P> {
    /// The number of indices, used or not.
    pub fn count(&self) -> u32 {
        (self.parts)().iter().map(|part| part.count).sum()
    }
}
