use wire::Fact;
use words::{SideNames, Words, as_sentence, text};

use crate::narration;

/// Why a request failed.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// The server refused it.
    Refused {
        /// The reason.
        why: Fact,
        /// The server's sentence, for reasons unknown to this client.
        message: String,
    },
    /// The address is invalid.
    Address(String),
    /// The server could not be reached.
    Broken(String),
    /// The server's certificate is not trusted.
    Untrusted(String),
    /// The server's response cannot be read.
    Nonsense(String),
    /// The request could not be sent while the connection was down.
    NotSent,
    /// There is no connected server.
    NoServer,
}

impl RequestError {
    /// Formats the error as a sentence.
    pub(crate) fn text(&self, words: &Words, sides: &SideNames<'_>) -> String {
        match self {
            RequestError::Refused { why, message } => {
                as_sentence(&narration::fact(why, words, sides).unwrap_or_else(|| message.clone()))
            }
            RequestError::Address(address) => text!(words, "term-bad-address", address = address),
            RequestError::Broken(detail) => as_sentence(&text!(words, "term-server-broken", detail = detail)),
            RequestError::Untrusted(detail) => {
                as_sentence(&text!(words, "term-server-untrusted", detail = detail))
            }
            RequestError::Nonsense(detail) => {
                as_sentence(&text!(words, "term-server-nonsense", detail = detail))
            }
            RequestError::NotSent => text!(words, "term-not-sent"),
            RequestError::NoServer => text!(words, "term-no-connection"),
        }
    }
}
