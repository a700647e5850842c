use rules::Side;
use table::{Table, Viewer};
use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::{ChatView, EventKind, EventView, ToClient, Update};

use super::chat;
use super::hub::Hub;
use super::stored_table::Current;
use super::subscriber::{Protocol, Subscriber, encode};
use super::summary::{self, may_see};
use super::table_clock::TableClock;
use crate::bot;
use crate::id::PersonId;

/// Who watches a table, and what each of them is sent: pages get messages of the socket, bots lines of their stream, and
/// each viewer only what it may see.
#[derive(Default)]
pub(super) struct Presenter {
    watchers: Vec<Subscriber>,
    /// Who has muted the chat.
    muted: Vec<PersonId>,
}

impl Presenter {
    pub(super) fn is_empty(&self) -> bool {
        self.watchers.is_empty()
    }

    /// Whether a person watches on any connection.
    pub(super) fn is_watched_by(&self, person: &PersonId) -> bool {
        self.watchers.iter().any(|subscriber| subscriber.person() == person)
    }

    pub(super) fn add(&mut self, subscriber: Subscriber) {
        self.watchers.push(subscriber);
    }

    /// Removes a connection. Returns whether it watched.
    pub(super) fn remove(&mut self, subscriber: &Subscriber) -> bool {
        let before = self.watchers.len();
        self.watchers.retain(|other| other.number() != subscriber.number());
        self.watchers.len() < before
    }

    /// Mutes the chat for somebody who watches, or unmutes it.
    pub(super) fn mute(&mut self, person: &PersonId, on: bool) {
        self.muted.retain(|other| other != person);
        // Only those who watch are sent anything, so the list is never longer than theirs.
        if on && self.is_watched_by(person) {
            self.muted.push(person.clone());
        }
    }

    /// Sends a new watcher the events and lines of chat that it missed, or the whole table.
    pub(super) fn welcome(
        &self,
        subscriber: &Subscriber,
        current: &Current,
        missed: Option<Update>,
        clock: &TableClock,
        chat: Vec<ChatView>,
    ) {
        let (table, viewer) = (current.table(), viewer(current.table(), subscriber));
        match (subscriber.protocol(), missed) {
            (Protocol::Bot, _) => subscriber.send(bot::full(table, viewer, clock.now()).into()),
            (Protocol::Socket, None) => subscriber.send(self.whole(current, viewer, clock, chat)),
            (Protocol::Socket, Some(update)) => {
                subscriber.send(message_of(current, update, clock));
                if !self.muted.contains(subscriber.person()) {
                    chat.iter().for_each(|line| subscriber.send(line_of(current, line)));
                }
            }
        }
    }

    /// Publishes the events after this one to all watchers, and tells players whose turn it is. Returns whether there
    /// was an update for pages; where too much has happened at once, they have to be sent the whole table.
    pub(super) fn publish(&mut self, hub: &Hub, current: &Current, since: u64, clock: &TableClock) -> bool {
        // A table that was open to everybody may have become private.
        self.watchers.retain(|subscriber| may_see(current.row(), Some(subscriber.person())));
        let pages = self.viewers(current, Protocol::Socket);
        let updates =
            if pages.is_empty() { Some(Vec::new()) } else { current.table().updates(since, &pages) };
        let is_complete = updates.is_some();
        let texts = updates.into_iter().flatten().map(|update| message_of(current, update, clock));
        self.send_to_viewers(current, Protocol::Socket, &pages.into_iter().zip(texts).collect::<Vec<_>>());
        let events = current.table().events_since(since);
        // The players may have changed seats.
        let begins = |events: &[EventView]| events.iter().any(|event| event.kind == EventKind::Began);
        self.publish_to_bots(current, clock, events.as_deref().is_none_or(begins));
        self.notify_players(hub, current, &events.unwrap_or_default());
        is_complete
    }

    /// Sends the whole table to all watchers, with the part of the chat that each may read.
    pub(super) fn resync(&mut self, current: &Current, clock: &TableClock, chat: &[ChatView]) {
        self.watchers.retain(|subscriber| may_see(current.row(), Some(subscriber.person())));
        let whole = |viewer: Viewer| {
            let chat = chat.iter().filter(|line| chat::may_read(line.room, viewer)).cloned().collect();
            (viewer, self.whole(current, viewer, clock, chat))
        };
        let texts: Vec<_> = self.viewers(current, Protocol::Socket).into_iter().map(whole).collect();
        self.send_to_viewers(current, Protocol::Socket, &texts);
        self.publish_to_bots(current, clock, true);
    }

    /// Sends bots the state of the game, or everything about it.
    fn publish_to_bots(&self, current: &Current, clock: &TableClock, all: bool) {
        let now = clock.now();
        let line = if all { bot::full } else { bot::state };
        let text = |viewer: Viewer| (viewer, line(current.table(), viewer, now).into());
        let texts: Vec<_> = self.viewers(current, Protocol::Bot).into_iter().map(text).collect();
        self.send_to_viewers(current, Protocol::Bot, &texts);
    }

