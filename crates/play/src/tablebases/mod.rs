//! Tables of exact values: where they are kept, and how they come to be when they are needed.
//!
//! A game that has a numbered family of positions has a table of it, the same for the whole program: [`of`]. Nothing is
//! done until somebody asks for it. Then the table is read from the user's cache folder, a [`TablebaseCache`], or made and put
//! there; in the [background](LazyTablebase::begin), where nobody should have to wait, or [at once](LazyTablebase::load).

mod lazy_tablebase;
mod registry;
mod tablebase_cache;

pub use lazy_tablebase::LazyTablebase;
pub use registry::{of, started};
pub use tablebase_cache::{Origin, TablebaseCache, UnusableTablebase};
