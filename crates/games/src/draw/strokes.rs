//! The characters that lines are drawn with in a terminal.

/// The characters of a kind of line by where they reach: the sum of [`UP`], [`RIGHT`], [`DOWN`] and [`LEFT`].
pub type Strokes = [char; 16];

/// Reaches up.
pub const UP: usize = 1;
/// Reaches to the right.
pub const RIGHT: usize = 2;
/// Reaches down.
pub const DOWN: usize = 4;
/// Reaches to the left.
pub const LEFT: usize = 8;

/// Thin lines.
pub const LIGHT: Strokes = [' ', '╵', '╶', '└', '╷', '│', '┌', '├', '╴', '┘', '─', '┴', '┐', '┤', '┬', '┼'];
/// Walls.
pub const DOUBLE: Strokes = [' ', '║', '═', '╚', '║', '║', '╔', '╠', '═', '╝', '═', '╩', '╗', '╣', '╦', '╬'];
/// Thin lines in ASCII.
pub const ASCII_LIGHT: Strokes =
    [' ', '|', '-', '+', '|', '|', '+', '+', '-', '+', '-', '+', '+', '+', '+', '+'];
/// Walls in ASCII.
pub const ASCII_WALL: Strokes =
    [' ', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#', '#'];
