use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchForm, TimeControl};

/// The terms of a table, fixed when it is created.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The game and variant: `king-and-courtesan:7`.
    pub game: String,
    /// The position in which every game at this table begins, if not the initial one. It determines who moves first,
    /// and there is no choice of setup.
    #[serde(default)]
    pub position: Option<String>,
    /// Who moves first in the first game; then the first move alternates. By default a random player. Where the rules
    /// name the side that moves first, it is always `first`, and the players change seats between games instead.
    #[serde(default)]
    pub begins: Option<FirstMove>,
    /// Who has which group of pieces in the first game, where setups come in groups; then the groups alternate.
    #[serde(default)]
    pub groups: Groups,
    /// Whether seat 1 chooses its setup for all to see, and seat 2 after it, where there is a choice of setup. Otherwise
    /// both choose in secret.
    #[serde(default)]
    pub open_setup: bool,
    /// The time control.
    #[serde(default)]
    pub time: TimeControl,
    /// The form of the match.
    #[serde(default)]
    pub form: MatchForm,
    /// Whether the game is rated. The server enforces this, not the table.
    #[serde(default)]
    pub rated: bool,
    /// Whether anyone may watch. The server enforces this, not the table.
    #[serde(default)]
    pub public: bool,
    /// Whether takebacks are allowed if both agree.
    #[serde(default)]
    pub takebacks: bool,
    /// The source of the dice.
    #[serde(default)]
    pub dice: DiceSource,
}

/// Who moves first in the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FirstMove {
    /// Seat 1.
    First,
    /// Seat 2.
    Second,
    /// A random player, drawn by the server: once both setups are chosen, where there is a choice.
    Lot,
}

/// Who has which group of pieces in the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Groups {
    /// Each side its usual group: seat 1 the first, seat 2 the second.
    #[default]
    Usual,
    /// Each side the other's.
    Swapped,
    /// Drawn by the server.
    Random,
}

/// The source of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DiceSource {
    /// Derived from a secret that is revealed at the end, so that anyone can verify them.
    #[default]
    Sealed,
    /// Supplied by the caller, one roll at a time.
    Given,
}

impl Terms {
    /// Returns the terms of a single game from the initial position: untimed, private and casual.
    pub fn of(game: &str) -> Terms {
        Terms {
            game: game.to_owned(),
            position: None,
            begins: None,
            groups: Groups::default(),
            open_setup: false,
            time: TimeControl::default(),
            form: MatchForm::default(),
            rated: false,
            public: false,
            takebacks: false,
            dice: DiceSource::default(),
        }
    }
}
