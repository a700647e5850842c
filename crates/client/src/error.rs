use std::collections::BTreeMap;
use std::error::Error;
use std::io;
use std::time::Duration;

use wire::Param;

/// Why a request failed.
#[derive(Debug, thiserror::Error)]
pub enum ClientError {
    /// The address of the server is invalid.
    #[error(
        "cannot use {0:?} as the address of a server: expected one such as https://games.example.org or http://127.0.0.1:4277"
    )]
    Address(String),
    /// The server refused the request.
    #[error("{message}")]
    Refused {
        /// The HTTP status; 0 for a response over the socket.
        status: u16,
        /// The code in kebab case, for programs.
        code: String,
        /// The parameters by name.
        params: BTreeMap<String, Param>,
        /// The sentence in English.
        message: String,
        /// How long to wait before the next request.
        wait: Option<Duration>,
    },
    /// The server could not be reached, or the connection was lost.
    #[error("cannot reach the server: {0}")]
    Broken(String),
    /// The server's certificate is not trusted. Nothing was sent to it.
    #[error("the server's certificate is not trusted: {0}")]
    Untrusted(String),
    /// The response cannot be read.
    #[error("cannot read the server's response: {0}")]
    Nonsense(String),
}

impl ClientError {
    /// Returns whether retrying may help: after network errors, and if the server is busy or restarting.
    pub fn is_passing(&self) -> bool {
        match self {
            ClientError::Broken(_) => true,
            ClientError::Refused { status, .. } => matches!(status, 429 | 500..),
            ClientError::Address(_) | ClientError::Untrusted(_) | ClientError::Nonsense(_) => false,
        }
    }

    /// Returns the code, if the server sent one.
    pub fn code(&self) -> Option<&str> {
        match self {
            ClientError::Refused { code, .. } => Some(code),
            _ => None,
        }
    }

    /// Returns how long to wait, if the server said so.
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

/// Finds the cause of a lost connection. The innermost error is the useful one; the outermost names only the address.
fn broken(error: &(dyn Error + 'static)) -> ClientError {
    let mut cause = error;
    loop {
        // `source` of an I/O error skips the error inside it.
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
