use rules::{Game, Side};
use search::{Score, Stop};

use play::player::{Player, PlayerError};
use play::{History, SearchLimits};

use crate::AnyHistory;

/// A computer player, without the type of its game.
pub trait AnyPlayer: Send {
    /// Starts a new game. The player's random choices follow from the seed.
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError>;

    /// Chooses one of the setups that are open to a side; an error if there are none.
    fn set_up(&mut self, side: Side, open: &[String]) -> Result<String, PlayerError>;

    /// Decides for the side to decide. Fails for a history of another game.
    fn choose(
        &mut self,
        history: &dyn AnyHistory,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Chosen, PlayerError>;
}

/// A player's decision.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The move in notation.
    pub mv: String,
    /// The score, if the player computes one.
    pub score: Option<Score>,
}

/// Adapts a typed player.
pub(crate) struct PlayerOf<G: Game>(pub(crate) Box<dyn Player<G>>);

impl<G: Game> AnyPlayer for PlayerOf<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.0.begin(seed)
    }

    fn set_up(&mut self, side: Side, open: &[String]) -> Result<String, PlayerError> {
        let mut choices = G::setups(side);
        choices.retain(|setup| open.contains(&setup.to_string()));
        if choices.is_empty() {
            return Err(PlayerError::NothingToDecide);
        }
        self.0.set_up(side, &choices).map(|setup| setup.to_string())
    }

    fn choose(
        &mut self,
        history: &dyn AnyHistory,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Chosen, PlayerError> {
        let history = history.as_any().downcast_ref::<History<G>>();
        let history = history.ok_or(PlayerError::NothingToDecide)?;
        let decision = self.0.choose(history, limits, stop)?;
        Ok(Chosen { mv: decision.mv.to_string(), score: decision.score })
    }
}
