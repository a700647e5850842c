use std::error::Error;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use play::match_runner::BadOpenings;
use play::player::PlayerError;
use rules::{BadChoice, Coded, Fact, Side};
use solve::Effort;
use table::record::BadDice;
use words::{SEATS, SideNames, as_sentence, text};

use crate::interrupt;
use crate::language::words;
use crate::position::Misread;

/// Why a command failed.
pub(crate) enum Failure {
    /// A position that cannot be read.
    Position(Box<Misread>),
    /// One of several moves that cannot be played.
    Move { text: String, number: usize, why: BadChoice, position: String },
    /// A space that is not on the board.
    NoSuchSpace { space: String, spaces: String },
    /// A space from which nothing can move.
    NothingMoves { space: String },
    /// A choice of who moves first, in a game whose rules say so.
    FirstIsFixed { title: &'static str, sides: SideNames<'static> },
    /// An agreement that makes no sense in this game.
    Terms(table::BadTerms),
    /// A game that cannot be solved.
    Unsolvable { title: &'static str },
    /// A game without this larger tablebase.
    NoLargerTable { title: &'static str, larger: &'static str },
    /// A game that is solved by proof, without a tablebase.
    NoTable { title: &'static str },
    /// No folder to keep a tablebase in.
    NoCache,
    /// A proof that was not found in time.
    NotProved { title: String, effort: Effort },
    /// An unknown game.
    Game(games::UnknownGame),
    /// A position in which the game is over.
    GameIsOver,
    /// A position in which the dice have to be rolled first.
    DiceFirst,
    /// Something that only the full-screen client can show.
    NoScreen,
    /// A game on a server, which only the full-screen client can play.
    NoScreenOnline,
    /// An opponent or a clock for the lobby of a server, where they are chosen.
    LobbyChooses,
    /// A game on a server that cannot be shown.
    Online(String),
    /// A computer player that cannot play.
    Player { name: String, error: PlayerError },
    /// Random openings with an invalid number of moves.
    RandomOpenings(String),
    /// Openings that cannot be read.
    Openings { path: PathBuf, bad: BadOpenings },
    /// The server, its data or its configuration.
    Server(Box<dyn Error>),
    /// Interrupted by Ctrl-C.
    Interrupted,
    /// A file of records that cannot be read.
    Record { path: PathBuf, why: Fact },
    /// Dice that cannot be verified.
    Dice { path: PathBuf, number: usize, bad: BadDice },
    /// A recorded game that breaks the rules.
    BadGame { path: PathBuf, number: usize, why: Fact },
    /// A question that was not confirmed.
    NotConfirmed,
    /// A file that cannot be read.
    Unreadable { path: PathBuf, error: io::Error },
    /// A file that cannot be written.
    File { path: PathBuf, error: io::Error },
    /// Input that cannot be read.
    Input(io::Error),
    /// Output that cannot be written.
    Output(io::Error),
}

/// An I/O error without context comes from writing to the terminal or a pipe.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// One of several moves that cannot be played here.
    pub(crate) fn bad_move(position: String, number: usize, text: &str, why: BadChoice) -> Failure {
        Failure::Move { text: text.to_owned(), number, why, position }
    }

    /// An error of the server, its data or its configuration.
    pub(crate) fn server(error: impl Error + 'static) -> Failure {
        Failure::Server(Box::new(error))
    }

    /// Prints the error, unless nobody reads the output, and returns the exit code.
    pub(crate) fn report(self) -> ExitCode {
        if let Failure::Output(error) = &self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            // The reader has closed the pipe.
            return ExitCode::SUCCESS;
        }
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        // If even this cannot be written, there is nothing left to do.
        let error = text!(words(), "cli-error");
        let _ = writeln!(anstream::stderr(), "{red}{error}{red:#} {}", self.message());
        match self {
            Failure::FirstIsFixed { .. }
            | Failure::Terms(_)
            | Failure::Game(_)
            | Failure::RandomOpenings(_)
            | Failure::NoLargerTable { .. }
            | Failure::LobbyChooses
            | Failure::NoTable { .. } => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(interrupt::EXIT_CODE),
            _ => ExitCode::from(1),
        }
    }
}

