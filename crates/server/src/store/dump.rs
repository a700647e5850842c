//! The whole database as lines of JSON, one for each row, and a last line that says how many there are.

use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, ErrorKind, Write};
use std::path::Path;

use async_trait::async_trait;
use tokio::sync::mpsc::{self, Receiver, Sender};

use super::{StoreError, restrict_to_owner};

/// The whole database as lines of JSON, which either kind of database writes and reads.
#[async_trait]
pub trait DumpStore {
    /// Sends everything as lines, from one snapshot. Returns how many.
    async fn dump(&self, lines: Sender<String>) -> Result<u64, StoreError>;

    /// Stores all lines in an empty database, or none. Returns how many.
    async fn restore(&self, lines: Receiver<String>) -> Result<u64, StoreError>;
}

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Column {
    Text,
    Whole,
    Real,
    Flag,
}

/// A table of the database: its name and its columns.
pub(crate) struct Shape {
    pub(crate) name: &'static str,
    pub(crate) columns: &'static [(&'static str, Column)],
}

use Column::{Flag, Real, Text, Whole};

/// All tables, those first that others refer to. A test compares this list with what the migrations made.
pub(crate) const SHAPES: &[Shape] = &[
    Shape { name: "meta", columns: &[("key", Text), ("value", Text)] },
    Shape {
        name: "people",
        columns: &[
            ("id", Text),
            ("kind", Text),
            ("name", Text),
            ("name_key", Text),
            ("password", Text),
            ("is_bot", Flag),
            ("created_at", Whole),
            ("seen_at", Whole),
            ("banned_at", Whole),
            ("ban_reason", Text),
            ("settings", Text),
        ],
    },
    Shape {
        name: "sessions",
        columns: &[
            ("id", Text),
            ("person_id", Text),
            ("token_hash", Text),
            ("created_at", Whole),
            ("seen_at", Whole),
            ("user_agent", Text),
        ],
    },
    Shape {
        name: "tokens",
        columns: &[
            ("id", Text),
            ("person_id", Text),
            ("token_hash", Text),
            ("name", Text),
            ("scopes", Text),
            ("created_at", Whole),
            ("used_at", Whole),
        ],
    },
    Shape {
        name: "passkeys",
        columns: &[
            ("id", Text),
            ("person_id", Text),
            ("name", Text),
            ("credential", Text),
            ("created_at", Whole),
            ("used_at", Whole),
        ],
    },
    Shape {
        name: "tables",
        columns: &[
            ("id", Text),
            ("kind", Text),
            ("created_at", Whole),
            ("updated_at", Whole),
            ("state", Text),
            ("is_public", Flag),
            ("rated", Flag),
            ("speed", Text),
            ("summary", Text),
            ("seat1", Text),
            ("seat2", Text),
            ("invitation1", Text),
            ("invitation2", Text),
            ("turn_of", Text),
            ("match_id", Text),
            ("events", Whole),
            ("opened_by", Text),
        ],
    },
    Shape {
        name: "events",
        columns: &[("table_id", Text), ("seq", Whole), ("at_ms", Whole), ("body", Text)],
    },
    Shape {
        name: "games",
        columns: &[
            ("table_id", Text),
            ("number", Whole),
            ("ended_at", Whole),
            ("seat1", Text),
            ("seat2", Text),
            ("summary", Text),
        ],
    },
    Shape {
        name: "chat",
        columns: &[
            ("table_id", Text),
            ("seq", Whole),
            ("room", Text),
            ("person_id", Text),
            ("body", Text),
            ("at_ms", Whole),
            ("request", Text),
        ],
    },
    Shape { name: "seen", columns: &[("person_id", Text), ("table_id", Text), ("seq", Whole)] },
    Shape {
        name: "seeks",
        columns: &[("id", Text), ("person_id", Text), ("options", Text), ("created_at", Whole)],
    },
    Shape {
        name: "challenges",
        columns: &[
            ("id", Text),
            ("from_id", Text),
            ("to_id", Text),
            ("options", Text),
            ("created_at", Whole),
        ],
    },
    Shape {
        name: "ratings",
        columns: &[
            ("pool", Text),
            ("player", Text),
            ("game", Text),
            ("speed", Text),
            ("rating", Real),
            ("deviation", Real),
            ("volatility", Real),
            ("games", Whole),
            ("updated_at", Whole),
        ],
    },
    Shape {
        name: "rating_history",
        columns: &[
            ("pool", Text),
            ("player", Text),
            ("game", Text),
            ("speed", Text),
            ("table_id", Text),
            ("rating", Real),
            ("deviation", Real),
            ("at_ms", Whole),
        ],
    },
    Shape {
        name: "reviews",
        columns: &[("table_id", Text), ("state", Text), ("body", Text), ("updated_at", Whole)],
    },
];

/// How many lines wait between the database and the file.
const AHEAD: usize = 256;

/// Writes a dump into a new file. Says how many lines.
pub async fn to_file(store: &(impl DumpStore + Sync + ?Sized), path: &Path) -> Result<u64, StoreError> {
    let file = File::create_new(path).map_err(|error| match error.kind() {
        ErrorKind::AlreadyExists => StoreError::Exists(path.to_owned()),
        _ => StoreError::File { path: path.to_owned(), error },
    })?;
    restrict_to_owner(path).map_err(|error| StoreError::File { path: path.to_owned(), error })?;
    let (sender, mut lines) = mpsc::channel::<String>(AHEAD);
    let written = tokio::task::spawn_blocking(move || -> std::io::Result<()> {
        let mut file = BufWriter::new(file);
        while let Some(line) = lines.blocking_recv() {
            writeln!(file, "{line}")?;
        }
        file.into_inner().map_err(std::io::IntoInnerError::into_error)?.sync_all()
    });
    let count = store.dump(sender).await?;
    let failed = |error| StoreError::File { path: path.to_owned(), error };
    written.await.map_err(|error| failed(error.into()))?.map_err(failed)?;
    Ok(count)
}

/// Reads a dump from a file into an empty database. Says how many lines.
pub async fn from_file(store: &(impl DumpStore + Sync + ?Sized), path: &Path) -> Result<u64, StoreError> {
    let failed = |error| StoreError::File { path: path.to_owned(), error };
    let file = File::open(path).map_err(failed)?;
    let (sender, lines) = mpsc::channel::<String>(AHEAD);
    let read = tokio::task::spawn_blocking(move || -> std::io::Result<()> {
        for line in BufReader::new(file).lines() {
            if sender.blocking_send(line?).is_err() {
                return Ok(());
            }
        }
        Ok(())
    });
    let count = store.restore(lines).await?;
    read.await.map_err(|error| failed(error.into()))?.map_err(failed)?;
    Ok(count)
}

/// All tables of the database with the names of their columns, as a dump has them.
pub fn columns() -> impl Iterator<Item = (&'static str, impl Iterator<Item = &'static str>)> {
    SHAPES.iter().map(|shape| (shape.name, shape.columns.iter().map(|(name, _)| *name)))
}
