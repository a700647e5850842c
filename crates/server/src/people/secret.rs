use std::fmt;

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};

/// The secret of a session or token: 256 random bits. It is never stored and never logged; only its
/// [hash](Secret::hash) is stored.
///
/// A secret is looked up by its hash. The time this takes can reveal something about the hash at most, which does not
/// help to guess a secret.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret(String);

impl Secret {
    /// A new secret, beginning with a prefix that says what it is for.
    pub fn random(prefix: &str) -> Secret {
        let bytes: [u8; 32] = rand::random();
        Secret(format!("{prefix}{}", URL_SAFE_NO_PAD.encode(bytes)))
    }

    /// A secret from a request, if it can be one.
    pub fn shown(text: &str) -> Option<Secret> {
        let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
        let can_be = (16..=128).contains(&text.len()) && text.bytes().all(fits);
        can_be.then(|| Secret(text.to_owned()))
    }

    /// Its SHA-256 in hexadecimal digits. The secret has enough bits that no slower hash is needed.
    pub fn hash(&self) -> String {
        hex::encode(Sha256::digest(self.0.as_bytes()))
    }

    /// The secret itself, to be sent once.
    pub fn reveal(&self) -> &str {
        &self.0
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}
