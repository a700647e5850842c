use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::Duration;

use percent_encoding::{NON_ALPHANUMERIC, PercentEncode, utf8_percent_encode};
use reqwest::header::{RETRY_AFTER, SET_COOKIE};
use reqwest::{Method, RequestBuilder, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use url::Url;
use wire::{ErrorBody, Problem};

use crate::identity::Identity;
use crate::{ClientError, tls};

/// A client of a server, acting for one person. Cheap to clone.
#[derive(Clone, Debug)]
pub struct Client {
    http: reqwest::Client,
    server: Url,
    identity: Identity,
    /// The TLS configuration; `None` without encryption.
    tls: Option<Arc<rustls::ClientConfig>>,
}

impl Client {
    /// The timeout for responses.
    const TIMEOUT: Duration = Duration::from_secs(30);

    /// Creates a client without an identity.
    pub fn new(server: &str) -> Result<Client, ClientError> {
        let url = address(server)?;
        let tls = if url.scheme() == "https" { Some(tls::trust_this_machine()?) } else { None };
        Client::talking(url, tls)
    }

    /// Creates a client with this TLS configuration, for an encrypted address.
    pub(crate) fn talking(
        server: Url,
        tls: Option<Arc<rustls::ClientConfig>>,
    ) -> Result<Client, ClientError> {
        // Without encryption no certificates are trusted, so none need to be loaded.
        let trust = tls.as_deref().cloned().unwrap_or_else(tls::trust_nobody);
        let http = reqwest::Client::builder()
            .user_agent(concat!("holocourt/", env!("CARGO_PKG_VERSION")))
            .connect_timeout(Duration::from_secs(10))
            .redirect(reqwest::redirect::Policy::none())
            .no_proxy()
            .tls_backend_preconfigured(trust)
            .build()?;
        Ok(Client { http, server, identity: Identity::Nobody, tls })
    }

    /// Creates a client with an existing session.
    pub fn with_session(server: &str, session: &str) -> Result<Client, ClientError> {
        let client = Client::new(server)?;
        Ok(Client { identity: Identity::Cookie(session.to_owned()), ..client })
    }

    /// Returns the secret of the session, to resume it later. Anyone who has it can act for this person.
    pub fn session(&self) -> Option<&str> {
        match &self.identity {
            Identity::Cookie(session) => Some(session),
            Identity::Nobody | Identity::Token(_) => None,
        }
    }

    /// Drops the identity.
    pub(crate) fn forget(&mut self) {
        self.identity = Identity::Nobody;
    }

    pub(crate) fn tls(&self) -> Option<Arc<rustls::ClientConfig>> {
        self.tls.clone()
    }

    /// Creates a client with a token.
    pub fn with_token(server: &str, token: &str) -> Result<Client, ClientError> {
        let client = Client::new(server)?;
        Ok(Client { identity: Identity::Token(token.to_owned()), ..client })
    }

    /// Returns the address of the server.
    pub fn server(&self) -> &Url {
        &self.server
    }

    pub(crate) fn headers(&self) -> Vec<(&'static str, String)> {
        self.identity.headers(&self.server.origin().ascii_serialization())
    }

    pub(crate) fn request(&self, method: Method, path: &str) -> RequestBuilder {
        let origin = self.server.origin().ascii_serialization();
        let mut request = self.http.request(method, format!("{origin}{path}"));
        for (name, value) in self.headers() {
            request = request.header(name, value);
        }
        request
    }

    pub(crate) async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        read(self.send(self.request(Method::GET, path)).await?).await
    }

    /// Sends a request with a plain-text response.
    pub(crate) async fn text(&self, path: &str) -> Result<String, ClientError> {
        Ok(self.send(self.request(Method::GET, path)).await?.text().await?)
    }

    pub(crate) async fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<T, ClientError> {
        read(self.send(self.request(Method::POST, path).json(body)).await?).await
    }

    /// Sends a request without a body, and ignores the body of the response.
    pub(crate) async fn tell(&self, method: Method, path: &str) -> Result<(), ClientError> {
        self.send(self.request(method, path)).await.map(drop)
    }

    /// Sends a request that changes the identity.
    pub(crate) async fn sign<T: DeserializeOwned>(
        &mut self,
        path: &str,
        body: &(impl Serialize + Sync),
    ) -> Result<T, ClientError> {
        let response = self.send(self.request(Method::POST, path).json(body)).await?;
        let cookie = response.headers().get(SET_COOKIE).and_then(|value| value.to_str().ok());
        if let Some(cookie) = cookie.and_then(|cookie| cookie.split(';').next()) {
            self.identity = Identity::Cookie(cookie.to_owned());
        }
        read(response).await
    }

    async fn send(&self, request: RequestBuilder) -> Result<Response, ClientError> {
        check(request.timeout(Client::TIMEOUT).send().await?).await
    }
}

/// Validates the address of a server: scheme, host and port only.
pub(crate) fn address(server: &str) -> Result<Url, ClientError> {
    let bad = || ClientError::Address(server.to_owned());
    let url = Url::parse(server).map_err(|_| bad())?;
    let is_plain = url.path() == "/" && url.query().is_none() && url.username().is_empty();
    if !["http", "https"].contains(&url.scheme()) || !url.has_host() || !is_plain {
        return Err(bad());
    }
    Ok(url)
}

/// Percent-encodes a text as one segment of a path.
pub(crate) fn segment(text: &str) -> PercentEncode<'_> {
    utf8_percent_encode(text, NON_ALPHANUMERIC)
}

async fn read<T: DeserializeOwned>(response: Response) -> Result<T, ClientError> {
    let bytes = response.bytes().await?;
    serde_json::from_slice(&bytes).map_err(|error| ClientError::Nonsense(error.to_string()))
}

/// Returns the response, unless it is an error.
pub(crate) async fn check(response: Response) -> Result<Response, ClientError> {
    let status = response.status();
    if status.is_success() {
        return Ok(response);
    }
    let wait = response.headers().get(RETRY_AFTER).and_then(|value| value.to_str().ok()?.parse().ok());
    // A proxy may respond instead of the server, in its own format.
    let body: Option<ErrorBody> = serde_json::from_slice(&response.bytes().await?).ok();
    let problem = body.map_or_else(
        || Problem {
            code: String::new(),
            params: BTreeMap::new(),
            message: format!("the server answered {status}"),
        },
        |body| body.error,
    );
    Err(ClientError::Refused {
        status: status.as_u16(),
        code: problem.code,
        params: problem.params,
        message: problem.message,
        wait: wait.map(Duration::from_secs),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_checked() {
        for (address, is_good) in [
            ("http://127.0.0.1:4277", true),
            ("http://localhost:4277/", true),
            ("http://[::1]:4277", true),
            ("https://games.example.org", true),
            ("https://games.example.org:8443/", true),
            ("https://me:secret@games.example.org", false),
            ("127.0.0.1:4277", false),
            ("ftp://localhost", false),
            ("http://localhost/path", false),
            ("http://localhost/?query", false),
            ("", false),
        ] {
            assert_eq!(super::address(address).is_ok(), is_good, "{address}");
        }
    }

    #[test]
    fn secrets_are_not_shown() {
        let client = Client::with_token("http://localhost:4277", "secret").unwrap();
        assert!(!format!("{client:?}").contains("secret"));
        let client = Client::with_session("http://localhost:4277", "name=secret").unwrap();
        assert!(!format!("{client:?}").contains("secret"));
        assert_eq!(client.session(), Some("name=secret"));
    }
}
