//! Proof-number search.

mod memory;
mod numbers;
mod prover;
mod search;
#[cfg(test)]
mod tests;

pub use prover::{Effort, Prover, Verdict};
