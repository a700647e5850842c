use std::collections::BTreeSet;
use std::time::Duration;

use axum::http::StatusCode;
use futures_util::{SinkExt, StreamExt};
use tokio::time::Instant;
use tokio::time::error::Elapsed;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
use wire::{Problem, ToClient, ToServer};

use super::fragments::fragments;
use super::upgrade::Socket;
use crate::error::ApiError;
use crate::id::TableId;
use crate::people::Caller;
use crate::reason::Reason;
use crate::security::Class;
use crate::state::AppState;
use crate::store::Person;
use crate::tables::{Delivery, Protocol, Subscriber, encode};

/// How often a ping is sent, and after how long without a message the connection is closed.
struct Heartbeat {
    every: Duration,
    silence: Duration,
}

/// For most connections.
const SLOW: Heartbeat = Heartbeat { every: Duration::from_secs(20), silence: Duration::from_secs(60) };
/// For pages that ping and show a table or the lobby: a player who is gone is noticed within five seconds.
const FAST: Heartbeat =
    Heartbeat { every: Duration::from_millis(1500), silence: Duration::from_millis(4000) };
/// A heartbeat that is this late was held up by the server itself.
const STALL: Duration = Duration::from_secs(1);
/// How long a message may take to be sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(10);
/// How long to wait for the page to close, too.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(2);
/// The most tables that one page may watch.
const MOST_TABLES: usize = 64;

/// Close codes that a page understands.
mod code {
    pub(super) const GOING_AWAY: u16 = 1001;
    pub(super) const TRY_AGAIN: u16 = 1013;
    pub(super) const SIGNED_OUT: u16 = 4001;
    pub(super) const TOO_SLOW: u16 = 4008;
    pub(super) const SILENT: u16 = 4009;
    pub(super) const TOO_MANY: u16 = 4029;
}

