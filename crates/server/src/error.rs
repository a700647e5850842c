//! What goes wrong in a request, mapped once to a status, a body and a level of the log.

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
pub use wire::ErrorBody;
use wire::Problem;

use crate::store::StoreError;

/// Why a request was not done. Every handler returns this.
#[derive(Debug, thiserror::Error)]
pub enum ApiError {
    /// Something in the request is wrong; says what, and what would have been right.
    #[error("{0}")]
    Invalid(String),
    /// Nobody is signed in, or with a secret that is not valid any more.
    #[error("nobody is signed in; sign in, play as a guest, or send a token that is valid")]
    NotSignedIn,
    /// Name and password do not belong together. Says nothing about which of them is wrong.
    #[error("this name and this password do not belong together")]
    WrongPassword,
    /// Somebody who may not do this; says why.
    #[error("{0}")]
    Forbidden(String),
    /// There is no such thing here; says what.
    #[error("there is no such {0}")]
    NotFound(&'static str),
    /// The request does not fit what is the case now; says how.
    #[error("{0}")]
    Conflict(String),
    /// Something that the path is there for, but not with this method.
    #[error("this path does not take this method")]
    MethodNotAllowed,
    /// A body that is too long.
    #[error("the body is too long")]
    TooLarge,
    /// A body in a form that cannot be read.
    #[error("expected a body of type application/json")]
    UnsupportedMediaType,
    /// Too many requests; says for how many seconds to wait.
    #[error("too many requests; wait for {0} seconds")]
    TooMany(u64),
    /// The server is too busy or stopping; says which.
    #[error("{0}")]
    Unavailable(String),
    /// The answer took too long.
    #[error("the answer took too long")]
    TimedOut,
    /// Something that is the server's fault; the text is for the log, not for whoever asked.
    #[error("{0}")]
    Internal(String),
}

impl ApiError {
    /// A request that is wrong.
    pub fn invalid(what: impl Into<String>) -> ApiError {
        ApiError::Invalid(what.into())
    }

    /// The status of the answer.
    pub fn status(&self) -> StatusCode {
        match self {
            ApiError::Invalid(_) => StatusCode::BAD_REQUEST,
            ApiError::NotSignedIn | ApiError::WrongPassword => StatusCode::UNAUTHORIZED,
            ApiError::Forbidden(_) => StatusCode::FORBIDDEN,
            ApiError::NotFound(_) => StatusCode::NOT_FOUND,
            ApiError::Conflict(_) => StatusCode::CONFLICT,
            ApiError::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            ApiError::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            ApiError::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            ApiError::TooMany(_) => StatusCode::TOO_MANY_REQUESTS,
            ApiError::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
            ApiError::TimedOut => StatusCode::GATEWAY_TIMEOUT,
            ApiError::Internal(_) => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// A word for programs.
    pub fn code(&self) -> &'static str {
        match self {
            ApiError::Invalid(_) => "invalid",
            ApiError::NotSignedIn => "not-signed-in",
            ApiError::WrongPassword => "wrong-password",
            ApiError::Forbidden(_) => "forbidden",
            ApiError::NotFound(_) => "not-found",
            ApiError::Conflict(_) => "conflict",
            ApiError::MethodNotAllowed => "method-not-allowed",
            ApiError::TooLarge => "too-large",
            ApiError::UnsupportedMediaType => "unsupported-media-type",
            ApiError::TooMany(_) => "too-many",
            ApiError::Unavailable(_) => "unavailable",
            ApiError::TimedOut => "timed-out",
            ApiError::Internal(_) => "internal",
        }
    }

    /// A sentence for people. What is the server's own business stays out of it.
    pub fn message(&self) -> String {
        match self {
            ApiError::Internal(_) => "something went wrong here; it has been written down".to_owned(),
            _ => self.to_string(),
        }
    }

    fn log(&self) {
        match self {
            ApiError::Internal(why) => tracing::error!(why, "a request failed"),
            ApiError::Unavailable(why) => tracing::warn!(why, "a request was turned away"),
            ApiError::TimedOut => tracing::warn!("a request took too long"),
            _ => tracing::debug!(code = self.code(), why = %self, "a request was refused"),
        }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::NameTaken(_) => ApiError::Conflict(error.to_string()),
            StoreError::Missing(what) => ApiError::NotFound(what),
            StoreError::OutOfOrder { .. } => ApiError::Conflict(error.to_string()),
            StoreError::Stopping => ApiError::Unavailable(error.to_string()),
            error if error.is_away() => {
                tracing::error!(%error, "the database does not answer");
                ApiError::Unavailable("the database does not answer; try again in a moment".to_owned())
            }
            error => ApiError::Internal(error.to_string()),
        }
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let error = Problem { code: self.code().to_owned(), message: self.message() };
        let mut response = (self.status(), Json(ErrorBody { error })).into_response();
        if let ApiError::TooMany(seconds) = self {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
