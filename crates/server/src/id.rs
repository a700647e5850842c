//! Ids that cannot be guessed.

use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

const DIGITS: &[u8; 62] = b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// Twelve digits of base 62 are 71 bits, too many to guess.
const LENGTH: usize = 12;

/// The longest id that is accepted.
const LONGEST: usize = 64;

/// Random digits of base 62.
fn random_digits() -> String {
    let mut digits = String::with_capacity(LENGTH);
    while digits.len() < LENGTH {
        let bytes: [u8; 16] = rand::random();
        // The largest multiple of 62 in a byte; larger values would make the first digits likelier.
        let fair = bytes.iter().filter(|byte| **byte < 248).take(LENGTH - digits.len());
        digits.extend(fair.map(|byte| char::from(DIGITS[usize::from(byte % 62)])));
    }
    digits
}

/// A text that cannot be an id.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("not an id: expected 1 to {LONGEST} letters, digits, - or _")]
pub struct BadId;

fn checked(text: &str) -> Result<String, BadId> {
    let fits = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    let is_id = (1..=LONGEST).contains(&text.len()) && text.bytes().all(fits);
    if is_id { Ok(text.to_owned()) } else { Err(BadId) }
}

macro_rules! ids {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, sqlx::Type, ToSchema)]
        #[serde(try_from = "String", into = "String")]
        #[schema(value_type = String)]
        #[sqlx(transparent)]
        pub struct $name(String);

        impl $name {
            /// A new id that nobody can guess.
            pub fn random() -> Self {
                Self(random_digits())
            }

            /// The id as text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        impl FromStr for $name {
            type Err = BadId;

            fn from_str(text: &str) -> Result<Self, BadId> {
                checked(text).map(Self)
            }
        }

        impl TryFrom<String> for $name {
            type Error = BadId;

            fn try_from(text: String) -> Result<Self, BadId> {
                text.parse()
            }
        }

        impl From<$name> for String {
            fn from(id: $name) -> String {
                id.0
            }
        }
    )*};
}

ids! {
    /// Which person: a guest or someone with an account. It stays when a guest makes an account.
    PersonId;
    /// Which session of a person: not the secret in the cookie.
    SessionId;
    /// Which API token of a person: not the secret itself.
    TokenId;
    /// Which table.
    TableId;
    /// An invitation to one seat of a table: anyone who knows it may take the seat.
    InvitationId;
    /// Which match of several tables.
    MatchId;
    /// Which seek in the lobby.
    SeekId;
    /// Which challenge from one person to another.
    ChallengeId;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn new_ids_parse_and_differ() {
        let id = TableId::random();
        assert_eq!(id.as_str().len(), LENGTH);
        assert_eq!(id.as_str().parse(), Ok(id.clone()));
        assert_ne!(id, TableId::random());
    }

    #[test]
    fn invalid_ids_are_refused() {
        for text in ["", "a b", "a/b", "é", &"x".repeat(65)] {
            assert_eq!(text.parse::<TableId>(), Err(BadId), "{text:?}");
        }
    }
}
