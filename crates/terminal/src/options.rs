use std::path::PathBuf;

use games::draw::Colour;
use play::player::PlayerName;
use rules::Side;
use table::{Groups, TimeControl};
use words::Language;

/// What the client starts with, and how it looks.
#[derive(Clone, Debug)]
pub struct Options {
    /// The game, with its variant, to start at once; without one, the client shows the menu.
    pub game: Option<String>,
    /// The position to begin with, instead of the start of the game.
    pub position: Option<String>,
    /// Who moves first, where the rules leave it open.
    pub first: Option<Side>,
    /// Who has which group of pieces, where setups come in groups.
    pub groups: Groups,
    /// Whether seat 1 sets up for all to see, and seat 2 after it, where there is a choice of setup.
    pub open_setup: bool,
    /// The clocks to play with.
    pub clock: TimeControl,
    /// The computer player to play against; a friend without one.
    pub against: Option<PlayerName>,
    /// The seat of the person who plays against the computer.
    pub seat: Side,
    /// A record to open.
    pub record: Option<PathBuf>,
    /// The server to play on.
    pub server: Option<String>,
    /// The colours to use, instead of those that the terminal reports.
    pub colour: Option<Colour>,
    /// Whether to draw with ASCII only.
    pub ascii: bool,
    /// Whether dice are animated.
    pub motion: bool,
    /// The language of all messages.
    pub language: Language,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            game: None,
            position: None,
            first: None,
            groups: Groups::Usual,
            open_setup: false,
            clock: TimeControl::None,
            against: None,
            seat: Side::South,
            record: None,
            server: None,
            colour: None,
            ascii: false,
            motion: true,
            language: Language::default(),
        }
    }
}
