use async_trait::async_trait;
use wire::TableStage;

use super::{Page, StoreError};
use crate::id::{ChallengeId, InvitationId, MatchId, PersonId, SeekId, TableId};
use crate::ratings::RatedGame;

/// The row of a table: what lists show. The events are the truth; the row changes together with them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// Which table.
    pub id: TableId,
    /// The name of the game.
    pub kind: String,
    /// When it was made.
    pub created_at: i64,
    /// When the last event happened.
    pub updated_at: i64,
    /// Its progress.
    pub state: TableStage,
    /// Whether anyone may find and watch it.
    pub is_public: bool,
    /// Whether the game counts for ratings.
    pub rated: bool,
    /// The speed, as ratings name it.
    pub speed: String,
    /// The summary for lists, as JSON.
    pub summary: String,
    /// The people on the two seats; `None` if a seat is free or a computer has it.
    pub seats: [Option<PersonId>; 2],
    /// The invitations to the two seats, while they are free.
    pub invitations: [Option<InvitationId>; 2],
    /// The person whose turn it is.
    pub turn_of: Option<PersonId>,
    /// The person who opened it, if they asked for a table of their own.
    pub opened_by: Option<PersonId>,
    /// The match that the game is part of.
    pub match_id: Option<MatchId>,
    /// The number of events, which is also the number of the newest, as they count from 1.
    pub events: i64,
}

/// An event of a table that is not stored yet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEvent {
    /// When.
    pub at_ms: i64,
    /// The event, as JSON.
    pub body: String,
}

/// A stored event of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number, from 1.
    pub seq: i64,
    /// When.
    pub at_ms: i64,
    /// The event, as JSON.
    pub body: String,
}

/// A new table, or new events of a table, with the row after them.
#[derive(Clone, Debug)]
pub struct TableChange {
    /// The row after the change; [`TableRow::events`] counts the new events, too.
    pub row: TableRow,
    /// The new events, in order.
    pub events: Vec<NewEvent>,
    /// Whether the table is new.
    pub is_new: bool,
    /// The rated game that one of the events ended. Its ratings change in the same transaction.
    pub rated: Option<RatedGame>,
    /// The game that one of the events ended. It is listed in the same transaction.
    pub finished: Option<FinishedGame>,
    /// What the players agreed on. It is removed in the same transaction, so that it can be accepted once, and is not lost
    /// if the table is not stored.
    pub accepted: Option<Accepted>,
}

/// An offer of a game that was accepted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Accepted {
    /// A seek.
    Seek(SeekId),
    /// A challenge.
    Challenge(ChallengeId),
}

impl TableChange {
    /// A new table with its first events. Sets their number in the row.
    pub fn create(mut row: TableRow, events: Vec<NewEvent>) -> TableChange {
        row.events = events.len() as i64;
        TableChange { row, events, is_new: true, rated: None, finished: None, accepted: None }
    }

    /// More events for a table. Their number is added to the one in the row. Without events, only the row changes.
    pub fn append(mut row: TableRow, events: Vec<NewEvent>) -> TableChange {
        row.events += events.len() as i64;
        TableChange { row, events, is_new: false, rated: None, finished: None, accepted: None }
    }

    /// How many events the table must have for the change to fit.
    pub fn expected(&self) -> i64 {
        self.row.events - self.events.len() as i64
    }
}

/// A game that has ended, as lists show it. Its table may have gone on since.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// The table.
    pub table: TableId,
    /// The number of the game at the table, from 1.
    pub number: i64,
    /// When it ended.
    pub ended_at: i64,
    /// The people who played; `None` for a computer.
    pub seats: [Option<PersonId>; 2],
    /// The summary for lists, as JSON, without the names of people.
    pub summary: String,
}

/// Which finished games to list; `None` matches all.
#[derive(Clone, Debug, Default)]
pub struct Finished {
    /// Of this game.
    pub kind: Option<String>,
    /// With this person.
    pub person: Option<PersonId>,
    /// Rated or not.
    pub rated: Option<bool>,
    /// Also list games at private tables: for those who played there.
    pub with_private: bool,
}

/// Tables and their events.
#[async_trait]
pub trait TableStore {
    /// Writes changes of many tables in one transaction; when this returns, they are on disk. Returns one result for
    /// each change, in order. A change that does not fit fails alone, with [`StoreError::OutOfOrder`] or
    /// [`StoreError::OfferGone`]. Two changes of one table are written in their order.
    ///
    /// Moves go through [`Writer`](super::Writer), which calls this with all changes that are waiting.
    async fn commit(&self, changes: &[TableChange]) -> Vec<Result<(), StoreError>>;

    /// The row of a table.
    async fn table(&self, id: &TableId) -> Result<Option<TableRow>, StoreError>;

    /// A table with all its events, from one snapshot.
    async fn load_table(&self, id: &TableId) -> Result<Option<(TableRow, Vec<StoredEvent>)>, StoreError>;

    /// The table with this invitation, and for which seat it is (0 or 1).
    async fn table_by_invitation(&self, id: &InvitationId) -> Result<Option<(TableRow, usize)>, StoreError>;

    /// All tables that are not over, the oldest first. A server resumes them when it starts.
    async fn tables_going(&self) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables are open, playing and over.
    async fn count_tables(&self) -> Result<[i64; 3], StoreError>;

    /// The tables of a person: first those where it is their turn, then those going on, then those that are over, each
    /// with the newest first.
    async fn tables_of(&self, person: &PersonId, page: Page) -> Result<Vec<TableRow>, StoreError>;

    /// How many tables of a person are not over.
    async fn count_tables_of(&self, person: &PersonId) -> Result<i64, StoreError>;

    /// Public tables at which a game is being played, the newest first.
    async fn live_tables(&self, kind: Option<&str>, page: Page) -> Result<Vec<TableRow>, StoreError>;

    /// Tables that are over, the oldest first.
    async fn tables_over(&self, page: Page) -> Result<Vec<TableRow>, StoreError>;

    /// Finished games, the newest first.
    async fn finished_games(&self, which: &Finished, page: Page) -> Result<Vec<FinishedGame>, StoreError>;

    /// Lists games that ended before they were listed at once. Those that are listed stay as they are.
    async fn add_finished_games(&self, games: &[FinishedGame]) -> Result<(), StoreError>;

    /// The tables of a match, the oldest first.
    async fn tables_of_match(&self, id: &MatchId) -> Result<Vec<TableRow>, StoreError>;

    /// Removes a table with its events and its chat. Returns whether there was one.
    async fn remove_table(&self, id: &TableId) -> Result<bool, StoreError>;

    /// The tables in this state whose last event was before this time, the oldest first.
    async fn stale_tables(
        &self,
        state: TableStage,
        before: i64,
        page: Page,
    ) -> Result<Vec<TableId>, StoreError>;

    /// The tables that are not over and have a deleted person on a seat.
    async fn tables_of_deleted(&self) -> Result<Vec<TableRow>, StoreError>;

    /// Replaces the summary and the texts of stored events, to remove names. Nothing else about the table changes.
    async fn rewrite_table(
        &self,
        id: &TableId,
        summary: &str,
        events: &[(i64, String)],
    ) -> Result<(), StoreError>;
}
