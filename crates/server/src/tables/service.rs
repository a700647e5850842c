use std::sync::Arc;

use table::{Command, Sitter, Table, Terms};
use wire::{ChatView, NewTable, Room, TableCreated, TableSummary, TableView};

use super::context::Context;
use super::departures;
use super::error::TableError;
use super::handle::{Reply, Request};
use super::housekeeping;
use super::hub::Hub;
use super::open::{self, Seating};
use super::registry::Registry;
use super::replay;
use super::stale_tables;
use super::subscriber::Subscriber;
use super::summary::{listed, may_see};
use crate::bot::BotAction;
use crate::clock::Clock;
use crate::engines::Engines;
use crate::error::ApiError;
use crate::id::{InvitationId, PersonId, TableId};
use crate::ratings::RatingsPer;
use crate::shutdown::ShutdownSignal;
use crate::store::{Accepted, Person, Storage, StoreError, TableRow, Writer};

/// All tables, in memory or not. Cheap to clone.
#[derive(Clone)]
pub struct Tables {
    registry: Arc<Registry>,
    context: Arc<Context>,
}

impl Tables {
    /// No tables in memory yet.
    pub fn new(
        store: Arc<dyn Storage>,
        writer: Writer,
        clock: Clock,
        engines: Engines,
        hub: Hub,
        ratings_per: RatingsPer,
    ) -> Tables {
        let context = Arc::new(Context::new(store, writer, clock, engines, hub, ratings_per));
        Tables { registry: Arc::new(Registry::new(context.clone())), context }
    }

    /// Which games share a rating.
    pub fn ratings_per(&self) -> RatingsPer {
        self.context.ratings_per
    }

    /// The connections of all people.
    pub fn hub(&self) -> &Hub {
        &self.context.hub
    }

    /// The time now, as games measure it.
    pub fn now(&self) -> u64 {
        self.context.now().0
    }

    pub(super) fn context(&self) -> &Context {
        &self.context
    }

    pub(super) fn registry(&self) -> &Registry {
        &self.registry
    }

    /// Asks a table, which is loaded if need be.
    pub(super) async fn ask<T>(
        &self,
        id: &TableId,
        request: impl FnOnce(Reply<T>) -> Request,
    ) -> Result<T, TableError> {
        self.registry.ask(id, request).await
    }

    /// Makes a table as somebody wants it.
    pub async fn create(&self, person: &Person, new: NewTable) -> Result<TableCreated, TableError> {
        let (terms, seats) = open::seating(person, new)?;
        if seats.iter().flatten().any(Sitter::is_computer) {
            open::check_engines(&self.context.engines)?;
        }
        self.check_limit(&person.id).await?;
        self.open(terms, seats, Some(person.id.clone()), None).await
    }

    /// Refuses another table, or an offer that may become one, to somebody who has too many.
    pub(crate) async fn check_limit(&self, person: &PersonId) -> Result<(), TableError> {
        open::check_limit(&*self.context.store, person).await
    }

    /// Opens a table for two players who have agreed on it. `None` if the offer is gone.
    pub(crate) async fn open_accepted(
        &self,
        terms: Terms,
        seats: Seating,
        accepted: Accepted,
    ) -> Result<Option<TableCreated>, TableError> {
        match self.open(terms, seats, None, Some(accepted)).await {
            Ok(created) => Ok(Some(created)),
            Err(TableError::Store(StoreError::OfferGone)) => Ok(None),
            Err(error) => Err(error),
        }
    }

    /// Opens a table with these players on its seats. If both are taken, the game begins.
    async fn open(
        &self,
        terms: Terms,
        seats: Seating,
        opened_by: Option<PersonId>,
        accepted: Option<Accepted>,
    ) -> Result<TableCreated, TableError> {
        let tables = self.clone();
        let opening = async move {
            let current = open::open(&tables.context, terms, seats, opened_by, accepted).await?;
            let (id, invitations) = (current.row().id.clone(), current.row().invitations.clone());
            tables.registry.insert(current);
            tables.ask(&id, |reply| Request::Start { reply }).await?;
            metrics::counter!("holocourt_tables_opened_total").increment(1);
            let invitations = invitations.map(|id| id.map(|id| id.to_string()));
            Ok(TableCreated { table: id.to_string(), invitations })
        };
        // In a task of its own: a table that is stored has to be started, even if the caller hangs up.
        tokio::spawn(opening).await.unwrap_or(Err(TableError::Stopped))
    }

    /// Carries out a player's command, and one that came with a request once. Returns the number of the last event.
    pub async fn act(
        &self,
        id: &TableId,
        person: &PersonId,
        command: Command,
        once: Option<table::Request>,
    ) -> Result<u64, TableError> {
        let person = person.clone();
        self.ask(id, |reply| Request::Act { person, command, once, reply }).await
    }

    /// Carries out what a bot wants. Returns the number of the last event.
    pub async fn act_as_bot(
        &self,
        id: &TableId,
        person: &PersonId,
        action: BotAction,
        once: Option<table::Request>,
    ) -> Result<u64, TableError> {
        let person = person.clone();
        self.ask(id, |reply| Request::ActAsBot { person, action, once, reply }).await
    }

    /// Seats somebody where an invitation leads. Returns the table.
    pub async fn accept(&self, invitation: &InvitationId, person: &Person) -> Result<TableId, TableError> {
        let found = self.context.store.table_by_invitation(invitation).await?;
        let (row, _) = found.ok_or(TableError::NotFound)?;
        self.check_limit(&person.id).await?;
        let (person, invitation) = (Box::new(person.clone()), invitation.clone());
        self.ask(&row.id, |reply| Request::Accept { person, invitation, reply }).await?;
        Ok(row.id)
    }

