//! A program that plays on a Holocourt server.
//!
//! A [`Robot`] listens for challenges, takes those that its [`Settings`] allow, and plays each game with a computer
//! player from the catalogue. It speaks the bot API alone, as any other program could.
//!
//! What is absent: the network, which is the client's, and the games, which are the catalogue's.

mod challenge;
mod engine;
mod game;
mod note;
mod robot;
mod settings;
mod thinking;

pub use note::Note;
pub use robot::{Notes, Robot};
pub use settings::Settings;
