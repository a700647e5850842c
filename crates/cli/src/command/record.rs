use std::io::Write;
use std::path::PathBuf;

use catalog::AnyHistory;
use clap::ValueEnum;
use rules::Coded;
use table::record::Record;

use super::verify_dice;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Validate recorded games, convert them, or list their positions
///
/// Replays every game of the file by the rules: each move and roll, the result and the reason for it. Without an option,
/// prints a line for each game.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt record game.holo
  holocourt record game.holo --to json
  holocourt record game.json --to text > game.holo
  holocourt record game.holo --positions

A file holds any number of records as text, or one record as JSON. As JSON, each game is printed on one line. With \
--positions, there is a line for the start and for each move or roll, with its number, a tab, the move, a tab, and the \
position after it; an empty line ends each game. The exit code is 1 if a game is invalid.")]
pub(crate) struct Args {
    /// The file with the records; - reads standard input
    file: PathBuf,

    /// Print the games as text or as JSON
    #[arg(long, value_enum, value_name = "FORMAT")]
    to: Option<Format>,

    /// Print the positions of the games
    #[arg(long, conflicts_with = "to")]
    positions: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Format {
    /// Tags and numbered moves
    Text,
    /// JSON
    Json,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let text = verify_dice::read(&self.file)
            .map_err(|error| Failure::Unreadable { path: self.file.clone(), error })?;
        let mut out = terminal::stdout();
        for (index, record) in verify_dice::records(&self.file, &text)?.iter().enumerate() {
            let number = index + 1;
            let history = record.replay().map_err(|bad| Failure::BadGame {
                path: self.file.clone(),
                number,
                why: bad.fact(),
            })?;
            match self.to {
                Some(Format::Text) => writeln!(out, "{}", with_position(record, &*history))?,
                Some(Format::Json) => {
                    let json = with_position(record, &*history).to_json().map_err(Failure::server)?;
                    writeln!(out, "{json}")?;
                }
                None if self.positions => write_positions(&mut out, &*history)?,
                None => writeln!(out, "{}", summary(number, record, &*history))?,
            }
        }
        Ok(out.flush()?)
    }
}

/// Adds the initial position, which older records leave out, so that a program can read the game without the rules.
fn with_position(record: &Record, history: &dyn AnyHistory) -> Record {
    let position = record.position.clone().or_else(|| history.position_after(0));
    Record { position, ..record.clone() }
}

fn write_positions(out: &mut impl Write, history: &dyn AnyHistory) -> Result<(), Failure> {
    let texts = std::iter::once(String::new()).chain(history.steps().into_iter().map(|step| step.text));
    for (number, text) in texts.enumerate() {
        let position = history.position_after(number).unwrap_or_default();
        writeln!(out, "{number}\t{text}\t{position}")?;
    }
    Ok(writeln!(out)?)
}

/// `Game 1: courtier, 24 moves, 1-0. Teal wins: …`
fn summary(number: usize, record: &Record, history: &dyn AnyHistory) -> String {
    let words = words();
    let moves = history.steps().iter().filter(|step| step.by.is_some()).count();
    let told = words.text(
        "cli-record-valid",
        &[
            ("number", number.into()),
            ("game", record.full_name().into()),
            ("moves", moves.into()),
            ("result", record.result.to_string().into()),
        ],
    );
    match history.result() {
        Some(result) => format!("{told} {}", words.sentence(&result, &history.info().sides)),
        None => told,
    }
}
