use std::fmt;
use std::str::FromStr;

use rules::{Coded, Fact};
use sha2::{Digest, Sha256};

/// What the dice of a game follow from: 32 bytes drawn outside, from a source that nobody can predict.
///
/// It is written as 64 hexadecimal digits wherever it may be written at all; debug output does not show it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// A secret of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Secret {
        Secret(bytes)
    }

    /// The bytes.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The SHA-256 of the secret as 64 hexadecimal digits. It says nothing about the dice, but fits no other secret.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }

    /// The secret as 64 hexadecimal digits, to be shown when the game is over.
    pub fn reveal(&self) -> String {
        hex::encode(self.0)
    }
}

impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret(…)")
    }
}

impl FromStr for Secret {
    type Err = BadSecret;

    fn from_str(text: &str) -> Result<Secret, BadSecret> {
        let mut bytes = [0; 32];
        // Each secret has one text: capitals are refused.
        let is_lower = !text.bytes().any(|byte| byte.is_ascii_uppercase());
        match hex::decode_to_slice(text, &mut bytes) {
            Ok(()) if is_lower => Ok(Secret(bytes)),
            _ => Err(BadSecret),
        }
    }
}

/// A text that is no secret.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BadSecret;

impl Coded for BadSecret {
    const CODES: &'static [&'static str] = &["bad-secret"];

    fn fact(&self) -> Fact {
        Fact::new("bad-secret")
    }
}

impl fmt::Display for BadSecret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadSecret {}
