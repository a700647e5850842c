//! A load test: many tables, two sockets at each, random legal moves at a steady rate.
//!
//! Moves are due at fixed times whatever the server does, so a slow server is not spared. Only servers on the same
//! machine are allowed: others have not agreed to it.

mod message;
mod pair;
mod plan;
mod report;
mod run;
mod tally;

pub use plan::{LoadError, Plan};
pub use report::{Latency, Report};
pub use run::run;
