//! Computer players, by [name](PlayerName): usable wherever a game is played.
//!
//! A [`Player`] is asked for one decision at a time. It draws no random numbers of its own: all that is left to chance
//! follows from the seed that it is given when a game begins.

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

/// Someone who decides for a side.
pub trait Player<G: Game>: Send {
    /// A new game begins. Whatever the player leaves to chance from now on follows from the seed.
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError>;

    /// Chooses one of the arrangements that are open to a side before play.
    fn set_up(&mut self, side: Side, choices: &[G::Setup]) -> Result<G::Setup, PlayerError>;

    /// Decides, for the side whose decision it is.
    fn choose(
        &mut self,
        history: &History<G>,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Decision<G>, PlayerError>;
}

/// What a player may use.
#[derive(Clone, Copy, Debug)]
pub struct Resources {
    /// The size of its transposition table in megabytes.
    pub megabytes: usize,
    /// How many threads search at once.
    pub threads: usize,
    /// Whether it asks the tables of solved positions, which may only become ready while it plays.
    pub tables: bool,
    /// How long an outside engine is waited for.
    pub timeouts: EngineTimeouts,
}

impl Default for Resources {
    fn default() -> Resources {
        Resources { megabytes: 32, threads: 1, tables: true, timeouts: EngineTimeouts::default() }
    }
}

impl PlayerKind {
    /// The player of this name for a game. An outside engine is started when its first game begins.
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
