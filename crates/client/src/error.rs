use std::time::Duration;

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// An address that cannot be one of a server.
    #[error(
        "cannot use {0:?} as the address of a server: expected one such as http://127.0.0.1:4277; https is not spoken"
    )]
    Address(String),
    /// The server said no.
    #[error("{message}")]
    Refused {
        /// The status of the answer; 0 where it came over a socket.
        status: u16,
        /// A word for programs.
        code: String,
        /// A sentence for people.
        message: String,
        /// How long the server wants to be left alone.
        wait: Option<Duration>,
    },
    /// The server could not be reached, or the connection broke.
    #[error("cannot talk to the server: {0}")]
    Broken(String),
    /// The server said something that makes no sense.
    #[error("cannot read what the server said: {0}")]
    Nonsense(String),
}

impl ClientError {
    /// Whether it may work later, with nothing changed: the network, or a server that is busy or starts again.
    pub fn is_passing(&self) -> bool {
        match self {
            ClientError::Broken(_) => true,
            ClientError::Refused { status, .. } => matches!(status, 429 | 500..),
            ClientError::Address(_) | ClientError::Nonsense(_) => false,
        }
    }

    /// The word for programs, where the server gave one.
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Refused { code, .. } => Some(code),
            _ => None,
        }
    }

    /// How long the server wants to be left alone, if it said so.
    pub fn wait(&self) -> Option<Duration> {
        match self {
            ClientError::Refused { wait, .. } => *wait,
            _ => None,
        }
    }
}

impl From<reqwest::Error> for ClientError {
    fn from(error: reqwest::Error) -> ClientError {
        // The cause is what says something; the outermost error names only the address.
        let mut cause: &dyn std::error::Error = &error;
        while let Some(deeper) = cause.source() {
            cause = deeper;
        }
        ClientError::Broken(cause.to_string())
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientError {
        ClientError::Broken(error.to_string())
    }
}
