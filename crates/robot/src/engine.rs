use std::time::Duration;

use catalog::{AnyGame, AnyPlayer};
use play::player::PlayerError;
use play::{Clock, SearchLimits};
use rules::Side;
use search::{Budget, Score, Stop};
use wire::{GameState, Terms, TimeControl};

use crate::Settings;

/// A computer player at a table.
pub(crate) struct Engine {
    game: &'static dyn AnyGame,
    player: Box<dyn AnyPlayer>,
    own_pace: Option<SearchLimits>,
    longest: Duration,
    time: TimeControl,
    /// The game that it last decided in.
    game_number: u32,
}

/// What a player decided.
pub(crate) enum Answer {
    /// A move, and what it expects of it.
    Move(String, Option<Score>),
    /// A setup.
    Setup(String),
    /// It could not decide; says why.
    Nothing(String),
}

impl Engine {
    /// What the network and a busy machine may take off the clock for each move.
    const MARGIN: Duration = Duration::from_millis(80);

    /// For a table; `None` if its game is not known.
    pub(crate) fn new(settings: &Settings, terms: &Terms) -> Option<Engine> {
        let game = catalog::game(&terms.game).ok()?;
        Some(Engine {
            game,
            player: game.player(&settings.player.kind, settings.resources),
            own_pace: settings.player.limits,
            longest: settings.longest,
            time: terms.time,
            game_number: 0,
        })
    }

    /// Decides what is to be decided. Takes as long as it takes.
    pub(crate) fn answer(&mut self, state: &GameState, side: Side, stop: &Stop) -> Answer {
        self.try_to_answer(state, side, stop).unwrap_or_else(Answer::Nothing)
    }

    fn try_to_answer(&mut self, state: &GameState, side: Side, stop: &Stop) -> Result<Answer, String> {
        let failed = |error: PlayerError| error.to_string();
        if self.game_number != state.game_number {
            self.game_number = state.game_number;
            self.player.begin(rand::random()).map_err(failed)?;
        }
        let Some(start) = &state.initial_position else {
            return self.player.set_up(side).map(Answer::Setup).map_err(failed);
        };
        let mut history = self.game.start_from(start).map_err(|bad| bad.to_string())?;
        for text in &state.moves {
            history.take(text).map_err(|bad| bad.to_string())?;
        }
        let chosen = self.player.choose(&*history, &self.pace(state), stop).map_err(failed)?;
        Ok(Answer::Move(chosen.mv, chosen.score))
    }

    fn pace(&self, state: &GameState) -> SearchLimits {
        if let Some(pace) = self.own_pace {
            return pace;
        }
        // Days are for people; whoever thinks for seconds needs no clock then.
        let has_clock = matches!(self.time, TimeControl::Fischer { .. });
        let Some(clock) = state.clock.filter(|_| has_clock) else { return SearchLimits::default() };
        let left = clock.left_ms.map(|left| Duration::from_millis(left).saturating_sub(Engine::MARGIN));
        let increment = [Duration::from_millis(clock.increment_ms).saturating_sub(Engine::MARGIN); 2];
        SearchLimits { budget: Budget::time(self.longest), clock: Some(Clock { left, increment }) }
    }
}
