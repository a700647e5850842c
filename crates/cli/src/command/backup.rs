use std::io::Write;
use std::path::PathBuf;

use server::config::DataOptions;
use server::operations::{Copied, backup};
use words::text;

use crate::command::data::{open, runtime};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Copy the data of a server into a file, while it runs or not
///
/// A file that ends in .db is a copy of a SQLite database; any other is a text with one JSON object a line, which "holocourt
/// restore" takes into either kind of database. A backup contains hashes of passwords and secrets of games that go on: nobody
/// but you can read the file.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt backup holocourt-2026-11-15.db
  holocourt backup holocourt.jsonl --database postgres://holocourt@localhost/holocourt")]
pub(crate) struct Args {
    /// The file to write, which must not exist
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
