//! Errors of requests, each mapped once to a status, a body and a log level.

use std::fmt;

use axum::Json;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use explore::BadQuestion;
use rules::{Coded, Fact, Param};
use table::to_wire;
use wire::Problem;
use words::{Language, SEATS, Words};

pub use wire::ErrorBody;

use crate::people::{BadName, PasswordError};
use crate::reason::Reason;
use crate::store::{Missing, StoreError};

/// Why a request failed. Every handler returns this, and sockets send the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ApiError {
    kind: Kind,
    fact: Fact,
    /// An internal error: the details go to the log, not to the client.
    detail: Option<String>,
}

/// The kind of an error, which decides the status.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Kind {
    /// Something in the request is wrong.
    Invalid,
    /// Nobody is signed in, or the session or token is not valid.
    NotSignedIn,
    /// The person may not do this.
    Forbidden,
    /// It does not exist.
    NotFound,
    /// The request conflicts with the current state.
    Conflict,
    /// The path exists, but not with this method.
    MethodNotAllowed,
    /// The body is too large.
    TooLarge,
    /// The body is in an unknown format.
    UnsupportedMediaType,
    /// Too many requests.
    TooMany,
    /// The server is too busy or stopping.
    Unavailable,
    /// The response took too long.
    TimedOut,
    /// The server is at fault.
    Internal,
}

impl ApiError {
    pub(crate) fn new(kind: Kind, fact: Fact) -> ApiError {
        ApiError { kind, fact, detail: None }
    }

    /// An invalid request.
    pub fn invalid(why: &impl Coded) -> ApiError {
        ApiError::new(Kind::Invalid, why.fact())
    }

    /// An error of the server; the text is for the log.
    pub fn internal(detail: impl fmt::Display) -> ApiError {
        ApiError { detail: Some(detail.to_string()), ..Reason::Internal.into() }
    }

    /// The status of the response.
    pub fn status(&self) -> StatusCode {
        match self.kind {
            Kind::Invalid => StatusCode::BAD_REQUEST,
            Kind::NotSignedIn => StatusCode::UNAUTHORIZED,
            Kind::Forbidden => StatusCode::FORBIDDEN,
            Kind::NotFound => StatusCode::NOT_FOUND,
            Kind::Conflict => StatusCode::CONFLICT,
            Kind::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Kind::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
            Kind::UnsupportedMediaType => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            Kind::TooMany => StatusCode::TOO_MANY_REQUESTS,
            Kind::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
            Kind::TimedOut => StatusCode::GATEWAY_TIMEOUT,
            Kind::Internal => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// The error as the client sees it.
    pub(crate) fn problem(&self) -> Problem {
        let message = Words::of(Language::English).sentence(&self.fact, &SEATS);
        let wire::Fact { code, params } = to_wire::fact(&self.fact);
        Problem { code, params, message }
    }

    /// Writes it into the log.
    pub(crate) fn log(&self) {
        match self.kind {
            Kind::Internal => tracing::error!(why = %self, "a request failed"),
            Kind::Unavailable => tracing::warn!(why = %self, "a request was turned away"),
            Kind::TimedOut => tracing::warn!("a request took too long"),
            _ => tracing::debug!(why = %self, "a request was refused"),
        }
    }

    /// How many seconds to wait before trying again.
    fn wait(&self) -> Option<u64> {
        let seconds = self.fact.params.iter().find(|(name, _)| *name == "seconds");
        match seconds {
            Some((_, Param::Number(seconds))) if self.kind == Kind::TooMany => u64::try_from(*seconds).ok(),
            _ => None,
        }
    }
}

impl fmt::Display for ApiError {
    /// For the log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact.fmt(f)?;
        self.detail.iter().try_for_each(|detail| write!(f, ": {detail}"))
    }
}

impl std::error::Error for ApiError {}

impl Coded for ApiError {
    /// The server's own codes; refusals of the crates below have theirs.
    const CODES: &'static [&'static str] = Reason::CODES;

    fn fact(&self) -> Fact {
        self.fact.clone()
    }
}

impl From<Reason> for ApiError {
    fn from(reason: Reason) -> ApiError {
        ApiError::new(reason.kind(), reason.fact())
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        let reason = match &error {
            StoreError::NameTaken(name) => Reason::NameTaken { name: name.clone() },
            StoreError::Missing(Missing::Person) => Reason::NoSuchPerson,
            StoreError::Missing(Missing::Guest) => Reason::NoSuchGuest,
            StoreError::Missing(Missing::Session) => Reason::NotSignedIn,
            StoreError::Missing(Missing::Passkey) => Reason::NoSuchPasskey,
            StoreError::Missing(Missing::Table) => Reason::NoSuchTable,
            StoreError::OutOfOrder { .. } => Reason::TableChanged,
            StoreError::Stopping => Reason::Stopping,
            error if error.is_away() => Reason::DatabaseAway,
            _ => Reason::Internal,
        };
        ApiError { detail: Some(error.to_string()), ..reason.into() }
    }
}

impl From<BadQuestion> for ApiError {
    fn from(bad: BadQuestion) -> ApiError {
        ApiError::invalid(&bad)
    }
}

impl From<BadName> for ApiError {
    fn from(bad: BadName) -> ApiError {
        ApiError::invalid(&bad)
    }
}

impl From<PasswordError> for ApiError {
    fn from(error: PasswordError) -> ApiError {
        let kind = match error {
            PasswordError::Length | PasswordError::Common => Kind::Invalid,
            PasswordError::Busy => Kind::Unavailable,
            PasswordError::Failed => return ApiError::internal("a password could not be hashed"),
        };
        ApiError::new(kind, error.fact())
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        self.log();
        let mut response = (self.status(), Json(ErrorBody { error: self.problem() })).into_response();
        if let Some(seconds) = self.wait() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response
    }
}
