use reqwest::{Method, RequestBuilder, StatusCode};
use serde_json::Value;

/// An HTTP client: a browser, with cookies and an `Origin`, or a program with a token.
#[derive(Clone)]
pub(crate) struct Client {
    http: reqwest::Client,
    origin: String,
    token: Option<String>,
}

/// A response.
#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: reqwest::header::HeaderMap,
    pub(crate) text: String,
}

/// These tests never use TLS, but in a build with all features the library requires a choice of crypto provider.
pub(crate) fn name_crypto() {
    // An error means that there already is one.
    let _ = rustls::crypto::ring::default_provider().install_default();
}

impl Client {
    pub(crate) fn browser(origin: String) -> Client {
        name_crypto();
        let http = reqwest::Client::builder().cookie_store(true).user_agent("a test").build().unwrap();
        Client { http, origin, token: None }
    }

    pub(crate) fn program(origin: String, token: &str) -> Client {
        name_crypto();
        Client { http: reqwest::Client::new(), origin, token: Some(token.to_owned()) }
    }

    /// Creates a request without sending it.
    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let request = self.http.request(method, format!("{}{path}", self.origin));
        match &self.token {
            Some(token) => request.bearer_auth(token),
            None => request.header("origin", &self.origin),
        }
    }

    pub(crate) async fn send(request: RequestBuilder) -> Answer {
        let response = request.send().await.unwrap();
        let (status, headers) = (response.status(), response.headers().clone());
        Answer { status, headers, text: response.text().await.unwrap() }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        Client::send(self.request(Method::GET, path)).await
    }

    pub(crate) async fn delete(&self, path: &str) -> Answer {
        Client::send(self.request(Method::DELETE, path)).await
    }

    pub(crate) async fn post(&self, path: &str, body: Value) -> Answer {
        Client::send(self.request(Method::POST, path).json(&body)).await
    }

    pub(crate) async fn patch(&self, path: &str, body: Value) -> Answer {
        Client::send(self.request(Method::PATCH, path).json(&body)).await
    }
}

impl Answer {
    /// Returns the body, if the status is as expected.
    #[track_caller]
    pub(crate) fn expect(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        if self.text.is_empty() { Value::Null } else { serde_json::from_str(&self.text).unwrap() }
    }

    /// Returns the error code, if the status is as expected.
    #[track_caller]
    pub(crate) fn refused(self, status: u16) -> String {
        self.expect(status)["error"]["code"].as_str().unwrap().to_owned()
    }
}
