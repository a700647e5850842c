use catalog::{AnyHistory, AnyPlayer, Chosen};
use play::player::{PlayerError, Resources};
use play::{Forfeit, SearchLimits};
use search::Stop;

use crate::effect::Opponent;

/// The computer players of the current game, one for each seat.
#[derive(Default)]
pub(crate) struct Players([Option<Seated>; 2]);

struct Seated {
    session: u64,
    player: Box<dyn AnyPlayer>,
}

impl Players {
    /// Returns the player of this seat, replacing that of an earlier game.
    fn seat(&mut self, opponent: &Opponent) -> Result<&mut Box<dyn AnyPlayer>, PlayerError> {
        let seat = &mut self.0[opponent.side];
        let sits = seat.as_ref().is_some_and(|seated| seated.session == opponent.session);
        if !sits {
            *seat = None;
            let mut player = opponent.game.player(&opponent.name.kind, Resources::default());
            player.begin(opponent.seed)?;
            *seat = Some(Seated { session: opponent.session, player });
        }
        seat.as_mut().map(|seated| &mut seated.player).ok_or(PlayerError::NothingToDecide)
    }

    pub(crate) fn choose(
        &mut self,
        opponent: &Opponent,
        history: &dyn AnyHistory,
        limits: &SearchLimits,
        stop: &Stop,
    ) -> Result<Chosen, (String, Forfeit)> {
        let told = |error: PlayerError| (error.to_string(), error.forfeit());
        self.seat(opponent).map_err(told)?.choose(history, limits, stop).map_err(told)
    }

    pub(crate) fn set_up(&mut self, opponent: &Opponent, open: &[String]) -> Result<String, String> {
        let told = |error: PlayerError| error.to_string();
        self.seat(opponent).map_err(told)?.set_up(opponent.side, open).map_err(told)
    }
}
