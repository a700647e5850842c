//! Where computers think: threads outside of the async runtime, as many as the host allows, and a fair queue before them.

mod pool;
mod queue;
#[cfg(test)]
mod tests;

pub use pool::{EngineError, Engines};
