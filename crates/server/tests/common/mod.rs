//! What the tests of the server share.
#![allow(dead_code, reason = "not every test needs everything")]

pub(crate) mod client;
pub(crate) mod data;
pub(crate) mod postgres;
pub(crate) mod server;
