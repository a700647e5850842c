//! Tables of exact values: where they are kept, and how they come to be when they are needed.
//!
//! A game that has a numbered family of positions has a table of it, the same for the whole program: [`of`]. Nothing is
//! done until somebody asks for it. Then the table is read from the user's cache folder, a [`Shelf`], or made and put
//! there; in the [background](Solved::begin), where nobody should have to wait, or [at once](Solved::load).

mod registry;
mod shelf;
mod table;

pub use registry::of;
pub use shelf::{Origin, Shelf, Spoilt};
pub use table::{Solved, score};
