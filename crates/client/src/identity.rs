use std::fmt;

/// How a client authenticates.
#[derive(Clone, Default)]
pub(crate) enum Identity {
    /// Not at all.
    #[default]
    Nobody,
    /// With a cookie, as `name=value`.
    Cookie(String),
    /// With a token.
    Token(String),
}

impl Identity {
    /// Returns the headers. A cookie is accompanied by an `Origin`, as in a browser.
    pub(crate) fn headers(&self, origin: &str) -> Vec<(&'static str, String)> {
        match self {
            Identity::Nobody => vec![("origin", origin.to_owned())],
            Identity::Cookie(cookie) => vec![("origin", origin.to_owned()), ("cookie", cookie.clone())],
            Identity::Token(token) => vec![("authorization", format!("Bearer {token}"))],
        }
    }
}

/// Keeps secrets out of logs.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Identity::Nobody => "nobody",
            Identity::Cookie(_) => "a cookie",
            Identity::Token(_) => "a token",
        })
    }
}
