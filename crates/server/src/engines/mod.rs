//! Computer players and analysis run here: on threads outside the async runtime, behind a fair queue.

mod pool;
mod queue;
#[cfg(test)]
mod tests;

pub use pool::{EngineError, Engines};
