use rules::Coded;
use table::{BadTerms, Refusal};

use crate::engines::EngineError;
use crate::error::{ApiError, Kind};
use crate::reason::Reason;
use crate::store::StoreError;

/// Why a request to a table failed. The table has not changed.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    /// There is no such table, or the caller may not know of it.
    #[error("there is no such table")]
    NotFound,
    /// The table refused it.
    #[error(transparent)]
    Refused(#[from] Refusal),
    /// No table can be opened on these terms.
    #[error(transparent)]
    Terms(#[from] BadTerms),
    /// The server refused it.
    #[error("{}", .0.fact())]
    NotAllowed(Reason),
    /// It could not be stored.
    #[error(transparent)]
    Store(#[from] StoreError),
    /// The events of the table cannot be read; for the log.
    #[error("the events of a table cannot be read: {0}")]
    Damaged(String),
    /// The table's task has ended.
    #[error("the table's task has ended")]
    Stopped,
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
            TableError::Damaged(_) | TableError::Stopped => ApiError::internal(error),
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
