use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

use crate::person::{Gone, Person};

/// How long connecting may take.
const CONNECT: Duration = Duration::from_secs(10);

/// A person's open page.
pub(crate) struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    pub(crate) async fn open(person: &Person) -> Result<Socket, Gone> {
        let mut request =
            format!("ws://{}/api/v1/socket", person.address.get()).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("cookie", person.cookie.parse().unwrap());
        headers.insert("origin", person.origin().parse().unwrap());
        if let Some(forwarded) = &person.forwarded {
            headers.insert("x-forwarded-for", forwarded.parse().unwrap());
        }
        match tokio::time::timeout(CONNECT, connect_async(request)).await {
            Ok(Ok((stream, _))) => Ok(Socket { stream }),
            _ => Err(Gone),
        }
    }

    pub(crate) async fn send(&mut self, message: &Value) -> Result<(), Gone> {
        self.stream.send(Message::text(message.to_string())).await.map_err(|_| Gone)
    }

    pub(crate) async fn watch(&mut self, table: &str, since: Option<u64>) -> Result<(), Gone> {
        self.send(&json!({ "type": "watch", "table": table, "since": since })).await
    }

    /// The next message.
    pub(crate) async fn next(&mut self) -> Result<Value, Gone> {
        loop {
            match self.stream.next().await {
                Some(Ok(Message::Text(text))) => return Ok(serde_json::from_str(text.as_str()).unwrap()),
                Some(Ok(Message::Close(_)) | Err(_)) | None => return Err(Gone),
                Some(Ok(_)) => {}
            }
        }
    }

    /// The next message, if there is one in time.
    pub(crate) async fn next_within(&mut self, most: Duration) -> Result<Option<Value>, Gone> {
        tokio::time::timeout(most, self.next()).await.map_or(Ok(None), |message| message.map(Some))
    }
}
