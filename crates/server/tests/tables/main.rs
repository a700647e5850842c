//! Whole games over real sockets, and everything that can go wrong on the way.

#[path = "../common/mod.rs"]
mod common;
mod messages;
mod page;
mod restart;
mod setup;
mod whole_games;