/// A code, and what it means.
type Closing = (u16, &'static str);

const SIGNED_OUT: Closing = (code::SIGNED_OUT, "signed out");
const TRY_AGAIN: Closing = (code::TRY_AGAIN, "something failed; connect again");

/// Serves one page until it is gone.
pub(super) async fn run(mut socket: Socket, state: AppState, caller: Caller) {
    let mut stop = state.shutdown().subscribe();
    let (subscriber, mut mailbox) = Subscriber::new(caller.id().clone(), Protocol::Socket);
    let presence = state.tables().hub().connect(&subscriber);
    if let Err(error) = Box::pin(caller.confirm(&state)).await {
        error.log();
        let is_revoked = [StatusCode::UNAUTHORIZED, StatusCode::FORBIDDEN].contains(&error.status());
        let _ = close(socket, if is_revoked { SIGNED_OUT } else { TRY_AGAIN }).await;
        return;
    }
    let mut session = Session {
        state,
        person: caller.person,
        subscriber,
        watched: BTreeSet::new(),
        in_lobby: false,
        pings: false,
    };
    let mut beat_at = Instant::now();
    let mut received_at = Instant::now();
    let mut closing = None;
    if send(&mut socket, encode(&session.welcome())).await.is_err() {
        return;
    }
    loop {
        tokio::select! {
            delivery = mailbox.next() => match delivery {
                Some(Delivery::Text(text)) => {
                    if send(&mut socket, text).await.is_err() {
                        break;
                    }
                }
                Some(Delivery::Overflow) => {
                    closing = Some((code::TOO_SLOW, "too slow; connect again"));
                    break;
                }
                Some(Delivery::Disconnect) => {
                    closing = Some(SIGNED_OUT);
                    break;
                }
                None => break,
            },
            message = socket.next() => {
                let Some(Ok(message)) = message else { break };
                received_at = Instant::now();
                let answer = match message {
                    // Boxed: a socket that waits takes little memory.
                    Message::Text(text) => Box::pin(session.on_message(text.as_str())).await,
                    Message::Binary(_) => Err(refused(None, Reason::UnsupportedMediaType)),
                    Message::Ping(_) | Message::Pong(_) | Message::Frame(_) => Ok(None),
                    Message::Close(_) => break,
                };
                let answer = match answer {
                    Ok(answer) => answer,
                    Err(Refusal::TooMany) => {
                        closing = Some((code::TOO_MANY, "too many messages; wait a little"));
                        break;
                    }
                    Err(Refusal::Message(message)) => Some(*message),
                };
                if let Some(answer) = answer {
                    session.subscriber.send(encode(&answer));
                }
            },
            () = tokio::time::sleep_until(beat_at + session.heartbeat().every) => {
                let due = beat_at + session.heartbeat().every;
                beat_at = Instant::now();
                // After a stall of the server, what has arrived is read first.
                let is_late = due.elapsed() > STALL;
                if !is_late && received_at.elapsed() > session.heartbeat().silence {
                    closing = Some((code::SILENT, "no message for too long"));
                    break;
                }
                if tokio::time::timeout(SEND_TIMEOUT, socket.send(Message::Ping(Default::default()))).await.is_err() {
                    break;
                }
            },
            () = stop.stopped() => {
                let _ = send(&mut socket, encode(&ToClient::Goodbye { reconnect_ms: 1000 })).await;
                closing = Some((code::GOING_AWAY, "the server is stopping"));
                break;
            }
        }
    }
    drop(presence);
    session.leave().await;
    if let Some(why) = closing {
        let _ = close(socket, why).await;
    }
}

/// Sends the reason, and reads until the page closes, too. A connection that is dropped with unread data is reset, and
/// then the page may never see the reason.
async fn close(mut socket: Socket, (code, reason): Closing) -> Result<(), Elapsed> {
    let why = CloseFrame { code: code.into(), reason: Utf8Bytes::from_static(reason) };
    let _ = tokio::time::timeout(SEND_TIMEOUT, socket.send(Message::Close(Some(why)))).await?;
    tokio::time::timeout(CLOSE_TIMEOUT, async { while let Some(Ok(_)) = socket.next().await {} }).await
}

async fn send(socket: &mut Socket, text: Utf8Bytes) -> Result<(), ()> {
    let send = async {
        for frame in fragments(text) {
            socket.feed(frame).await?;
        }
        socket.flush().await
    };
    match tokio::time::timeout(SEND_TIMEOUT, send).await {
        Ok(Ok(())) => Ok(()),
        _ => Err(()),
    }
}

/// A page, and the tables that it watches.
struct Session {
    state: AppState,
    person: Person,
    subscriber: Subscriber,
    watched: BTreeSet<TableId>,
    in_lobby: bool,
    /// Whether the page has sent a ping, and so notices a broken connection itself.
    pings: bool,
}

enum Refusal {
    TooMany,
    Message(Box<ToClient>),
}

/// The same error as over HTTP, for the message with this id.
fn refused(id: Option<&str>, error: impl Into<ApiError>) -> Refusal {
    let error = error.into();
    error.log();
    let Problem { code, params, message } = error.problem();
    Refusal::Message(Box::new(ToClient::Refused { id: id.map(str::to_owned), code, params, message }))
}

impl Session {
    fn heartbeat(&self) -> Heartbeat {
        let is_fast = self.pings && (self.in_lobby || !self.watched.is_empty());
        if is_fast { FAST } else { SLOW }
    }

    fn welcome(&self) -> ToClient {
        ToClient::Welcome {
            me: (&self.person).into(),
            now: self.state.tables().now(),
            version: env!("CARGO_PKG_VERSION").to_owned(),
        }
    }

    async fn on_message(&mut self, text: &str) -> Result<Option<ToClient>, Refusal> {
        let limits = self.state.rate_limits();
        if limits.check(Class::Message, self.subscriber.number()).is_err() {
            return Err(Refusal::TooMany);
        }
        let message: ToServer = serde_json::from_str(text)
            .map_err(|error| refused(None, Reason::BadRequest { detail: error.to_string() }))?;
        match message {
            ToServer::Watch { table, since, said } => {
                let id = read_id(&table, None)?;
                if self.watched.len() >= MOST_TABLES && !self.watched.contains(&id) {
                    return Err(refused(None, Reason::TooManyWatched { most: MOST_TABLES }));
                }
                let limited = self.state.rate_limits().check(Class::Watch, self.person.id.as_str());
                limited.map_err(|error| refused(Some(&table), error))?;
                let tables = self.state.tables();
                tables
                    .watch(&id, &self.subscriber, since, said)
                    .await
                    .map_err(|error| refused(Some(&table), error))?;
                self.watched.insert(id);
                Ok(None)
            }
            ToServer::Unwatch { table } => {
                let id = read_id(&table, None)?;
                if self.watched.remove(&id) {
                    self.state.tables().unwatch(&id, &self.subscriber).await;
                }
                Ok(None)
            }
            ToServer::Do { id, table, game, command } => {
                let table = read_id(&table, Some(&id))?;
                // The same limit as over HTTP, however many sockets there are.
                let limited = self.state.rate_limits().check(Class::Person, self.person.id.as_str());
                limited.map_err(|error| refused(Some(&id), error))?;
                let once = game.map(|game| table::Request { id: id.clone(), game });
                let done = self.state.tables().act(&table, &self.person.id, command.into(), once).await;
                let number = done.map_err(|error| refused(Some(&id), error))?;
                Ok(Some(ToClient::Done { id, number }))
            }
            ToServer::Say { id, table, room, text } => {
                let table = read_id(&table, Some(&id))?;
                let limited = self.state.rate_limits().check(Class::Chat, self.person.id.as_str());
                limited.map_err(|error| refused(Some(&id), error))?;
                let said = self.state.tables().say(&table, &self.person, id.clone(), room, &text).await;
                let number = said.map_err(|error| refused(Some(&id), error))?;
                Ok(Some(ToClient::Done { id, number }))
            }
            ToServer::Mute { table, on } => {
                let table = read_id(&table, None)?;
                let muted = self.state.tables().mute(&table, &self.person.id, on).await;
                muted.map_err(|error| refused(None, error))?;
                Ok(None)
            }
            ToServer::Seen { table, number } => {
                let table = read_id(&table, None)?;
                let seen = self.state.tables().seen(&table, &self.person.id, number).await;
                seen.map_err(|error| refused(None, error))?;
                Ok(None)
            }
            ToServer::Lobby { on } => {
                self.in_lobby = on;
                let hub = self.state.tables().hub();
                if !on {
                    hub.subscribe_to_lobby(&self.subscriber, false);
                    return Ok(None);
                }
                // The list is as long as a table, and takes more work.
                let limited = self.state.rate_limits().check(Class::Watch, self.person.id.as_str());
                limited.map_err(|error| refused(None, error))?;
                hub.subscribe_to_lobby(&self.subscriber, true);
                let seeks = self.state.lobby().seeks().await;
                let seeks = seeks.map_err(|error| refused(None, error))?;
                Ok(Some(ToClient::Seeks { seeks }))
            }
            ToServer::Ping { n } => {
                self.pings = true;
                Ok(Some(ToClient::Pong { n, now: self.state.tables().now() }))
            }
        }
    }

    /// Unwatches everything when the page is gone.
    async fn leave(self) {
        for table in &self.watched {
            self.state.tables().unwatch(table, &self.subscriber).await;
        }
    }
}

fn read_id(text: &str, id: Option<&str>) -> Result<TableId, Refusal> {
    text.parse().map_err(|_| refused(id, Reason::NoSuchTable))
}
