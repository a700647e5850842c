use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

/// What a token may be used for. A session in a browser may be used for everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// To see what the person sees: their tables, their inbox.
    Read,
    /// To play and to talk for the person.
    Play,
    /// To play as a program, through the bot routes.
    Bot,
}

impl Scope {
    /// All of them.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Bot];

    /// As it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            Scope::Read => "read",
            Scope::Play => "play",
            Scope::Bot => "bot",
        }
    }

    /// Scopes as they are kept, with spaces between them; what is unknown allows nothing.
    pub(crate) fn read_all(text: &str) -> Vec<Scope> {
        text.split(' ').filter_map(|word| word.parse().ok()).collect()
    }

    /// Scopes as they are kept.
    pub(crate) fn write_all(scopes: &[Scope]) -> String {
        let mut scopes = scopes.to_vec();
        scopes.sort_unstable();
        scopes.dedup();
        scopes.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
    }
}

/// A word that is no scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("unknown scope: expected read, play or bot")]
pub struct UnknownScope;

impl FromStr for Scope {
    type Err = UnknownScope;

    fn from_str(text: &str) -> Result<Scope, UnknownScope> {
        Scope::ALL.into_iter().find(|scope| scope.as_str() == text).ok_or(UnknownScope)
    }
}

impl Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}
