use std::io::Write;
use std::path::PathBuf;

use server::config::DataOptions;
use server::operations::{Copied, backup};
use words::text;

use crate::command::data::{open, runtime};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Back up a server's data to a file, while it is running or not
///
/// A file name ending in .db gives a SQLite database; any other gives a text with one JSON object per line. "holocourt
/// restore" restores both into either kind of database. A backup contains password hashes and the secrets of games in
/// progress, so only you can read the file.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt backup holocourt-2026-11-15.db
  holocourt backup holocourt.jsonl --database postgres://holocourt@localhost/holocourt")]
pub(crate) struct Args {
    /// The file to write; it must not exist
    file: PathBuf,

    #[command(flatten)]
    data: DataOptions,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let copied = runtime()?.block_on(async {
            let store = open(self.data).await?;
            let copied = backup(&*store, &self.file).await.map_err(Failure::server);
            store.close().await;
            copied
        })?;
        let path = self.file.display().to_string();
        let mut out = terminal::stdout();
        match copied {
            Copied::Database => writeln!(out, "{}", text!(words(), "cli-backup", path = path))?,
            Copied::Rows(rows) => {
                writeln!(out, "{}", text!(words(), "cli-backup-rows", rows = rows, path = path))?;
            }
        }
        Ok(())
    }
}
