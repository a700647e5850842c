use std::collections::BTreeMap;

use wire::PersonView;
use words::{Words, text};

use super::{Lobby, link_to};
use crate::menu::Menu;

/// A server that we are at.
pub(crate) struct Server {
    pub(crate) address: String,
    /// Who we are there.
    pub(crate) me: Option<PersonView>,
    /// Whether the connection is whole.
    pub(crate) whole: bool,
    pub(crate) lobby: Lobby,
    /// The game that is offered next.
    pub(crate) form: Menu,
    /// The table that we are about to see.
    pub(crate) opening: Option<String>,
    /// The links to the free seats of tables that we made.
    pub(crate) links: BTreeMap<String, Vec<String>>,
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
        }
    }

    /// Keeps the links to a table that was made.
    pub(crate) fn keep_links(&mut self, table: &str, invitations: &[Option<String>; 2]) {
        let links = invitations.iter().flatten().map(|invitation| link_to(&self.address, invitation, table));
        self.links.insert(table.to_owned(), links.collect());
    }

    /// That a challenge was declined or taken back by whoever is not us.
    pub(crate) fn told_gone(&self, challenge: &str, words: &Words) -> String {
        match self.lobby.lists.challenges.iter().find(|known| known.challenge == challenge) {
            Some(known) if self.is_me(&known.from) => text!(words, "term-lobby-declined", name = &known.to),
            Some(known) => text!(words, "term-lobby-withdrawn", name = &known.from),
            None => text!(words, "lobby-news-gone"),
        }
    }

    /// Whether somebody of this name is us.
    pub(crate) fn is_me(&self, name: &str) -> bool {
        self.me.as_ref().is_some_and(|me| me.name == name)
    }
}
