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

/// The state of the client: one plain value. [`update`](crate::update) changes it, and [`draw`](crate::draw) displays
/// it.
pub struct App {
    pub(crate) context: Context,
    pub(crate) menu: Menu,
    pub(crate) screen: Screen,
    /// Whether the opponent was given on the command line; if so, it overrides the players of a record.
    pub(crate) opponent_given: bool,
    /// The last server address entered.
    pub(crate) server_address: Option<String>,
    /// The connected server.
    pub(crate) server: Option<Server>,
    pub(crate) overlay: Option<Overlay>,
}

/// The current screen.
pub(crate) enum Screen {
    Menu,
    Setup(Box<Setup>),
    Game(Box<Session>),
    /// The login form of a server.
    LoginForm(LoginForm),
    /// The lobby of a server.
    Lobby,
    /// The form for a new online game.
    Offer,
}

/// State shared by all screens.
pub(crate) struct Context {
    pub(crate) theme: Theme,
    /// The language of the user interface.
    pub(crate) words: &'static Words,
    pub(crate) size: [u16; 2],
    /// The time since the client was started.
    pub(crate) now: Duration,
    /// Whether dice are animated.
    pub(crate) motion: bool,
    random: SmallRng,
    tickets: u64,
}

impl Context {
    /// Returns a unique request number.
    pub(crate) fn ticket(&mut self) -> u64 {
        self.tickets += 1;
        self.tickets
    }

    /// Returns a random seed.
    pub(crate) fn seed(&mut self) -> u64 {
        self.random.random()
    }

    /// Returns a unique message id.
    pub(crate) fn message_id(&mut self) -> String {
        format!("{:016x}{:016x}", self.seed(), self.seed())
    }

    /// Returns a random number below a bound.
    pub(crate) fn below(&mut self, end: u64) -> u64 {
        if end == 0 { 0 } else { self.random.random_range(0..end) }
    }
}

impl App {
    /// Creates a client that shows its menu. The seed determines all random choices.
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

    /// Returns the online table on the screen.
    pub(crate) fn remote(&self) -> Option<&RemoteTable> {
        match &self.screen {
            Screen::Setup(setup) => setup.remote.as_deref(),
            Screen::Game(session) => session.remote.as_deref(),
            _ => None,
        }
    }

    /// Returns the online table on the screen.
    pub(crate) fn remote_mut(&mut self) -> Option<&mut RemoteTable> {
        match &mut self.screen {
            Screen::Setup(setup) => setup.remote.as_deref_mut(),
            Screen::Game(session) => session.remote.as_deref_mut(),
            _ => None,
        }
    }

    /// Returns a message if the connection is lost.
    pub(crate) fn broken(&self) -> Option<String> {
        let server = self.server.as_ref()?;
        let is_inside = !matches!(self.screen, Screen::Menu | Screen::LoginForm(_));
        let words = self.context.words;
        (is_inside && !server.whole)
            .then(|| format!("{} {}", text!(words, "net-broken"), text!(words, "net-again")))
    }

    /// Returns how to continue the current game later, to print on exit; `None` without a game.
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

    /// Returns whether the screen changes by itself: rolling dice, running clocks, thinking players.
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
