use std::collections::BTreeMap;

use wire::{PersonView, ToServer};
use words::{Words, text};

use super::{Lobby, link_to};
use crate::menu::Menu;

/// A connected server.
pub(crate) struct Server {
    pub(crate) address: String,
    /// The signed-in person.
    pub(crate) me: Option<PersonView>,
    /// Whether the connection is up.
    pub(crate) whole: bool,
    pub(crate) lobby: Lobby,
    /// The form for the next game.
    pub(crate) form: Menu,
    /// The table being opened.
    pub(crate) opening: Option<String>,
    /// The invitation links to free seats of the person's own tables.
    pub(crate) links: BTreeMap<String, Vec<String>>,
    /// Commands and lines of chat that the server has not answered yet, the oldest first. After a lost connection they are
    /// sent again; the server carries out each of them once.
    pub(crate) unanswered: Vec<ToServer>,
}

/// The id by which the server answers a message, if it does.
fn answer_id(message: &ToServer) -> Option<&str> {
    match message {
        ToServer::Do { id, .. } | ToServer::Say { id, .. } => Some(id),
        _ => None,
    }
}

impl Server {
    pub(crate) fn new(address: String, form: Menu) -> Server {
        Server {
            address,
            me: None,
            whole: true,
            lobby: Lobby::default(),
            form,
            opening: None,
            links: BTreeMap::new(),
            unanswered: Vec::new(),
        }
    }

    /// Remembers a message until it is answered.
    pub(crate) fn expect_answer(&mut self, message: &ToServer) {
        let id = answer_id(message);
        if id.is_some() && self.unanswered.iter().all(|known| answer_id(known) != id) {
            self.unanswered.push(message.clone());
        }
    }

    /// Forgets a message that was answered.
    pub(crate) fn answered(&mut self, id: &str) {
        self.unanswered.retain(|message| answer_id(message) != Some(id));
    }

    /// Stores the invitation links of a new table.
    pub(crate) fn keep_links(&mut self, table: &str, invitations: &[Option<String>; 2]) {
        let links = invitations.iter().flatten().map(|invitation| link_to(&self.address, invitation, table));
        self.links.insert(table.to_owned(), links.collect());
    }

    /// Formats a message that a challenge was declined or withdrawn by the other player.
    pub(crate) fn challenge_gone_text(&self, challenge: &str, words: &Words) -> String {
        match self.lobby.lists.challenges.iter().find(|known| known.challenge == challenge) {
            Some(known) if self.is_me(&known.from) => text!(words, "term-lobby-declined", name = &known.to),
            Some(known) => text!(words, "term-lobby-withdrawn", name = &known.from),
            None => text!(words, "lobby-news-gone"),
        }
    }

    /// Returns whether this is the name of the signed-in person.
    pub(crate) fn is_me(&self, name: &str) -> bool {
        self.me.as_ref().is_some_and(|me| me.name == name)
    }
}
