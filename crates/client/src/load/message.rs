use serde::Deserialize;

/// The parts of a message that a load test needs. Everything else is skipped, to leave the server its share of the
/// machine.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "camelCase")]
pub(super) enum Message {
    Table {
        view: Seen,
    },
    Update {
        update: Seen,
    },
    Done {
        id: String,
    },
    Refused {
        code: String,
        message: String,
    },
    Goodbye {},
    #[serde(other)]
    Other,
}

#[derive(Deserialize)]
pub(super) struct Seen {
    pub(super) number: u64,
    pub(super) state: State,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct State {
    pub(super) phase: wire::Phase,
    pub(super) game_number: u32,
    pub(super) ply: usize,
    pub(super) moves: Vec<Text>,
    pub(super) setups: Vec<String>,
    pub(super) own_setup: Option<String>,
}

#[derive(Deserialize)]
pub(super) struct Text {
    pub(super) text: String,
}
