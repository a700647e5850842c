use async_trait::async_trait;
use wire::PersonKind;

use super::{Page, StoreError};
use crate::id::{PersonId, SessionId};

/// The name of deleted people.
pub const DELETED_NAME: &str = "deleted player";

/// The beginning of the names of values that say whose rights were revoked; the id of the person follows. A running server
/// ends their connections and removes the value.
pub const REVOKED: &str = "revoked-";

/// A player: a guest or someone with an account.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// The id, which stays when a guest makes an account.
    pub id: PersonId,
    /// Guest or account.
    pub kind: PersonKind,
    /// The name that others see.
    pub name: String,
    /// Whether this is a bot account.
    pub is_bot: bool,
    /// When they first came.
    pub created_at: i64,
    /// When they were last here, to within some minutes.
    pub seen_at: i64,
    /// When they were banned, if they are.
    pub banned_at: Option<i64>,
    /// Why they were banned.
    pub ban_reason: Option<String>,
    /// Their settings, as JSON; the web app decides what is in it.
    pub settings: String,
}

/// A new person.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// A new id.
    pub id: PersonId,
    /// Guest or account.
    pub kind: PersonKind,
    /// An unknown name.
    pub name: String,
    /// The hash of the password, for accounts that have one.
    pub password: Option<String>,
    /// The time.
    pub now: i64,
}

/// People.
#[async_trait]
pub trait PeopleStore {
    /// Creates a person, unless the name is taken.
    async fn create_person(&self, new: &NewPerson) -> Result<Person, StoreError>;

    /// The person with this id.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// The people with these ids, in any order. Unknown ids are skipped.
    async fn people_by_ids(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// The person with this name, in upper or lower case.
    async fn person_by_name(&self, name: &str) -> Result<Option<Person>, StoreError>;

    /// The hash of a person's password, if there is one.
    async fn password(&self, id: &PersonId) -> Result<Option<String>, StoreError>;

    /// Turns a guest into an account, unless the name is taken or the person is not a guest.
    async fn upgrade_guest(
        &self,
        id: &PersonId,
        name: &str,
        password: Option<&str>,
    ) -> Result<Person, StoreError>;

    /// Renames a person, unless the name is taken.
    async fn rename_person(&self, id: &PersonId, name: &str) -> Result<(), StoreError>;

    /// Sets a person's password. Ends all their sessions but this one and removes all their tokens in the same transaction,
    /// so that nothing that was allowed before outlives it. If no session stays, connections end as after a ban.
    async fn set_password(
        &self,
        id: &PersonId,
        password: &str,
        keep: Option<&SessionId>,
    ) -> Result<(), StoreError>;

    /// Stores a person's settings.
    async fn set_settings(&self, id: &PersonId, settings: &str) -> Result<(), StoreError>;

    /// Marks an account as a bot, or not.
    async fn set_bot(&self, id: &PersonId, is_bot: bool) -> Result<(), StoreError>;

    /// Bans a person with a reason, ends their sessions, and withdraws their seeks; `None` lifts the ban. A running server
    /// finds a value whose name begins with [`REVOKED`], and ends the person's connections.
    async fn set_banned(&self, id: &PersonId, banned: Option<(i64, &str)>) -> Result<(), StoreError>;

    /// Stores when a person was last here.
    async fn touch_person(&self, id: &PersonId, now: i64) -> Result<(), StoreError>;

    /// Deletes a person as follows, and ends connections as a ban does: removes their name, password, settings, sessions, tokens, passkeys, seeks, challenges, ratings and chat lines.
    /// Their games stay, played by [`DELETED_NAME`].
    async fn forget_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// People whose names begin like this, with or without guests, the newest first.
    async fn list_people(&self, prefix: &str, guests: bool, page: Page) -> Result<Vec<Person>, StoreError>;

    /// Removes guests who never sat at a table and were last seen before this time. Returns how many.
    async fn remove_idle_guests(&self, not_seen_since: i64) -> Result<u64, StoreError>;
}
