use ciborium::Value as Cbor;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use url::Url;

use super::authenticator_data::AuthenticatorData;
use super::client_data::ClientData;
use super::credential::{Credential, Fields};
use super::public_key::Algorithm;
use super::{Bytes, WebauthnError};

/// This server, as browsers and authenticators know it: passkeys are bound to its host name.
pub(in crate::people) struct RelyingParty {
    id: String,
    id_hash: [u8; 32],
    origin: String,
}

/// Random bytes that an answer has to contain and that are used once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::people) struct Challenge(Bytes);

/// The answer of `navigator.credentials.create`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::people) struct Attestation {
    raw_id: Bytes,
    response: AttestationResponse,
}

#[derive(Deserialize)]
struct AttestationResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: Bytes,
    #[serde(rename = "attestationObject")]
    object: Bytes,
}

/// The answer of `navigator.credentials.get`.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
pub(in crate::people) struct Assertion {
    /// The id of the passkey.
    pub(in crate::people) raw_id: Bytes,
    response: AssertionResponse,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct AssertionResponse {
    #[serde(rename = "clientDataJSON")]
    client_data: Bytes,
    authenticator_data: Bytes,
    signature: Bytes,
    user_handle: Option<Bytes>,
}

impl Assertion {
    /// The user handle under which the passkey was made.
    pub(in crate::people) fn user_handle(&self) -> Option<&[u8]> {
        self.response.user_handle.as_ref().map(|handle| &handle.0[..])
    }
}

/// How long a browser waits for the user, in milliseconds.
const TIMEOUT: u32 = 300_000;

impl Challenge {
    fn random() -> Challenge {
        let bytes: [u8; 32] = rand::random();
        Challenge(Bytes(bytes.to_vec()))
    }
}

impl RelyingParty {
    /// A server at this URL. `None` if its host is an address instead of a name, which browsers refuse.
    pub(in crate::people) fn new(url: &Url) -> Option<RelyingParty> {
        let id = url.domain()?.to_owned();
        let id_hash = Sha256::digest(&id).into();
        Some(RelyingParty { id, id_hash, origin: url.origin().ascii_serialization() })
    }

    /// Options for `navigator.credentials.create`. The passkey is stored on the authenticator, so that signing in needs
    /// no name.
    pub(in crate::people) fn begin_registration(
        &self,
        user_handle: &[u8],
        name: &str,
        known: Vec<Bytes>,
    ) -> (Value, Challenge) {
        let challenge = Challenge::random();
        let algorithms = Algorithm::ALL.map(|known| json!({ "type": "public-key", "alg": known.number() }));
        let known: Vec<Value> =
            known.into_iter().map(|id| json!({ "type": "public-key", "id": id.encode() })).collect();
        let options = json!({
            "publicKey": {
                "rp": { "id": self.id, "name": "Holocourt" },
                "user": { "id": Bytes(user_handle.to_vec()).encode(), "name": name, "displayName": name },
                "challenge": challenge.0.encode(),
                "pubKeyCredParams": algorithms,
                "timeout": TIMEOUT,
                "excludeCredentials": known,
                "authenticatorSelection": {
                    "residentKey": "required",
                    "requireResidentKey": true,
                    "userVerification": "required",
                },
                "attestation": "none",
                "extensions": {
                    "credentialProtectionPolicy": "userVerificationRequired",
                    "enforceCredentialProtectionPolicy": false,
                },
            },
        });
        (options, challenge)
    }

    /// Verifies a new passkey; returns its id and what is to be stored.
    pub(in crate::people) fn finish_registration(
        &self,
        answer: &Attestation,
        challenge: &Challenge,
    ) -> Result<(Bytes, Credential), WebauthnError> {
        self.verify_client_data(&answer.response.client_data, "webauthn.create", challenge)?;
        let object: Cbor = ciborium::from_reader(&answer.response.object.0[..])
            .map_err(|_| WebauthnError::AttestationObject)?;
        let fields = object.as_map().ok_or(WebauthnError::AttestationObject)?;
        let data = fields.iter().find(|(key, _)| key.as_text() == Some("authData"));
        let data = data.and_then(|(_, data)| data.as_bytes()).ok_or(WebauthnError::AttestationObject)?;
        let data = AuthenticatorData::parse(data)?;
        data.verify(&self.id_hash)?;
        let (id, key) = data.attested()?;
        if id != answer.raw_id.0 {
            return Err(WebauthnError::CredentialId);
        }
        let fields = Fields {
            key,
            counter: data.counter,
            backup_eligible: data.is_backup_eligible(),
            backup_state: data.is_backed_up(),
        };
        Ok((answer.raw_id.clone(), Credential::new(fields)))
    }

    /// Options for `navigator.credentials.get`. They name no passkey, so the user chooses one.
    pub(in crate::people) fn begin_authentication(&self) -> (Value, Challenge) {
        let challenge = Challenge::random();
        let options = json!({
            "publicKey": {
                "challenge": challenge.0.encode(),
                "timeout": TIMEOUT,
                "rpId": self.id,
                "allowCredentials": [],
                "userVerification": "required",
            },
        });
        (options, challenge)
    }

    /// Verifies an answer by this passkey; returns what is to be stored from now on.
    pub(in crate::people) fn finish_authentication(
        &self,
        answer: &Assertion,
        challenge: &Challenge,
        credential: &Credential,
    ) -> Result<Credential, WebauthnError> {
        let AssertionResponse { client_data, authenticator_data, signature, .. } = &answer.response;
        self.verify_client_data(client_data, "webauthn.get", challenge)?;
        let data = AuthenticatorData::parse(&authenticator_data.0)?;
        data.verify(&self.id_hash)?;
        let stored = credential.fields();
        let message = [&authenticator_data.0[..], &Sha256::digest(&client_data.0)].concat();
        stored.key.verify(&message, &signature.0)?;
        if data.is_backup_eligible() != stored.backup_eligible {
            return Err(WebauthnError::BackupEligibility);
        }
        let counts = data.counter != 0 || stored.counter != 0;
        if counts && data.counter <= stored.counter {
            return Err(WebauthnError::Counter);
        }
        let fields = Fields { counter: data.counter, backup_state: data.is_backed_up(), ..stored.clone() };
        Ok(Credential::new(fields))
    }

    fn verify_client_data(
        &self,
        client_data: &Bytes,
        kind: &str,
        challenge: &Challenge,
    ) -> Result<(), WebauthnError> {
        ClientData::verify(&client_data.0, kind, &challenge.0.0, &self.origin)
    }
}

#[cfg(test)]
mod tests;
