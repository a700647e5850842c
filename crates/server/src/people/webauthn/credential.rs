use serde::{Deserialize, Serialize};

use super::public_key::PublicKey;

/// What is stored of a passkey, as JSON. Databases of version 0.1 have more fields, which are ignored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::people) struct Credential {
    cred: Fields,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Fields {
    #[serde(rename = "cred")]
    pub(super) key: PublicKey,
    /// How many signatures the authenticator has made; 0 if it does not count.
    pub(super) counter: u32,
    pub(super) backup_eligible: bool,
    pub(super) backup_state: bool,
}

impl Credential {
    pub(super) fn new(fields: Fields) -> Credential {
        Credential { cred: fields }
    }

    pub(super) fn fields(&self) -> &Fields {
        &self.cred
    }
}
