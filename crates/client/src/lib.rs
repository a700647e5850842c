//! A client of a Holocourt server: requests, sockets and streams of lines.
//!
//! A [`Client`] is somebody who talks to a server: a guest, an account or a program with a token. It asks and is
//! answered; a [`Socket`] and a stream of [`Lines`] stay open and tell what happens. [`load`] puts a server under load.
//!
//! What is absent: the rules of any game. Whoever wants to play asks the server which moves there are, or brings a
//! player.

mod bot;
mod client;
mod error;
mod identity;
mod lines;
pub mod load;
mod lobby;
mod people;
mod retry;
mod socket;
mod steady;
mod tables;
mod tls;

pub use client::Client;
pub use error::ClientError;
pub use lines::Lines;
pub use retry::Retry;
pub use socket::Socket;
pub use steady::SteadySocket;
