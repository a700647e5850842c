use std::path::PathBuf;

use crate::store::StoreError;

/// Why a configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file that cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// The error of the system.
        error: std::io::Error,
    },
    /// A file with an unknown key or a value of the wrong type.
    #[error("{} cannot be used: {error}", path.display())]
    Malformed {
        /// Which file.
        path: PathBuf,
        /// What is wrong in it, and where.
        error: Box<toml::de::Error>,
    },
    /// A file with a value that is refused.
    #[error("{}: {error}", path.display())]
    InFile {
        /// Which file.
        path: PathBuf,
        /// What is wrong in it.
        error: Box<ConfigError>,
    },
    /// Settings that cannot be written as TOML, such as a number that is too large.
    #[error("invalid settings: {0}")]
    Merge(toml::ser::Error),
    /// Settings that cannot be read back.
    #[error("invalid settings: {0}")]
    Unmerged(toml::de::Error),
    /// A database that is unknown.
    #[error("{0}")]
    Database(StoreError),
    /// A public address that is not the address of a server.
    #[error("{0:?} is not the address of a server: expected one such as https://play.example.org")]
    PublicUrl(String),
    /// A contact that is not a URL.
    #[error("{0:?} is not a contact: expected one such as mailto:security@example.org")]
    Contact(String),
    /// An origin that no browser sends.
    #[error("{0:?} is not an origin: expected one such as https://play.example.org, without a path")]
    Origin(String),
    /// A number that is out of range.
    #[error("{what} cannot be {given}: expected {expected}")]
    Number {
        /// Which setting.
        what: &'static str,
        /// The given value.
        given: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// A text that cannot be the name of a header.
    #[error("{0:?} is not the name of a header: expected one such as x-forwarded-for")]
    Header(String),
    /// A log filter that cannot be parsed.
    #[error("{text:?} is not a log filter: {why}")]
    Log {
        /// The filter.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// No folder for data.
    #[error("cannot find a folder for data; use --data-dir or set HOLOCOURT_DATA_DIR")]
    NoDataFolder,
}
