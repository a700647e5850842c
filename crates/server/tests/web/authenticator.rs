use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ciborium::cbor;
use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_ASN1_SIGNING, EcdsaKeyPair, KeyPair};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

/// A browser's passkeys, in software: answers as `navigator.credentials` does, for any origin.
#[derive(Default)]
pub(crate) struct Authenticator {
    passkeys: Vec<Passkey>,
    counter: u32,
}

struct Passkey {
    id: Vec<u8>,
    user_handle: Value,
    keys: EcdsaKeyPair,
}

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const ATTESTED: u8 = 1 << 6;

impl Authenticator {
    /// `navigator.credentials.create`
    pub(crate) fn create(&mut self, options: &Value, origin: &str) -> Value {
        let options = &options["publicKey"];
        assert!(options["pubKeyCredParams"].as_array().unwrap().iter().any(|known| known["alg"] == -7));
        let random = SystemRandom::new();
        let keys = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, &random).unwrap();
        let keys = EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_ASN1_SIGNING, keys.as_ref(), &random).unwrap();
        let id = rand::random::<[u8; 16]>().to_vec();
        let (x, y) = keys.public_key().as_ref()[1..].split_at(32);
        let bytes = |bytes: &[u8]| ciborium::Value::Bytes(bytes.to_vec());
        let key = cbor!({ 1 => 2, 3 => -7, -1 => 1, -2 => bytes(x), -3 => bytes(y) }).unwrap();
        let mut data = self.data(options["rp"]["id"].as_str().unwrap(), ATTESTED);
        data.extend([0; 16]);
        data.extend((id.len() as u16).to_be_bytes());
        data.extend(&id);
        ciborium::into_writer(&key, &mut data).unwrap();
        let object = cbor!({ "fmt" => "none", "attStmt" => {}, "authData" => bytes(&data) }).unwrap();
        let mut attestation = Vec::new();
        ciborium::into_writer(&object, &mut attestation).unwrap();
        let user_handle = options["user"]["id"].clone();
        let answer = json!({ "id": encode(&id), "rawId": encode(&id), "type": "public-key", "response": {
            "clientDataJSON": encode(client_data("webauthn.create", options, origin).as_bytes()),
            "attestationObject": encode(&attestation),
        }});
        self.passkeys.push(Passkey { id, user_handle, keys });
        answer
    }

    /// `navigator.credentials.get`, with the newest passkey.
    pub(crate) fn get(&mut self, options: &Value, origin: &str) -> Value {
        let options = &options["publicKey"];
        let data = self.data(options["rpId"].as_str().unwrap(), 0);
        let passkey = self.passkeys.last().unwrap();
        let client_data = client_data("webauthn.get", options, origin);
        let message = [&data[..], &Sha256::digest(&client_data)].concat();
        let signature = passkey.keys.sign(&SystemRandom::new(), &message).unwrap();
        json!({ "id": encode(&passkey.id), "rawId": encode(&passkey.id), "type": "public-key", "response": {
            "clientDataJSON": encode(client_data.as_bytes()),
            "authenticatorData": encode(&data),
            "signature": encode(signature.as_ref()),
            "userHandle": passkey.user_handle,
        }})
    }

    fn data(&mut self, rp_id: &str, flags: u8) -> Vec<u8> {
        self.counter += 1;
        let mut data = Sha256::digest(rp_id).to_vec();
        data.push(flags | USER_PRESENT | USER_VERIFIED);
        data.extend(self.counter.to_be_bytes());
        data
    }
}

fn client_data(kind: &str, options: &Value, origin: &str) -> String {
    json!({ "type": kind, "challenge": options["challenge"], "origin": origin, "crossOrigin": false })
        .to_string()
}

/// Bytes as base64url.
pub(crate) fn encode(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// Bytes from base64url.
pub(crate) fn decode(text: &Value) -> Vec<u8> {
    URL_SAFE_NO_PAD.decode(text.as_str().unwrap()).unwrap()
}
