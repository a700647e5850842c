use axum::extract::ws::Utf8Bytes;
use wire::ToClient;

/// A message as it is sent.
pub(crate) fn text(message: &ToClient) -> Utf8Bytes {
    // Plain data with text keys can always be written.
    serde_json::to_string(message).unwrap_or_default().into()
}
