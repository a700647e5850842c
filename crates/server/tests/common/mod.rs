//! Helpers that the tests of the server share.
#![allow(dead_code, unused_imports, reason = "not every test needs everything")]

pub(crate) mod client;
pub(crate) mod data;
pub(crate) mod server;

pub(crate) mod postgres {
    pub(crate) use testing::Cluster;
}
