use super::WebauthnError;
use super::public_key::PublicKey;

/// The part of an answer that the authenticator writes and signs.
///
/// | what | bytes |
/// |---|---|
/// | SHA-256 of the RP ID | 32 |
/// | flags | 1 |
/// | counter, big-endian | 4 |
/// | with flag `ATTESTED`: AAGUID, length of the credential id, credential id, public key | 16, 2, any, CBOR |
/// | with flag `EXTENSIONS`: outputs of extensions, which are ignored | CBOR |
pub(super) struct AuthenticatorData<'a> {
    rp_id_hash: &'a [u8; 32],
    flags: u8,
    pub(super) counter: u32,
    rest: &'a [u8],
}

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const ATTESTED: u8 = 1 << 6;

/// The longest credential id that the standard allows.
const LONGEST_ID: usize = 1023;

impl<'a> AuthenticatorData<'a> {
    pub(super) fn parse(bytes: &'a [u8]) -> Result<AuthenticatorData<'a>, WebauthnError> {
        let parse = || {
            let (rp_id_hash, rest) = bytes.split_first_chunk::<32>()?;
            let (flags, rest) = rest.split_first()?;
            let (counter, rest) = rest.split_first_chunk::<4>()?;
            Some(AuthenticatorData { rp_id_hash, flags: *flags, counter: u32::from_be_bytes(*counter), rest })
        };
        parse().ok_or(WebauthnError::AuthenticatorData)
    }

    fn has(&self, flag: u8) -> bool {
        self.flags & flag != 0
    }

    /// Checks that this server was asked for, and that the user was there and verified.
    pub(super) fn verify(&self, rp_id_hash: &[u8; 32]) -> Result<(), WebauthnError> {
        if self.rp_id_hash != rp_id_hash {
            return Err(WebauthnError::RpId);
        }
        if !self.has(USER_PRESENT) {
            return Err(WebauthnError::UserPresence);
        }
        if !self.has(USER_VERIFIED) {
            return Err(WebauthnError::UserVerification);
        }
        if self.is_backed_up() && !self.is_backup_eligible() {
            return Err(WebauthnError::BackupState);
        }
        Ok(())
    }

    /// Whether the passkey can be backed up. This never changes.
    pub(super) fn is_backup_eligible(&self) -> bool {
        self.has(BACKUP_ELIGIBLE)
    }

    /// Whether the passkey is backed up.
    pub(super) fn is_backed_up(&self) -> bool {
        self.has(BACKED_UP)
    }

    /// The id and public key of a new passkey.
    pub(super) fn attested(&self) -> Result<(&'a [u8], PublicKey), WebauthnError> {
        if !self.has(ATTESTED) {
            return Err(WebauthnError::AuthenticatorData);
        }
        let split = || {
            let (_aaguid, rest) = self.rest.split_first_chunk::<16>()?;
            let (length, rest) = rest.split_first_chunk::<2>()?;
            let length = usize::from(u16::from_be_bytes(*length));
            rest.split_at_checked(length).filter(|(id, _)| (1..=LONGEST_ID).contains(&id.len()))
        };
        let (id, key) = split().ok_or(WebauthnError::AuthenticatorData)?;
        Ok((id, PublicKey::from_cose(key)?))
    }
}
