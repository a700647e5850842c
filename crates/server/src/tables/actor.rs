use std::sync::Arc;
use std::time::Duration;

use rules::Side;
use table::{Awaits, Command, HostCommand, Phase, Refusal, Time, TimeControl, Viewer};
use wire::{ChatView, Room};

use super::chat;
use super::computer::Computer;
use super::context::Context;
use super::departures;
use super::draft::{Draft, begin};
use super::error::TableError;
use super::handle::{Inbox, Request};
use super::open::{check_rated, sitter};
use super::presenter::Presenter;
use super::stored_table::{Current, StoredTable};
use super::subscriber::{Protocol, Subscriber};
use super::summary;
use super::timer::{Alarm, Timer};
use crate::bot::{self, BotAction};
use crate::id::{InvitationId, PersonId};
use crate::reason::Reason;
use crate::store::{AddedLine, Person};

/// Where players have days for a move, they are charged for time up to this for which the server was down, in
/// milliseconds: most restarts then leave these tables alone.
const SHORT_FOR_DAYS: u64 = 60 * 60 * 1000;

/// The task that owns a table in memory. One after another, it does what it is asked, what its timer is set for, and
/// what its computers decide.
pub(super) struct TableActor {
    context: Arc<Context>,
    stored: StoredTable,
    inbox: Inbox,
    presenter: Presenter,
    /// Whether a line of chat may have been stored that nobody was sent, as its write failed.
    may_lack_chat: bool,
    computer: Computer,
    timer: Timer,
}

impl TableActor {
    pub(super) fn new(context: Arc<Context>, stored: StoredTable, inbox: Inbox) -> TableActor {
        let computer = Computer::new(context.engines.clone());
        let (presenter, timer) = (Presenter::default(), Timer::default());
        TableActor { context, stored, inbox, presenter, may_lack_chat: false, computer, timer }
    }

    /// Works until the table is evicted.
    pub(super) async fn run(mut self) {
        loop {
            let mut handle = None;
            // The steps are boxed: an actor that waits takes little memory.
            tokio::select! {
                envelope = self.inbox.next() => {
                    let Some(envelope) = envelope else { return };
                    handle = Some(envelope.handle);
                    Box::pin(self.on_request(envelope.request)).await;
                }
                alarm = self.timer.ring() => Box::pin(self.on_timer(alarm)).await,
                (viewer, command) = self.computer.next() => {
                    Box::pin(self.on_computer(viewer, command)).await;
                }
            }
            let is_idle = self.presenter.is_empty() && !self.timer.is_set() && self.computer.is_idle();
            self.inbox.set_idle(is_idle);
            // Only now may the table be evicted.
            drop(handle);
        }
    }

    async fn on_request(&mut self, request: Request) {
        // Callers who stopped waiting need no answer.
        match request {
            Request::Act { person, command, once, reply } => {
                let _ = reply.send(self.act(&person, command, once).await);
            }
            Request::ActAsBot { person, action, once, reply } => {
                let _ = reply.send(self.act_as_bot(&person, action, once).await);
            }
            Request::Accept { person, invitation, reply } => {
                let _ = reply.send(self.accept(&person, &invitation).await);
            }
            Request::Watch { subscriber, since, reply } => {
                let _ = reply.send(self.watch(subscriber, since).await);
            }
            Request::Unwatch { subscriber, reply } => {
                let _ = reply.send(self.unwatch(&subscriber).await);
            }
            Request::Say { person, id, room, text, reply } => {
                let _ = reply.send(self.say(&person, id, room, &text).await);
            }
            Request::Mute { person, on, reply } => {
                let _ = reply.send(self.mute(&person, on).await);
            }
            Request::Chat { person, reply } => {
                let _ = reply.send(self.chat(&person).await);
            }
            Request::View { person, reply } => {
                let _ = reply.send(self.view(person.as_ref()).await);
            }
            Request::GameStart { person, reply } => {
                let _ = reply.send(self.game_start(&person).await);
            }
            Request::Resume { alive_at, reply } => {
                let _ = reply.send(self.resume(alive_at).await);
            }
            Request::FollowPause { reply } => {
                let _ = reply.send(self.follow_pause().await);
            }
            Request::Start { reply } => {
                let _ = reply.send(self.start().await);
            }
            Request::Leave { person, reply } => {
                let _ = reply.send(self.leave(&person).await);
            }
            Request::EraseName { person, reply } => {
                let _ = reply.send(self.erase_name(&person).await);
            }
            Request::EndStale { reply } => {
                let _ = reply.send(self.end_stale().await);
            }
        }
    }

    /// The table, which is loaded if need be. Then watchers are sent all of it, and timers and computers are started.
    async fn load(&mut self) -> Result<&Current, TableError> {
        if self.stored.current().is_none() {
            self.stored.load().await?;
            self.resync().await;
            self.schedule();
        }
        self.stored.load().await
    }

