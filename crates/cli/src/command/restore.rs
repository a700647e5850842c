use std::io::Write;
use std::path::PathBuf;

use server::config::DataOptions;
use server::operations::{Copied, restore};
use words::text;

use crate::command::data::{open_or_make, runtime};
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Restore a backup into an empty database
///
/// Either kind of backup can be restored into either kind of database. Nothing is replaced: a database with people or
/// games in it is left alone. If anything in the backup cannot be read, nothing is restored.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  holocourt restore holocourt-2026-11-15.db --data-dir /var/lib/holocourt
  holocourt restore holocourt.jsonl --database postgres://holocourt@localhost/holocourt")]
pub(crate) struct Args {
    /// The backup file
    file: PathBuf,

    #[command(flatten)]
    data: DataOptions,
}

impl Args {
    pub(crate) fn run(self) -> Result<(), Failure> {
        let copied = runtime()?.block_on(async {
            let store = open_or_make(self.data).await?;
            let copied = restore(&*store, &self.file).await.map_err(Failure::server);
            store.close().await;
            copied
        })?;
        let mut out = terminal::stdout();
        match copied {
            Copied::Database => writeln!(out, "{}", text!(words(), "cli-restore"))?,
            Copied::Rows(rows) => writeln!(out, "{}", text!(words(), "cli-restore-rows", rows = rows))?,
        }
        Ok(())
    }
}
