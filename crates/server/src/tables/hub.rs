use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_tungstenite::tungstenite::Utf8Bytes;
use wire::ToClient;

use super::subscriber::{Protocol, Subscriber, encode};
use crate::id::PersonId;

/// The connections of each person, and those that show the lobby. Cheap to clone.
#[derive(Clone, Default)]
pub struct Hub {
    connections: Arc<Mutex<Connections>>,
}

#[derive(Default)]
struct Connections {
    people: HashMap<PersonId, Vec<Subscriber>>,
    /// Streams of single games, which are sent nothing but what happens at their tables.
    game_streams: HashMap<PersonId, Vec<Subscriber>>,
    lobby: Vec<Subscriber>,
    /// How many times a person has lost the last connection.
    departures: u64,
}

/// A connection is listed for as long as this lives.
pub struct Presence {
    hub: Hub,
    subscriber: Subscriber,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Connections> {
        // Nothing here can panic half-way.
        self.connections.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lists a new connection.
    pub fn connect(&self, subscriber: &Subscriber) -> Presence {
        self.lock().people.entry(subscriber.person().clone()).or_default().push(subscriber.clone());
        metrics::gauge!("holocourt_connections").increment(1.0);
        Presence { hub: self.clone(), subscriber: subscriber.clone() }
    }

    /// Lists the stream of a single game, so that it ends with the other connections of its person.
    pub fn connect_to_game(&self, subscriber: &Subscriber) -> Presence {
        self.lock().game_streams.entry(subscriber.person().clone()).or_default().push(subscriber.clone());
        metrics::gauge!("holocourt_connections").increment(1.0);
        Presence { hub: self.clone(), subscriber: subscriber.clone() }
    }

    /// All people who are connected.
    pub fn people(&self) -> HashSet<PersonId> {
        let connections = self.lock();
        connections.people.keys().chain(connections.game_streams.keys()).cloned().collect()
    }

    /// Whether a person has a page or a stream of events open.
    pub fn is_connected(&self, person: &PersonId) -> bool {
        self.lock().people.contains_key(person)
    }

    /// How many times a person has lost the last connection.
    pub fn departures(&self) -> u64 {
        self.lock().departures
    }

    /// The connections of a person that use a protocol. They are cloned, so that nothing is encoded or sent while others
    /// wait for the lock.
    fn subscribers(&self, person: &PersonId, protocol: Protocol) -> Vec<Subscriber> {
        let connections = self.lock();
        let subscribers = connections.people.get(person).into_iter().flatten();
        subscribers.filter(|subscriber| subscriber.protocol() == protocol).cloned().collect()
    }

    /// Sends a message to all pages of a person, and to their bots where there is a line for them.
    pub fn send(&self, person: &PersonId, message: &ToClient, for_bots: Option<&str>) {
        self.send_to_pages(person, message, |_| true);
        if let Some(line) = for_bots {
            self.send_to_bots(person, line);
        }
    }

    /// Sends a message to those pages of a person that need it.
    pub fn send_to_pages(&self, person: &PersonId, message: &ToClient, needs: impl Fn(&Subscriber) -> bool) {
        let mut subscribers = self.subscribers(person, Protocol::Socket);
        subscribers.retain(needs);
        if subscribers.is_empty() {
            return;
        }
        let text = encode(message);
        for subscriber in subscribers {
            subscriber.send(text.clone());
        }
    }

    /// Sends a line to the bots of a person.
    pub fn send_to_bots(&self, person: &PersonId, line: &str) {
        for subscriber in self.subscribers(person, Protocol::Bot) {
            subscriber.send(Utf8Bytes::from(line));
        }
    }

    /// Ends all connections of a person.
    pub fn disconnect(&self, person: &PersonId) {
        let connections = self.lock();
        for listed in [&connections.people, &connections.game_streams] {
            listed.get(person).into_iter().flatten().for_each(Subscriber::disconnect);
        }
    }

    /// Subscribes a connection to the seeks of the lobby, or unsubscribes it.
    pub fn subscribe_to_lobby(&self, subscriber: &Subscriber, on: bool) {
        let mut connections = self.lock();
        connections.lobby.retain(|other| other.number() != subscriber.number());
        if on {
            connections.lobby.push(subscriber.clone());
        }
    }

    /// Sends a message to all connections that show the lobby.
    pub fn send_to_lobby(&self, message: &ToClient) {
        let subscribers = self.lock().lobby.clone();
        if subscribers.is_empty() {
            return;
        }
        let text = encode(message);
        for subscriber in subscribers {
            subscriber.send(text.clone());
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut connections = self.hub.lock();
        connections.lobby.retain(|other| other.number() != self.subscriber.number());
        let Connections { people, game_streams, departures, .. } = &mut *connections;
        for listed in [people, game_streams] {
            if let Some(subscribers) = listed.get_mut(self.subscriber.person()) {
                subscribers.retain(|other| other.number() != self.subscriber.number());
                if subscribers.is_empty() {
                    listed.remove(self.subscriber.person());
                    *departures += 1;
                }
            }
        }
        metrics::gauge!("holocourt_connections").decrement(1.0);
    }
}
