use std::fmt;

/// How a server knows who asks.
#[derive(Clone, Default)]
pub(crate) enum Identity {
    /// It does not.
    #[default]
    Nobody,
    /// By a cookie, as `name=value`.
    Cookie(String),
    /// By a token.
    Token(String),
}

impl Identity {
    /// The headers that say so. With a cookie comes the page that asks, as a browser would say it.
    pub(crate) fn headers(&self, origin: &str) -> Vec<(&'static str, String)> {
        match self {
            Identity::Nobody => vec![("origin", origin.to_owned())],
            Identity::Cookie(cookie) => vec![("origin", origin.to_owned()), ("cookie", cookie.clone())],
            Identity::Token(token) => vec![("authorization", format!("Bearer {token}"))],
        }
    }
}

/// Secrets stay out of logs.
impl fmt::Debug for Identity {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Identity::Nobody => "nobody",
            Identity::Cookie(_) => "a cookie",
            Identity::Token(_) => "a token",
        })
    }
}
