use super::*;

/// A registration and a sign-in with another implementation on both sides, and what it stored in between.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Recorded {
    create_challenge: Bytes,
    attestation: Value,
    stored: Credential,
    get_challenge: Bytes,
    assertion: Value,
}

fn recorded() -> Recorded {
    serde_json::from_str(include_str!("../testdata/webauthn-rs.json")).unwrap()
}

fn relying_party(url: &str) -> RelyingParty {
    RelyingParty::new(&url.parse().unwrap()).unwrap()
}

fn register(
    party: &RelyingParty,
    answer: &Value,
    challenge: Bytes,
) -> Result<(Bytes, Credential), WebauthnError> {
    let answer: Attestation = serde_json::from_value(answer.clone()).unwrap();
    party.finish_registration(&answer, &Challenge(challenge))
}

fn sign_in(
    party: &RelyingParty,
    answer: &Value,
    challenge: Bytes,
    stored: &Credential,
) -> Result<Credential, WebauthnError> {
    let answer: Assertion = serde_json::from_value(answer.clone()).unwrap();
    party.finish_authentication(&answer, &Challenge(challenge), stored)
}

/// Changes the bytes of a field.
fn change(answer: &Value, field: &str, change: impl FnOnce(&mut Vec<u8>)) -> Value {
    let mut answer = answer.clone();
    let mut bytes = Bytes::decode(answer["response"][field].as_str().unwrap()).unwrap();
    change(&mut bytes.0);
    answer["response"][field] = json!(bytes.encode());
    answer
}

const URL: &str = "http://localhost:4277";

#[test]
fn a_recorded_registration_gives_what_was_stored() {
    let recorded = recorded();
    let party = relying_party(URL);
    let (id, credential) = register(&party, &recorded.attestation, recorded.create_challenge).unwrap();
    assert_eq!(id.encode(), recorded.attestation["rawId"].as_str().unwrap());
    assert_eq!(credential, recorded.stored);
    let again = serde_json::from_str::<Credential>(&serde_json::to_string(&credential).unwrap()).unwrap();
    assert_eq!(again, credential);
}

#[test]
fn a_stored_passkey_signs_in_once_per_counter() {
    let recorded = recorded();
    let party = relying_party(URL);
    let challenge = || recorded.get_challenge.clone();
    let after = sign_in(&party, &recorded.assertion, challenge(), &recorded.stored).unwrap();
    assert_eq!(after.fields().counter, 1);
    assert_eq!(sign_in(&party, &recorded.assertion, challenge(), &after), Err(WebauthnError::Counter));
}

#[test]
fn answers_to_other_ceremonies_are_refused() {
    let recorded = recorded();
    let refused = |url: &str, challenge: &Bytes| {
        sign_in(&relying_party(url), &recorded.assertion, challenge.clone(), &recorded.stored).unwrap_err()
    };
    assert_eq!(refused(URL, &recorded.create_challenge), WebauthnError::Challenge);
    assert_eq!(refused(URL, &Bytes(Vec::new())), WebauthnError::Challenge);
    assert_eq!(refused("http://localhost:9999", &recorded.get_challenge), WebauthnError::Origin);
    assert_eq!(refused("https://localhost:4277", &recorded.get_challenge), WebauthnError::Origin);
    let mut swapped = recorded.assertion.clone();
    swapped["response"]["clientDataJSON"] = recorded.attestation["response"]["clientDataJSON"].clone();
    let party = relying_party(URL);
    let refused = sign_in(&party, &swapped, recorded.create_challenge.clone(), &recorded.stored);
    assert_eq!(refused, Err(WebauthnError::Type));
}

#[test]
fn every_changed_byte_of_an_answer_is_refused() {
    let recorded = recorded();
    let party = relying_party(URL);
    for field in ["authenticatorData", "signature", "clientDataJSON"] {
        let length = Bytes::decode(recorded.assertion["response"][field].as_str().unwrap()).unwrap().0.len();
        for place in 0..length {
            let forged = change(&recorded.assertion, field, |bytes| bytes[place] ^= 1);
            let result = sign_in(&party, &forged, recorded.get_challenge.clone(), &recorded.stored);
            assert!(result.is_err(), "{field}, byte {place}");
        }
    }
}

#[test]
fn a_user_has_to_be_present_and_verified() {
    let recorded = recorded();
    let party = relying_party(URL);
    const FLAGS: usize = 32;
    for (flags, expected) in [
        (0b0000_0100, WebauthnError::UserPresence),
        (0b0000_0001, WebauthnError::UserVerification),
        (0b0001_0101, WebauthnError::BackupState),
        (0b0000_1101, WebauthnError::Signature),
    ] {
        let forged = change(&recorded.assertion, "authenticatorData", |bytes| bytes[FLAGS] = flags);
        let result = sign_in(&party, &forged, recorded.get_challenge.clone(), &recorded.stored);
        assert_eq!(result.unwrap_err(), expected, "{flags:b}");
    }
}

#[test]
fn truncated_and_damaged_registrations_are_refused_without_a_panic() {
    let recorded = recorded();
    let party = relying_party(URL);
    let length = Bytes::decode(recorded.attestation["response"]["attestationObject"].as_str().unwrap())
        .unwrap()
        .0
        .len();
    for place in 0..length {
        let cut = change(&recorded.attestation, "attestationObject", |bytes| bytes.truncate(place));
        assert!(register(&party, &cut, recorded.create_challenge.clone()).is_err(), "{place}");
        for bit in 0..8 {
            let damaged =
                change(&recorded.attestation, "attestationObject", |bytes| bytes[place] ^= 1 << bit);
            // Nothing signs an attestation, so some changes make another valid one.
            let _ = register(&party, &damaged, recorded.create_challenge.clone());
        }
    }
    let mut other_id = recorded.attestation.clone();
    other_id["rawId"] = json!("AAAA");
    let refused = register(&party, &other_id, recorded.create_challenge.clone());
    assert_eq!(refused.unwrap_err(), WebauthnError::CredentialId);
}

#[test]
fn servers_without_a_name_have_no_passkeys() {
    for (url, id) in [
        ("https://play.example.org/", Some("play.example.org")),
        ("http://localhost:4277/", Some("localhost")),
        ("http://127.0.0.1:4277/", None),
        ("http://[::1]/", None),
    ] {
        let party = RelyingParty::new(&url.parse().unwrap());
        assert_eq!(party.as_ref().map(|party| party.id.as_str()), id, "{url}");
    }
}
