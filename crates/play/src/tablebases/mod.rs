//! Tablebases: where they are stored, and when they are built.
//!
//! A game with a numbered family of positions has one tablebase per process: [`of`]. It is loaded lazily: read from
//! the user's cache folder, a [`TablebaseCache`], or built and stored there, either in the
//! [background](LazyTablebase::begin) or [at once](LazyTablebase::load).

mod lazy_tablebase;
mod registry;
mod tablebase_cache;

pub use lazy_tablebase::LazyTablebase;
pub use registry::{of, started};
pub use tablebase_cache::{Origin, TablebaseCache, UnusableTablebase};
