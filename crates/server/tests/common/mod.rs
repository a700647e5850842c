//! What the tests of the server share.
#![allow(dead_code, reason = "not every test needs everything")]

pub mod client;
pub mod data;
pub mod postgres;
pub mod server;