    /// Lets a connection watch a table: it is sent everything after an event and a line of chat, or the whole table,
    /// and from then on everything that happens.
    pub async fn watch(
        &self,
        id: &TableId,
        subscriber: &Subscriber,
        since: Option<u64>,
        said: Option<u64>,
    ) -> Result<(), TableError> {
        let subscriber = subscriber.clone();
        self.ask(id, |reply| Request::Watch { subscriber, since, said, reply }).await
    }

    /// Ends what [`Tables::watch`] began. A player whose last connection this was is away soon.
    pub async fn unwatch(&self, id: &TableId, subscriber: &Subscriber) {
        let subscriber = subscriber.clone();
        if let Err(error) = self.ask(id, |reply| Request::Unwatch { subscriber, reply }).await {
            tracing::debug!(table = %id, %error, "a connection could not leave a table");
        }
    }

    /// Says something at a table, once for each id of a message. Returns the number of the line.
    pub async fn say(
        &self,
        id: &TableId,
        person: &Person,
        message: String,
        room: Room,
        text: &str,
    ) -> Result<u64, TableError> {
        let (person, text) = (Box::new(person.clone()), text.to_owned());
        self.ask(id, |reply| Request::Say { person, id: message, room, text, reply }).await
    }

    /// Mutes or unmutes the chat of a table for somebody who watches it.
    pub async fn mute(&self, id: &TableId, person: &PersonId, on: bool) -> Result<(), TableError> {
        let person = person.clone();
        self.ask(id, |reply| Request::Mute { person, on, reply }).await
    }

    /// The chat of a table, as far as somebody may read it.
    pub async fn chat(&self, id: &TableId, person: &PersonId) -> Result<Vec<ChatView>, TableError> {
        let person = person.clone();
        self.ask(id, |reply| Request::Chat { person, reply }).await
    }

    /// The line that tells a bot about its game at a table, if one is going on.
    pub(crate) async fn game_start(
        &self,
        id: &TableId,
        person: &PersonId,
    ) -> Result<Option<String>, TableError> {
        let person = person.clone();
        self.ask(id, |reply| Request::GameStart { person, reply }).await
    }

    /// A table as somebody may see it, or anybody if nobody is signed in.
    pub async fn view(&self, id: &TableId, person: Option<&PersonId>) -> Result<TableView, TableError> {
        let person = person.cloned();
        self.ask(id, |reply| Request::View { person, reply }).await
    }

    /// Notes what a player has seen of a table.
    pub async fn seen(&self, id: &TableId, person: &PersonId, number: u64) -> Result<(), TableError> {
        let row = self.context.store.table(id).await?.ok_or(TableError::NotFound)?;
        if !row.seats.iter().flatten().any(|seat| seat == person) {
            return Ok(());
        }
        let number = i64::try_from(number).unwrap_or(i64::MAX).min(row.events);
        Ok(self.context.store.mark_seen(person, id, number).await?)
    }

    /// A table as public lists show it.
    pub async fn summary(&self, id: &TableId) -> Result<TableSummary, TableError> {
        let row = self.context.store.table(id).await?.filter(|row| may_see(row, None));
        row.and_then(|row| listed(&row, None)).ok_or(TableError::NotFound)
    }

    /// The table that an invitation leads to. Anyone who has the invitation may see it.
    pub async fn invited(&self, invitation: &InvitationId) -> Result<TableSummary, TableError> {
        let found = self.context.store.table_by_invitation(invitation).await?;
        found.and_then(|(row, _)| listed(&row, None)).ok_or(TableError::NotFound)
    }

    /// A table as it was when its game with this number ended, or as it is now if that game is being played, for
    /// somebody who may see it. Without a number it is the newest game.
    pub(crate) async fn replay(
        &self,
        id: &TableId,
        person: Option<&PersonId>,
        game: Option<u32>,
    ) -> Result<(TableRow, Table), ApiError> {
        replay::replay(&*self.context.store, id, game, |row| may_see(row, person)).await
    }

    /// The same for the server itself, which may see every table.
    pub(crate) async fn replay_unchecked(&self, id: &TableId, game: u32) -> Result<Table, ApiError> {
        let (_, table) = replay::replay(&*self.context.store, id, Some(game), |_| true).await?;
        Ok(table)
    }

    /// Resumes every game that is being played, when the server starts. Returns how many there are.
    pub async fn resume(&self) -> Result<usize, StoreError> {
        housekeeping::resume(self).await
    }

    /// Does the regular work on all tables until the server stops.
    pub async fn keep_house(self, stop: ShutdownSignal) {
        housekeeping::run(self, stop).await;
    }

    /// Removes tables that nobody came to, and aborts games that nobody goes on with. Returns how many of each.
    pub async fn end_stale(&self) -> Result<[usize; 2], StoreError> {
        stale_tables::end_stale(self).await
    }

    /// Ends the connections of banned and deleted people, and the games of the latter.
    pub async fn disconnect_banned(&self) -> Result<(), TableError> {
        housekeeping::disconnect_banned(self).await
    }

    /// Ends all games of a person who leaves for good.
    pub async fn leave_all(&self, person: &PersonId) -> Result<(), StoreError> {
        departures::leave_all(self, person).await
    }

    /// Erases the name of a deleted person at all their tables.
    pub async fn erase_name(&self, person: &PersonId) -> Result<(), TableError> {
        departures::erase_name_everywhere(self, person).await
    }
}
