use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A chat room at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// The players' room.
    Players,
    /// The spectators' room.
    Spectators,
}

impl Room {
    /// Both rooms.
    pub const ALL: [Room; 2] = [Room::Players, Room::Spectators];

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Room::Players => "players",
            Room::Spectators => "spectators",
        }
    }

    /// The default room in the bot API.
    fn players() -> Room {
        Room::Players
    }
}

/// A chat message to send.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct ToSay {
    /// The room; players by default.
    #[serde(default = "Room::players")]
    pub room: Room,
    /// The text, 1 to 300 characters.
    pub text: String,
}

/// The result of sending a message.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Said {
    /// The number of the message at the table.
    pub number: u64,
}

/// A chat message at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChatView {
    /// The number of the message at this table, from 1, counting both rooms.
    pub number: u64,
    /// The room.
    pub room: Room,
    /// The name of the author.
    pub name: String,
    /// The text. Always plain text; clients must escape it.
    pub text: String,
    /// When it was sent, in milliseconds since 1970.
    pub at: u64,
}
