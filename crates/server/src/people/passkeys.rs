use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use sha2::{Digest, Sha256};
use uuid::Uuid;
use webauthn_rs::prelude::{
    CreationChallengeResponse, DiscoverableAuthentication, Passkey as Credential, PasskeyRegistration,
    PublicKeyCredential, RegisterPublicKeyCredential, RequestChallengeResponse, Webauthn, WebauthnBuilder,
};
use webauthn_rs_proto::ResidentKeyRequirement;

use super::pending::Pending;
use super::{People, Secret};
use crate::config::Config;
use crate::error::ApiError;
use crate::id::PersonId;
use crate::reason::Reason;
use crate::store::{Passkey, Person, PersonKind};

/// How many passkeys a person may have.
const MOST: usize = 20;

/// The ceremonies of WebAuthn. What was begun waits in memory for its end.
pub struct Passkeys {
    /// None where the address of the server has no name, as browsers then refuse.
    webauthn: Option<Webauthn>,
    registrations: Pending<(PersonId, PasskeyRegistration)>,
    sign_ins: Pending<DiscoverableAuthentication>,
}

impl Passkeys {
    pub(super) fn new(config: &Config) -> Passkeys {
        let url = config.base_url();
        let webauthn = url.domain().and_then(|domain| {
            let builder = WebauthnBuilder::new(domain, &url).ok()?.rp_name("Holocourt");
            builder.build().ok()
        });
        Passkeys { webauthn, registrations: Pending::new(), sign_ins: Pending::new() }
    }

    fn webauthn(&self) -> Result<&Webauthn, ApiError> {
        self.webauthn.as_ref().ok_or_else(|| Reason::PasskeysUnavailable.into())
    }
}

/// The number by which passkeys know a person: it must not say who it is.
fn handle(person: &PersonId) -> Uuid {
    let hash = Sha256::digest(format!("holocourt passkey {person}"));
    let mut bytes = [0; 16];
    bytes.copy_from_slice(&hash[..16]);
    Uuid::from_bytes(bytes)
}

fn busy() -> ApiError {
    Reason::PasskeysBusy.into()
}

fn expired() -> ApiError {
    Reason::PasskeyExpired.into()
}

impl People {
    /// Begins to make a passkey for an account: what the browser is to be asked, and the secret to come back with.
    pub async fn begin_passkey(
        &self,
        person: &Person,
    ) -> Result<(CreationChallengeResponse, Secret), ApiError> {
        if person.kind != PersonKind::Account {
            return Err(Reason::GuestsHaveNoPasskeys.into());
        }
        let webauthn = self.passkeys.webauthn()?;
        let known = self.store.passkeys_of(&person.id).await?;
        if known.len() >= MOST {
            return Err(Reason::TooManyPasskeys { most: MOST }.into());
        }
        let known = known.iter().filter_map(|passkey| URL_SAFE_NO_PAD.decode(&passkey.id).ok());
        let known = known.collect();
        let (mut options, state) = webauthn
            .start_passkey_registration(handle(&person.id), &person.name, &person.name, Some(known))
            .map_err(ApiError::internal)?;
        // Signing in asks for no name, so the passkey must know whose it is.
        if let Some(selection) = &mut options.public_key.authenticator_selection {
            selection.resident_key = Some(ResidentKeyRequirement::Required);
            selection.require_resident_key = true;
        }
        let secret = self.passkeys.registrations.put((person.id.clone(), state)).ok_or_else(busy)?;
        Ok((options, secret))
    }

    /// Ends what was begun: keeps the passkey that the browser has made.
    pub async fn finish_passkey(
        &self,
        person: &Person,
        secret: &str,
        name: &str,
        answer: &RegisterPublicKeyCredential,
    ) -> Result<Passkey, ApiError> {
        let (owner, state) = self.passkeys.registrations.take(secret).ok_or_else(expired)?;
        if owner != person.id {
            return Err(expired());
        }
        let credential = self
            .passkeys
            .webauthn()?
            .finish_passkey_registration(answer, &state)
            .map_err(|error| Reason::BadPasskey { detail: error.to_string() })?;
        let id = URL_SAFE_NO_PAD.encode(credential.cred_id());
        if self.store.passkey(&id).await?.is_some() {
            return Err(Reason::PasskeyKnown.into());
        }
        let passkey = Passkey {
            id,
            person_id: person.id.clone(),
            name: name.to_owned(),
            credential: write(&credential)?,
            created_at: self.clock.now(),
            used_at: None,
        };
        self.store.create_passkey(&passkey).await?;
        Ok(passkey)
    }

    /// Begins to sign in by passkey: what the browser is to be asked, and the secret to come back with. It is the same
    /// for everybody.
    pub async fn begin_passkey_sign_in(&self) -> Result<(RequestChallengeResponse, Secret), ApiError> {
        let (mut options, state) =
            self.passkeys.webauthn()?.start_discoverable_authentication().map_err(ApiError::internal)?;
        // Whether the browser asks at once or in a field is for the page to say.
        options.mediation = None;
        let secret = self.passkeys.sign_ins.put(state).ok_or_else(busy)?;
        Ok((options, secret))
    }

    /// Ends what was begun: says whose passkey has answered.
    pub async fn finish_passkey_sign_in(
        &self,
        secret: &str,
        answer: &PublicKeyCredential,
    ) -> Result<Person, ApiError> {
        let state = self.passkeys.sign_ins.take(secret).ok_or_else(expired)?;
        let id = URL_SAFE_NO_PAD.encode(&answer.raw_id);
        let passkey = self.store.passkey(&id).await?.ok_or(Reason::NotSignedIn)?;
        let claimed = answer.get_user_unique_id();
        if claimed != Some(handle(&passkey.person_id).as_bytes().as_slice()) {
            return Err(Reason::NotSignedIn.into());
        }
        let mut credential: Credential = serde_json::from_str(&passkey.credential)
            .map_err(|error| ApiError::internal(format!("a passkey cannot be read: {error}")))?;
        let result = self
            .passkeys
            .webauthn()?
            .finish_discoverable_authentication_v2(answer, state, &credential)
            .map_err(|_| Reason::NotSignedIn)?;
        credential.update_credential(&result);
        self.store.use_passkey(&id, &write(&credential)?, self.clock.now()).await?;
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

fn write(credential: &Credential) -> Result<String, ApiError> {
    serde_json::to_string(credential).map_err(ApiError::internal)
}
