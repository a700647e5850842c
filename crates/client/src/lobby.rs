use reqwest::Method;
use serde_json::json;
use wire::{
    At, ChallengeRequest, ChallengeView, PairRequest, Paired, SeatChoice, SeekRequest, SeekView, Sought,
    Terms,
};

use crate::client::segment;
use crate::{Client, ClientError};

/// Finding a game. Methods that begin one return its table.
impl Client {
    /// Returns the open seeks.
    pub async fn seeks(&self) -> Result<Vec<SeekView>, ClientError> {
        self.get("/api/v1/seeks").await
    }

    /// Creates a seek, and returns its id.
    pub async fn seek(&self, request: &SeekRequest) -> Result<String, ClientError> {
        self.post::<Sought>("/api/v1/seeks", request).await.map(|sought| sought.seek)
    }

    /// Withdraws a seek.
    pub async fn unseek(&self, seek: &str) -> Result<(), ClientError> {
        self.tell(Method::DELETE, &format!("/api/v1/seeks/{}", segment(seek))).await
    }

    /// Accepts a seek.
    pub async fn take_seek(&self, seek: &str) -> Result<String, ClientError> {
        let path = format!("/api/v1/seeks/{}", segment(seek));
        self.post::<At>(&path, &json!({})).await.map(|at| at.table)
    }

    /// Asks for an opponent of similar rating.
    pub async fn pair(&self, terms: Terms) -> Result<Paired, ClientError> {
        self.post("/api/v1/pair", &PairRequest { terms }).await
    }

    /// Returns the challenges, sent and received.
    pub async fn challenges(&self) -> Result<Vec<ChallengeView>, ClientError> {
        self.get("/api/v1/challenges").await
    }

    /// Challenges a player.
    pub async fn challenge(
        &self,
        name: &str,
        terms: &Terms,
        seat: SeatChoice,
    ) -> Result<ChallengeView, ClientError> {
        let path = format!("/api/v1/players/{}/challenge", segment(name));
        self.post(&path, &ChallengeRequest { terms: terms.clone(), seat }).await
    }

    /// Accepts a challenge.
    pub async fn accept_challenge(&self, challenge: &str) -> Result<String, ClientError> {
        let path = format!("/api/v1/challenges/{}/accept", segment(challenge));
        self.post::<At>(&path, &json!({})).await.map(|at| at.table)
    }

    /// Declines a challenge, or withdraws one's own.
    pub async fn decline_challenge(&self, challenge: &str) -> Result<(), ClientError> {
        self.tell(Method::POST, &format!("/api/v1/challenges/{}/decline", segment(challenge))).await
    }
}
