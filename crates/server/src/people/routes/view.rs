use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::id::PersonId;
use crate::people::{Caller, Scope, Via};
use crate::store::{Person, PersonKind};

/// A person as everybody may see them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema, TS)]
#[serde(rename_all = "camelCase")]
pub struct PersonView {
    /// Who.
    pub id: PersonId,
    /// Guest, account or deleted.
    pub kind: PersonKind,
    /// What they are called.
    pub name: String,
    /// Whether a program plays under this name.
    pub is_bot: bool,
    /// When they came first, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created_at: i64,
}

impl From<&Person> for PersonView {
    fn from(person: &Person) -> PersonView {
        PersonView {
            id: person.id.clone(),
            kind: person.kind,
            name: person.name.clone(),
            is_bot: person.is_bot,
            created_at: person.created_at,
        }
    }
}

/// A person as they see themselves.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema, TS)]
pub struct Me {
    /// What everybody sees.
    #[serde(flatten)]
    pub person: PersonView,
    /// What they like; the web app decides what is in it.
    #[schema(value_type = Object)]
    #[ts(type = "Record<string, unknown>")]
    pub settings: Value,
    /// What this session or token may be used for.
    pub scopes: Vec<Scope>,
}

impl From<&Caller> for Me {
    fn from(caller: &Caller) -> Me {
        let scopes = match &caller.via {
            Via::Session(_) => Scope::ALL.to_vec(),
            Via::Token(_, scopes) => scopes.clone(),
        };
        Me { person: (&caller.person).into(), settings: settings(&caller.person), scopes }
    }
}

/// Somebody who has just signed in, in a browser.
impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me { person: person.into(), settings: settings(person), scopes: Scope::ALL.to_vec() }
    }
}

fn settings(person: &Person) -> Value {
    serde_json::from_str(&person.settings).unwrap_or_else(|_| Value::Object(serde_json::Map::new()))
}
