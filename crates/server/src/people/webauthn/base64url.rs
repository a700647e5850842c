use base64::Engine;
use base64::alphabet::URL_SAFE;
use base64::engine::{DecodePaddingMode, GeneralPurpose, GeneralPurposeConfig};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// Bytes that are base64url in JSON. Padding is accepted but not written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(in crate::people) struct Bytes(pub(in crate::people) Vec<u8>);

const BASE64URL: GeneralPurpose = GeneralPurpose::new(
    &URL_SAFE,
    GeneralPurposeConfig::new()
        .with_encode_padding(false)
        .with_decode_padding_mode(DecodePaddingMode::Indifferent),
);

impl Bytes {
    /// The bytes as base64url.
    pub(in crate::people) fn encode(&self) -> String {
        BASE64URL.encode(&self.0)
    }

    /// Bytes from base64url.
    pub(in crate::people) fn decode(text: &str) -> Option<Bytes> {
        BASE64URL.decode(text).ok().map(Bytes)
    }
}

impl Serialize for Bytes {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(&self.encode())
    }
}

impl<'de> Deserialize<'de> for Bytes {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bytes, D::Error> {
        let text = String::deserialize(deserializer)?;
        Bytes::decode(&text).ok_or_else(|| D::Error::custom("expected bytes as base64url"))
    }
}
