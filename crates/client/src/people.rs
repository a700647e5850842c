use reqwest::Method;
use serde::Deserialize;
use serde_json::json;

use crate::{Client, ClientError};

/// Who somebody is to the server.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Account {
    /// What the server knows them by.
    pub id: String,
    /// What they are called.
    pub name: String,
    /// Whether a program plays under this name.
    pub is_bot: bool,
}

#[derive(Deserialize)]
struct Token {
    secret: String,
}

impl Client {
    /// A new guest of a server.
    pub async fn guest(server: &str) -> Result<Client, ClientError> {
        let mut client = Client::new(server)?;
        client.become_guest().await?;
        Ok(client)
    }

    /// Becomes a guest, unless the server knows who this is.
    pub async fn become_guest(&mut self) -> Result<Account, ClientError> {
        self.sign("/api/v1/guest", &json!({})).await
    }

    /// Makes an account, which keeps the games of the guest.
    pub async fn sign_up(&mut self, name: &str, password: &str) -> Result<Account, ClientError> {
        self.sign("/api/v1/account", &json!({ "name": name, "password": password })).await
    }

    /// Signs in to an account.
    pub async fn sign_in(&mut self, name: &str, password: &str) -> Result<Account, ClientError> {
        self.sign("/api/v1/session", &json!({ "name": name, "password": password })).await
    }

    /// Ends the session. The server does not know this person any more.
    pub async fn sign_out(&mut self) -> Result<(), ClientError> {
        self.tell(Method::DELETE, "/api/v1/session").await?;
        self.forget();
        Ok(())
    }

    /// Who this is.
    pub async fn me(&self) -> Result<Account, ClientError> {
        self.get("/api/v1/me").await
    }

    /// Makes a token with these scopes, and gives its secret.
    pub async fn create_token(&self, name: &str, scopes: &[&str]) -> Result<String, ClientError> {
        let body = json!({ "name": name, "scopes": scopes });
        self.post::<Token>("/api/v1/me/tokens", &body).await.map(|token| token.secret)
    }
}
