use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use wire::ToClient;

use super::message;
use super::subscriber::{Protocol, Subscriber};
use crate::id::PersonId;

/// Who is here: the connections of each person, and those that listen to the lobby. Cheap to clone.
#[derive(Clone, Default)]
pub struct Hub {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Default)]
struct Inner {
    people: HashMap<PersonId, Vec<Subscriber>>,
    lobby: Vec<Subscriber>,
}

/// A connection that is here as long as this lives.
pub struct Presence {
    hub: Hub,
    subscriber: Subscriber,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing is ever half done here.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection has come.
    pub fn come(&self, subscriber: &Subscriber) -> Presence {
        self.lock().people.entry(subscriber.person().clone()).or_default().push(subscriber.clone());
        metrics::gauge!("holocourt_connections").increment(1.0);
        Presence { hub: self.clone(), subscriber: subscriber.clone() }
    }

    /// Whether a person has a connection open.
    pub fn is_here(&self, person: &PersonId) -> bool {
        self.lock().people.contains_key(person)
    }

    /// How many people are here.
    pub fn count(&self) -> usize {
        self.lock().people.len()
    }

    /// Everybody who is here.
    pub fn people(&self) -> Vec<PersonId> {
        self.lock().people.keys().cloned().collect()
    }

    /// The connections of a person in some form. Nobody writes or sends anything while all others wait for the lock.
    fn subscribers(&self, person: &PersonId, protocol: Protocol) -> Vec<Subscriber> {
        let inner = self.lock();
        let subscribers = inner.people.get(person).into_iter().flatten();
        subscribers.filter(|subscriber| subscriber.protocol() == protocol).cloned().collect()
    }

    /// Tells a person something, on every page. Bots are told it in their own form, where there is one.
    pub fn tell(&self, person: &PersonId, message: &ToClient, for_bots: Option<&str>) {
        self.tell_pages(person, message, |_| true);
        if let Some(line) = for_bots {
            self.tell_bots(person, line);
        }
    }

    /// Tells a person something, on those pages that need to know.
    pub fn tell_pages(&self, person: &PersonId, message: &ToClient, needs: impl Fn(&Subscriber) -> bool) {
        let mut subscribers = self.subscribers(person, Protocol::Socket);
        subscribers.retain(needs);
        if subscribers.is_empty() {
            return;
        }
        let text = message::text(message);
        for subscriber in subscribers {
            subscriber.tell(text.clone());
        }
    }

    /// Tells the bots of a person something.
    pub fn tell_bots(&self, person: &PersonId, line: &str) {
        for subscriber in self.subscribers(person, Protocol::Bot) {
            subscriber.tell(Utf8Bytes::from(line));
        }
    }

    /// Ends all connections of a person who may not be here any more.
    pub fn send_away(&self, person: &PersonId) {
        for subscriber in [Protocol::Socket, Protocol::Bot]
            .into_iter()
            .flat_map(|protocol| self.subscribers(person, protocol))
        {
            subscriber.send_away();
        }
    }

    /// Lets a connection hear of seeks, or not any more.
    pub fn listen(&self, subscriber: &Subscriber, on: bool) {
        let mut inner = self.lock();
        inner.lobby.retain(|other| other.number() != subscriber.number());
        if on {
            inner.lobby.push(subscriber.clone());
        }
    }

    /// Tells everybody who listens to the lobby.
    pub fn tell_lobby(&self, message: &ToClient) {
        let subscribers = self.lock().lobby.clone();
        if subscribers.is_empty() {
            return;
        }
        let text = message::text(message);
        for subscriber in subscribers {
            subscriber.tell(text.clone());
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut inner = self.hub.lock();
        inner.lobby.retain(|other| other.number() != self.subscriber.number());
        if let Some(subscribers) = inner.people.get_mut(self.subscriber.person()) {
            subscribers.retain(|other| other.number() != self.subscriber.number());
            if subscribers.is_empty() {
                inner.people.remove(self.subscriber.person());
            }
        }
        metrics::gauge!("holocourt_connections").decrement(1.0);
    }
}
