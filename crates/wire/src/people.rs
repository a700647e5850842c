use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What kind of person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    /// Known by a cookie alone.
    Guest,
    /// With a name of their own and a way to sign in.
    Account,
    /// Gone; only the games are left.
    Deleted,
}

impl PersonKind {
    /// All of them.
    pub const ALL: [PersonKind; 3] = [PersonKind::Guest, PersonKind::Account, PersonKind::Deleted];

    /// As it is written.
    pub fn as_str(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
            PersonKind::Deleted => "deleted",
        }
    }
}

/// A person as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonView {
    /// Who.
    pub id: String,
    /// Guest, account or deleted.
    pub kind: PersonKind,
    /// What they are called.
    pub name: String,
    /// Whether a program plays under this name.
    pub is_bot: bool,
    /// When they came first, in milliseconds since 1970.
    pub created_at: i64,
}

/// A person as they see themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// What everybody sees.
    #[serde(flatten)]
    pub person: PersonView,
    /// What they like; the web app decides what is in it.
    #[schema(value_type = Object)]
    pub settings: serde_json::Value,
    /// What this session or token may be used for.
    pub scopes: Vec<Scope>,
}

/// A name and a password. Debug output would show it, so there is none.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Credentials {
    /// 2 to 20 letters, digits, - and _.
    pub name: String,
    /// 8 to 200 characters.
    #[schema(format = Password)]
    pub password: String,
}

/// What a token may be used for. A session in a browser may be used for everything.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
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
}

impl Display for Scope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Scope {
    type Err = UnknownScope;

    fn from_str(text: &str) -> Result<Scope, UnknownScope> {
        Scope::ALL.into_iter().find(|scope| scope.as_str() == text).ok_or(UnknownScope)
    }
}

/// A word that is no scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownScope;

impl Display for UnknownScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown scope: expected read, play or bot")
    }
}

impl std::error::Error for UnknownScope {}

/// A token to be made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NewToken {
    /// What to call it, at most 60 characters.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenView {
    /// Which one.
    pub id: String,
    /// What you call it.
    pub name: String,
    /// What it may be used for.
    pub scopes: Vec<Scope>,
    /// When it was made, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, to within some minutes.
    pub used_at: Option<i64>,
}

/// A token that was just made.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreatedToken {
    /// What can be said about it.
    #[serde(flatten)]
    pub token: TokenView,
    /// The secret, to be sent as `Authorization: Bearer …`. It is never shown again.
    pub secret: String,
}
