use std::sync::Arc;
use std::time::{Duration, Instant};

use rules::Side;
use table::{Awaits, Command, HostCommand, Offer, Phase, Refusal, Sitter, Table, Time, TimeControl, Viewer};
use wire::{ChatView, Room};

use super::chat;
use super::computer::{Computer, Thought};
use super::context::Context;
use super::departures;
use super::draft::{Draft, begin};
use super::error::TableError;
use super::handle::{Arrival, Inbox, Request};
use super::open::{check_engines, check_rated, sitter};
use super::presenter::Presenter;
use super::stored_table::{Current, StoredTable};
use super::subscriber::{Protocol, Subscriber};
use super::summary;
use super::table_clock::TableClock;
use super::timer::{Alarm, Timer};
use crate::bot::{self, BotAction};
use crate::id::{InvitationId, PersonId};
use crate::reason::Reason;
use crate::store::{AddedLine, Person, StoreError};

/// In games with days per move, players are charged for downtime of up to this many milliseconds, so that most restarts
/// leave these tables alone.
const SHORT_FOR_DAYS: u64 = 60 * 60 * 1000;

/// The task that owns a table in memory. It handles requests, timer events and computers' decisions, one at a time.
pub(super) struct TableActor {
    context: Arc<Context>,
    stored: StoredTable,
    inbox: Inbox,
    presenter: Presenter,
    /// Whether a chat line may have been stored without being sent to anyone, because its write failed.
    may_lack_chat: bool,
    computer: Computer,
    timer: Timer,
    clock: TableClock,
    /// When the request being handled arrived.
    arrival: Arrival,
    /// When the database was last known to be away.
    failed_at: Option<Instant>,
}

impl TableActor {
    pub(super) fn new(
        context: Arc<Context>,
        stored: StoredTable,
        inbox: Inbox,
        clock: TableClock,
    ) -> TableActor {
        let arrival = Arrival::now(&clock);
        TableActor {
            computer: Computer::new(context.engines.clone(), clock.clone()),
            presenter: Presenter::default(),
            may_lack_chat: false,
            timer: Timer::default(),
            failed_at: None,
            context,
            stored,
            inbox,
            clock,
            arrival,
        }
    }

