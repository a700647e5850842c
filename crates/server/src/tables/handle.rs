use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Instant;

use table::{Command, Time};
use tokio::sync::{mpsc, oneshot};
use wire::{ChatView, Room, TableView};

use super::error::TableError;
use super::subscriber::Subscriber;
use super::table_clock::TableClock;
use crate::bot::BotAction;
use crate::id::{InvitationId, PersonId};
use crate::store::Person;

/// Sends requests to the actor of one table.
#[derive(Clone)]
pub(super) struct TableHandle {
    link: Arc<Link>,
}

struct Link {
    requests: mpsc::Sender<Box<Envelope>>,
    clock: TableClock,
    /// Written by the actor: whether it has nothing to do but to wait for requests.
    is_idle: Arc<AtomicBool>,
}

/// The actor's end: where requests arrive.
pub(super) struct Inbox {
    requests: mpsc::Receiver<Box<Envelope>>,
    is_idle: Arc<AtomicBool>,
}

/// A request on its way. It holds a handle until the request is done, so that a table with requests is never unused.
pub(super) struct Envelope {
    pub(super) request: Request,
    pub(super) handle: TableHandle,
    pub(super) arrival: Arrival,
}

/// When a request arrived. It may have to wait, and must not lose by that.
#[derive(Clone, Copy)]
pub(super) struct Arrival {
    /// By the clock of the table.
    pub(super) time: Time,
    pub(super) instant: Instant,
}

impl Arrival {
    pub(super) fn now(clock: &TableClock) -> Arrival {
        Arrival { time: clock.now(), instant: Instant::now() }
    }
}

/// Where the answer to a request goes.
pub(super) type Reply<T> = oneshot::Sender<Result<T, TableError>>;

/// What a table can be asked.
pub(super) enum Request {
    /// A player's command, and the request that it came with if that may be repeated; answered with the number of the
    /// last event.
    Act { person: PersonId, command: Command, once: Option<table::Request>, reply: Reply<u64> },
    /// The same from a bot.
    ActAsBot { person: PersonId, action: BotAction, once: Option<table::Request>, reply: Reply<u64> },
    /// Takes the seat that an invitation leads to.
    Accept { person: Box<Person>, invitation: InvitationId, reply: Reply<()> },
    /// Adds a watcher, who is sent everything after an event and a line of chat, or the whole table.
    Watch { subscriber: Subscriber, since: Option<u64>, said: Option<u64>, reply: Reply<()> },
    /// Removes a watcher.
    Unwatch { subscriber: Subscriber, reply: Reply<()> },
    /// Says something, once for each id; answered with the number of the line.
    Say { person: Box<Person>, id: String, room: Room, text: String, reply: Reply<u64> },
    /// Mutes or unmutes the chat for a watcher.
    Mute { person: PersonId, on: bool, reply: Reply<()> },
    /// Reads the chat.
    Chat { person: PersonId, reply: Reply<Vec<ChatView>> },
    /// Shows the table.
    View { person: Option<PersonId>, reply: Reply<TableView> },
    /// The line that tells a bot about its game here, if one is going on.
    GameStart { person: PersonId, reply: Reply<Option<String>> },
    /// Goes on after a restart. The time since the server was last alive is not charged.
    Resume { alive_at: Option<u64>, reply: Reply<()> },
    /// Follows the operator's switch that stops all clocks.
    FollowPause { reply: Reply<()> },
    /// Starts timers and computers for a table that was just opened.
    Start { reply: Reply<()> },
    /// Gives up everything on behalf of a person who is deleted.
    Leave { person: PersonId, reply: Reply<()> },
    /// Replaces the name of a person who was deleted.
    EraseName { person: PersonId, reply: Reply<()> },
    /// Ends the table if no clock will; answered with whether it did.
    EndStale { reply: Reply<bool> },
}

impl TableHandle {
    /// How many requests may wait for one table.
    const QUEUE: usize = 64;

    pub(super) fn new(clock: TableClock) -> (TableHandle, Inbox) {
        let (sender, receiver) = mpsc::channel(TableHandle::QUEUE);
        let is_idle = Arc::new(AtomicBool::new(true));
        let link = Link { requests: sender, clock, is_idle: is_idle.clone() };
        (TableHandle { link: Arc::new(link) }, Inbox { requests: receiver, is_idle })
    }

    /// Asks the table, and waits for the answer. A request that was sent is carried out even if the caller stops waiting.
    pub(super) async fn ask<T>(&self, request: impl FnOnce(Reply<T>) -> Request) -> Result<T, TableError> {
        let (reply, answer) = oneshot::channel();
        let arrival = Arrival::now(&self.link.clock);
        let envelope = Box::new(Envelope { request: request(reply), handle: self.clone(), arrival });
        self.link.requests.send(envelope).await.map_err(|_| TableError::Stopped)?;
        answer.await.map_err(|_| TableError::Stopped)?
    }

    /// Whether the actor has ended, as after a panic.
    pub(super) fn is_closed(&self) -> bool {
        self.link.requests.is_closed()
    }

    /// Whether nobody but the caller holds a handle, no request is on its way, and nothing is going on at the table.
    pub(super) fn is_unused(&self) -> bool {
        Arc::strong_count(&self.link) == 1 && self.link.is_idle.load(Ordering::Acquire)
    }
}

impl Inbox {
    /// The next request; `None` once the table is evicted.
    pub(super) async fn next(&mut self) -> Option<Box<Envelope>> {
        self.requests.recv().await
    }

    /// Says whether anything is going on. Must be called before an envelope is dropped.
    pub(super) fn set_idle(&self, is_idle: bool) {
        self.is_idle.store(is_idle, Ordering::Release);
    }
}
