use std::path::PathBuf;

use games::draw::Colour;
use play::player::PlayerName;
use rules::Side;
use table::TimeControl;
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
