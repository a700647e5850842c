//! What those who run the server may do to people and clocks. The command line calls this; there is no route to it.

use rules::Coded;
use words::{Language, SEATS, Words};

use crate::config::Limits;
use crate::id::PersonId;
use crate::people::{BadName, Name, PasswordError, Passwords};
use crate::store::{Page, Person, Storage, StoreError};
use crate::tables::erase_name;

/// The value in the database that says that all clocks stand still.
pub const CLOCKS_PAUSED: &str = "clocks-paused";

/// Why the command was not done.
#[derive(Debug, thiserror::Error)]
pub enum AdminError {
    /// A name that nobody has.
    #[error("nobody is called {0:?}")]
    Nobody(String),
    /// A name that nobody can have.
    #[error("{}", sentence(.0))]
    Name(#[from] BadName),
    /// A password that cannot be used.
    #[error("{}", sentence(.0))]
    Password(#[from] PasswordError),
    /// The database.
    #[error(transparent)]
    Store(#[from] StoreError),
}

/// What those who run the server read in the terminal.
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

/// Bans a person and ends the sessions, so that it counts at once.
pub async fn ban(store: &dyn Storage, name: &str, reason: &str, now: i64) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.set_banned(&person.id, Some((now, reason))).await?;
    store.end_sessions(&person.id, None).await?;
    store.remove_seeks_of(&person.id).await?;
    Ok(person.id)
}

/// Lifts a ban.
pub async fn unban(store: &dyn Storage, name: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.set_banned(&person.id, None).await?;
    Ok(person.id)
}

/// Deletes a person; the games stay, without the name.
pub async fn delete(store: &dyn Storage, name: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    store.forget_person(&person.id).await?;
    // A server that runs ends the games that go on, and takes the name out of them.
    erase_name(store, &person.id).await?;
    Ok(person.id)
}

/// Gives an account a new password and ends its sessions and tokens.
pub async fn reset_password(store: &dyn Storage, name: &str, password: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    let hash = Passwords::new(&Limits::default()).hash(password.to_owned()).await?;
    store.set_password(&person.id, &hash).await?;
    store.end_sessions(&person.id, None).await?;
    store.remove_tokens(&person.id).await?;
    Ok(person.id)
}

/// Gives a person another name, as where the old one offends.
pub async fn rename(store: &dyn Storage, name: &str, to: &str) -> Result<PersonId, AdminError> {
    let person = find(store, name).await?;
    let to: Name = to.parse()?;
    store.rename_person(&person.id, to.as_str()).await?;
    Ok(person.id)
}

/// Makes all clocks stand still from this time on, or run again. A server that is running looks at this value.
pub async fn pause_clocks(store: &dyn Storage, since: Option<i64>) -> Result<(), AdminError> {
    match since {
        Some(since) => drop(store.meta_or(CLOCKS_PAUSED, &since.to_string()).await?),
        None => drop(store.remove_meta(CLOCKS_PAUSED).await?),
    }
    Ok(())
}

/// Since when all clocks stand still, if they do.
pub async fn clocks_paused(store: &dyn Storage) -> Result<Option<i64>, StoreError> {
    Ok(store.meta(CLOCKS_PAUSED).await?.and_then(|since| since.parse().ok()))
}
