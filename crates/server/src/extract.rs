//! Extractors like axum's own, whose rejections are an [`ApiError`].

use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, RawPathParams};
use axum::http::StatusCode;
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use serde::Serialize;

use crate::error::ApiError;
use crate::id::{ChallengeId, InvitationId, SeekId, TableId};
use crate::reason::Reason;
use crate::state::AppState;

/// A JSON body.
#[derive(Clone, Debug, FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub struct Json<T>(pub T);

impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

/// The parts of the path.
#[derive(Clone, Debug, FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub struct Path<T>(pub T);

/// The query string.
#[derive(Clone, Debug, FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub struct Query<T>(pub T);

/// The first id in the path. A text that cannot be an id is one that is not found.
#[derive(Clone, Debug)]
pub(crate) struct Id<T>(pub(crate) T);

/// What an id in a path stands for.
pub(crate) trait Found: std::str::FromStr {
    /// The error if it does not exist.
    const MISSING: Reason;
}

impl Found for TableId {
    const MISSING: Reason = Reason::NoSuchTable;
}

impl Found for InvitationId {
    const MISSING: Reason = Reason::NoSuchInvitation;
}

impl Found for SeekId {
    const MISSING: Reason = Reason::NoSuchSeek;
}

impl Found for ChallengeId {
    const MISSING: Reason = Reason::NoSuchChallenge;
}

impl<T: Found> FromRequestParts<AppState> for Id<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<Id<T>, ApiError> {
        let params = RawPathParams::from_request_parts(parts, state).await.map_err(ApiError::internal)?;
        let id = params.iter().next().and_then(|(_, id)| id.parse().ok());
        id.map(Id).ok_or_else(|| T::MISSING.into())
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => Reason::TooLarge.into(),
            StatusCode::UNSUPPORTED_MEDIA_TYPE => Reason::UnsupportedMediaType.into(),
            _ => Reason::BadRequest { detail: rejection.body_text() }.into(),
        }
    }
}

impl From<PathRejection> for ApiError {
    fn from(rejection: PathRejection) -> ApiError {
        Reason::BadRequest { detail: rejection.body_text() }.into()
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        Reason::BadRequest { detail: rejection.body_text() }.into()
    }
}
