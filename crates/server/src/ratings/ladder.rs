use clap::ValueEnum;
use serde::{Deserialize, Serialize};
use wire::{SpeedClass, TimeControl};

use crate::store::{RatingKey, RatingPool};

/// Which games share a rating.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum RatingsPer {
    /// All variants and sizes of a game.
    #[default]
    Game,
    /// Only games of the same variant.
    Variant,
}

impl RatingsPer {
    /// The name, as in settings and in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            RatingsPer::Game => "game",
            RatingsPer::Variant => "variant",
        }
    }

    /// The game under whose name games of this name and variant are rated.
    pub fn game(self, name: &str) -> &str {
        match self {
            RatingsPer::Game => name.split_once(':').map_or(name, |(game, _)| game),
            RatingsPer::Variant => name,
        }
    }

    /// The rating of a player that counts for a game.
    pub fn key(self, pool: RatingPool, player: &str, name: &str, time: TimeControl) -> RatingKey {
        RatingKey {
            pool,
            player: player.to_owned(),
            game: self.game(name).to_owned(),
            speed: SpeedClass::of(time).as_str().to_owned(),
        }
    }
}
