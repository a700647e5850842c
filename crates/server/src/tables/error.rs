use table::{BadTerms, Refusal};

use crate::engines::NotDone;
use crate::error::ApiError;
use crate::store::StoreError;

/// Why nothing came of something that somebody wanted at a table. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or not for whoever asks.
    #[error("there is no such table")]
    NotFound,
    /// The table says no.
    #[error("{0}")]
    Refused(#[from] Refusal),
    /// No table can be opened so.
    #[error("{0}")]
    Terms(#[from] BadTerms),
    /// Something else that may not be done; says a word for programs and a sentence.
    #[error("{1}")]
    NotAllowed(&'static str, String),
    /// It could not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The events of the table make no sense; for the log.
    #[error("the events of a table cannot be read: {0}")]
    Damaged(String),
}

impl TableError {
    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            TableError::NotFound => "not-found",
            TableError::Refused(refusal) => refusal.code(),
            TableError::Terms(_) => "bad-terms",
            TableError::NotAllowed(code, _) => code,
            TableError::Store(StoreError::Stopping) => "unavailable",
            TableError::Store(_) | TableError::Damaged(_) => "internal",
        }
    }

    /// A sentence for people. What is the server's own business stays out of it.
    pub fn message(&self) -> String {
        match self {
            TableError::Store(StoreError::Stopping) => {
                "the server is stopping; try again in a moment".to_owned()
            }
            TableError::Store(_) | TableError::Damaged(_) => {
                "something went wrong here; it has been written down".to_owned()
            }
            _ => self.to_string(),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        match error {
            TableError::NotFound => ApiError::NotFound("table"),
            TableError::Refused(refusal) => match refusal {
                Refusal::NotSeated => ApiError::Forbidden(refusal.to_string()),
                Refusal::Move(_)
                | Refusal::Setup(_)
                | Refusal::Player(_)
                | Refusal::OutsidePlayer
                | Refusal::BadText { .. } => ApiError::Invalid(refusal.to_string()),
                _ => ApiError::Conflict(refusal.to_string()),
            },
            TableError::Terms(bad) => ApiError::Invalid(bad.to_string()),
            TableError::NotAllowed("bad-text", why) => ApiError::Invalid(why),
            TableError::NotAllowed(_, why) => ApiError::Forbidden(why),
            TableError::Store(error) => error.into(),
            TableError::Damaged(why) => ApiError::Internal(why),
        }
    }
}

impl From<NotDone> for ApiError {
    fn from(error: NotDone) -> ApiError {
        ApiError::Unavailable(error.to_string())
    }
}
