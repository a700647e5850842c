use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;

use crate::date::timestamp;
use crate::error::{ApiError, ErrorBody};
use crate::reason::Reason;
use crate::state::AppState;

/// How long the content stays valid, in milliseconds: at most a year, says RFC 9116.
const LIFETIME_MS: i64 = 180 * 24 * 60 * 60 * 1000;

/// Get the security contact
///
/// After RFC 9116. 404 if the server has no contact.
#[utoipa::path(
    get, path = "/.well-known/security.txt", tag = "operations",
    responses((status = 200, description = "Whom to tell about security problems.", body = str), (status = 404, body = ErrorBody))
)]
pub(super) async fn security_txt(State(state): State<AppState>) -> Result<impl IntoResponse, ApiError> {
    let config = state.config();
    let contact = config.security_contact.as_ref().ok_or(Reason::NoSuchPage)?;
    let expires = timestamp(state.now() + LIFETIME_MS).strftime("%Y-%m-%dT%H:%M:%SZ");
    let mut text = format!("Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, de\n");
    if let Some(url) = &config.public_url {
        text += &format!("Canonical: {url}.well-known/security.txt\n");
    }
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text))
}
