//! Whole games over real sockets, and everything that can go wrong on the way.

#[path = "../common/mod.rs"]
mod common;
mod damaged;
mod endings;
mod failing_store;
mod leaving;
mod messages;
mod old_data;
mod page;
mod party;
mod pending;
mod presence;
mod queue;
mod rated;
mod refusals;
mod repeats;
mod restart;
mod setup;
mod shares;
mod slow_store;
mod stale;
mod whole_games;
