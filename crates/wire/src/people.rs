use std::fmt::{self, Display};
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The kind of a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum PersonKind {
    /// Identified by a cookie only.
    Guest,
    /// With a name of their own and a way to sign in.
    Account,
    /// Deleted; only their games remain.
    Deleted,
}

impl PersonKind {
    /// All kinds.
    pub const ALL: [PersonKind; 3] = [PersonKind::Guest, PersonKind::Account, PersonKind::Deleted];

    /// Returns the name in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            PersonKind::Guest => "guest",
            PersonKind::Account => "account",
            PersonKind::Deleted => "deleted",
        }
    }
}

/// A person, as everyone sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PersonView {
    /// The person's id.
    pub id: String,
    /// Guest, account or deleted.
    pub kind: PersonKind,
    /// The display name.
    pub name: String,
    /// Whether a program plays under this name.
    pub is_bot: bool,
    /// When the person was first seen, in milliseconds since 1970.
    pub created_at: i64,
}

/// A person, as they see themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Me {
    /// What everyone sees.
    #[serde(flatten)]
    pub person: PersonView,
    /// The settings; their content is up to the web app.
    #[schema(value_type = Object)]
    pub settings: serde_json::Value,
    /// The scopes of this session or token.
    pub scopes: Vec<Scope>,
}

/// A name and a password. Not `Debug`, so that the password is never logged.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Credentials {
    /// 2 to 20 letters, digits, - and _.
    pub name: String,
    /// 8 to 200 characters.
    #[schema(format = Password)]
    pub password: String,
}

/// The permissions of a token. A browser session has all of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub enum Scope {
    /// See what the person sees: tables, challenges and settings.
    Read,
    /// Play and chat for the person.
    Play,
    /// Play as a bot, through the bot routes.
    Bot,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Scope; 3] = [Scope::Read, Scope::Play, Scope::Bot];

    /// Returns the name in JSON.
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

/// A text that is not a scope.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownScope;

impl Display for UnknownScope {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("unknown scope: expected read, play or bot")
    }
}

impl std::error::Error for UnknownScope {}

/// A request to create a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct NewToken {
    /// The name of the token, at most 60 characters.
    pub name: String,
    /// The scopes of the token.
    pub scopes: Vec<Scope>,
}

/// A token, without its secret.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TokenView {
    /// The token's id.
    pub id: String,
    /// The name of the token.
    pub name: String,
    /// The scopes of the token.
    pub scopes: Vec<Scope>,
    /// When it was created, in milliseconds since 1970.
    pub created_at: i64,
    /// When it was last used, accurate to a few minutes.
    pub used_at: Option<i64>,
}

/// A token that was just created.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CreatedToken {
    /// The token without its secret.
    #[serde(flatten)]
    pub token: TokenView,
    /// The secret, to be sent as `Authorization: Bearer …`. It is shown only once.
    pub secret: String,
}
