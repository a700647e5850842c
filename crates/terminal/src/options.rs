use std::path::PathBuf;

use games::draw::Colour;
use play::player::PlayerName;
use rules::Side;
use words::Language;

/// What the client is to begin with, and how it is to look.
#[derive(Clone, Debug)]
pub struct Options {
    /// The game, with its variant. With one, the client begins to play at once; without one, it shows the menu.
    pub game: Option<String>,
    /// The position to begin with, instead of the start of the game.
    pub position: Option<String>,
    /// Who moves first, where the rules leave it open.
    pub first: Option<Side>,
    /// The computer player to play against; a friend without one.
    pub against: Option<PlayerName>,
    /// The seat of the person who plays against the computer.
    pub seat: Side,
    /// A record to look at and to go on with.
    pub record: Option<PathBuf>,
    /// The server to play on.
    pub server: Option<String>,
    /// The colours to use, whatever the terminal says about itself.
    pub colour: Option<Colour>,
    /// Whether to write nothing but ASCII, whatever the terminal can show.
    pub ascii: bool,
    /// Whether dice tumble.
    pub motion: bool,
    /// The language that everything is said in.
    pub language: Language,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            game: None,
            position: None,
            first: None,
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