    /// Sends all watchers the whole table.
    async fn resync(&mut self) {
        let Some(current) = self.stored.current() else { return };
        if self.presenter.is_empty() {
            return;
        }
        let chat = chat::read(&*self.context.store, self.stored.id(), Viewer::Both).await;
        let chat = chat.unwrap_or_else(|error| {
            tracing::error!(table = %self.stored.id(), %error, "the chat cannot be read");
            Vec::new()
        });
        self.presenter.resync(current, self.context.now(), &chat);
    }

    /// Decides on a copy of the table, stores, applies and publishes.
    async fn change(
        &mut self,
        decide: impl FnOnce(&mut Draft<'_>) -> Result<(), TableError> + Send,
    ) -> Result<u64, TableError> {
        let (now, date) = (self.context.now(), self.context.date());
        let is_paused = self.context.is_paused();
        let current = self.load().await?;
        let (before, game_before) = (current.table().number(), current.table().game_number());
        let mut draft = Draft::new(current.table(), now);
        let refused = match decide(&mut draft) {
            Ok(()) => None,
            // The flag that had fallen is decided, and has to be stored.
            Err(error @ TableError::Refused(Refusal::TimeUp { .. })) => Some(error),
            Err(error) => return Err(error),
        };
        if let Some(decided) = draft.finish(is_paused, date)? {
            if let Err(error) = self.stored.commit(decided).await {
                self.reload_later().await;
                return Err(error);
            }
            self.publish(before, now).await;
            self.schedule();
            if self.stored.current().is_some_and(|current| current.table().game_number() != game_before) {
                self.expect_players();
            }
        }
        match refused {
            Some(error) => Err(error),
            None => Ok(self.stored.current().map_or(before, |current| current.table().number())),
        }
    }

    async fn publish(&mut self, since: u64, now: Time) {
        let Some(current) = self.stored.current() else { return };
        if !self.presenter.publish(&self.context.hub, current, since, now) {
            self.resync().await;
        }
    }

    /// Does something as the server.
    async fn change_as_host(&mut self, command: HostCommand) -> Result<(), TableError> {
        self.change(|draft| draft.decide_host(command)).await.map(|_| ())
    }

    /// After a failed write: loads the table again, now or a little later.
    async fn reload_later(&mut self) {
        if let Err(error) = self.load().await {
            tracing::error!(table = %self.stored.id(), %error, "a table cannot be loaded again");
        }
        // What failed is not tried again at once.
        self.timer.set_retry();
    }

    /// Sets the timer and the computers to what the table needs now.
    fn schedule(&mut self) {
        let now = self.context.now();
        let Some(current) = self.stored.current() else { return };
        match (current.table().awaits(), current.table().next_deadline()) {
            (Awaits::Begin, _) => self.timer.set_next_game(),
            (_, Some(Time(deadline))) => {
                self.timer.set(Duration::from_millis(deadline.saturating_sub(now.0) + 1));
            }
            (_, None) => self.timer.clear_clock(),
        }
        if let Some(before) = self.computer.update(current) {
            self.presenter.publish_waiting(current, before);
        }
    }

    async fn on_timer(&mut self, alarm: Alarm) {
        let done = match alarm {
            Alarm::Clock => self.look_at_clock().await,
            Alarm::Arrival => self.note_absent_players(&Side::BOTH).await,
            Alarm::Departure(side) => self.note_absent_players(&[side]).await,
        };
        if let Err(error) = done {
            tracing::warn!(table = %self.stored.id(), %error, "a timer could not do its work");
            match (error, alarm) {
                (TableError::NotFound | TableError::Damaged(_), _) => {}
                (_, Alarm::Departure(side)) => self.timer.set_departure(side),
                _ => self.timer.set_retry(),
            }
        }
    }

    async fn look_at_clock(&mut self) -> Result<(), TableError> {
        let now = self.context.now();
        let table = self.load().await?.table();
        match table.awaits() {
            Awaits::Begin => self.change_as_host(begin()).await,
            _ if table.next_deadline().is_some_and(|deadline| deadline <= now) => {
                self.change_as_host(HostCommand::Tick).await
            }
            _ => {
                self.schedule();
                Ok(())
            }
        }
    }

    /// Notes as away which of these players have no connection: they have not opened the table since the game began or the
    /// server started, or they have left and not come back.
    async fn note_absent_players(&mut self, sides: &[Side]) -> Result<(), TableError> {
        self.load().await?;
        let Some(table) = self.stored.current().map(Current::table) else { return Ok(()) };
        if !matches!(table.phase(), Phase::Setup | Phase::Playing) {
            return Ok(());
        }
        let is_absent = |side: &Side| {
            let person = summary::person(table, *side);
            person.is_some_and(|person| !self.presenter.is_watched_by(&person))
        };
        let absent: Vec<Side> = sides.iter().copied().filter(is_absent).collect();
        let note = |draft: &mut Draft<'_>| {
            for side in absent {
                // Somebody who is away already cannot leave.
                let _ = draft.decide_host(HostCommand::Away { side });
            }
            Ok(())
        };
        self.change(note).await.map(|_| ())
    }

