use std::time::Duration;

use catalog::{AnyGame, AnyHistory, AnyPlayer, Chosen};
use play::SearchLimits;
use play::player::{PlayerError, PlayerKind, PlayerName, Resources};
use rules::Side;
use search::{Score, Stop};
use words::text;

use crate::language::words;
use crate::random;

/// The computer on one of the seats.
pub(super) struct Computer {
    pub(super) side: Side,
    pub(super) name: PlayerName,
    player: Box<dyn AnyPlayer>,
    /// The score of its last move.
    score: Option<Score>,
}

impl Computer {
    /// Sits down, and starts the outside engine if it is one.
    pub(super) fn new(game: &dyn AnyGame, name: PlayerName, side: Side) -> Result<Computer, PlayerError> {
        let mut player = game.player(&name.kind, Resources::default());
        player.begin(random::seed())?;
        Ok(Computer { side, name, player, score: None })
    }

    pub(super) fn set_up(&mut self, open: &[String]) -> Option<String> {
        self.player.set_up(self.side, open).ok()
    }

    /// Chooses a move, within its own limits or else those of the clock.
    pub(super) fn choose(
        &mut self,
        history: &dyn AnyHistory,
        clock: Option<play::ClockReading>,
    ) -> Result<Chosen, PlayerError> {
        let by_clock = SearchLimits { clock, ..SearchLimits::default() };
        let chosen = self.player.choose(history, &self.name.limits.unwrap_or(by_clock), &Stop::new())?;
        self.score = chosen.score.or(self.score);
        Ok(chosen)
    }

    /// Whether it would claim a draw: only if it does not believe that it is ahead.
    pub(super) fn wants_draw(&self) -> bool {
        self.score.is_some_and(|score| score <= Score::DRAW)
    }

    /// Whether it accepts a draw after so many choices.
    pub(super) fn takes_draw(&self, choices: usize) -> bool {
        self.score.is_some_and(|score| score <= play::content_with(choices))
    }

    /// What it thinks of the game after its move, if it is clearly won or lost.
    pub(super) fn mood(&self) -> Option<String> {
        const CLEAR: i32 = rules::POINT / 4;
        let score = self.score?;
        let id = match score.decided() {
            Some((points, _)) if points > 0 => "cli-mood-win",
            Some(_) => "cli-mood-loss",
            None if score.0 > CLEAR => "cli-mood-good",
            None if score.0 < -CLEAR => "cli-mood-bad",
            None => return None,
        };
        Some(text!(words(), id))
    }
}

/// The move that the strongest player would make, and its score.
pub(super) fn hint(game: &dyn AnyGame, history: &dyn AnyHistory) -> Result<Chosen, PlayerError> {
    let mut best = game.player(&PlayerKind::Best, Resources::default());
    best.begin(0)?;
    best.choose(history, &SearchLimits::time(Duration::from_millis(500)), &Stop::new())
}
