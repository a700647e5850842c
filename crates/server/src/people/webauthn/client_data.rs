use serde::Deserialize;
use url::Url;

use super::{Bytes, WebauthnError};

/// The part of an answer that the browser writes: which ceremony it belongs to, and on which page it took place.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ClientData {
    #[serde(rename = "type")]
    kind: String,
    challenge: Bytes,
    origin: String,
    cross_origin: Option<bool>,
}

impl ClientData {
    /// Reads client data and checks that it belongs to this ceremony and page.
    pub(super) fn verify(
        json: &[u8],
        kind: &str,
        challenge: &[u8],
        origin: &str,
    ) -> Result<(), WebauthnError> {
        let data: ClientData = serde_json::from_slice(json).map_err(|_| WebauthnError::ClientData)?;
        if data.kind != kind {
            return Err(WebauthnError::Type);
        }
        if data.challenge.0 != challenge {
            return Err(WebauthnError::Challenge);
        }
        // Some clients write an origin as a URL, with a path.
        let found = Url::parse(&data.origin).map(|url| url.origin().ascii_serialization());
        if found.as_deref() != Ok(origin) {
            return Err(WebauthnError::Origin);
        }
        if data.cross_origin == Some(true) {
            return Err(WebauthnError::CrossOrigin);
        }
        Ok(())
    }
}