    /// Expects the players of a game, where being away has consequences.
    fn expect_players(&mut self) {
        let Some(current) = self.stored.current() else { return };
        let table = current.table();
        let is_going = matches!(table.phase(), Phase::Setup | Phase::Playing);
        if is_going && table.terms().time.away_limit_ms().is_some() {
            self.timer.set_arrival();
        }
    }

    async fn on_computer(&mut self, viewer: Viewer, command: Command) {
        if let Err(error) = self.change(|draft| draft.decide(command, None, viewer)).await {
            tracing::debug!(table = %self.stored.id(), %error, "a computer's command was refused");
            self.timer.set_retry();
        }
    }

    async fn act(
        &mut self,
        person: &PersonId,
        command: Command,
        once: Option<table::Request>,
    ) -> Result<u64, TableError> {
        let viewer = self.load().await?.player(person)?;
        self.change(|draft| draft.decide(command, once, viewer)).await
    }

    async fn act_as_bot(
        &mut self,
        person: &PersonId,
        action: BotAction,
        once: Option<table::Request>,
    ) -> Result<u64, TableError> {
        let current = self.load().await?;
        let viewer = current.player(person)?;
        let game = current.table().game_number();
        match action.command(current.table(), viewer) {
            Some(command) => self.change(|draft| draft.decide(command, once, viewer)).await,
            // What is done already may be something else in a later game.
            None if once.is_some_and(|once| once.game != game) => Err(Refusal::WrongGame { game }.into()),
            None => Ok(current.table().number()),
        }
    }

    async fn accept(&mut self, person: &Person, invitation: &InvitationId) -> Result<(), TableError> {
        let current = self.load().await?;
        let invitations = &current.row().invitations;
        let side = Side::BOTH.into_iter().find(|side| invitations[*side].as_ref() == Some(invitation));
        let side = side.ok_or(TableError::NotFound)?;
        if current.viewer(&person.id) != Viewer::Spectator {
            return Err(TableError::NotAllowed(Reason::AlreadySeated));
        }
        check_rated(current.table().terms(), person, &[None, None])?;
        self.change_as_host(HostCommand::Seat { side, sitter: sitter(person) }).await
    }

    async fn watch(&mut self, subscriber: Subscriber, since: Option<u64>) -> Result<(), TableError> {
        let viewer = self.load().await?.visitor(Some(subscriber.person()))?;
        self.presenter.remove(&subscriber);
        // The player is marked as back first, so that the snapshot already shows it.
        for side in Side::BOTH.into_iter().filter(|side| viewer.holds(*side)) {
            self.timer.clear_departure(side);
            // Somebody who was not away cannot come back.
            let _ = self.change_as_host(HostCommand::Back { side }).await;
        }
        let (context, now) = (self.context.clone(), self.context.now());
        let current = self.load().await?;
        let is_page = subscriber.protocol() == Protocol::Socket;
        let missed = since.filter(|_| is_page).and_then(|since| current.table().update(since, viewer));
        let chat = match missed {
            None if is_page => chat::read(&*context.store, &current.row().id, viewer).await?,
            _ => Vec::new(),
        };
        if let Some(current) = self.stored.current() {
            self.presenter.add(subscriber.clone());
            self.presenter.welcome(&subscriber, current, missed, now, chat);
            self.presenter.publish_spectators(current);
        }
        Ok(())
    }

    /// A player whose last connection is gone is away, unless another one is opened soon.
    async fn unwatch(&mut self, subscriber: &Subscriber) -> Result<(), TableError> {
        if !self.presenter.remove(subscriber) {
            return Ok(());
        }
        let current = self.load().await?;
        let viewer = current.viewer(subscriber.person());
        let is_playing = matches!(current.table().phase(), Phase::Setup | Phase::Playing);
        if is_playing && !self.presenter.is_watched_by(subscriber.person()) {
            for side in Side::BOTH.into_iter().filter(|side| viewer.holds(*side)) {
                self.timer.set_departure(side);
            }
        }
        if let Some(current) = self.stored.current() {
            self.presenter.publish_spectators(current);
        }
        Ok(())
    }

