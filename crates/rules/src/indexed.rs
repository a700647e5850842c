use std::ops::Range;

use crate::Position;

/// Positions of which a family is numbered, so that a table can hold their values.
///
/// The family is closed: every move from a member leads to a member or ends the game. In every member a side
/// decides. Positions that are worth the same for certain, because they are images of one another, share an index.
pub trait Indexed: Position {
    /// To be changed whenever the rules or the numbers change: tables with another version are not used.
    const VERSION: u32;

    /// The parts of the family in the order of their indices, which run from 0 to the sum of all counts.
    fn parts() -> Vec<Part>;

    /// The index of a member of the family; `None` for any other position.
    fn index(&self) -> Option<u32>;

    /// The member with this index, or one of those that share it. `None` where an index is not used.
    fn from_index(index: u32) -> Option<Self>;
}

/// A part of a numbered family: so many indices in a row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Part {
    /// What it holds, in a few words.
    pub name: String,
    /// How many indices it has, used or not.
    pub count: u32,
}

/// The numbered family of a game, as a value: what a [`Game`](crate::Game) has that may have none.
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
    /// How moves are taken back, if somebody has said.
    pub unmoves: Option<Unmoves<P>>,
}

/// How moves are taken back in a family: with that its table needs so little memory that a large one can be made.
///
/// The sides take turns, and a game is won or lost by one point.
#[derive(Clone, Copy, Debug)]
pub struct Unmoves<P> {
    /// The indices in layers. A move stays in its layer, or it leads to an earlier one or to the end of the game.
    pub layers: fn() -> Vec<Vec<Range<u32>>>,
    /// Calls with every position from which a move leads to this one and stays in the layer.
    pub each: fn(&P, &mut dyn FnMut(P)),
}

impl<P: Indexed> Family<P> {
    /// The family of these positions.
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
    /// How many indices there are, used or not.
    pub fn count(&self) -> u32 {
        (self.parts)().iter().map(|part| part.count).sum()
    }
}
