use rules::Coded;
use table::{BadTerms, Refusal};

use crate::engines::EngineError;
use crate::error::{ApiError, Kind};
use crate::reason::Reason;
use crate::store::StoreError;

/// Why nothing came of something that somebody wanted at a table. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or not for whoever asks.
    #[error("there is no such table")]
    NotFound,
    /// The table says no.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No table can be opened so.
    #[error(transparent)]
    Terms(#[from] BadTerms),
    /// Something else that may not be done.
    #[error("{}", .0.fact())]
    NotAllowed(Reason),
    /// It could not be written.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The events of the table make no sense; for the log.
    #[error("the events of a table cannot be read: {0}")]
    Damaged(String),
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        match error {
            TableError::NotFound => Reason::NoSuchTable.into(),
            TableError::Refused(refusal) => {
                let kind = match refusal {
                    Refusal::NotSeated => Kind::Forbidden,
                    Refusal::Move(_)
                    | Refusal::Setup(_)
                    | Refusal::Player(_)
                    | Refusal::OutsidePlayer
                    | Refusal::BadText { .. } => Kind::Invalid,
                    _ => Kind::Conflict,
                };
                ApiError::new(kind, refusal.fact())
            }
            TableError::Terms(bad) => ApiError::invalid(&bad),
            TableError::NotAllowed(reason) => reason.into(),
            TableError::Store(error) => error.into(),
            TableError::Damaged(_) => ApiError::internal(error),
        }
    }
}

impl From<EngineError> for ApiError {
    fn from(error: EngineError) -> ApiError {
        match error {
            EngineError::Busy { waiting } => Reason::EnginesBusy { waiting }.into(),
            EngineError::Stopped => Reason::Stopping.into(),
        }
    }
}
