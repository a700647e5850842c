use std::sync::LazyLock;

use sha2::{Digest, Sha256};

/// The list of games as it is sent. It stays the same as long as the program runs.
pub(super) struct Sent {
    pub(super) body: String,
    /// The ETag.
    pub(super) tag: String,
}

pub(super) static GAMES: LazyLock<Sent> = LazyLock::new(|| {
    let body = serde_json::to_string(&explore::games()).unwrap_or_default();
    let digest = Sha256::digest(body.as_bytes());
    let tag = hex::encode(&digest[..12]);
    Sent { body, tag: format!("\"{tag}\"") }
});