impl Failure {
    /// The error as a sentence.
    fn message(&self) -> String {
        let words = words();
        let say = |fact: &Fact| words.sentence(fact, &SEATS);
        match self {
            Failure::Position(misread) => misread.message(),
            Failure::Move { text, number, why, position } => {
                let why = say(&why.fact());
                let what = text!(words, "cli-bad-move-number", number = *number, text = text, why = why);
                format!("{what}\n\n{}", text!(words, "cli-bad-move-where", position = position))
            }
            Failure::NoSuchSpace { space, spaces } => {
                text!(words, "cli-no-space", space = space, spaces = spaces)
            }
            Failure::NothingMoves { space } => text!(words, "cli-nothing-moves", space = space),
            Failure::FirstIsFixed { title, sides } => {
                let side = words.side(Side::South, sides);
                text!(words, "cli-first-fixed", game = *title, side = side)
            }
            Failure::Terms(bad) => words.sentence(&bad.fact(), &SEATS),
            Failure::NoLargerTable { title, larger } => {
                text!(words, "cli-no-larger-table", game = *title, larger = *larger)
            }
            Failure::NoTable { title } => text!(words, "cli-no-table", game = *title),
            Failure::Unsolvable { title } => text!(words, "cli-unsolvable", game = *title),
            Failure::NoCache => text!(words, "cli-no-cache"),
            Failure::NotProved { title, effort: Effort { positions, missing: [yes, no] } } => {
                text!(words, "cli-not-proved", game = title, positions = *positions, yes = *yes, no = *no)
            }
            Failure::Game(unknown) => say(&unknown.fact()),
            Failure::Interrupted => text!(words, "cli-interrupted"),
            Failure::NotConfirmed => text!(words, "cli-not-confirmed"),
            Failure::BadGame { path, number, why } => {
                let (path, why) = (path.display().to_string(), say(why));
                text!(words, "cli-record-invalid", path = path, number = *number, why = why)
            }
            Failure::GameIsOver => text!(words, "cli-nothing-to-decide-over"),
            Failure::DiceFirst => text!(words, "cli-nothing-to-decide-dice"),
            Failure::NoScreen => text!(words, "cli-no-screen"),
            Failure::NoScreenOnline => text!(words, "cli-no-screen-online"),
            Failure::LobbyChooses => text!(words, "cli-lobby-chooses"),
            Failure::Online(why) => why.clone(),
            Failure::Player { name, error } => {
                text!(words, "cli-bad-player", name = name, why = error.to_string())
            }
            Failure::RandomOpenings(text) => text!(words, "cli-bad-openings-number", text = text),
            Failure::Openings { path, bad } => about("cli-cannot-use", path, &bad.to_string()),
            Failure::Server(error) => error.to_string(),
            Failure::Record { path, why } => about("cli-cannot-use", path, &say(why)),
            Failure::Dice { path, number, bad } => {
                let (path, why) = (path.display().to_string(), say(&bad.fact()));
                text!(words, "cli-dice-unverified", path = path, number = *number, why = why)
            }
            Failure::Unreadable { path, error } => about("cli-cannot-read", path, &error.to_string()),
            Failure::File { path, error } => about("cli-cannot-write", path, &error.to_string()),
            Failure::Input(error) => {
                as_sentence(&text!(words, "cli-cannot-read-input", why = error.to_string()))
            }
            Failure::Output(error) => {
                as_sentence(&text!(words, "cli-cannot-write-output", why = error.to_string()))
            }
        }
    }
}

/// The error of a file operation.
fn about(id: &str, path: &Path, why: &str) -> String {
    as_sentence(&text!(words(), id, path = path.display().to_string(), why = why))
}
