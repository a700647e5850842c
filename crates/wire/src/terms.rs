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
    /// Who moves first in the first game; then the first move alternates.
    #[serde(default)]
    pub begins: FirstMove,
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
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FirstMove {
    /// Seat 1.
    #[default]
    First,
    /// Seat 2.
    Second,
    /// A random player, drawn by the server.
    Lot,
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
            begins: FirstMove::default(),
            time: TimeControl::default(),
            form: MatchForm::default(),
            rated: false,
            public: false,
            takebacks: false,
            dice: DiceSource::default(),
        }
    }
}
