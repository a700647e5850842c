//! What the square boards of King and Courtesan and Courtyard share.

mod square;

pub use square::Square;
