use reqwest::Method;
use wire::{ChatView, EventLine, GameLine, Offer, Room, Said, ToSay};

use crate::client::segment;
use crate::{Client, ClientError, JsonLines, RequestId};

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

    /// Makes a move after `ply` choices.
    pub async fn bot_move(
        &self,
        table: &str,
        ply: usize,
        text: &str,
        request: &RequestId,
    ) -> Result<(), ClientError> {
        self.act(table, &format!("move/{}?ply={ply}&{}", segment(text), request.query())).await
    }

    /// Sends a setup.
    pub async fn bot_setup(&self, table: &str, setup: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, &format!("setup/{}", segment(setup)), request).await
    }

    /// Offers or accepts something, or declines it.
    pub async fn bot_answer(
        &self,
        table: &str,
        what: Offer,
        yes: bool,
        request: &RequestId,
    ) -> Result<(), ClientError> {
        let name = match what {
            Offer::Draw => "draw",
            Offer::Takeback => "takeback",
            Offer::Rematch => "rematch",
        };
        self.at(table, &format!("{name}/{}", if yes { "yes" } else { "no" }), request).await
    }

    /// Resigns.
    pub async fn bot_resign(&self, table: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, "resign", request).await
    }

    /// Resigns the match between two of its games.
    pub async fn bot_concede(&self, table: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, "concede", request).await
    }

    /// Aborts the game.
    pub async fn bot_abort(&self, table: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, "abort", request).await
    }

    /// Claims a draw.
    pub async fn bot_claim(&self, table: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, "claim", request).await
    }

    /// Claims the win over an opponent who has been away for too long.
    pub async fn bot_claim_victory(&self, table: &str, request: &RequestId) -> Result<(), ClientError> {
        self.at(table, "claim-victory", request).await
    }

    /// Sends a chat message at a table.
    pub async fn bot_say(
        &self,
        table: &str,
        room: Room,
        text: &str,
        request: &RequestId,
    ) -> Result<(), ClientError> {
        let path = format!("/api/v1/bot/game/{}/chat?{}", segment(table), request.query());
        let to_say = ToSay { room, text: text.to_owned() };
        self.post::<Said>(&path, &to_say).await.map(drop)
    }

    /// The chat messages of a table.
    pub async fn bot_chat(&self, table: &str) -> Result<Vec<ChatView>, ClientError> {
        self.get(&format!("/api/v1/bot/game/{}/chat", segment(table))).await
    }

    async fn at(&self, table: &str, what: &str, request: &RequestId) -> Result<(), ClientError> {
        self.act(table, &format!("{what}?{}", request.query())).await
    }

    async fn act(&self, table: &str, what: &str) -> Result<(), ClientError> {
        self.tell(Method::POST, &format!("/api/v1/bot/game/{}/{what}", segment(table))).await
    }
}
