use std::path::PathBuf;

/// Why a configuration cannot be used.
#[derive(Debug, thiserror::Error)]
pub enum ConfigError {
    /// A file that cannot be read.
    #[error("cannot read {}: {error}", path.display())]
    Unreadable {
        /// Which file.
        path: PathBuf,
        /// What the system says.
        error: std::io::Error,
    },
    /// A file that says something unknown or in the wrong form.
    #[error("{} cannot be used: {error}", path.display())]
    Malformed {
        /// Which file.
        path: PathBuf,
        /// What is wrong in it, and where.
        error: Box<toml::de::Error>,
    },
    /// An address that people cannot type in.
    #[error("{0:?} is no address of a server: expected one such as https://play.example.org")]
    PublicUrl(String),
    /// An origin that no browser sends.
    #[error("{0:?} is no origin: expected one such as https://play.example.org, without a path")]
    Origin(String),
    /// A number that nothing can be limited to.
    #[error("{what} cannot be {said}: expected {expected}")]
    Number {
        /// Which setting.
        what: &'static str,
        /// What was said.
        said: String,
        /// What would have been right.
        expected: &'static str,
    },
    /// A name that no header has.
    #[error("{0:?} is no name of a header: expected one such as x-forwarded-for")]
    Header(String),
    /// A filter of the log that cannot be read.
    #[error("{text:?} does not say what to log: {why}")]
    Log {
        /// What was said.
        text: String,
        /// What is wrong with it.
        why: String,
    },
    /// No folder for data.
    #[error("nothing says where data should be kept; use --data-dir or set HOLOCOURT_DATA_DIR")]
    NoDataFolder,
}
