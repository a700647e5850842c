use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{ChallengeView, TimeControl};

/// A line of a program's own stream: what concerns it, at whichever table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum EventLine {
    /// A game has begun, or was going on when the stream was opened. It may be said twice.
    GameStart {
        /// Which game.
        game: BotGame,
    },
    /// A game is over.
    GameFinish {
        /// Which game.
        game: BotGame,
    },
    /// Somebody asks for a game, or had asked when the stream was opened.
    Challenge {
        /// For what.
        challenge: ChallengeView,
    },
    /// Whoever asked for a game does not want it any more.
    ChallengeCanceled {
        /// Which challenge.
        challenge: ChallengeGone,
    },
    /// Somebody who was asked for a game does not want it.
    ChallengeDeclined {
        /// Which challenge.
        challenge: ChallengeGone,
    },
}

/// A game of a program's, in short.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BotGame {
    /// The table, by which the game's own stream is asked for.
    pub id: String,
    /// The game with its variant.
    pub game: String,
    /// The seat that the program holds, 1 or 2.
    pub seat: u8,
    /// The number of the game at its table, counted from 1.
    pub game_number: u32,
    /// Who sits on the other seat.
    pub opponent: Option<String>,
    /// Whether it counts for ratings.
    pub rated: bool,
    /// The clock.
    pub time: TimeControl,
}

/// A challenge that is gone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChallengeGone {
    /// Which challenge.
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
