//! The rules for the page, as WebAssembly: the same code that the server and the terminal run.
//!
//! Requests and answers are the JSON of [`wire`], under the paths of the HTTP API, so that the page has one set of types
//! and one way to ask.
//!
//! What is absent: no network, no files and no access to the page.

mod ask;
mod checks;

pub use ask::ask;
pub use checks::{bench_search, perft, replay};
