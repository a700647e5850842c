use std::collections::BTreeMap;

use tokio::sync::watch;
use tokio::time::Instant;
use wire::{ToClient, ToServer};

use crate::{Client, ClientError, Retry, Socket};

/// What was received last from a table.
struct Received {
    event: Option<u64>,
    line: Option<u64>,
}

/// A socket that reconnects when the connection is lost, and resumes every table where it was.
pub struct ReconnectingSocket {
    client: Client,
    socket: Option<Socket>,
    retry: Retry,
    /// The subscribed tables.
    watched: BTreeMap<String, Received>,
    in_lobby: bool,
    /// When to reconnect; kept, so that a cancelled wait is not restarted.
    again_at: Option<Instant>,
    whole: watch::Sender<bool>,
}

impl ReconnectingSocket {
    /// Connects. Later failures are retried, but the first attempt must succeed.
    pub async fn connect(client: Client) -> Result<ReconnectingSocket, ClientError> {
        let socket = Some(Socket::connect(&client).await?);
        let (retry, watched) = (Retry::default(), BTreeMap::new());
        let whole = watch::Sender::new(true);
        Ok(ReconnectingSocket { client, socket, retry, watched, in_lobby: false, again_at: None, whole })
    }

    /// Returns whether the connection is up, and notifies of changes. While it is down,
    /// [`next`](ReconnectingSocket::next) reconnects.
    pub fn whole(&self) -> watch::Receiver<bool> {
        self.whole.subscribe()
    }

    /// Sends a message, if the connection is up. A message that could not be sent must be sent again after the next
    /// [`ToClient::Welcome`]; subscriptions are restored automatically.
    pub async fn send(&mut self, message: &ToServer) -> Result<(), ClientError> {
        match message {
            ToServer::Watch { table, since, said } => {
                self.watched.insert(table.clone(), Received { event: *since, line: *said });
            }
            ToServer::Unwatch { table } => {
                self.watched.remove(table);
            }
            ToServer::Lobby { on } => self.in_lobby = *on,
            _ => {}
        }
        let Some(socket) = &mut self.socket else {
            return Err(ClientError::Broken("reconnecting".to_owned()));
        };
        let sent = socket.send(message).await;
        if sent.is_err() {
            self.lose();
        }
        sent
    }

    /// Returns the next message, reconnecting for as long as it takes; errors are permanent ones.
    ///
    /// Cancel-safe: no message is lost if the future is dropped.
    pub async fn next(&mut self) -> Result<ToClient, ClientError> {
        loop {
            let heard = match &mut self.socket {
                Some(socket) => socket.next().await,
                None => {
                    let at = *self.again_at.get_or_insert_with(|| Instant::now() + self.retry.wait());
                    tokio::time::sleep_until(at).await;
                    let connected = self.reconnect().await;
                    self.again_at = None;
                    match connected {
                        Err(error) if !error.is_passing() => return Err(error),
                        _ => continue,
                    }
                }
            };
            match heard {
                Ok(Some(message)) => {
                    self.retry.worked();
                    self.note(&message);
                    return Ok(message);
                }
                Ok(None) | Err(ClientError::Broken(_)) => self.lose(),
                Err(error) => return Err(error),
            }
        }
    }

    fn lose(&mut self) {
        self.socket = None;
        self.whole.send_replace(false);
    }

    async fn reconnect(&mut self) -> Result<(), ClientError> {
        let mut socket = Socket::connect(&self.client).await?;
        for (table, received) in &self.watched {
            let (since, said) = (received.event, received.line);
            socket.send(&ToServer::Watch { table: table.clone(), since, said }).await?;
        }
        if self.in_lobby {
            socket.send(&ToServer::Lobby { on: true }).await?;
        }
        self.socket = Some(socket);
        self.whole.send_replace(true);
        Ok(())
    }

    fn note(&mut self, message: &ToClient) {
        let (table, event, line) = match message {
            ToClient::Table { table, view, chat, .. } => {
                (table, Some(view.number), Some(chat.last().map_or(0, |line| line.number)))
            }
            ToClient::Update { table, update, .. } => (table, Some(update.number), None),
            ToClient::Said { table, line } => (table, None, Some(line.number)),
            _ => return,
        };
        if let Some(received) = self.watched.get_mut(table) {
            received.event = event.or(received.event);
            received.line = line.or(received.line);
        }
    }
}
