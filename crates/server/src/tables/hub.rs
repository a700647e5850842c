use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use wire::ToClient;

use super::message;
use super::outlet::{Form, Outlet};
use crate::id::PersonId;

/// Who is here: the connections of each person, and those that listen to the lobby. Cheap to clone.
#[derive(Clone, Default)]
pub struct Hub {
    inner: Arc<Mutex<Inner>>,
}

#[derive(Default)]
struct Inner {
    people: HashMap<PersonId, Vec<Outlet>>,
    lobby: Vec<Outlet>,
}

/// A connection that is here as long as this lives.
pub struct Presence {
    hub: Hub,
    outlet: Outlet,
}

impl Hub {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        // Nothing is ever half done here.
        self.inner.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A connection has come.
    pub fn come(&self, outlet: &Outlet) -> Presence {
        self.lock().people.entry(outlet.person().clone()).or_default().push(outlet.clone());
        metrics::gauge!("holocourt_connections").increment(1.0);
        Presence { hub: self.clone(), outlet: outlet.clone() }
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
    fn outlets(&self, person: &PersonId, form: Form) -> Vec<Outlet> {
        let inner = self.lock();
        let outlets = inner.people.get(person).into_iter().flatten();
        outlets.filter(|outlet| outlet.form() == form).cloned().collect()
    }

    /// Tells a person something, on every page. Bots are told it in their own form, where there is one.
    pub fn tell(&self, person: &PersonId, message: &ToClient, for_bots: Option<&str>) {
        self.tell_pages(person, message, |_| true);
        if let Some(line) = for_bots {
            self.tell_bots(person, line);
        }
    }

    /// Tells a person something, on those pages that need to know.
    pub fn tell_pages(&self, person: &PersonId, message: &ToClient, needs: impl Fn(&Outlet) -> bool) {
        let mut outlets = self.outlets(person, Form::Socket);
        outlets.retain(needs);
        if outlets.is_empty() {
            return;
        }
        let text = message::text(message);
        for outlet in outlets {
            outlet.tell(text.clone());
        }
    }

    /// Tells the bots of a person something.
    pub fn tell_bots(&self, person: &PersonId, line: &str) {
        for outlet in self.outlets(person, Form::Bot) {
            outlet.tell(Utf8Bytes::from(line));
        }
    }

    /// Ends all connections of a person who may not be here any more.
    pub fn send_away(&self, person: &PersonId) {
        for outlet in [Form::Socket, Form::Bot].into_iter().flat_map(|form| self.outlets(person, form)) {
            outlet.send_away();
        }
    }

    /// Lets a connection hear of seeks, or not any more.
    pub fn listen(&self, outlet: &Outlet, on: bool) {
        let mut inner = self.lock();
        inner.lobby.retain(|other| other.number() != outlet.number());
        if on {
            inner.lobby.push(outlet.clone());
        }
    }

    /// Tells everybody who listens to the lobby.
    pub fn tell_lobby(&self, message: &ToClient) {
        let outlets = self.lock().lobby.clone();
        if outlets.is_empty() {
            return;
        }
        let text = message::text(message);
        for outlet in outlets {
            outlet.tell(text.clone());
        }
    }
}

impl Drop for Presence {
    fn drop(&mut self) {
        let mut inner = self.hub.lock();
        inner.lobby.retain(|other| other.number() != self.outlet.number());
        if let Some(outlets) = inner.people.get_mut(self.outlet.person()) {
            outlets.retain(|other| other.number() != self.outlet.number());
            if outlets.is_empty() {
                inner.people.remove(self.outlet.person());
            }
        }
        metrics::gauge!("holocourt_connections").decrement(1.0);
    }
}
