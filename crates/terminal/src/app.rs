use std::time::Duration;

use rand::rngs::SmallRng;
use rand::{RngExt, SeedableRng};
use words::{Words, text};

use crate::menu::Menu;
use crate::online::{LoginForm, RemoteTable, Server};
use crate::options::Options;
use crate::overlay::Overlay;
use crate::session::Session;
use crate::setup::Setup;
use crate::theme::Theme;

/// The whole state of the client: one plain value. [`update`](crate::update) changes it, [`draw`](crate::draw) shows
/// it, and nothing else happens to it.
pub struct App {
    pub(crate) context: Context,
    pub(crate) menu: Menu,
    pub(crate) screen: Screen,
    /// Whether the opponent was named when the client was opened: it plays whatever a record says, too.
    pub(crate) opponent_given: bool,
    /// The address of the server that was asked for last.
    pub(crate) server_address: Option<String>,
    /// The server that we are at.
    pub(crate) server: Option<Server>,
    pub(crate) overlay: Option<Overlay>,
}

/// What is on the screen.
pub(crate) enum Screen {
    Menu,
    Setup(Box<Setup>),
    Game(Box<Session>),
    /// The door of a server, where we say who we are.
    LoginForm(LoginForm),
    /// Its lobby.
    Lobby,
    /// The menu for a game that is offered there.
    Offer,
}

/// What is the same on every screen.
pub(crate) struct Context {
    pub(crate) theme: Theme,
    /// The language that everything is said in.
    pub(crate) words: &'static Words,
    pub(crate) size: [u16; 2],
    /// How much time has passed since the client was opened.
    pub(crate) now: Duration,
    /// Whether dice tumble; without motion they just lie there.
    pub(crate) motion: bool,
    random: SmallRng,
    tickets: u64,
}

impl Context {
    /// A number that no other request has.
    pub(crate) fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }

    /// Any number.
    pub(crate) fn seed(&mut self) -> u64 {
        self.random.random()
    }

    /// What a message is known by; no other has the same.
    pub(crate) fn message_id(&mut self) -> String {
        format!("{:016x}{:016x}", self.seed(), self.seed())
    }

    /// Any number below this one.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        if end == 0 { 0 } else { self.random.random_range(0..end) }
    }
}

impl App {
    /// A client that shows its menu. All that is left to chance follows from the seed.
    pub fn new(options: &Options, theme: Theme, size: [u16; 2], seed: u64) -> App {
        App {
            context: Context {
                theme,
                words: Words::of(options.language),
                size,
                now: Duration::ZERO,
                motion: options.motion,
                random: SmallRng::seed_from_u64(seed),
                tickets: 0,
            },
            menu: Menu::new(options),
            screen: Screen::Menu,
            opponent_given: options.against.is_some(),
            server_address: options.server.clone(),
            server: None,
            overlay: None,
        }
    }

    /// The table on a server that is on the screen.
    pub(crate) fn remote(&self) -> Option<&RemoteTable> {
        match &self.screen {
            Screen::Setup(setup) => setup.remote.as_deref(),
            Screen::Game(session) => session.remote.as_deref(),
            _ => None,
        }
    }

    /// The table on a server that is on the screen.
    pub(crate) fn remote_mut(&mut self) -> Option<&mut RemoteTable> {
        match &mut self.screen {
            Screen::Setup(setup) => setup.remote.as_deref_mut(),
            Screen::Game(session) => session.remote.as_deref_mut(),
            _ => None,
        }
    }

    /// What there is to say about the connection: nothing, while it is whole.
    pub(crate) fn broken(&self) -> Option<String> {
        let server = self.server.as_ref()?;
        let is_inside = !matches!(self.screen, Screen::Menu | Screen::LoginForm(_));
        let words = self.context.words;
        (is_inside && !server.whole)
            .then(|| format!("{} {}", text!(words, "net-broken"), text!(words, "net-again")))
    }

    /// How to go on later with the game that is on the screen, for whoever leaves it; `None` where there is none.
    pub fn farewell(&self) -> Option<String> {
        let words = self.context.words;
        if let (Some(remote), Some(server)) = (self.remote(), &self.server) {
            let goes_on = remote.is_player() && remote.view.state.ending.is_none();
            let server = &server.address;
            let how = || format!("{}\n  holocourt --server {server}", text!(words, "term-farewell-online"));
            return goes_on.then(how);
        }
        let Screen::Game(session) = &self.screen else { return None };
        if session.history.ending().is_some() || session.history.is_empty() || session.start.is_analysis {
            return None;
        }
        let against = session.computer().map_or(String::new(), |(side, name)| {
            let quote = if name.to_string().contains(' ') { "\"" } else { "" };
            format!(" --against {quote}{name}{quote} --seat {}", (!side).number())
        });
        let (name, position) = (session.start.game.name(), session.history.position());
        let later = text!(words, "term-farewell");
        Some(format!("{later}\n  holocourt play {name}{against} --position \"{position}\""))
    }

    /// Whether the screen changes by itself: dice tumble, clocks run, somebody thinks.
    pub(crate) fn is_moving(&self) -> bool {
        match &self.screen {
            Screen::Menu | Screen::LoginForm(_) | Screen::Lobby | Screen::Offer => false,
            Screen::Setup(setup) => setup.is_waiting() || setup.remote.is_some(),
            Screen::Game(session) => {
                session.dice.is_some()
                    || session.thinking.is_some()
                    || session.hinting.is_some()
                    || session.analysis.is_some()
                    || (session.clock.is_some() && session.decider().is_some())
                    || session.remote.as_ref().is_some_and(|remote| remote.is_counting())
            }
        }
    }
}
