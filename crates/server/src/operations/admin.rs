//! What operators can do to people and clocks, from the command line only.

use rules::Coded;
use words::{Language, SEATS, Words};

use crate::config::Limits;
use crate::id::PersonId;
use crate::people::{BadName, Name, PasswordError, Passwords};
use crate::store::{Page, Person, Storage, StoreError};
use crate::tables::erase_name;

/// The value in the database that says that all clocks are paused.
pub const CLOCKS_PAUSED: &str = "clocks-paused";

/// Why a command failed.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// An unknown name.
    #[error("there is no player called {0:?}")]
    Nobody(String),
    /// A name that is not allowed.
    #[error("{}", sentence(.0))]
    Name(#[from] BadName),
    /// A password that cannot be used.
    #[error("{}", sentence(.0))]
    Password(#[from] PasswordError),
    /// An error of the database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// The sentence for the terminal.
fn sentence(why: &impl Coded) -> String {
    Words::of(Language::English).sentence(&why.fact(), &SEATS)
}

async fn find(store: &dyn Storage, name: &str) -> Result<Person, AdminError> {
    store.person_by_name(name).await?.ok_or_else(|| AdminError::Nobody(name.to_owned()))
}

/// People whose names begin like this, the newest first.
pub async fn users(
    store: &dyn Storage,
    prefix: &str,
    guests: bool,
    page: Page,
) -> Result<Vec<Person>, AdminError> {
    Ok(store.list_people(prefix, guests, page).await?)
}

/// Bans a person and ends their sessions, so that it takes effect at once.
pub async fn ban(store: &dyn Storage, name: &str, reason: &str, now: i64) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.set_banned(&person.id, Some((now, reason))).await?;
    Ok(person.id)
}

/// Lifts a ban.
pub async fn unban(store: &dyn Storage, name: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.set_banned(&person.id, None).await?;
    Ok(person.id)
}

/// Deletes a person. Their games stay, without the name.
pub async fn delete(store: &dyn Storage, name: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.forget_person(&person.id).await?;
    // A running server ends their games and removes the name.
    erase_name(store, &person.id).await?;
    Ok(person.id)
}

/// Sets the password of an account and ends its sessions and tokens.
pub async fn reset_password(store: &dyn Storage, name: &str, password: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    let hash = Passwords::new(&Limits::default()).hash(password.to_owned()).await?;
    store.set_password(&person.id, &hash, None).await?;
    Ok(person.id)
}

/// Renames a person, for instance because the old name offends.
pub async fn rename(store: &dyn Storage, name: &str, to: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    let to: Name = to.parse()?;
    store.rename_person(&person.id, to.as_str()).await?;
    Ok(person.id)
}

/// Pauses all clocks at this time, or resumes them. A running server reads this value.
pub async fn pause_clocks(store: &dyn Storage, since: Option<i64>) -> Result<(), AdminError> {
    match since {
        Some(since) => drop(store.meta_or(CLOCKS_PAUSED, &since.to_string()).await?),
        None => drop(store.remove_meta(CLOCKS_PAUSED).await?),
    }
    Ok(())
}

/// Since when all clocks are paused, if they are.
pub async fn clocks_paused(store: &dyn Storage) -> Result<Option<i64>, StoreError> {
    Ok(store.meta(CLOCKS_PAUSED).await?.and_then(|since| since.parse().ok()))
}
