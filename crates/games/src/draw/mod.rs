//! Pictures of scenes: [`svg`] for a page, [`text`] for a terminal and [`describe`] for a listener.
//!
//! Drawing reads nothing but the [`Scene`](crate::scene::Scene). It knows no rules, no game and no position; a piece
//! whose kind it has never heard of is drawn as a token with its letter. Where colour says something, a shape says it
//! too: seat 1 is solid and seat 2 is outlined in every set of pieces, and every mark has a form of its own.

mod describe;
mod edge;
mod glyph;
mod ink;
pub mod strokes;
mod svg;
mod text;

#[cfg(test)]
mod samples;
#[cfg(test)]
mod tests;

pub use describe::describe;
pub use ink::Theme;
pub use svg::{SvgStyle, svg};
pub use text::{Colour, TextStyle, nearest_of_256, signs, text};
