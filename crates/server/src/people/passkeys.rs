use sha2::{Digest, Sha256};

use super::pending::Pending;
use super::webauthn::{Assertion, Attestation, Bytes, Challenge, Credential, RelyingParty};
use super::{People, Secret};
use crate::config::Config;
use crate::error::ApiError;
use crate::id::PersonId;
use crate::reason::Reason;
use crate::store::{Passkey, Person, PersonKind};

/// How many passkeys a person may have.
const MOST: usize = 20;

/// The ceremonies of WebAuthn, each of which waits in memory for its second half.
pub struct Passkeys {
    /// `None` if the server has no host name, in which case browsers refuse passkeys.
    relying_party: Option<RelyingParty>,
    registrations: Pending<(PersonId, Challenge)>,
    sign_ins: Pending<Challenge>,
}

impl Passkeys {
    pub(super) fn new(config: &Config) -> Passkeys {
        Passkeys {
            relying_party: RelyingParty::new(&config.base_url()),
            registrations: Pending::new(),
            sign_ins: Pending::new(),
        }
    }

    fn relying_party(&self) -> Result<&RelyingParty, ApiError> {
        self.relying_party.as_ref().ok_or_else(|| Reason::PasskeysUnavailable.into())
    }
}

/// The user handle that passkeys store: it must not reveal who the person is.
fn user_handle(person: &PersonId) -> [u8; 16] {
    let hash = Sha256::digest(format!("holocourt passkey {person}"));
    let mut handle = [0; 16];
    handle.copy_from_slice(&hash[..16]);
    handle
}

fn expired() -> ApiError {
    Reason::PasskeyExpired.into()
}

impl People {
    /// Begins to add a passkey to an account: returns options for the browser, and a secret for the second half.
    pub async fn begin_passkey(&self, person: &Person) -> Result<(serde_json::Value, Secret), ApiError> {
        if person.kind != PersonKind::Account {
            return Err(Reason::GuestsHaveNoPasskeys.into());
        }
        let relying_party = self.passkeys.relying_party()?;
        let known = self.store.passkeys_of(&person.id).await?;
        if known.len() >= MOST {
            return Err(Reason::TooManyPasskeys { most: MOST }.into());
        }
        let known = known.iter().filter_map(|passkey| Bytes::decode(&passkey.id)).collect();
        let handle = user_handle(&person.id);
        let (options, challenge) = relying_party.begin_registration(&handle, &person.name, known);
        let secret = self.passkeys.registrations.put(Some(&person.id), (person.id.clone(), challenge));
        Ok((options, secret))
    }

    /// Stores the passkey that the browser has made.
    pub(super) async fn finish_passkey(
        &self,
        person: &Person,
        secret: &str,
        name: &str,
        answer: &Attestation,
    ) -> Result<Passkey, ApiError> {
        let (owner, challenge) = self.passkeys.registrations.take(secret).ok_or_else(expired)?;
        if owner != person.id {
            return Err(expired());
        }
        let (id, credential) = self
            .passkeys
            .relying_party()?
            .finish_registration(answer, &challenge)
            .map_err(|error| Reason::BadPasskey { detail: error.to_string() })?;
        let id = id.encode();
        if self.store.passkey(&id).await?.is_some() {
            return Err(Reason::PasskeyKnown.into());
        }
        let passkey = Passkey {
            id,
            person_id: person.id.clone(),
            name: name.to_owned(),
            credential: to_json(&credential)?,
            created_at: self.clock.now(),
            used_at: None,
        };
        self.store.create_passkey(&passkey).await?;
        Ok(passkey)
    }

    /// Begins to sign in by passkey: returns options for the browser, which are the same for everyone, and a secret for
    /// the second half.
    pub async fn begin_passkey_sign_in(&self) -> Result<(serde_json::Value, Secret), ApiError> {
        let (options, challenge) = self.passkeys.relying_party()?.begin_authentication();
        Ok((options, self.passkeys.sign_ins.put(None, challenge)))
    }

    /// Verifies the browser's answer and returns the owner of the passkey.
    pub(super) async fn finish_passkey_sign_in(
        &self,
        secret: &str,
        answer: &Assertion,
    ) -> Result<Person, ApiError> {
        let challenge = self.passkeys.sign_ins.take(secret).ok_or_else(expired)?;
        let id = answer.raw_id.encode();
        let passkey = self.store.passkey(&id).await?.ok_or(Reason::NotSignedIn)?;
        if answer.user_handle() != Some(&user_handle(&passkey.person_id)) {
            return Err(Reason::NotSignedIn.into());
        }
        let credential: Credential = serde_json::from_str(&passkey.credential)
            .map_err(|error| ApiError::internal(format!("a passkey cannot be read: {error}")))?;
        let credential = self
            .passkeys
            .relying_party()?
            .finish_authentication(answer, &challenge, &credential)
            .map_err(|_| Reason::NotSignedIn)?;
        self.store.use_passkey(&id, &to_json(&credential)?, self.clock.now()).await?;
        let person = self.store.person(&passkey.person_id).await?.ok_or(Reason::NotSignedIn)?;
        if person.banned_at.is_some() {
            let reason = person.ban_reason.unwrap_or_default();
            return Err(Reason::Banned { reason }.into());
        }
        Ok(person)
    }

    /// All passkeys of a person.
    pub async fn passkeys(&self, person: &PersonId) -> Result<Vec<Passkey>, ApiError> {
        Ok(self.store.passkeys_of(person).await?)
    }

    /// Removes a passkey.
    pub async fn remove_passkey(&self, person: &PersonId, id: &str) -> Result<(), ApiError> {
        match self.store.remove_passkey(person, id).await? {
            true => Ok(()),
            false => Err(Reason::NoSuchPasskey.into()),
        }
    }
}

fn to_json(credential: &Credential) -> Result<String, ApiError> {
    serde_json::to_string(credential).map_err(ApiError::internal)
}
