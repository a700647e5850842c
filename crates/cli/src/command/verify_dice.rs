use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use rules::{Coded, Fact};
use table::record::{Record, read_all};
use words::text;

use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Verify the dice of recorded games
///
/// A server commits to a secret before a game begins, and reveals it when the game is over. This command recomputes
/// every roll of the record: the secret must match its commitment, and each roll must follow from the secret, the
/// table and the players' salts.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt verify-dice game.holo
  holocourt verify-dice game.json

A file holds any number of records as text, or one record as JSON. The exit code is 1 if the dice of a game are wrong or \
cannot be verified.")]
pub(crate) struct Args {
    /// The file with the records; - reads standard input
    record: PathBuf,
}

/// More than any file of records to verify by hand.
const MOST_BYTES: u64 = 64 << 20;

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let path = self.record;
        let text = read(&path).map_err(|error| Failure::Unreadable { path: path.clone(), error })?;
        let mut out = terminal::stdout();
        for (index, record) in records(&path, &text)?.iter().enumerate() {
            let number = index + 1;
            let verified =
                record.verify_dice().map_err(|bad| Failure::Dice { path: path.clone(), number, bad })?;
            let (game, rolls) = (record.full_name(), verified.rolls);
            let told = text!(words(), "cli-dice-verified", number = number, game = game, rolls = rolls);
            writeln!(out, "{told}")?;
        }
        Ok(())
    }
}

pub(super) fn read(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    if path == Path::new("-") {
        io::stdin().take(MOST_BYTES).read_to_string(&mut text)?;
    } else {
        File::open(path)?.take(MOST_BYTES).read_to_string(&mut text)?;
    }
    Ok(text)
}

pub(super) fn records(path: &Path, text: &str) -> Result<Vec<Record>, Failure> {
    let bad = |why: Fact| Failure::Record { path: path.to_owned(), why };
    if text.trim_start().starts_with('{') {
        return Ok(vec![Record::from_json(text).map_err(|why| bad(why.fact()))?]);
    }
    let records = read_all(text).map_err(|why| bad(why.fact()))?;
    if records.is_empty() { Err(bad(Fact::new("fault-record-empty"))) } else { Ok(records) }
}