    /// Sends each watcher who uses a protocol the text for its kind of viewer.
    fn send_to_viewers(&self, current: &Current, protocol: Protocol, texts: &[(Viewer, Utf8Bytes)]) {
        for subscriber in self.of(protocol) {
            let wanted = viewer(current.table(), subscriber);
            if let Some((_, text)) = texts.iter().find(|(viewer, _)| *viewer == wanted) {
                subscriber.send(text.clone());
            }
        }
    }

    /// The different viewers among the watchers who use a protocol.
    fn viewers(&self, current: &Current, protocol: Protocol) -> Vec<Viewer> {
        let mut viewers = Vec::with_capacity(3);
        for subscriber in self.of(protocol) {
            let viewer = viewer(current.table(), subscriber);
            if !viewers.contains(&viewer) {
                viewers.push(viewer);
            }
        }
        viewers
    }

    fn of(&self, protocol: Protocol) -> impl Iterator<Item = &Subscriber> {
        self.watchers.iter().filter(move |subscriber| subscriber.protocol() == protocol)
    }

    fn whole(&self, current: &Current, viewer: Viewer, clock: &TableClock, chat: Vec<ChatView>) -> Utf8Bytes {
        let mut view = current.table().view(viewer);
        clock.convert(&mut view.state);
        encode(&ToClient::Table {
            table: current.row().id.to_string(),
            now: clock.server_time(),
            spectators: self.spectators(current.table()),
            view: Box::new(view),
            chat,
        })
    }

    /// How many people watch who do not play.
    fn spectators(&self, table: &Table) -> u32 {
        let watchers = self.watchers.iter();
        let mut people: Vec<_> = watchers
            .filter(|subscriber| viewer(table, subscriber) == Viewer::Spectator)
            .map(Subscriber::person)
            .collect();
        people.sort_unstable();
        people.dedup();
        people.len() as u32
    }

    /// Sends all pages the number of spectators.
    pub(super) fn publish_spectators(&self, current: &Current) {
        let count = self.spectators(current.table());
        self.send_to_pages(&ToClient::Spectators { table: current.row().id.to_string(), count });
    }

    /// Tells all pages that a computer waits for its turn to think.
    pub(super) fn publish_waiting(&self, current: &Current, before: u32) {
        self.send_to_pages(&ToClient::Waiting { table: current.row().id.to_string(), before });
    }

    fn send_to_pages(&self, message: &ToClient) {
        let text = encode(message);
        for subscriber in self.of(Protocol::Socket) {
            subscriber.send(text.clone());
        }
    }

    /// Sends a line of chat to all who may read it and have not muted it.
    pub(super) fn publish_chat(&self, current: &Current, line: &ChatView) {
        let for_pages = line_of(current, line);
        let for_bots = Utf8Bytes::from(bot::chat_line(line));
        for subscriber in &self.watchers {
            let may_read = chat::may_read(line.room, viewer(current.table(), subscriber));
            if !may_read || self.muted.contains(subscriber.person()) {
                continue;
            }
            subscriber.send(match subscriber.protocol() {
                Protocol::Socket => for_pages.clone(),
                Protocol::Bot => for_bots.clone(),
            });
        }
    }

    /// Tells the bots of both players about games that began or ended, and the player whose turn it is on pages that do
    /// not watch.
    fn notify_players(&self, hub: &Hub, current: &Current, events: &[EventView]) {
        let table = current.table();
        for side in Side::BOTH {
            let Some(person) = summary::person(table, side) else { continue };
            for line in bot::events(table, side, events) {
                hub.send_to_bots(&person, &line);
            }
        }
        if let Some(person) = &current.row().turn_of {
            let watches =
                |page: &Subscriber| self.watchers.iter().any(|other| other.number() == page.number());
            let message = ToClient::YourTurn { table: current.row().id.to_string() };
            hub.send_to_pages(person, &message, |page| !watches(page));
        }
    }
}

/// The message with an update, as of now.
fn message_of(current: &Current, update: Update, clock: &TableClock) -> Utf8Bytes {
    let (table, now) = (current.row().id.to_string(), clock.server_time());
    encode(&ToClient::Update { table, now, update: Box::new(clock.converted(update)) })
}

/// The message with a line of chat.
fn line_of(current: &Current, line: &ChatView) -> Utf8Bytes {
    encode(&ToClient::Said { table: current.row().id.to_string(), line: line.clone() })
}

/// How a connection is related to the table.
fn viewer(table: &Table, subscriber: &Subscriber) -> Viewer {
    table.viewer(subscriber.person().as_str())
}
