//! The server over a real socket, with a real client.

#[path = "../common/mod.rs"]
mod common;

mod account;
mod app;
mod authenticator;
mod bots;
mod data;
mod for_the_web;
mod logs;
mod memory;
mod openapi;
mod operations;
mod passkeys;
mod positions;
mod revocation;
mod security;
mod sessions;
mod stop;
mod tokens;
