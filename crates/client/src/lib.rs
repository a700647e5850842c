//! A client of a Holocourt server: requests, sockets and streams of lines.
//!
//! A [`Client`] talks to a server as a guest, an account or a program with a token. A [`Socket`] and a stream of
//! [`JsonLines`] stay open and deliver what happens. [`bot`] plays games with any engine; [`load`] puts a server under load.
//!
//! What is absent: the rules of any game. To play, ask the server for the legal moves, or bring an engine.

mod account;
pub mod bot;
mod bot_api;
mod client;
mod error;
mod identity;
mod json_lines;
pub mod load;
mod lobby;
mod reconnecting_socket;
mod request_id;
mod retry;
mod socket;
mod tables;
mod tls;

pub use client::Client;
pub use error::ClientError;
pub use json_lines::JsonLines;
pub use reconnecting_socket::ReconnectingSocket;
pub use request_id::RequestId;
pub use retry::Retry;
pub use socket::Socket;
