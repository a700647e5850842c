//! A client of a Holocourt server: requests, sockets and streams of lines.
//!
//! A [`Client`] is somebody who talks to a server: a guest, an account or a program with a token. It asks and is
//! answered; a [`Socket`] and a stream of [`JsonLines`] stay open and tell what happens. [`load`] puts a server under load.
//!
//! What is absent: the rules of any game. Whoever wants to play asks the server which moves there are, or brings a
//! player.

mod account;
mod bot;
mod client;
mod error;
mod identity;
mod json_lines;
pub mod load;
mod lobby;
mod reconnecting_socket;
mod retry;
mod socket;
mod tables;
mod tls;

pub use client::Client;
pub use error::ClientError;
pub use json_lines::JsonLines;
pub use reconnecting_socket::ReconnectingSocket;
pub use retry::Retry;
pub use socket::Socket;
