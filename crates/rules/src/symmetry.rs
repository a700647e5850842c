use crate::Position;

/// Positions that can be turned, mirrored or seen from the other side without changing the game.
///
/// Symmetries are numbered from 0, which leaves everything as it is, to `SYMMETRIES - 1`. For every one of them,
/// playing a move and taking the image gives the same position as taking the image and playing the move's image.
pub trait Symmetric: Position {
    /// How many symmetries there are, the identity included.
    const SYMMETRIES: usize;

    /// Whether this symmetry makes each side the other one.
    fn swaps_sides(symmetry: usize) -> bool;

    /// The position seen through a symmetry.
    fn image(&self, symmetry: usize) -> Self;

    /// The move seen through a symmetry.
    fn image_of_move(mv: Self::Move, symmetry: usize) -> Self::Move;
}
