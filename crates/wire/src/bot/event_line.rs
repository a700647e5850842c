use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::BotEnding;
use crate::{ChallengeView, TimeControl};

/// A line of a bot's event stream.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum EventLine {
    /// A game began, or was in progress when the stream was opened. May be sent twice.
    GameStart {
        /// The game.
        game: BotGame,
    },
    /// A game ended: the game has an `ending`.
    GameFinish {
        /// The game.
        game: BotGame,
    },
    /// Someone challenges the bot, or had done so when the stream was opened.
    Challenge {
        /// The challenge.
        challenge: ChallengeView,
    },
    /// A challenge to the bot was withdrawn.
    ChallengeCanceled {
        /// The challenge.
        challenge: ChallengeGone,
    },
    /// A challenge by the bot was declined.
    ChallengeDeclined {
        /// The challenge.
        challenge: ChallengeGone,
    },
}

/// A summary of one of the bot's games.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotGame {
    /// The table id, which is also the id of the game's stream.
    pub id: String,
    /// The game and variant.
    pub game: String,
    /// The bot's seat, 1 or 2.
    pub seat: u8,
    /// The number of the game at its table, from 1.
    pub game_number: u32,
    /// The name of the opponent.
    pub opponent: Option<String>,
    /// Whether the game is rated.
    pub rated: bool,
    /// The time control.
    pub time: TimeControl,
    /// How the game ended; left out while it is in progress.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub ending: Option<BotEnding>,
}

/// A challenge that is no longer open.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChallengeGone {
    /// The id of the challenge.
    pub challenge: String,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_written_as_documented() {
        let game = BotGame {
            id: "t".into(),
            game: "any".into(),
            seat: 2,
            game_number: 1,
            opponent: None,
            rated: false,
            time: TimeControl::None,
            ending: None,
        };
        let line = EventLine::GameStart { game };
        let text = serde_json::to_string(&line).unwrap();
        assert!(text.starts_with(r#"{"type":"gameStart","game":{"id":"t","game":"any","seat":2"#), "{text}");
        assert_eq!(serde_json::from_str::<EventLine>(&text).unwrap(), line);
        let gone = r#"{"type":"challengeCanceled","challenge":{"challenge":"c"}}"#;
        let line: EventLine = serde_json::from_str(gone).unwrap();
        assert_eq!(line, EventLine::ChallengeCanceled { challenge: ChallengeGone { challenge: "c".into() } });
    }
}
