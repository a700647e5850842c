use std::collections::BTreeMap;
use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use tokio::net::TcpStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::http::HeaderValue;
use tokio_tungstenite::tungstenite::{self, Message, Utf8Bytes};
use tokio_tungstenite::{Connector, MaybeTlsStream, WebSocketStream, connect_async_tls_with_config};
use wire::{ToClient, ToServer};

use crate::{Client, ClientError};

/// A WebSocket connection to a server.
pub struct Socket {
    stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
}

impl Socket {
    /// The timeout for connecting and for sending a message.
    const TIMEOUT: Duration = Duration::from_secs(10);
    /// The timeout for receiving: the server sends a ping every 20 seconds.
    const SILENCE: Duration = Duration::from_secs(60);

    /// Opens a socket for an authenticated client.
    pub async fn connect(client: &Client) -> Result<Socket, ClientError> {
        let mut url = client.server().clone();
        let address = || ClientError::Address(client.server().to_string());
        let tls = client.tls();
        url.set_scheme(if tls.is_some() { "wss" } else { "ws" }).map_err(|()| address())?;
        url.set_path("/api/v1/socket");
        let mut request = url.as_str().into_client_request()?;
        for (name, value) in client.headers() {
            let value = HeaderValue::from_str(&value).map_err(|_| address())?;
            request.headers_mut().insert(name, value);
        }
        let connector = tls.map_or(Connector::Plain, Connector::Rustls);
        let connecting = connect_async_tls_with_config(request, None, false, Some(connector));
        match tokio::time::timeout(Socket::TIMEOUT, connecting).await {
            Ok(Ok((stream, _))) => Ok(Socket { stream }),
            Ok(Err(tungstenite::Error::Http(answer))) => {
                let status = answer.status();
                let message = match status.as_u16() {
                    401 => "the server does not know you any more: sign in again".to_owned(),
                    _ => format!("the server refused the WebSocket connection: {status}"),
                };
                Err(ClientError::Refused {
                    status: status.as_u16(),
                    code: String::new(),
                    params: BTreeMap::new(),
                    message,
                    wait: None,
                })
            }
            Ok(Err(error)) => Err(error.into()),
            Err(_) => Err(ClientError::Broken("the server does not answer".to_owned())),
        }
    }

    /// Sends a message.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        let text =
            serde_json::to_string(message).map_err(|error| ClientError::Nonsense(error.to_string()))?;
        let sent = tokio::time::timeout(Socket::TIMEOUT, self.stream.send(Message::text(text))).await;
        Ok(sent.map_err(|_| ClientError::Broken("the server does not listen".to_owned()))??)
    }

    /// Returns the next message; `None` if the socket is closed.
    ///
    /// Cancel-safe: no message is lost if the future is dropped.
    pub async fn next(&mut self) -> Result<Option<ToClient>, ClientError> {
        let Some(text) = self.next_text().await? else { return Ok(None) };
        serde_json::from_str(&text).map(Some).map_err(|error| ClientError::Nonsense(error.to_string()))
    }

    /// Returns the next message as text.
    pub(crate) async fn next_text(&mut self) -> Result<Option<Utf8Bytes>, ClientError> {
        loop {
            let message = tokio::time::timeout(Socket::SILENCE, self.stream.next()).await;
            match message.map_err(|_| ClientError::Broken("nothing was heard for too long".to_owned()))? {
                Some(Ok(Message::Text(text))) => return Ok(Some(text)),
                // The library answers pings when the stream is next polled.
                Some(Ok(Message::Ping(_) | Message::Pong(_) | Message::Binary(_) | Message::Frame(_))) => {}
                Some(Ok(Message::Close(_))) | None => return Ok(None),
                Some(Err(error)) => return Err(error.into()),
            }
        }
    }

    /// Closes the socket.
    pub async fn close(mut self) {
        // A server that is gone cannot acknowledge.
        let _ = tokio::time::timeout(Socket::TIMEOUT, self.stream.close(None)).await;
    }
}
