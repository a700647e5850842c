use crate::scene::{Point, Scene};

/// The name of a file or a rank, to be written off the edge of a square board.
pub(super) struct EdgeLabel {
    /// `c`, or `7`.
    pub(super) name: String,
    /// The middle of the first square of the file or rank.
    pub(super) square: Point,
    /// The point one square further out, off the board.
    pub(super) beyond: Point,
}

/// The names of all files and ranks of a square board, however it stands.
pub(super) fn edge_labels(scene: &Scene) -> Vec<EdgeLabel> {
    let centre = |name: &str| scene.find(name).map(|index| scene.spaces[index].centre);
    let label = |name: &str, first: &str, second: &str| {
        let (square, next) = (centre(first)?, centre(second)?);
        let beyond = Point { x: 2.0 * square.x - next.x, y: 2.0 * square.y - next.y };
        Some(EdgeLabel { name: name.to_owned(), square, beyond })
    };
    let mut labels = Vec::new();
    for space in &scene.spaces {
        let split = space.name.find(|c: char| c.is_ascii_digit()).unwrap_or(space.name.len());
        let (file, rank) = space.name.split_at(split);
        if rank == "1" {
            labels.extend(label(file, &space.name, &format!("{file}2")));
        }
        if file == "a" {
            labels.extend(label(rank, &space.name, &format!("b{rank}")));
        }
    }
    labels
}
