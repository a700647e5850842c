use std::time::Duration;

use super::LobbyLists;

/// The state of a server's lobby.
#[derive(Clone, Default)]
pub(crate) struct Lobby {
    pub(crate) lists: LobbyLists,
    /// The selected entry.
    pub(crate) at: usize,
    /// A message to show.
    pub(crate) message: Option<String>,
    /// When the lists were last requested.
    pub(crate) asked: Duration,
    /// Whether the lists have been received.
    pub(crate) has_come: bool,
}

/// A selectable row of the lobby.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Entry {
    /// Create a game.
    New,
    /// Open a link.
    Link,
    /// One of the player's own games, by index.
    Mine(usize),
    /// A challenge.
    Challenge(usize),
    /// A seek.
    Seek(usize),
    /// A game to watch.
    Live(usize),
    /// Sign out.
    SignOut,
    /// Back to the menu.
    Menu,
}

impl Entry {
    /// Returns the id of the heading above entries of this kind.
    pub(crate) fn section(self) -> &'static str {
        match self {
            Entry::New | Entry::Link => "",
            Entry::Mine(_) => "term-lobby-mine",
            Entry::Challenge(_) => "term-lobby-challenges",
            Entry::Seek(_) => "term-lobby-seeks",
            Entry::Live(_) => "term-lobby-live",
            Entry::SignOut | Entry::Menu => "term-lobby-leave",
        }
    }
}

impl Lobby {
    /// How often the lists are requested while the lobby is visible.
    pub(crate) const EVERY: Duration = Duration::from_secs(4);

    /// Returns all selectable entries in order.
    pub(crate) fn entries(&self) -> Vec<Entry> {
        let lists = &self.lists;
        let mut entries = vec![Entry::New, Entry::Link];
        entries.extend((0..lists.mine.len()).map(Entry::Mine));
        entries.extend((0..lists.challenges.len()).map(Entry::Challenge));
        entries.extend((0..lists.seeks.len()).map(Entry::Seek));
        entries.extend((0..lists.live.len()).map(Entry::Live));
        entries.extend([Entry::SignOut, Entry::Menu]);
        entries
    }

    /// Returns whether there is nothing to answer, continue or watch.
    pub(crate) fn is_quiet(&self) -> bool {
        let lists = &self.lists;
        lists.mine.is_empty()
            && lists.challenges.is_empty()
            && lists.seeks.is_empty()
            && lists.live.is_empty()
    }

    /// Returns the selected entry.
    pub(crate) fn chosen(&self) -> Entry {
        let entries = self.entries();
        entries[self.at.min(entries.len() - 1)]
    }

    /// Moves the selection by so many rows, within the list.
    pub(crate) fn go(&mut self, by: isize) {
        let last = self.entries().len() - 1;
        self.at = self.at.min(last).saturating_add_signed(by).min(last);
    }

    /// Replaces the lists and keeps the selected entry, if it still exists; otherwise selects its neighbour, if that
    /// is of the same kind.
    pub(crate) fn take(&mut self, lists: LobbyLists) {
        let before = self.key(self.chosen());
        self.lists = lists;
        self.has_come = true;
        let entries = self.entries();
        let same = entries.iter().position(|entry| self.key(*entry) == before);
        let is_alike = |at: &usize| entries.get(*at).is_some_and(|entry| entry.section() == before.0);
        let neighbour = [self.at, self.at.saturating_sub(1)].into_iter().find(is_alike);
        self.at = same.or(neighbour).unwrap_or(0);
    }

    /// Returns the identity of an entry, independent of its index.
    fn key(&self, entry: Entry) -> (&'static str, String) {
        let about = match entry {
            Entry::Mine(at) => self.lists.mine[at].table.clone(),
            Entry::Challenge(at) => self.lists.challenges[at].challenge.clone(),
            Entry::Seek(at) => self.lists.seeks[at].seek.clone(),
            Entry::Live(at) => self.lists.live[at].table.clone(),
            Entry::New => "new".to_owned(),
            Entry::Link => "link".to_owned(),
            Entry::SignOut => "sign out".to_owned(),
            Entry::Menu => "menu".to_owned(),
        };
        (entry.section(), about)
    }
}
