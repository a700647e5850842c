use crate::Position;

/// Positions that can be rotated, reflected or viewed from the other side without changing the game.
///
/// Symmetries are numbered from 0, the identity, to `SYMMETRIES - 1`. For each of them, the image of the position
/// after a move is the position after the image of the move.
pub trait Symmetric: Position {
    /// The number of symmetries, including the identity.
    const SYMMETRIES: usize;

    /// Returns whether this symmetry swaps the sides.
    fn swaps_sides(symmetry: usize) -> bool;

    /// Returns the image of the position under a symmetry.
    fn image(&self, symmetry: usize) -> Self;

    /// Returns the image of a move under a symmetry.
    fn image_of_move(mv: Self::Move, symmetry: usize) -> Self::Move;
}
