use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::time::Duration;

use wire::Param;

/// Why nothing came of it.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// An address that cannot be one of a server.
    #[error(
        "cannot use {0:?} as the address of a server: expected one such as https://games.example.org or http://127.0.0.1:4277"
    )]
    Address(String),
    /// The server said no.
    #[error("{message}")]
    Refused {
        /// The status of the answer; 0 where it came over a socket.
        status: u16,
        /// The code in kebab case, for programs.
        code: String,
        /// What the sentence is about, by name.
        params: BTreeMap<String, Param>,
        /// A sentence in English.
        message: String,
        /// How long the server wants to be left alone.
        wait: Option<Duration>,
    },
    /// The server could not be reached, or the connection broke.
    #[error("cannot talk to the server: {0}")]
    Broken(String),
    /// Whoever answers cannot prove to be the server. Nothing was said to it.
    #[error("the server's certificate is not to be trusted: {0}")]
    Untrusted(String),
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
            ClientError::Address(_) | ClientError::Untrusted(_) | ClientError::Nonsense(_) => false,
        }
    }

    /// The code, where the server gave one.
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
        broken(&error)
    }
}

impl From<tokio_tungstenite::tungstenite::Error> for ClientError {
    fn from(error: tokio_tungstenite::tungstenite::Error) -> ClientError {
        broken(&error)
    }
}

/// What broke a connection. The innermost cause is what says something; the outermost error names only the address.
fn broken(error: &(dyn Error + 'static)) -> ClientError {
    let mut cause = error;
    loop {
        // An error of input and output hides what it is made of from `source`.
        let inner = cause.downcast_ref::<io::Error>().and_then(|error| error.get_ref());
        let inner = inner.map(|inner| inner as &(dyn Error + 'static));
        match inner.or_else(|| cause.source()) {
            Some(deeper) => cause = deeper,
            None => break,
        }
    }
    match cause.downcast_ref::<rustls::Error>() {
        Some(rustls::Error::InvalidCertificate(why)) => ClientError::Untrusted(why.to_string()),
        _ => ClientError::Broken(cause.to_string()),
    }
}
