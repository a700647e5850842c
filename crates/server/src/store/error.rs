use std::fmt;
use std::path::PathBuf;

use crate::id::TableId;

/// Why the store could not do what it was asked for.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Somebody else has this name, in capitals or not.
    #[error("the name {0:?} is taken; another one is needed")]
    NameTaken(String),
    /// A change that does not follow the newest event, because somebody else was quicker, or a new table with an id or
    /// an invitation that is in use.
    #[error(
        "table {table} does not have {expected} events; load it again, then repeat what is still possible"
    )]
    OutOfOrder {
        /// The table that stayed as it was.
        table: TableId,
        /// How many events the change thought there were.
        expected: i64,
    },
    /// Something that is not there, or not any more.
    #[error("there is no such {0}")]
    Missing(Missing),
    /// Something in the database that this version cannot read.
    #[error("the database holds {what} {text:?}, which this version of Holocourt does not know")]
    Unreadable {
        /// What it should have been.
        what: &'static str,
        /// What it was.
        text: String,
    },
    /// An address that names no database.
    #[error("unknown kind of database: expected sqlite:PATH or postgres://USER@HOST/NAME")]
    UnknownDatabase,
    /// Another server has the database.
    #[error("another server uses this database; stop it first, or give this one a database of its own")]
    InUse,
    /// A place where data should be and none is.
    #[error("there is no database at {}; \"--data-dir\" or \"--database\" say where it is", path.display())]
    NoDatabase {
        /// Where it would be.
        path: PathBuf,
    },
    /// A file or folder that cannot be used.
    #[error("cannot use {}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A backup that would replace something.
    #[error("{} is there already; a backup replaces nothing", .0.display())]
    Exists(PathBuf),
    /// A database with people or tables in it, where an empty one is needed.
    #[error("the database is not empty; a backup can only be restored into an empty one")]
    NotEmpty,
    /// A line of a dump that cannot be read.
    #[error("line {line} of the backup cannot be read: {why}")]
    BadDump {
        /// Which line, from 1.
        line: usize,
        /// What is wrong with it.
        why: String,
    },
    /// The writer has stopped, as the whole server does.
    #[error("the server is stopping; nothing more is written")]
    Stopping,
    /// A commit that failed for everything that was in it.
    #[error("the database did not take the change: {0}")]
    NotWritten(String),
    /// Tables that could not be made or brought up to date.
    #[error("cannot bring the database up to date: {0}")]
    Migration(#[from] sqlx::migrate::MigrateError),
    /// Whatever else the database says.
    #[error("the database says: {0}")]
    Database(#[from] sqlx::Error),
}

/// Something that may not be there.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A person, or an account.
    Person,
    /// A guest.
    Guest,
    /// A passkey.
    Passkey,
    /// A table, or an event of one.
    Table,
}

impl fmt::Display for Missing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Missing::Person => "person",
            Missing::Guest => "guest",
            Missing::Passkey => "passkey",
            Missing::Table => "table",
        })
    }
}

impl StoreError {
    /// Whether the database itself cannot be reached, so that trying again later may help.
    pub(crate) fn is_away(&self) -> bool {
        matches!(self, StoreError::Database(sqlx::Error::PoolTimedOut | sqlx::Error::Io(_)))
    }

    /// Whether this says that something unique is there already.
    pub(crate) fn is_unique_violation(error: &sqlx::Error) -> bool {
        error.as_database_error().is_some_and(|error| error.is_unique_violation())
    }
}
