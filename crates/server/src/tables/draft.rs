use std::borrow::Cow;

use rules::Side;
use table::fair_dice::Secret;
use table::{Awaits, Command, Event, HostCommand, Refusal, Request, Table, Time, Viewer};

use super::context::Context;
use super::error::TableError;
use crate::ratings::RatedGame;
use crate::store::NewEvent;

/// Events being decided on a copy of a table, one command after another. The table itself is copied only once the first
/// event is decided.
pub(super) struct Draft<'t> {
    table: Cow<'t, Table>,
    events: Vec<NewEvent>,
    /// The newest game before the draft, if it had ended.
    ended_before: Option<u32>,
    now: Time,
}

/// Events to store, and the table as it is after them.
pub(super) struct Decided {
    pub(super) table: Table,
    pub(super) events: Vec<NewEvent>,
    /// Whether one of these events ended a game.
    pub(super) ends_game: bool,
    /// That game, if it is rated.
    pub(super) rated: Option<RatedGame>,
}

impl<'t> Draft<'t> {
    pub(super) fn new(table: &'t Table, now: Time) -> Draft<'t> {
        let ended_before = ended_game(table);
        Draft { table: Cow::Borrowed(table), events: Vec::new(), ended_before, now }
    }

    /// A draft for a new table, which begins with the event that opened it.
    pub(super) fn opening(table: Table, opened: &Event, now: Time) -> Result<Draft<'static>, TableError> {
        let events = vec![stored(opened)?];
        Ok(Draft { table: Cow::Owned(table), events, ended_before: None, now })
    }

    /// The table as it is after the events so far.
    pub(super) fn table(&self) -> &Table {
        &self.table
    }

    /// Decides a player's command. If a flag has fallen before, that is decided instead, and the command is refused.
    pub(super) fn decide(
        &mut self,
        command: Command,
        once: Option<Request>,
        viewer: Viewer,
    ) -> Result<(), TableError> {
        let decided = match once {
            Some(request) => self.table.decide_once(command, request, viewer, self.now),
            None => self.table.decide(command, viewer, self.now),
        };
        match decided {
            Ok(events) => self.take(&events),
            Err(refusal @ Refusal::TimeUp { .. }) => {
                self.decide_host(HostCommand::Tick)?;
                Err(refusal.into())
            }
            Err(refusal) => Err(refusal.into()),
        }
    }

    /// Decides a command of the server's own.
    pub(super) fn decide_host(&mut self, command: HostCommand) -> Result<(), TableError> {
        self.decide_host_at(command, self.now)
    }

    /// The same, for a moment in the past.
    pub(super) fn decide_host_at(&mut self, command: HostCommand, at: Time) -> Result<(), TableError> {
        let events = self.table.decide_host(command, at)?;
        self.take(&events)
    }

    fn take(&mut self, events: &[Event]) -> Result<(), TableError> {
        for event in events {
            self.table.to_mut().apply(event).map_err(|bad| TableError::Damaged(bad.to_string()))?;
            self.events.push(stored(event)?);
        }
        Ok(())
    }

    /// Adds what the server itself has to do at once. `None` if nothing was decided. A rated game that has ended is
    /// counted today.
    pub(super) fn finish(mut self, context: &Context) -> Result<Option<Decided>, TableError> {
        if self.events.is_empty() {
            return Ok(None);
        }
        while let Some(command) = next_host_command(&self.table, context.is_paused()) {
            self.decide_host(command)?;
        }
        let Draft { table, events, ended_before, .. } = self;
        let ends_game = ended_game(&table).is_some_and(|game| ended_before != Some(game));
        let rated = if ends_game { RatedGame::of(&table, context.ratings_per, context.date()) } else { None };
        Ok(Some(Decided { table: table.into_owned(), events, ends_game, rated }))
    }
}

/// The number of the newest game, if it has ended.
fn ended_game(table: &Table) -> Option<u32> {
    table.finish().map(|_| table.game_number())
}

fn stored(event: &Event) -> Result<NewEvent, TableError> {
    let body = event.to_json().map_err(|error| TableError::Damaged(error.to_string()))?;
    Ok(NewEvent { at_ms: event.at.0 as i64, body })
}

/// What the server has to do before anybody else can act. The next game of a match is not among it: the players are
/// shown how the last one ended first.
fn next_host_command(table: &Table, is_paused: bool) -> Option<HostCommand> {
    match table.awaits() {
        Awaits::Secret => Some(HostCommand::Seal { secret: Secret::new(rand::random()) }),
        Awaits::Begin if table.score().games == 0 => Some(begin()),
        Awaits::Lot => Some(HostCommand::DrawLot { lot: lot() }),
        _ if is_paused && table.next_deadline().is_some() => Some(HostCommand::Pause),
        Awaits::Dice { weight } => Some(HostCommand::Roll { number: rand::random_range(0..weight.max(1)) }),
        _ => None,
    }
}

/// Begins a game, with the random choices that the table has no source for.
pub(super) fn begin() -> HostCommand {
    let salt = || format!("{:016x}", rand::random::<u64>());
    HostCommand::Begin { lot: lot(), exchanged: rand::random(), salts: [salt(), salt()] }
}

/// A random side.
fn lot() -> Side {
    if rand::random() { Side::South } else { Side::North }
}
