use reqwest::Method;
use serde_json::json;
use wire::{CreatedToken, Credentials, Me, NewToken, Scope};

use crate::{Client, ClientError};

impl Client {
    /// Creates a guest on a server.
    pub async fn guest(server: &str) -> Result<Client, ClientError> {
        let mut client = Client::new(server)?;
        client.become_guest().await?;
        Ok(client)
    }

    /// Becomes a guest, unless the server already knows this person.
    pub async fn become_guest(&mut self) -> Result<Me, ClientError> {
        self.sign("/api/v1/guest", &json!({})).await
    }

    /// Creates an account, which keeps the games of the guest.
    pub async fn sign_up(&mut self, name: &str, password: &str) -> Result<Me, ClientError> {
        self.sign("/api/v1/account", &credentials(name, password)).await
    }

    /// Signs in to an account.
    pub async fn sign_in(&mut self, name: &str, password: &str) -> Result<Me, ClientError> {
        self.sign("/api/v1/session", &credentials(name, password)).await
    }

    /// Signs out.
    pub async fn sign_out(&mut self) -> Result<(), ClientError> {
        self.tell(Method::DELETE, "/api/v1/session").await?;
        self.forget();
        Ok(())
    }

    /// Returns the person.
    pub async fn me(&self) -> Result<Me, ClientError> {
        self.get("/api/v1/me").await
    }

    /// Creates a token with these scopes, and returns its secret.
    pub async fn create_token(&self, name: &str, scopes: &[Scope]) -> Result<String, ClientError> {
        let new = NewToken { name: name.to_owned(), scopes: scopes.to_vec() };
        self.post::<CreatedToken>("/api/v1/me/tokens", &new).await.map(|token| token.secret)
    }
}

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials { name: name.to_owned(), password: password.to_owned() }
}