    async fn say(&mut self, person: &Person, id: String, room: Room, text: &str) -> Result<u64, TableError> {
        let (context, date) = (self.context.clone(), self.context.date());
        let current = self.load().await?;
        let viewer = current.visitor(Some(&person.id))?;
        let line = chat::line(&current.row().id, person, viewer, id, room, text, date)?;
        let added = context.store.add_chat(&line).await;
        self.may_lack_chat |= added.is_err();
        let AddedLine { line: stored, is_new } = added?;
        if (&stored.line.body, stored.line.room) != (&line.body, line.room) {
            return Err(TableError::NotAllowed(Reason::ChatIdUsed));
        }
        let line = chat::view(&stored, person.name.clone());
        if let (true, Some(current)) = (is_new || self.may_lack_chat, self.stored.current()) {
            self.presenter.publish_chat(current, &line);
        }
        Ok(line.number)
    }

    async fn mute(&mut self, person: &PersonId, on: bool) -> Result<(), TableError> {
        self.load().await?.visitor(Some(person))?;
        self.presenter.mute(person, on);
        Ok(())
    }

    async fn chat(&mut self, person: &PersonId) -> Result<Vec<ChatView>, TableError> {
        let viewer = self.load().await?.visitor(Some(person))?;
        Ok(chat::read(&*self.context.store, self.stored.id(), viewer).await?)
    }

    async fn view(&mut self, person: Option<&PersonId>) -> Result<wire::TableView, TableError> {
        let current = self.load().await?;
        Ok(current.table().view(current.visitor(person)?))
    }

    async fn game_start(&mut self, person: &PersonId) -> Result<Option<String>, TableError> {
        let current = self.load().await?;
        let viewer = current.viewer(person);
        let side = Side::BOTH.into_iter().find(|side| viewer.holds(*side));
        Ok(side.and_then(|side| bot::going_on(current.table(), side)))
    }

    async fn start(&mut self) -> Result<(), TableError> {
        let now = self.context.now();
        self.load().await?;
        self.publish(0, now).await;
        self.schedule();
        self.expect_players();
        Ok(())
    }

    async fn resume(&mut self, alive_at: Option<u64>) -> Result<(), TableError> {
        let now = self.context.now();
        self.load().await?;
        self.expect_players();
        let current = self.load().await?;
        if current.table().next_deadline().is_none() {
            // It may have been paused, and the operator's switch may have changed since.
            return self.follow_pause().await;
        }
        // The clocks stand still from when the server was last known to run.
        let Time(last) = current.table().changed_at();
        let stopped = Time(alive_at.unwrap_or(now.0).clamp(last, now.0.max(last)));
        let is_correspondence = matches!(current.table().terms().time, TimeControl::Days { .. });
        if is_correspondence && now.since(stopped) < SHORT_FOR_DAYS {
            return Ok(());
        }
        let pause = |draft: &mut Draft<'_>| {
            draft.decide_host_at(HostCommand::Pause, stopped)?;
            draft.decide_host(HostCommand::Resume)
        };
        self.change(pause).await.map(|_| ())
    }

    async fn follow_pause(&mut self) -> Result<(), TableError> {
        let is_paused = self.context.is_paused();
        let has_deadline = self.load().await?.table().next_deadline().is_some();
        let command = match is_paused {
            true if has_deadline => HostCommand::Pause,
            true => return Ok(()),
            false => HostCommand::Resume,
        };
        match self.change_as_host(command).await {
            Err(TableError::Refused(Refusal::ClocksUnchanged)) => Ok(()),
            result => result,
        }
    }

    async fn leave(&mut self, person: &PersonId) -> Result<(), TableError> {
        let current = self.load().await?;
        let (viewer, phase) = (current.viewer(person), current.table().phase());
        match (viewer, phase) {
            (Viewer::Spectator, _) | (_, Phase::Closed) => Ok(()),
            (_, Phase::Seats) => self.remove().await,
            _ => self.change(|draft| departures::give_up(draft, viewer)).await.map(|_| ()),
        }
    }

    /// Closes and removes a table at which no game has begun.
    async fn remove(&mut self) -> Result<(), TableError> {
        self.change_as_host(HostCommand::Close).await?;
        self.context.store.remove_table(self.stored.id()).await?;
        self.stored.unload();
        Ok(())
    }

    async fn erase_name(&mut self, person: &PersonId) -> Result<(), TableError> {
        departures::erase_name_at(&*self.context.store, self.stored.id(), person).await?;
        let is_in_use = self.stored.current().is_some();
        self.stored.unload();
        if is_in_use {
            self.load().await?;
        }
        Ok(())
    }

    async fn end_stale(&mut self) -> Result<bool, TableError> {
        let table = self.load().await?.table();
        match table.phase() {
            Phase::Seats => self.remove().await?,
            // A clock will end the game.
            _ if table.next_deadline().is_some() || table.clocks().is_some() => return Ok(false),
            Phase::Ready | Phase::Setup | Phase::Playing => self.change_as_host(HostCommand::Close).await?,
            Phase::Over | Phase::Closed => return Ok(false),
        }
        Ok(true)
    }
}
