//! One file for each command.

pub(crate) mod admin;
pub(crate) mod analyse;
pub(crate) mod backup;
pub(crate) mod bench;
pub(crate) mod bot;
pub(crate) mod completions;
mod data;
pub(crate) mod engine_match;
pub(crate) mod games;
pub(crate) mod loadtest;
pub(crate) mod moves;
pub(crate) mod perft;
pub(crate) mod play;
pub(crate) mod probe;
pub(crate) mod record;
pub(crate) mod restore;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod show;
pub(crate) mod solve;
pub(crate) mod tune;
pub(crate) mod ugi;
pub(crate) mod verify_dice;
