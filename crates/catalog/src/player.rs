use rules::{Game, Side};
use search::{Score, Stop};

use play::player::{Player, PlayerError};
use play::{History, SearchLimits};

use crate::AnyHistory;

/// A computer player, whatever game it plays.
pub trait AnyPlayer: Send {
    /// A new game begins. Whatever the player leaves to chance from now on follows from the seed.
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError>;

    /// Chooses an arrangement for a side; an error where nothing is chosen.
    fn set_up(&mut self, side: Side) -> Result<String, PlayerError>;

    /// Decides, for the side whose decision it is. A history of another game is nothing that it can decide.
    fn choose(
        &mut self,
        history: &dyn AnyHistory,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Chosen, PlayerError>;
}

/// What a player decided.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chosen {
    /// The move in the notation.
    pub mv: String,
    /// What the player expects of it, if it says so.
    pub score: Option<Score>,
}

/// A player of one game behind the door that is the same for all.
pub(crate) struct PlayerOf<G: Game>(pub(crate) Box<dyn Player<G>>);

impl<G: Game> AnyPlayer for PlayerOf<G> {
    fn begin(&mut self, seed: u64) -> Result<(), PlayerError> {
        self.0.begin(seed)
    }

    fn set_up(&mut self, side: Side) -> Result<String, PlayerError> {
        // Where the sides have to choose differently, each keeps to what goes with the opponent's usual choice.
        let usual = G::setups(!side).into_iter().next();
        let fits = |setup: &G::Setup| match (side, usual) {
            (_, None) => false,
            (Side::South, Some(usual)) => G::start_with([*setup, usual], Side::South).is_ok(),
            (Side::North, Some(usual)) => G::start_with([usual, *setup], Side::South).is_ok(),
        };
        let choices: Vec<G::Setup> = G::setups(side).into_iter().filter(fits).collect();
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
