use reqwest::Method;
use wire::{ChatView, EventLine, GameLine, Offer, Room, Said, ToSay};

use crate::client::segment;
use crate::{Client, ClientError, JsonLines};

/// The bot API.
impl Client {
    /// Marks the account as a bot's.
    pub async fn upgrade_to_bot(&self) -> Result<(), ClientError> {
        self.tell(Method::POST, "/api/v1/bot/account/upgrade").await
    }

    /// Streams challenges and games of this account.
    pub async fn stream_events(&self) -> Result<JsonLines<EventLine>, ClientError> {
        JsonLines::open(self, "/api/v1/stream/event").await
    }

    /// Streams one game.
    pub async fn stream_game(&self, table: &str) -> Result<JsonLines<GameLine>, ClientError> {
        JsonLines::open(self, &format!("/api/v1/bot/game/stream/{}", segment(table))).await
    }

    /// Makes a move after `ply` choices. Sent twice, it counts once.
    pub async fn bot_move(&self, table: &str, ply: usize, text: &str) -> Result<(), ClientError> {
        self.at(table, &format!("move/{}?ply={ply}", segment(text))).await
    }

    /// Sends a setup.
    pub async fn bot_setup(&self, table: &str, setup: &str) -> Result<(), ClientError> {
        self.at(table, &format!("setup/{}", segment(setup))).await
    }

    /// Offers or accepts something, or declines it.
    pub async fn bot_answer(&self, table: &str, what: Offer, yes: bool) -> Result<(), ClientError> {
        let name = match what {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
        };
        self.at(table, &format!("{name}/{}", if yes { "yes" } else { "no" })).await
    }

    /// Resigns.
    pub async fn bot_resign(&self, table: &str) -> Result<(), ClientError> {
        self.at(table, "resign").await
    }

    /// Aborts the game.
    pub async fn bot_abort(&self, table: &str) -> Result<(), ClientError> {
        self.at(table, "abort").await
    }

    /// Claims a draw.
    pub async fn bot_claim(&self, table: &str) -> Result<(), ClientError> {
        self.at(table, "claim").await
    }

    /// Claims the win over an opponent who has been away for too long.
    pub async fn bot_claim_victory(&self, table: &str) -> Result<(), ClientError> {
        self.at(table, "claim-victory").await
    }

    /// Sends a chat message at a table.
    pub async fn bot_say(&self, table: &str, room: Room, text: &str) -> Result<(), ClientError> {
        let path = format!("/api/v1/bot/game/{}/chat", segment(table));
        let to_say = ToSay { room, text: text.to_owned() };
        self.post::<Said>(&path, &to_say).await.map(drop)
    }

    /// The chat messages of a table.
    pub async fn bot_chat(&self, table: &str) -> Result<Vec<ChatView>, ClientError> {
        self.get(&format!("/api/v1/bot/game/{}/chat", segment(table))).await
    }

    async fn at(&self, table: &str, what: &str) -> Result<(), ClientError> {
        self.tell(Method::POST, &format!("/api/v1/bot/game/{}/{what}", segment(table))).await
    }
}
