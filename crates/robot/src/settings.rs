use std::time::Duration;

use play::player::{PlayerName, Resources};

/// What a robot does and does not.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Who plays.
    pub player: PlayerName,
    /// Whether it plays rated games.
    pub accept_rated: bool,
    /// The games that it plays, with or without a variant; all of them if there are none.
    pub games: Vec<String>,
    /// Whether it stops after the first games, when none is left.
    pub once: bool,
    /// How many games it plays at once.
    pub at_once: usize,
    /// The longest time for a decision, whatever the clock allows. A player with a pace of its own keeps to that.
    pub longest: Duration,
    /// What each of its players may use.
    pub resources: Resources,
}

impl Settings {
    /// For a player, with nothing else said.
    pub fn new(player: PlayerName) -> Settings {
        Settings {
            player,
            accept_rated: false,
            games: Vec::new(),
            once: false,
            at_once: 4,
            longest: Duration::from_secs(10),
            resources: Resources::default(),
        }
    }

    /// Whether it plays a game. A name without a variant stands for every variant.
    pub fn plays(&self, game: &str) -> bool {
        let base = game.split(':').next().unwrap_or_default();
        let is_wanted = self.games.is_empty() || self.games.iter().any(|name| name == game || name == base);
        is_wanted && catalog::game(game).is_ok()
    }
}
