use ciborium::Value;
use ring::signature::{
    ECDSA_P256_SHA256_ASN1, ECDSA_P384_SHA384_ASN1, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey, VerificationAlgorithm,
};
use serde::{Deserialize, Serialize};

use super::{Bytes, WebauthnError};

/// The public key of a passkey, as it is stored.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(in crate::people) struct PublicKey {
    #[serde(rename = "type_")]
    algorithm: Algorithm,
    key: Key,
}

/// The algorithms that are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) enum Algorithm {
    /// ECDSA with P-256 and SHA-256.
    ES256,
    /// ECDSA with P-384 and SHA-384.
    ES384,
    /// RSA, PKCS#1 v1.5, with SHA-256.
    RS256,
}

impl Algorithm {
    /// The best first.
    pub(super) const ALL: [Algorithm; 3] = [Algorithm::ES256, Algorithm::ES384, Algorithm::RS256];

    /// The number of the algorithm in COSE.
    pub(super) fn number(self) -> i64 {
        match self {
            Algorithm::ES256 => -7,
            Algorithm::ES384 => -35,
            Algorithm::RS256 => -257,
        }
    }
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Key {
    #[serde(rename = "EC_EC2")]
    Ec { curve: Curve, x: Bytes, y: Bytes },
    #[serde(rename = "RSA")]
    Rsa { n: Bytes, e: [u8; 3] },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
enum Curve {
    #[serde(rename = "SECP256R1")]
    P256,
    #[serde(rename = "SECP384R1")]
    P384,
}

impl Curve {
    /// The length of a coordinate, in bytes.
    fn coordinate(self) -> usize {
        match self {
            Curve::P256 => 32,
            Curve::P384 => 48,
        }
    }
}

impl PublicKey {
    /// Reads a key as an authenticator sends it: a COSE_Key, which may be followed by other data.
    pub(super) fn from_cose(mut bytes: &[u8]) -> Result<PublicKey, WebauthnError> {
        let map = match ciborium::from_reader(&mut bytes) {
            Ok(Value::Map(map)) => map,
            _ => return Err(WebauthnError::PublicKey),
        };
        let field =
            |label: i64| map.iter().find(|(key, _)| *key == Value::from(label)).map(|(_, value)| value);
        let number =
            |label| field(label).and_then(Value::as_integer).and_then(|number| i64::try_from(number).ok());
        let bytes = |label| field(label).and_then(Value::as_bytes).cloned().map(Bytes);
        let parse = || {
            let algorithm = Algorithm::ALL.into_iter().find(|known| Some(known.number()) == number(3))?;
            let key = match (algorithm, number(1)?) {
                (Algorithm::RS256, 3) => Key::Rsa { n: bytes(-1)?, e: bytes(-2)?.0.try_into().ok()? },
                (Algorithm::ES256 | Algorithm::ES384, 2) => {
                    let curve = match (algorithm, number(-1)?) {
                        (Algorithm::ES256, 1) => Curve::P256,
                        (Algorithm::ES384, 2) => Curve::P384,
                        _ => return None,
                    };
                    let (x, y) = (bytes(-2)?, bytes(-3)?);
                    let fits = |bytes: &Bytes| bytes.0.len() == curve.coordinate();
                    (fits(&x) && fits(&y)).then_some(Key::Ec { curve, x, y })?
                }
                _ => return None,
            };
            Some(PublicKey { algorithm, key })
        };
        parse().ok_or(WebauthnError::PublicKey)
    }

    /// Checks a signature of this message.
    pub(super) fn verify(&self, message: &[u8], signature: &[u8]) -> Result<(), WebauthnError> {
        let verified = match (self.algorithm, &self.key) {
            (Algorithm::RS256, Key::Rsa { n, e }) => {
                let key = RsaPublicKeyComponents { n: without_zeros(&n.0), e: without_zeros(e) };
                key.verify(&RSA_PKCS1_2048_8192_SHA256, message, signature)
            }
            (Algorithm::ES256, Key::Ec { curve: Curve::P256, x, y }) => {
                ecdsa(&ECDSA_P256_SHA256_ASN1, x, y).verify(message, signature)
            }
            (Algorithm::ES384, Key::Ec { curve: Curve::P384, x, y }) => {
                ecdsa(&ECDSA_P384_SHA384_ASN1, x, y).verify(message, signature)
            }
            _ => return Err(WebauthnError::PublicKey),
        };
        verified.map_err(|_| WebauthnError::Signature)
    }
}

/// A point on a curve, uncompressed.
fn ecdsa(algorithm: &'static dyn VerificationAlgorithm, x: &Bytes, y: &Bytes) -> UnparsedPublicKey<Vec<u8>> {
    const UNCOMPRESSED: u8 = 4;
    UnparsedPublicKey::new(algorithm, [&[UNCOMPRESSED], &x.0[..], &y.0].concat())
}

/// A number without leading zeros.
fn without_zeros(bytes: &[u8]) -> &[u8] {
    let zeros = bytes.iter().take_while(|byte| **byte == 0).count();
    &bytes[zeros..]
}
