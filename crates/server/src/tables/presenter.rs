use axum::extract::ws::Utf8Bytes;
use rules::Side;
use table::{Table, Time, Viewer};
use wire::{ChatView, ToClient, Update};

use super::chat;
use super::hub::Hub;
use super::stored_table::Current;
use super::subscriber::{Protocol, Subscriber, encode};
use super::summary::{self, may_see};
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

    /// Sends a new watcher what it missed, or the whole table.
    pub(super) fn welcome(
        &self,
        subscriber: &Subscriber,
        current: &Current,
        missed: Option<Update>,
        now: Time,
        chat: Vec<ChatView>,
    ) {
        let (table, viewer) = (current.table(), viewer(current.table(), subscriber));
        let text = match subscriber.protocol() {
            Protocol::Bot => bot::full(table, viewer, now).into(),
            Protocol::Socket => match missed {
                Some(update) => {
                    let table = current.row().id.to_string();
                    encode(&ToClient::Update { table, now: now.0, update: Box::new(update) })
                }
                None => self.whole(current, viewer, now, chat),
            },
        };
        subscriber.send(text);
    }

    /// Publishes the events after this one to all watchers, and tells players whose turn it is.
    pub(super) fn publish(&mut self, hub: &Hub, current: &Current, since: u64, now: Time) {
        // A table that was open to everybody may have become private.
        self.watchers.retain(|subscriber| may_see(current.row(), Some(subscriber.person())));
        let updates = |viewers: &[Viewer]| -> Option<Vec<Utf8Bytes>> {
            let updates = current.table().updates(since, viewers)?;
            let message = |update| {
                let table = current.row().id.to_string();
                encode(&ToClient::Update { table, now: now.0, update: Box::new(update) })
            };
            Some(updates.into_iter().map(message).collect())
        };
        self.send_each(current, now, updates);
        self.notify_players(hub, current, since);
    }

    /// Sends the whole table to all watchers, after it was loaded again.
    pub(super) fn resync(&mut self, current: &Current, now: Time) {
        self.watchers.retain(|subscriber| may_see(current.row(), Some(subscriber.person())));
        self.send_each(current, now, |_| None);
    }

    /// Sends each watcher the text for its kind of viewer, which is made once. Pages are sent updates, or the whole table
    /// where there are none.
    fn send_each(
        &self,
        current: &Current,
        now: Time,
        updates: impl FnOnce(&[Viewer]) -> Option<Vec<Utf8Bytes>>,
    ) {
        let [pages, bots] = [Protocol::Socket, Protocol::Bot].map(|protocol| self.viewers(current, protocol));
        let whole = |viewer: &Viewer| self.whole(current, *viewer, now, Vec::new());
        let for_pages = match pages[..] {
            [] => Vec::new(),
            _ => updates(&pages).unwrap_or_else(|| pages.iter().map(whole).collect()),
        };
        let state = |viewer: &Viewer| Utf8Bytes::from(bot::state(current.table(), *viewer, now));
        let for_bots: Vec<Utf8Bytes> = bots.iter().map(state).collect();
        for subscriber in &self.watchers {
            let (viewers, texts) = match subscriber.protocol() {
                Protocol::Socket => (&pages, &for_pages),
                Protocol::Bot => (&bots, &for_bots),
            };
            let wanted = viewer(current.table(), subscriber);
            let text = viewers.iter().zip(texts).find(|(viewer, _)| **viewer == wanted);
            if let Some((_, text)) = text {
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

    fn whole(&self, current: &Current, viewer: Viewer, now: Time, chat: Vec<ChatView>) -> Utf8Bytes {
        encode(&ToClient::Table {
            table: current.row().id.to_string(),
            now: now.0,
            spectators: self.spectators(current.table()),
            view: Box::new(current.table().view(viewer)),
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
        let for_pages = encode(&ToClient::Said { table: current.row().id.to_string(), line: line.clone() });
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
    fn notify_players(&self, hub: &Hub, current: &Current, since: u64) {
        let table = current.table();
        let events = table.events_since(since).unwrap_or_default();
        for side in Side::BOTH {
            let Some(person) = summary::person(table, side) else { continue };
            for line in bot::events(table, side, &events) {
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

/// How a connection is related to the table.
fn viewer(table: &Table, subscriber: &Subscriber) -> Viewer {
    table.viewer(subscriber.person().as_str())
}
