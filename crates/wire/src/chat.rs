use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// Who hears what is said at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Room {
    /// Those who play.
    Players,
    /// Those who watch.
    Spectators,
}

/// Something that was said at a table.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema, TS)]
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
