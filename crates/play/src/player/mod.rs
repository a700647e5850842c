//! Computer players by [name](PlayerName).
//!
//! A [`Player`] makes one decision at a time. Its random choices follow from the seed it is given at the start of a
//! game.

mod best;
mod contempt;
mod decision;
mod exact;
mod external;
mod greedy;
mod judge;
mod level;
mod name;
mod random;
mod setup;
#[cfg(test)]
mod tests;
mod uct;

use rules::{Evaluate, Game, Side};
use search::Stop;

use crate::{History, SearchLimits};

pub use best::Best;
pub(crate) use contempt::PLAIN;
pub use decision::{Decision, PlayerError};
pub use external::{Command, EngineFault, EngineTimeouts, ExternalEngine};
pub use greedy::Greedy;
pub use level::{Level, LevelPlayer, Skill};
pub use name::{BadPlayer, PlayerKind, PlayerName};
pub use random::RandomPlayer;
pub use uct::Uct;

/// A player that decides for a side.
pub trait Player<G: Game>: Send {
    /// Starts a new game. The player's random choices follow from the seed.
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError>;

    /// Chooses one of the setups open to a side.
    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError>;

    /// Decides for the side to decide.
    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError>;
}

/// The resources of a player.
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// The size of its transposition table in megabytes.
    pub megabytes: usize,
    /// The number of search threads.
    pub threads: usize,
    /// Whether it uses tablebases, which may only become ready during the game.
    pub tables: bool,
    /// The timeouts of external engines.
    pub timeouts: EngineTimeouts,
}

impl Default for Resources {
    fn default() -> Resources {
        Resources { megabytes: 32, threads: 1, tables: true, timeouts: EngineTimeouts::default() }
    }
}

impl PlayerKind {
    /// Creates the player of this name for a game. An external engine is started when its first game begins.
    pub fn player<G: Game<Position: Evaluate>>(&self, resources: Resources) -> Box<dyn Player<G>> {
        match self {
            PlayerKind::Random => Box::new(RandomPlayer::new()),
            PlayerKind::Greedy => Box::new(Greedy::new()),
            PlayerKind::Uct { iterations } => Box::new(Uct::new(*iterations)),
            PlayerKind::Level(level) => Box::new(LevelPlayer::<G>::new(*level)),
            PlayerKind::Best => Box::new(Best::<G>::new(resources)),
            PlayerKind::External(command) => {
                Box::new(ExternalEngine::new(command.clone(), resources.timeouts))
            }
        }
    }
}
