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
    /// No folder for data.
    #[error("nothing says where data should be kept; use --data-dir or set HOLOCOURT_DATA_DIR")]
    NoDataFolder,
}