    /// Works until the table is evicted.
    pub(super) async fn run(mut self) {
        loop {
            let mut handle = None;
            // The steps are boxed: an actor that waits takes little memory.
            tokio::select! {
                // Requests first: a move that has arrived is in time, even if the timer rings before it is read.
                biased;
                envelope = self.inbox.next() => {
                    let Some(envelope) = envelope else { return };
                    handle = Some(envelope.handle);
                    // No flood of requests can keep the timer from ringing.
                    if let Some(alarm) = self.timer.take_before(envelope.arrival.instant) {
                        self.arrival = Arrival::now(&self.clock);
                        Box::pin(self.on_timer(alarm)).await;
                    }
                    self.arrival = envelope.arrival;
                    Box::pin(self.on_request(envelope.request)).await;
                }
                (side, arrival, thought) = self.computer.next() => {
                    self.arrival = arrival;
                    Box::pin(self.on_computer(side, thought)).await;
                }
                alarm = self.timer.ring() => {
                    self.arrival = Arrival::now(&self.clock);
                    Box::pin(self.on_timer(alarm)).await;
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
                let mut done = self.act(&person, command.clone(), once.clone()).await;
                if is_outdated(&done) {
                    done = self.act(&person, command, once).await;
                }
                let _ = reply.send(done);
            }
            Request::ActAsBot { person, action, once, reply } => {
                let mut done = self.act_as_bot(&person, action.clone(), once.clone()).await;
                if is_outdated(&done) {
                    done = self.act_as_bot(&person, action, once).await;
                }
                let _ = reply.send(done);
            }
            Request::Accept { person, invitation, reply } => {
                let mut done = self.accept(&person, &invitation).await;
                if is_outdated(&done) {
                    done = self.accept(&person, &invitation).await;
                }
                let _ = reply.send(done);
            }
            Request::Watch { subscriber, since, said, reply } => {
                let _ = reply.send(self.watch(subscriber, since, said).await);
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
            self.check_store()?;
            if let Err(error) = self.stored.load().await {
                self.note_failure(&error);
                return Err(error);
            }
            self.resync().await;
            self.schedule();
        }
        self.stored.load().await
    }

    /// A caller that waited until the database was known to be away does not wait for it again.
    fn check_store(&self) -> Result<(), TableError> {
        match self.failed_at {
            Some(failed_at) if self.arrival.instant <= failed_at => Err(StoreError::NoAnswer.into()),
            _ => Ok(()),
        }
    }

    fn note_failure(&mut self, error: &TableError) {
        if matches!(error, TableError::Store(error) if error.is_away()) {
            self.failed_at = Some(Instant::now());
        }
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
        self.presenter.resync(current, &self.clock, &chat);
    }

    /// Decides on a copy of the table, stores, applies and publishes.
    async fn change(
        &mut self,
        decide: impl FnOnce(&mut Draft<'_>) -> Result<(), TableError> + Send,
    ) -> Result<u64, TableError> {
        let context = self.context.clone();
        self.load().await?;
        let current = self.stored.current().ok_or(TableError::NotFound)?;
        let at = self.time_of_arrival(current.table());
        let (before, game_before) = (current.table().number(), current.table().game_number());
        let clock_before = running_clock(current.table());
        let mut draft = Draft::new(current.table(), at);
        let refused = match decide(&mut draft) {
            Ok(()) => None,
            // The fallen flag was recorded in the draft, which has to be stored.
            Err(error @ TableError::Refused(Refusal::TimeUp { .. })) => Some(error),
            Err(error) => return Err(error),
        };
        if let Some(decided) = draft.finish(&context)? {
            self.check_store()?;
            self.clock.stop(at);
            let committed = self.stored.commit(decided).await;
            let clock = self.stored.current().map(|current| running_clock(current.table()));
            // A clock starts only when its player can know that it runs.
            self.clock.go_on(clock.is_some_and(|clock| clock != clock_before));
            if let Err(error) = committed {
                self.rest(&error);
                return Err(error);
            }
            self.timer.clear_retry();
            self.publish(before).await;
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

    /// The time of the resulting events: when the request being handled arrived, but never before the last event.
    fn time_of_arrival(&self, table: &Table) -> Time {
        self.arrival.time.min(self.clock.now()).max(table.changed_at())
    }

    async fn publish(&mut self, since: u64) {
        let Some(current) = self.stored.current() else { return };
        if !self.presenter.publish(&self.context.hub, current, since, &self.clock) {
            self.resync().await;
        }
    }

    /// Carries out a command of the server itself.
    async fn change_as_host(&mut self, command: HostCommand) -> Result<(), TableError> {
        self.change(|draft| draft.decide_host(command)).await.map(|_| ())
    }

    /// Rests after a failed write: for a while, nothing happens without a request. Then the table is loaded again.
    fn rest(&mut self, error: &TableError) {
        self.note_failure(error);
        self.computer.stop();
        self.timer.set_retry();
    }

    /// Resumes after a rest, once the store works again.
    async fn take_up(&mut self) -> Result<(), TableError> {
        if self.context.store.is_away() {
            self.timer.set_retry();
            return Ok(());
        }
        self.load().await?;
        self.schedule();
        self.expect_players();
        Ok(())
    }

    /// Sets the timer and the computers to what the table needs now, unless it rests.
    fn schedule(&mut self) {
        if self.timer.is_retrying() {
            return;
        }
        let now = self.clock.now();
        let Some(current) = self.stored.current() else { return };
        match (current.table().awaits(), current.table().next_deadline()) {
            // The next game begins when both are back.
            (Awaits::Begin, _) if lacks_players(current.table()) => self.timer.clear_clock(),
            (Awaits::Begin, _) => self.timer.set_next_game(),
            (_, Some(Time(deadline))) => {
                self.timer.set(Duration::from_millis(deadline.saturating_sub(now.0) + 1));
            }
            (_, None) => self.timer.clear_clock(),
        }
        self.computer.update(current);
    }

    async fn on_timer(&mut self, alarm: Alarm) {
        let done = match alarm {
            Alarm::Retry => self.take_up().await,
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
        if self.context.store.is_away() {
            self.timer.set_retry();
            return Ok(());
        }
        let now = self.clock.now();
        let table = self.load().await?.table();
        match table.awaits() {
            Awaits::Begin if !lacks_players(table) => self.change_as_host(begin()).await,
            _ if table.next_deadline().is_some_and(|deadline| deadline <= now) => {
                self.change_as_host(HostCommand::Tick).await
            }
            _ => {
                self.schedule();
                Ok(())
            }
        }
    }

    /// Marks those of these players as away who have no connection: they have not opened the table since the game began
    /// or the server started, or have left and not returned.
    async fn note_absent_players(&mut self, sides: &[Side]) -> Result<(), TableError> {
        self.load().await?;
        let Some(table) = self.stored.current().map(Current::table) else { return Ok(()) };
        if !needs_players(table) {
            return Ok(());
        }
        let is_absent = |side: &Side| {
            let person = summary::person(table, *side);
            person.is_some_and(|person| !self.presenter.is_watched_by(&person))
        };
        let absent: Vec<Side> = sides.iter().copied().filter(is_absent).collect();
        let note = |draft: &mut Draft<'_>| {
            for side in absent {
                // Refused if the player is already marked as away.
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
        if needs_players(table) && table.terms().time.away_limit_ms().is_some() {
            self.timer.set_arrival();
        }
    }

    async fn on_computer(&mut self, side: Side, thought: Thought) {
        let done = match thought {
            Thought::Queued { waiting } => self.queue(side, waiting).await,
            Thought::Begun => self.begin_to_think(side).await,
            Thought::Decided(command) => {
                self.change(|draft| draft.decide(command, None, Viewer::Seat(side))).await.map(|_| ())
            }
        };
        if let Err(error) = done {
            tracing::debug!(table = %self.stored.id(), %error, "a computer's command was refused");
            self.timer.set_retry();
        }
    }

    /// A computer's clock stands still while it waits for its turn to think.
    async fn queue(&mut self, side: Side, waiting: usize) -> Result<(), TableError> {
        if self.load().await?.table().clocks().is_some() {
            let queue = |draft: &mut Draft<'_>| {
                // It has been waiting since the last event.
                let since = draft.table().changed_at();
                draft.decide_host_at(HostCommand::Queue { side }, since)
            };
            match self.change(queue).await {
                // Already recorded, as after a restart.
                Ok(_) | Err(TableError::Refused(Refusal::ClocksUnchanged)) => {}
                Err(error) => return Err(error),
            }
        }
        if let Some(current) = self.stored.current() {
            self.presenter.publish_waiting(current, waiting as u32);
        }
        Ok(())
    }

    async fn begin_to_think(&mut self, side: Side) -> Result<(), TableError> {
        match self.load().await?.table().is_queued(side) {
            true => self.change_as_host(HostCommand::Think { side }).await,
            false => Ok(()),
        }
    }

    /// Refuses another match against a computer while too many wait for theirs to move.
    fn check_rematch(&self, command: &Command) -> Result<(), TableError> {
        let Some(table) = self.stored.current().map(Current::table) else { return Ok(()) };
        let is_rematch = matches!(command, Command::Offer { what: Offer::Rematch });
        let plays = |side: &Side| table.sitter(*side).is_some_and(Sitter::is_computer);
        if is_rematch && table.phase() == Phase::Over && Side::BOTH.iter().any(plays) {
            check_engines(&self.context.engines)?;
        }
        Ok(())
    }

    async fn act(
        &mut self,
        person: &PersonId,
        command: Command,
        once: Option<table::Request>,
    ) -> Result<u64, TableError> {
        let viewer = self.load().await?.player(person)?;
        self.check_rematch(&command)?;
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
            Some(command) => {
                self.check_rematch(&command)?;
                self.change(|draft| draft.decide(command, once, viewer)).await
            }
            // It is done already in the current game, but the request is about another one.
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

    async fn watch(
        &mut self,
        subscriber: Subscriber,
        since: Option<u64>,
        said: Option<u64>,
    ) -> Result<(), TableError> {
        let viewer = self.load().await?.visitor(Some(subscriber.person()))?;
        self.presenter.remove(&subscriber);
        // The player is marked as back first, so that the snapshot already shows it.
        for side in Side::BOTH.into_iter().filter(|side| viewer.holds(*side)) {
            self.timer.clear_departure(side);
            // Refused if the player was not marked as away.
            let _ = self.change_as_host(HostCommand::Back { side }).await;
        }
        let context = self.context.clone();
        let current = self.load().await?;
        let is_page = subscriber.protocol() == Protocol::Socket;
        let missed = since.filter(|_| is_page).and_then(|since| current.table().update(since, viewer));
        // A page that resumes is sent the lines it missed, any other one all lines.
        let read_to = if missed.is_some() { said } else { Some(0) };
        let chat = match read_to.filter(|_| is_page) {
            Some(read_to) => {
                let mut lines = chat::read(&*context.store, &current.row().id, viewer).await?;
                lines.retain(|line| line.number > read_to);
                lines
            }
            None => Vec::new(),
        };
        if let Some(current) = self.stored.current() {
            self.presenter.add(subscriber.clone());
            self.presenter.welcome(&subscriber, current, missed, &self.clock, chat);
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
        if needs_players(current.table()) && !self.presenter.is_watched_by(subscriber.person()) {
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
        self.check_store()?;
        let added = context.store.add_chat(&line).await.map_err(TableError::from);
        self.may_lack_chat |= added.is_err();
        let added = added.inspect_err(|error| self.note_failure(error));
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
        let mut view = current.table().view(current.visitor(person)?);
        self.clock.convert(&mut view.state);
        Ok(view)
    }

    async fn game_start(&mut self, person: &PersonId) -> Result<Option<String>, TableError> {
        let current = self.load().await?;
        let viewer = current.viewer(person);
        let side = Side::BOTH.into_iter().find(|side| viewer.holds(*side));
        Ok(side.and_then(|side| bot::going_on(current.table(), side)))
    }

    async fn start(&mut self) -> Result<(), TableError> {
        self.load().await?;
        self.publish(0).await;
        self.schedule();
        self.expect_players();
        Ok(())
    }

    async fn resume(&mut self, alive_at: Option<u64>) -> Result<(), TableError> {
        self.load().await?;
        self.expect_players();
        let now = self.clock.now();
        let table = self.load().await?.table();
        let (terms, has_deadline, last) =
            (table.terms(), table.next_deadline().is_some(), table.changed_at());
        // The clocks stand still from when the server was last known to run.
        let now = now.max(last);
        let stopped = Time(alive_at.unwrap_or(now.0).clamp(last.0, now.0));
        // So does the time for which players may be away.
        let is_awaited = |side| table.away_until(side).is_some_and(|until| until > stopped);
        if !has_deadline && !Side::BOTH.into_iter().any(is_awaited) {
            // It may have been paused, and the operator's switch may have changed since.
            return self.follow_pause().await;
        }
        let is_correspondence = matches!(terms.time, TimeControl::Days { .. });
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

/// Whether it matters who is here.
fn needs_players(table: &Table) -> bool {
    matches!(table.phase(), Phase::Setup | Phase::Playing) || table.is_between_games()
}

/// Whether the next game of a match with clocks has to wait for a player.
fn lacks_players(table: &Table) -> bool {
    table.is_between_games() && Side::BOTH.into_iter().any(|side| table.away_until(side).is_some())
}

/// Whether something was decided on a table that has changed in the store: a write that had no answer was stored after the
/// table had been loaded again. It is decided once more, on the table as it is now, and recognised if it was that write.
fn is_outdated<T>(done: &Result<T, TableError>) -> bool {
    matches!(done, Err(TableError::Store(StoreError::OutOfOrder { .. })))
}

/// Whose clock runs, and since when.
fn running_clock(table: &Table) -> Option<(Side, Time)> {
    table.clocks()?.1
}
