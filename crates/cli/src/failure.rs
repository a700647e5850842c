use std::error::Error;
use std::fmt::{self, Display};
use std::io::{self, Write};
use std::path::PathBuf;
use std::process::ExitCode;

use anstyle::{AnsiColor, Style};
use play::contest::BadOpenings;
use play::player::PlayerError;
use rules::{BadChoice, Notation};
use solve::Effort;
use table::record::BadDice;

use crate::interrupt;
use crate::position::Misread;

/// Why a command could not do what it was asked for.
pub(crate) enum Failure {
    /// A position that cannot be read.
    Position(Box<Misread>),
    /// A move of a list that cannot be played.
    Move { text: String, number: usize, why: BadChoice, position: String },
    /// A space that is not on the board.
    NoSuchSpace { space: String, spaces: String },
    /// A space from which nothing can move.
    NothingMoves { space: String },
    /// A choice of who begins where the rules leave none.
    FirstIsFixed { title: &'static str, first: &'static str },
    /// A game that cannot be solved.
    Unsolvable { title: &'static str },
    /// A game without such a larger table.
    NoLargerTable { title: &'static str, larger: &'static str },
    /// A game that is solved without a table.
    NoTable { title: &'static str },
    /// No folder in which a table could be kept.
    NoCache,
    /// A proof that was not found in time.
    NotProved { title: String, effort: Effort },
    /// A game that is in no list.
    Game(games::UnknownGame),
    /// A position in which nobody decides.
    NothingToDecide(&'static str),
    /// Something that only the full-screen client can show.
    NoScreen,
    /// A game on a server, which only the full-screen client can play.
    NoScreenOnline,
    /// A computer player that cannot sit down.
    Player { name: String, error: PlayerError },
    /// Random openings without a number that makes sense.
    RandomOpenings(String),
    /// Openings that cannot be read.
    Openings { path: PathBuf, bad: BadOpenings },
    /// The server, its data or its configuration.
    Server(Box<dyn Error>),
    /// Somebody pressed Ctrl-C before the end.
    Interrupted,
    /// A file of records that cannot be read.
    Record { path: PathBuf, why: String },
    /// Dice that are not shown to be fair.
    Dice { path: PathBuf, number: usize, bad: BadDice },
    /// A file that cannot be read.
    Unreadable { path: PathBuf, error: io::Error },
    /// A file that cannot be written.
    File { path: PathBuf, error: io::Error },
    /// Input that cannot be read.
    Input(io::Error),
    /// Output that cannot be written.
    Output(io::Error),
}

/// Whatever is not said to be about something else is about writing to the terminal or the pipe.
impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Failure {
        Failure::Output(error)
    }
}

impl Failure {
    /// A move of a list that cannot be played here.
    pub(crate) fn bad_move(position: &impl Notation, number: usize, text: &str, why: BadChoice) -> Failure {
        Failure::Move { text: text.to_owned(), number, why, position: position.to_string() }
    }

    /// What the server, its data or its configuration has to complain about.
    pub(crate) fn server(error: impl Error + 'static) -> Failure {
        Failure::Server(Box::new(error))
    }

    /// Tells the user, unless nobody is there to read it, and gives the exit code.
    pub(crate) fn report(self) -> ExitCode {
        if let Failure::Output(error) = &self
            && error.kind() == io::ErrorKind::BrokenPipe
        {
            // Whoever read the output has seen enough.
            return ExitCode::SUCCESS;
        }
        let red = Style::new().bold().fg_color(Some(AnsiColor::Red.into()));
        // Nothing is left to do when even this cannot be written.
        let _ = writeln!(anstream::stderr(), "{red}error:{red:#} {self}");
        match self {
            Failure::FirstIsFixed { .. }
            | Failure::Game(_)
            | Failure::RandomOpenings(_)
            | Failure::NoLargerTable { .. }
            | Failure::NoTable { .. } => ExitCode::from(2),
            Failure::Interrupted => ExitCode::from(interrupt::EXIT_CODE),
            _ => ExitCode::from(1),
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Failure::Position(misread) => misread.fmt(f),
            Failure::Move { text, number, why, position } => {
                writeln!(f, "move {number}, {text:?}, cannot be played: {why}")?;
                write!(f, "\nIt would have been played in the position \"{position}\".")
            }
            Failure::NoSuchSpace { space, spaces } => {
                write!(f, "there is no space {space:?} on this board; its spaces are {spaces}")
            }
            Failure::NothingMoves { space } => {
                write!(f, "no legal move starts on {space}; \"holocourt moves\" lists those there are")
            }
            Failure::FirstIsFixed { title, first } => {
                write!(f, "in {title}, {first} always moves first; leave out \"--first\"")
            }
            Failure::NoLargerTable { title, larger } => {
                write!(f, "{title} has no {larger} table; leave out \"--{larger}\"")
            }
            Failure::NoTable { title } => {
                write!(f, "{title} is solved by proof, without a table to write; leave out \"--output\"")
            }
            Failure::Unsolvable { title } => {
                write!(
                    f,
                    "{title} is too large to be solved, or dice decide in it; nothing about it is known exactly"
                )
            }
            Failure::NoCache => f.write_str(
                "nothing says where the table should be kept; set HOLOCOURT_CACHE or use \"--output\"",
            ),
            Failure::NotProved { title, effort: Effort { positions, missing: [yes, no] } } => {
                write!(
                    f,
                    "{title} is not solved: no proof was found among {positions} positions (proof number {yes}, \
                     disproof number {no}); \"--time\" gives it more time"
                )
            }
            Failure::Game(unknown) => unknown.fmt(f),
            Failure::Interrupted => f.write_str("interrupted before the last game"),
            Failure::NothingToDecide(why) => write!(f, "there is nothing to decide: {why}"),
            Failure::NoScreen => {
                f.write_str("a record is shown by the full-screen client, which needs a terminal")
            }
            Failure::NoScreenOnline => f.write_str(
                "games on a server are played in the full-screen client only: it needs a terminal, and neither --plain \
                 nor --describe",
            ),
            Failure::Player { name, error } => write!(f, "{name} cannot play: {error}"),
            Failure::RandomOpenings(text) => {
                write!(f, "cannot read {text:?}: expected a number of moves from 0 to 1000, such as random:4")
            }
            Failure::Openings { path, bad } => write!(f, "cannot use {}: {bad}", path.display()),
            Failure::Server(error) => error.fmt(f),
            Failure::Record { path, why } => write!(f, "cannot use {}: {why}", path.display()),
            Failure::Dice { path, number, bad } => write!(f, "{}, game {number}: {bad}", path.display()),
            Failure::Unreadable { path, error } => write!(f, "cannot read {}: {error}", path.display()),
            Failure::File { path, error } => write!(f, "cannot write {}: {error}", path.display()),
            Failure::Input(error) => write!(f, "cannot read the input: {error}"),
            Failure::Output(error) => write!(f, "cannot write the output: {error}"),
        }
    }
}
