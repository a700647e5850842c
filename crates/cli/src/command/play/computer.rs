use play::player::{Decision, Player, PlayerError, PlayerName, Resources};
use play::{History, SearchLimits};
use rules::{Evaluate, Game, Side};
use search::{Score, Stop};
use words::text;

use crate::language::words;
use crate::random;

/// The computer on one of the seats.
pub(super) struct Computer<G: Game> {
    pub(super) side: Side,
    pub(super) name: PlayerName,
    player: Box<dyn Player<G>>,
    /// What it thought of its last move.
    score: Option<Score>,
}

impl<G: Game<Position: Evaluate>> Computer<G> {
    /// Sits down, and starts the program if it is one.
    pub(super) fn new(name: PlayerName, side: Side) -> Result<Computer<G>, PlayerError> {
        let mut player = name.kind.player(Resources::default());
        player.begin(random::seed())?;
        Ok(Computer { side, name, player, score: None })
    }

    pub(super) fn set_up(&mut self, choices: &[G::Setup]) -> Option<G::Setup> {
        self.player.set_up(self.side, choices).ok()
    }

    pub(super) fn choose(&mut self, history: &History<G>) -> Result<Decision<G>, PlayerError> {
        let pace = self.name.limits.unwrap_or_default();
        let decision = self.player.choose(history, &pace, &Stop::new())?;
        self.score = decision.score.or(self.score);
        Ok(decision)
    }

    /// Whether it would be content with a draw: when it does not believe that it is ahead.
    pub(super) fn wants_draw(&self) -> bool {
        self.score.is_some_and(|score| score <= Score::DRAW)
    }

    /// Whether it takes a draw that it is offered after so many choices.
    pub(super) fn takes_draw(&self, choices: usize) -> bool {
        self.score.is_some_and(|score| score <= play::content_with(choices))
    }

    /// What it thinks of the game after its move, if that is worth a word.
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

/// A move to try, by the strongest player, and what it expects of it.
pub(super) fn hint<G: Game<Position: Evaluate>>(history: &History<G>) -> Result<Decision<G>, PlayerError> {
    let mut best = play::player::PlayerKind::Best.player(Resources::default());
    best.begin(0)?;
    best.choose(history, &SearchLimits::time(std::time::Duration::from_millis(500)), &Stop::new())
}
