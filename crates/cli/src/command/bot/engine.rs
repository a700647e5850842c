use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::time::Duration;

use catalog::{AnyGame, AnyPlayer};
use client::bot::{Answer, Engine, EngineSource};
use play::player::{PlayerError, PlayerName, Resources};
use play::{ClockReading, SearchLimits};
use rules::{POINT, Side};
use search::{Budget, Stop};
use wire::{GameState, Terms, TimeControl};

/// The computer players of the catalogue, for a bot.
pub(super) struct ComputerPlayers {
    pub(super) name: PlayerName,
    pub(super) resources: Resources,
}

impl EngineSource for ComputerPlayers {
    fn knows(&self, game: &str) -> bool {
        catalog::game(game).is_ok()
    }

    fn engine(&self, terms: &Terms) -> Option<Box<dyn Engine>> {
        let game = catalog::game(&terms.game).ok()?;
        Some(Box::new(ComputerPlayer {
            game,
            player: game.player(&self.name.kind, self.resources),
            limits: self.name.limits,
            time: terms.time,
            game_number: 0,
        }))
    }
}

/// A computer player at a table.
struct ComputerPlayer {
    game: &'static dyn AnyGame,
    player: Box<dyn AnyPlayer>,
    /// Its own limits, which count instead of the clock.
    limits: Option<SearchLimits>,
    time: TimeControl,
    /// The game that it last decided in.
    game_number: u32,
}

impl ComputerPlayer {
    /// Time per move that is kept back for the network and a busy machine.
    const MARGIN: Duration = Duration::from_millis(80);
    /// The longest it thinks about a decision, however much time is on the clock.
    const LONGEST: Duration = Duration::from_secs(10);

    fn limits(&self, state: &GameState) -> SearchLimits {
        if let Some(limits) = self.limits {
            return limits;
        }
        // A clock of days is meant for people; a program needs seconds.
        let has_clock = matches!(self.time, TimeControl::Fischer { .. });
        let Some(clock) = state.clock.filter(|_| has_clock) else { return SearchLimits::default() };
        let after_margin = |ms| Duration::from_millis(ms).saturating_sub(ComputerPlayer::MARGIN);
        let clock = ClockReading {
            left: clock.left_ms.map(after_margin),
            increment: [after_margin(clock.increment_ms); 2],
        };
        SearchLimits { budget: Budget::time(ComputerPlayer::LONGEST), clock: Some(clock) }
    }
}

impl Engine for ComputerPlayer {
    fn answer(&mut self, state: &GameState, seat: usize, stop: &Arc<AtomicBool>) -> Result<Answer, String> {
        let failed = |error: PlayerError| error.to_string();
        if self.game_number != state.game_number {
            self.game_number = state.game_number;
            self.player.begin(rand::random()).map_err(failed)?;
        }
        let side = if seat == 0 { Side::South } else { Side::North };
        let Some(start) = &state.initial_position else {
            return self.player.set_up(side, &state.setups).map(Answer::Setup).map_err(failed);
        };
        let mut history = self.game.start_from(start).map_err(|bad| bad.to_string())?;
        for text in &state.moves {
            history.take(text).map_err(|bad| bad.to_string())?;
        }
        let stop = Stop::from(stop.clone());
        let chosen = self.player.choose(&*history, &self.limits(state), &stop).map_err(failed)?;
        let expected_points = chosen.score.map(|score| f64::from(score.0) / f64::from(POINT));
        Ok(Answer::Move { text: chosen.mv, expected_points })
    }
}
