use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{MatchForm, TimeControl};

/// What was agreed on before a table was opened. It does not change any more.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Terms {
    /// The game with its variant: `king-and-courtesan:7`.
    pub game: String,
    /// Where every game at this table begins, if not at the start. Whose turn it is there begins, and nobody chooses a
    /// setup.
    #[serde(default)]
    pub position: Option<String>,
    /// Who begins the first game. In further games the first move alternates.
    #[serde(default)]
    pub begins: FirstMove,
    /// How long the players may think.
    #[serde(default)]
    pub time: TimeControl,
    /// What is played for.
    #[serde(default)]
    pub form: MatchForm,
    /// Whether the result counts for ratings. The table itself makes no difference.
    #[serde(default)]
    pub rated: bool,
    /// Whether anybody may watch. The table itself makes no difference.
    #[serde(default)]
    pub public: bool,
    /// Whether moves may be taken back by consent.
    #[serde(default)]
    pub takebacks: bool,
    /// Where the dice come from.
    #[serde(default)]
    pub dice: DiceSource,
}

/// Who makes the first move of the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum FirstMove {
    /// Seat 1.
    #[default]
    First,
    /// Seat 2.
    Second,
    /// Whoever the lot falls on. It is drawn outside.
    Lot,
}

/// Where the dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum DiceSource {
    /// They follow from a secret that is revealed at the end, so that everybody can check them.
    #[default]
    Sealed,
    /// Each is given from outside when it is waited for.
    Given,
}

impl Terms {
    /// One game from its start, without clocks, private and unrated.
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
