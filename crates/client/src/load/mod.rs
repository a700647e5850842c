//! A load test: many tables, two sockets at each, random legal moves at a steady rate.
//!
//! Moves are due at fixed times whatever the server does, so a slow server is not spared. It is only for servers on the
//! same machine: others have not asked for it.

mod message;
mod pair;
mod plan;
mod report;
mod run;
mod tally;

pub use plan::{LoadError, Plan};
pub use report::{Latency, Report};
pub use run::run;
