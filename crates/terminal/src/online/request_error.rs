use wire::Fact;
use words::{SideNames, Words, as_sentence, text};

use crate::narration;

/// Why nothing came of what was asked of a server.
#[derive(Clone, Debug)]
pub enum RequestError {
    /// The server said no.
    Refused {
        /// Why.
        why: Fact,
        /// The same in the server's own words, for reasons that this client has never heard of.
        message: String,
    },
    /// The address cannot be one of a server.
    Address(String),
    /// The server could not be reached.
    Broken(String),
    /// Whoever answers cannot prove to be the server.
    Untrusted(String),
    /// The server said something that makes no sense.
    Nonsense(String),
    /// What was asked for could not be sent while the connection was broken.
    NotSent,
    /// There is no server to ask.
    NoServer,
}

impl RequestError {
    /// The trouble as a sentence.
    pub(crate) fn told(&self, words: &Words, sides: &SideNames<'_>) -> String {
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
