//! WebAuthn for passkeys, after <https://www.w3.org/TR/webauthn-3/>: what browsers are asked, and the verification of
//! their answers. Signatures are verified by `ring`. No attestation is asked for, so none is verified: any
//! authenticator will do.

mod authenticator_data;
mod base64url;
mod client_data;
mod credential;
mod public_key;
mod relying_party;

pub(super) use base64url::Bytes;
pub(super) use credential::Credential;
pub(super) use relying_party::{Assertion, Attestation, Challenge, RelyingParty};

/// Why an answer is refused. The text is for logs and programmers.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub(super) enum WebauthnError {
    #[error("the client data cannot be read")]
    ClientData,
    #[error("the answer belongs to another kind of ceremony")]
    Type,
    #[error("the answer belongs to another challenge")]
    Challenge,
    #[error("the answer belongs to another origin")]
    Origin,
    #[error("the answer comes from a page inside another page")]
    CrossOrigin,
    #[error("the attestation cannot be read")]
    AttestationObject,
    #[error("the authenticator data cannot be read")]
    AuthenticatorData,
    #[error("the answer belongs to another host name")]
    RpId,
    #[error("the user was not present")]
    UserPresence,
    #[error("the user was not verified")]
    UserVerification,
    #[error("a passkey that is backed up has to be eligible for it")]
    BackupState,
    #[error("the passkey has changed whether it can be backed up")]
    BackupEligibility,
    #[error("the ids of the passkey differ")]
    CredentialId,
    #[error("unknown kind of public key: expected ES256, ES384 or RS256")]
    PublicKey,
    #[error("the signature is wrong")]
    Signature,
    #[error("the counter did not rise: the passkey may have been copied")]
    Counter,
}
