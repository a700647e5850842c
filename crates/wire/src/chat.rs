use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Who hears what is said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

impl Room {
    /// Both of them.
    pub const ALL: [Room; 2] = [Room::Players, Room::Spectators];

    /// As it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }

    /// Where something is said by default in the bot API.
    fn players() -> Room {
        Room::Players
    }
}

/// Something to say at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ToSay {
    /// To whom; those who play talk to each other.
    #[serde(default = "Room::players")]
    pub room: Room,
    /// What, in 1 to 300 characters.
    pub text: String,
}

/// What came of saying something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Said {
    /// Its number at the table.
    pub number: u64,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChatView {
    /// Its number at this table, from 1, over both rooms.
    pub number: u64,
    /// To whom.
    pub room: Room,
    /// Who said it, by name.
    pub name: String,
    /// What was said. It is text and nothing else: whoever shows it escapes it.
    pub text: String,
    /// When, in milliseconds since 1970.
    pub at: u64,
}
