use serde_json::Value;
use wire::{Me, PersonView, Scope};

use crate::people::{Caller, Via};
use crate::store::Person;

impl From<&Person> for PersonView {
    fn from(person: &Person) -> PersonView {
        PersonView {
            id: person.id.to_string(),
            kind: person.kind,
            name: person.name.clone(),
            is_bot: person.is_bot,
            created_at: person.created_at,
        }
    }
}

/// A person as they see themselves.
impl From<&Caller> for Me {
    fn from(caller: &Caller) -> Me {
        let scopes = match &caller.via {
            Via::Session(_) => Scope::ALL.to_vec(),
            Via::Token(_, scopes) => scopes.clone(),
        };
        Me { scopes, ..Me::from(&caller.person) }
    }
}

/// A person who has just signed in, in a browser.
impl From<&Person> for Me {
    fn from(person: &Person) -> Me {
        Me { person: person.into(), settings: settings(person), scopes: Scope::ALL.to_vec() }
    }
}

fn settings(person: &Person) -> Value {
    serde_json::from_str(&person.settings).unwrap_or_else(|_| Value::Object(serde_json::Map::new()))
}
