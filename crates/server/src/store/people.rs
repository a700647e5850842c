use async_trait::async_trait;
use wire::PersonKind;

use super::{Page, StoreError};
use crate::id::PersonId;

/// What somebody who deleted the account is called from then on.
pub const DELETED_NAME: &str = "deleted player";

/// Somebody who plays.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who; a guest who makes an account keeps it.
    pub id: PersonId,
    /// Guest or account.
    pub kind: PersonKind,
    /// As others see it.
    pub name: String,
    /// Whether a program plays under this name.
    pub is_bot: bool,
    /// When they came first.
    pub created_at: i64,
    /// When they were last here, to within some minutes.
    pub seen_at: i64,
    /// When they were banned, if they are.
    pub banned_at: Option<i64>,
    /// Why they were banned.
    pub ban_reason: Option<String>,
    /// What they like, as JSON; the web app decides what is in it.
    pub settings: String,
}

/// Somebody who is new here.
#[derive(Clone, Debug)]
pub struct NewPerson {
    /// A new id.
    pub id: PersonId,
    /// Guest or account.
    pub kind: PersonKind,
    /// A name that nobody has.
    pub name: String,
    /// The hash of the password, for accounts that have one.
    pub password: Option<String>,
    /// The time.
    pub now: i64,
}

/// People.
#[async_trait]
pub trait PeopleStore {
    /// Takes somebody in, unless the name is taken.
    async fn create_person(&self, new: &NewPerson) -> Result<Person, StoreError>;

    /// Who this is.
    async fn person(&self, id: &PersonId) -> Result<Option<Person>, StoreError>;

    /// Who these are, in no order; those who are not there are left out.
    async fn people_by_ids(&self, ids: &[PersonId]) -> Result<Vec<Person>, StoreError>;

    /// Who has this name, in capitals or not.
    async fn person_by_name(&self, name: &str) -> Result<Option<Person>, StoreError>;

    /// The hash of the password of a person who has one.
    async fn password(&self, id: &PersonId) -> Result<Option<String>, StoreError>;

    /// Makes a guest into an account, unless the name is taken or the person is no guest.
    async fn upgrade_guest(
        &self,
        id: &PersonId,
        name: &str,
        password: Option<&str>,
    ) -> Result<Person, StoreError>;

    /// Gives a person another name, unless it is taken.
    async fn rename_person(&self, id: &PersonId, name: &str) -> Result<(), StoreError>;

    /// Gives a person another password.
    async fn set_password(&self, id: &PersonId, password: &str) -> Result<(), StoreError>;

    /// Keeps what a person likes.
    async fn set_settings(&self, id: &PersonId, settings: &str) -> Result<(), StoreError>;

    /// Says that a program plays under this name, or that none does.
    async fn set_bot(&self, id: &PersonId, is_bot: bool) -> Result<(), StoreError>;

    /// Bans a person with a reason, or with `None` lifts the ban.
    async fn set_banned(&self, id: &PersonId, banned: Option<(i64, &str)>) -> Result<(), StoreError>;

    /// Keeps when a person was last here.
    async fn touch_person(&self, id: &PersonId, now: i64) -> Result<(), StoreError>;

    /// Forgets a person: name, password, settings, sessions, tokens, passkeys, seeks, challenges, ratings and the words
    /// they said are gone; their games stay, played by [`DELETED_NAME`].
    async fn forget_person(&self, id: &PersonId) -> Result<(), StoreError>;

    /// People whose names begin like this, the newest first, and whether guests are among them.
    async fn list_people(&self, prefix: &str, guests: bool, page: Page) -> Result<Vec<Person>, StoreError>;

    /// Removes guests who were not here since a time and never sat at a table. Says how many.
    async fn remove_idle_guests(&self, not_seen_since: i64) -> Result<u64, StoreError>;
}
