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

    /// Tells a person something, on every page. Bots are told it in their own form, where there is one.
    pub fn tell(&self, person: &PersonId, message: &ToClient, for_bots: Option<&str>) {
        let inner = self.lock();
        let Some(outlets) = inner.people.get(person) else { return };
        let text = message::text(message);
        for outlet in outlets {
            match (outlet.form(), for_bots) {
                (Form::Socket, _) => outlet.tell(text.clone()),
                (Form::Bot, Some(line)) => outlet.tell(Utf8Bytes::from(line)),
                (Form::Bot, None) => {}
            }
        }
    }

    /// Tells the bots of a person something.
    pub fn tell_bots(&self, person: &PersonId, line: &str) {
        let inner = self.lock();
        let outlets = inner.people.get(person).into_iter().flatten();
        for outlet in outlets.filter(|outlet| outlet.form() == Form::Bot) {
            outlet.tell(Utf8Bytes::from(line));
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
        let text = message::text(message);
        for outlet in &self.lock().lobby {
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
