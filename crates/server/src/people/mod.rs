//! People: guests, accounts, sessions, tokens and passkeys.
//!
//! [`People`] does the work, without HTTP; `routes` puts it on the network, and [`Caller`] is the person who sends a
//! request.

mod account;
mod caller;
mod cookie;
mod data;
mod name;
mod passkeys;
mod password;
mod pending;
mod routes;
mod secret;
mod sessions;
mod tokens;
mod webauthn;

use std::sync::Arc;

pub use caller::{Caller, MaybeCaller, Via};
pub use data::Export;
pub use name::{BadName, Name};
pub use passkeys::Passkeys;
pub use password::{PasswordError, Passwords};
pub use routes::routes;
pub use secret::Secret;
pub use wire::Scope;

use crate::clock::Clock;
use crate::config::Config;
use crate::store::Storage;

/// Accounts and ways to sign in. Cheap to clone.
#[derive(Clone)]
pub struct People {
    store: Arc<dyn Storage>,
    clock: Clock,
    passwords: Passwords,
    passkeys: Arc<Passkeys>,
}

impl People {
    /// A service on this database.
    pub fn new(config: &Config, store: Arc<dyn Storage>, clock: Clock) -> People {
        People {
            store,
            clock,
            passwords: Passwords::new(&config.limits),
            passkeys: Arc::new(Passkeys::new(config)),
        }
    }
}
