use std::fmt;
use std::path::PathBuf;

use sqlx::migrate::MigrateError;

use crate::id::TableId;

/// Why the store failed.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// Another person has this name, in upper or lower case.
    #[error("the name {0:?} is taken; another one is needed")]
    NameTaken(String),
    /// A change that does not follow the newest event, because another change was quicker; or a new table with an id or an
    /// invitation that is in use.
    #[error(
        "table {table} does not have {expected} events; load it again, then repeat what is still possible"
    )]
    OutOfOrder {
        /// The table, which is unchanged.
        table: TableId,
        /// How many events the change expected.
        expected: i64,
    },
    /// The seek or challenge was accepted or withdrawn before.
    #[error("the seek or challenge is gone")]
    OfferGone,
    /// Something that does not exist, or no longer.
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
    /// A URL that is not the URL of a database.
    #[error("unknown kind of database: expected sqlite:PATH or postgres://USER@HOST/NAME")]
    UnknownDatabase,
    /// Another server uses the database.
    #[error("another server uses this database; stop it first, or give this one a database of its own")]
    InUse,
    /// A database of an older version, while a server uses it.
    #[error(
        "this database has to be upgraded, and a server is using it; stop the server, or use the program of its version"
    )]
    OutdatedInUse,
    /// Another server has started on the database.
    #[error("another server has taken over this database")]
    TakenOver,
    /// A missing database file.
    #[error("there is no database at {}; set \"--data-dir\" or \"--database\"", path.display())]
    NoDatabase {
        /// Where it would be.
        path: PathBuf,
    },
    /// A file or folder that cannot be used.
    #[error("cannot use {}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// The error of the system.
        error: std::io::Error,
    },
    /// A backup file that exists already.
    #[error("{} already exists; a backup never overwrites a file", .0.display())]
    Exists(PathBuf),
    /// A database that is not empty, as the target of a backup has to be.
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
    /// The server is stopping, and its writer has stopped.
    #[error("the server is stopping; nothing more is written")]
    Stopping,
    /// A change that was not written because the database cannot write anything.
    #[error("the change could not be written: {0}")]
    NotWritten(String),
    /// A database with migrations that this version does not know.
    #[error(
        "the database was last used by a newer version of Holocourt, and this one cannot read it; run the newer \
         version, or restore a backup made before the upgrade"
    )]
    TooNew,
    /// A database that did not answer in time. Nobody knows what it has done.
    #[error("the database did not answer in time")]
    NoAnswer,
    /// A migration that failed.
    #[error("cannot upgrade the database: {0}")]
    Migration(MigrateError),
    /// Any other error of the database.
    #[error("database error: {0}")]
    Database(#[from] sqlx::Error),
}

/// What does not exist.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Missing {
    /// A person, or an account.
    Person,
    /// A guest.
    Guest,
    /// A session.
    Session,
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
            Missing::Session => "session",
            Missing::Passkey => "passkey",
            Missing::Table => "table",
        })
    }
}

impl From<MigrateError> for StoreError {
    fn from(error: MigrateError) -> StoreError {
        match error {
            MigrateError::VersionMissing(_) => StoreError::TooNew,
            error => StoreError::Migration(error),
        }
    }
}

impl StoreError {
    /// Whether the database cannot be reached or cannot write, so that trying again later may help.
    pub(crate) fn is_away(&self) -> bool {
        match self {
            StoreError::Database(error) => StoreError::is_unavailable(error),
            StoreError::NotWritten(_) | StoreError::NoAnswer | StoreError::TakenOver => true,
            _ => false,
        }
    }

    /// Whether this says that the database cannot be reached or cannot write anything: nothing is wrong with the statement.
    pub(crate) fn is_unavailable(error: &sqlx::Error) -> bool {
        match error {
            sqlx::Error::PoolTimedOut
            | sqlx::Error::PoolClosed
            | sqlx::Error::WorkerCrashed
            | sqlx::Error::Tls(_)
            | sqlx::Error::Io(_) => true,
            sqlx::Error::Database(error) => {
                let code = error.code().unwrap_or_default();
                match code.len() {
                    // PostgreSQL, by the class of the error: connection, resources, operator intervention, system.
                    5 => ["08", "53", "57", "58"].iter().any(|class| code.starts_with(class)),
                    // SQLite, whose lowest eight bits are the primary code: busy, locked, read-only, I/O, full, cannot open.
                    _ => code.parse::<u32>().is_ok_and(|code| [5, 6, 8, 10, 13, 14].contains(&(code & 0xff))),
                }
            }
            _ => false,
        }
    }

    /// Whether this says that something unique exists already.
    pub(crate) fn is_unique_violation(error: &sqlx::Error) -> bool {
        error.as_database_error().is_some_and(|error| error.is_unique_violation())
    }
}
