use reqwest::Method;
use serde_json::{Value, json};

use crate::authenticator::{Authenticator, decode, encode};
use crate::common::client::{Answer, Client};
use crate::common::server::TestServer;

const ORIGIN: &str = "http://localhost:4277";

/// A server with a host name; passkeys need one.
async fn server() -> TestServer {
    TestServer::start_with(|config| config.public_url = Some(ORIGIN.parse().unwrap())).await
}

/// A browser with an authenticator.
struct Device {
    http: reqwest::Client,
    address: String,
    authenticator: Authenticator,
}

impl Device {
    fn new(server: &TestServer) -> Device {
        Device {
            http: reqwest::Client::builder().cookie_store(true).build().unwrap(),
            address: server.origin(),
            authenticator: Authenticator::default(),
        }
    }

    async fn send(&self, method: Method, path: &str, body: Value) -> Answer {
        let request = self.http.request(method, format!("{}{path}", self.address));
        Client::send(request.header("origin", ORIGIN).json(&body)).await
    }

    async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, body).await
    }

    /// Answers like a device that stores its passkeys: the server names none.
    fn answer(&mut self, options: &Value, origin: &str) -> Value {
        assert_eq!(options["publicKey"]["allowCredentials"], json!([]), "nobody is named");
        self.authenticator.get(options, origin)
    }

    async fn sign_up(&self, name: &str) -> Value {
        let account = json!({ "name": name, "password": "correct horse" });
        self.post("/api/v1/account", account).await.expect(201)
    }

    async fn add_passkey(&mut self) -> Value {
        let begun = self.post("/api/v1/me/passkeys/begin", json!({})).await.expect(200);
        let selection = &begun["options"]["publicKey"]["authenticatorSelection"];
        assert_eq!(selection["residentKey"], "required", "the device must know whose it is");
        assert_eq!(selection["userVerification"], "required");
        let credential = self.authenticator.create(&begun["options"], ORIGIN);
        let body = json!({ "ceremony": begun["ceremony"], "name": "telephone", "credential": credential });
        self.post("/api/v1/me/passkeys/finish", body).await.expect(201)
    }

    async fn sign_in(&mut self, origin: &str) -> Answer {
        let begun = self.post("/api/v1/session/passkey/begin", json!({})).await.expect(200);
        let credential = self.answer(&begun["options"], origin);
        let body = json!({ "ceremony": begun["ceremony"], "credential": credential });
        self.post("/api/v1/session/passkey/finish", body).await
    }
}

#[tokio::test]
async fn a_passkey_signs_in_without_a_name() {
    let server = server().await;
    let mut device = Device::new(&server);
    let me = device.sign_up("Ann").await;
    let passkey = device.add_passkey().await;
    device.send(Method::DELETE, "/api/v1/session", json!({})).await.expect(204);
    device.send(Method::GET, "/api/v1/me", json!({})).await.refused(401);
    assert_eq!(device.sign_in(ORIGIN).await.expect(200)["id"], me["id"]);
    assert_eq!(device.send(Method::GET, "/api/v1/me", json!({})).await.expect(200)["name"], "Ann");

    let list = device.send(Method::GET, "/api/v1/me/passkeys", json!({})).await.expect(200);
    assert_eq!((&list[0]["id"], &list[0]["name"]), (&passkey["id"], &json!("telephone")));
    assert!(list[0]["usedAt"].is_i64());
    let path = format!("/api/v1/me/passkeys/{}", passkey["id"].as_str().unwrap());
    device.send(Method::DELETE, &path, json!({})).await.expect(204);
    assert_eq!(device.sign_in(ORIGIN).await.refused(401), "not-signed-in");
}

#[tokio::test]
async fn a_passkey_challenge_is_bound_to_page_and_person_and_used_once() {
    let server = server().await;
    let mut device = Device::new(&server);
    device.sign_up("Ann").await;
    device.add_passkey().await;
    let stranger = Device::new(&server);
    let begin = async || stranger.post("/api/v1/session/passkey/begin", json!({})).await.expect(200);
    let finish = async |ceremony: &Value, credential: &Value| {
        let body = json!({ "ceremony": ceremony, "credential": credential });
        stranger.post("/api/v1/session/passkey/finish", body).await
    };

    let begun = begin().await;
    let elsewhere = device.answer(&begun["options"], "http://localhost:9999");
    assert_eq!(finish(&begun["ceremony"], &elsewhere).await.refused(401), "not-signed-in", "another page");

    let [first, second] = [begin().await, begin().await];
    let answer = device.answer(&first["options"], ORIGIN);
    assert_eq!(finish(&second["ceremony"], &answer).await.refused(401), "not-signed-in", "another question");
    finish(&first["ceremony"], &answer).await.expect(200);
    assert_eq!(finish(&first["ceremony"], &answer).await.refused(400), "passkey-expired", "a second time");

    let begun = begin().await;
    let mut of_another = device.answer(&begun["options"], ORIGIN);
    of_another["response"]["userHandle"] = json!(encode(&[7; 16]));
    assert_eq!(finish(&begun["ceremony"], &of_another).await.refused(401), "not-signed-in", "another person");

    let begun = begin().await;
    let mut forged = device.answer(&begun["options"], ORIGIN);
    let mut signature = decode(&forged["response"]["signature"]);
    *signature.last_mut().unwrap() ^= 1;
    forged["response"]["signature"] = json!(encode(&signature));
    assert_eq!(finish(&begun["ceremony"], &forged).await.refused(401), "not-signed-in", "a forged signature");

    let begun = begin().await;
    let nonsense = json!({ "ceremony": begun["ceremony"], "credential": { "id": 1 } });
    assert_eq!(
        stranger.post("/api/v1/session/passkey/finish", nonsense).await.refused(400),
        "bad-passkey-answer"
    );
}

#[tokio::test]
async fn a_passkey_belongs_to_the_person_who_started_registration() {
    let server = server().await;
    let [mut ann, eve] = [Device::new(&server), Device::new(&server)];
    ann.sign_up("Ann").await;
    eve.sign_up("Eve").await;
    let begun = ann.post("/api/v1/me/passkeys/begin", json!({})).await.expect(200);
    let credential = ann.authenticator.create(&begun["options"], ORIGIN);
    let body = json!({ "ceremony": begun["ceremony"], "name": "mine", "credential": credential });
    assert_eq!(eve.post("/api/v1/me/passkeys/finish", body.clone()).await.refused(400), "passkey-expired");
    assert_eq!(
        ann.post("/api/v1/me/passkeys/finish", body).await.refused(400),
        "passkey-expired",
        "it is used up"
    );

    let guest = Device::new(&server);
    guest.post("/api/v1/guest", json!({})).await.expect(201);
    assert_eq!(
        guest.post("/api/v1/me/passkeys/begin", json!({})).await.refused(403),
        "guests-have-no-passkeys"
    );
}
