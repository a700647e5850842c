use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use wire::{GameState, Terms};

/// Where a [`Bot`](super::Bot) gets its engines.
pub trait EngineSource: Send + Sync {
    /// Whether it can play a game.
    fn knows(&self, game: &str) -> bool;

    /// A new engine for one table; `None` if it cannot play the game.
    fn engine(&self, terms: &Terms) -> Option<Box<dyn Engine>>;
}

/// Decides what to play at one table.
pub trait Engine: Send {
    /// Decides for a seat, 0 or 1: a setup while that seat's setup is missing, otherwise a move. Called on a thread where it
    /// may take its time; it should return soon once `stop` is set, as its answer is no longer needed then. An error says
    /// why it cannot decide, and the bot resigns.
    fn answer(&mut self, state: &GameState, seat: usize, stop: &Arc<AtomicBool>) -> Result<Answer, String>;
}

/// What an engine decided.
#[derive(Clone, PartialEq, Debug)]
pub enum Answer {
    /// A move.
    Move {
        /// The move, as the notation writes it.
        text: String,
        /// How many points it expects to win (or, if negative, to lose). The bot accepts and claims draws by it.
        expected_points: Option<f64>,
    },
    /// A setup, as the notation writes it.
    Setup(String),
}
