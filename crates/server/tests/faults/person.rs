use std::net::SocketAddr;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use reqwest::Method;
use serde_json::{Value, json};

use crate::common::client::name_crypto;

/// How long an answer may take. Longer than the server may need to say that its database is away.
const TIMEOUT: Duration = Duration::from_secs(20);

/// Where the server is: somewhere else after each start. With the connections of all people, who would otherwise take
/// one each.
#[derive(Clone)]
pub(crate) struct Address {
    address: Arc<Mutex<SocketAddr>>,
    http: reqwest::Client,
}

impl Address {
    pub(crate) fn new(address: SocketAddr) -> Address {
        name_crypto();
        let http = reqwest::Client::builder().timeout(TIMEOUT).no_proxy().build().unwrap();
        Address { address: Arc::new(Mutex::new(address)), http }
    }

    pub(crate) fn get(&self) -> SocketAddr {
        *self.address.lock().unwrap()
    }

    pub(crate) fn set(&self, address: SocketAddr) {
        *self.address.lock().unwrap() = address;
    }
}

/// The connection broke, or there is none: the request may or may not have been carried out.
#[derive(Debug)]
pub(crate) struct Gone;

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) body: Value,
}

impl Answer {
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status, status, "{}", self.body);
        self.body
    }

    /// The code of the error.
    pub(crate) fn code(&self) -> &str {
        self.body["error"]["code"].as_str().unwrap_or_default()
    }
}

/// A person with a browser, known by a cookie.
#[derive(Clone)]
pub(crate) struct Person {
    pub(crate) name: String,
    pub(crate) cookie: String,
    pub(crate) address: Address,
    /// The address that a proxy would report.
    pub(crate) forwarded: Option<String>,
}

impl Person {
    pub(crate) const PASSWORD: &str = "correct horse";

    /// Somebody whom the server does not know.
    pub(crate) fn nobody(address: &Address) -> Person {
        let (name, cookie, address) = (String::new(), String::new(), address.clone());
        Person { name, cookie, address, forwarded: None }
    }

    pub(crate) async fn guest(address: &Address) -> Person {
        let mut person = Person::nobody(address);
        person.enter("/api/v1/guest", json!({})).await.unwrap().expect(201);
        person
    }

    pub(crate) async fn account(address: &Address, name: &str) -> Person {
        let mut person = Person::nobody(address);
        person.sign_up(name).await.unwrap().expect(201);
        person
    }

    pub(crate) async fn sign_up(&mut self, name: &str) -> Result<Answer, Gone> {
        self.enter("/api/v1/account", json!({ "name": name, "password": Person::PASSWORD })).await
    }

    pub(crate) async fn sign_in(&mut self, name: &str) -> Result<Answer, Gone> {
        self.enter("/api/v1/session", json!({ "name": name, "password": Person::PASSWORD })).await
    }

    /// Sends a request that is answered with a cookie.
    async fn enter(&mut self, path: &str, body: Value) -> Result<Answer, Gone> {
        let response = self.request(Method::POST, path).json(&body).send().await.map_err(|_| Gone)?;
        let cookie = response.headers().get("set-cookie").and_then(|value| value.to_str().ok());
        let cookie = cookie.and_then(|cookie| cookie.split(';').next()).map(str::to_owned);
        let answer = read(response).await?;
        if let (200 | 201, Some(cookie)) = (answer.status, cookie) {
            self.cookie = cookie;
            self.name = answer.body["name"].as_str().unwrap().to_owned();
        }
        Ok(answer)
    }

    pub(crate) fn origin(&self) -> String {
        format!("http://{}", self.address.get())
    }

    fn request(&self, method: Method, path: &str) -> reqwest::RequestBuilder {
        let origin = self.origin();
        let mut request =
            self.address.http.request(method, format!("{origin}{path}")).header("origin", origin);
        if !self.cookie.is_empty() {
            request = request.header("cookie", &self.cookie);
        }
        if let Some(forwarded) = &self.forwarded {
            request = request.header("x-forwarded-for", forwarded);
        }
        request
    }

    pub(crate) async fn get(&self, path: &str) -> Result<Answer, Gone> {
        read(self.request(Method::GET, path).send().await.map_err(|_| Gone)?).await
    }

    pub(crate) async fn post(&self, path: &str, body: &Value) -> Result<Answer, Gone> {
        read(self.request(Method::POST, path).json(body).send().await.map_err(|_| Gone)?).await
    }

    pub(crate) async fn patch(&self, path: &str, body: &Value) -> Result<Answer, Gone> {
        read(self.request(Method::PATCH, path).json(body).send().await.map_err(|_| Gone)?).await
    }
}

async fn read(response: reqwest::Response) -> Result<Answer, Gone> {
    let status = response.status().as_u16();
    let text = response.text().await.map_err(|_| Gone)?;
    let body = serde_json::from_str(&text).unwrap_or(Value::String(text));
    Ok(Answer { status, body })
}
