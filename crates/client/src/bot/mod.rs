//! A bot: plays games on a server with any engine.
//!
//! A [`Bot`] listens for challenges, accepts those that its [`Settings`] allow, and plays each game with an [`Engine`].
//! It uses only the public bot API, as any other program could.

mod challenge;
mod engine;
mod game;
mod note;
mod runner;
mod settings;
mod thinking;

pub use engine::{Answer, Engine, EngineSource};
pub use note::Note;
pub use runner::{Bot, Notes};
pub use settings::Settings;
