use std::collections::VecDeque;
use std::time::Duration;

use rules::Side;
use table::from_wire;
use wire::{AwayView, ChatView, Offer, Phase, Room, StepView, TableView, ToServer, Update};
use words::{SideNames, Words};

/// An online table, as this person may see it.
#[derive(Clone)]
pub(crate) struct RemoteTable {
    pub(crate) view: TableView,
    /// Choices received but not shown yet, because rolls are animated one after another.
    pub(crate) queue: VecDeque<StepView>,
    /// The last move sent, until it is confirmed.
    pub(crate) sent: Option<ToServer>,
    pub(crate) chat: Vec<ChatView>,
    pub(crate) muted: bool,
    pub(crate) spectators: u32,
    /// How many requests are queued before the computer at this table.
    pub(crate) before: Option<u32>,
    /// The invitation links to free seats.
    pub(crate) links: Vec<String>,
    /// The number of the game at the table on the screen.
    pub(crate) game: u32,
    /// The id of its session.
    pub(crate) screen: u64,
    /// The server's clock at the start of the client, in milliseconds.
    origin: i64,
}

impl RemoteTable {
    pub(crate) fn new(view: TableView, chat: Vec<ChatView>, spectators: u32) -> RemoteTable {
        RemoteTable {
            view,
            queue: VecDeque::new(),
            sent: None,
            chat,
            muted: false,
            spectators,
            before: None,
            links: Vec::new(),
            game: 0,
            screen: 0,
            origin: 0,
        }
    }

    /// Returns the table id.
    pub(crate) fn id(&self) -> &str {
        &self.view.id
    }

    /// Sets the server's clock.
    pub(crate) fn set_clock(&mut self, server: u64, now: Duration) {
        self.origin = i64::try_from(server).unwrap_or(i64::MAX).saturating_sub(millis(now));
    }

    /// Returns the time until a moment of the server's clock.
    pub(crate) fn until(&self, time: u64, now: Duration) -> Duration {
        let here = i64::try_from(time).unwrap_or(i64::MAX).saturating_sub(self.origin);
        Duration::from_millis(u64::try_from(here.saturating_sub(millis(now))).unwrap_or(0))
    }

    /// Returns the current clocks.
    pub(crate) fn clocks(&self, now: Duration) -> Option<[Duration; 2]> {
        let clock = self.view.state.clock?;
        let mut left = clock.left_ms.map(Duration::from_millis);
        if let (Some(seat), Some(since), false) = (clock.running, clock.since, self.view.state.paused) {
            let side = from_wire::side(seat);
            let here = i64::try_from(since).unwrap_or(i64::MAX).saturating_sub(self.origin);
            let spent = u64::try_from(millis(now).saturating_sub(here)).unwrap_or(0);
            left[side] = left[side].saturating_sub(Duration::from_millis(spent));
        }
        Some(left)
    }

    /// Returns whether a visible clock or countdown is running.
    pub(crate) fn is_counting(&self) -> bool {
        let clock = self.view.state.clock.is_some_and(|clock| clock.running.is_some());
        let is_awaited = self.needs_opponent() && self.away().is_some_and(|away| away.until.is_some());
        (clock && !self.view.state.paused) || self.view.state.setup_until.is_some() || is_awaited
    }

    /// Applies an update.
    pub(crate) fn take(&mut self, update: Update) {
        self.view.number = update.number;
        self.view.steps.truncate(update.steps_kept);
        self.view.steps.extend(update.steps);
        self.view.state = update.state;
    }

    /// Returns whether this person holds a seat.
    pub(crate) fn is_ours(&self, side: Side) -> bool {
        self.view.state.yours[side]
    }

    /// Returns this person's seat, or the first of two.
    pub(crate) fn our_side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.is_ours(*side))
    }

    /// Returns whether this person is a player.
    pub(crate) fn is_player(&self) -> bool {
        self.our_side().is_some()
    }

    /// Returns the opponent's seat, for a player.
    pub(crate) fn their_side(&self) -> Option<Side> {
        let ours = self.our_side()?;
        (!self.is_ours(!ours)).then_some(!ours)
    }

    /// Returns whether a game is in progress.
    pub(crate) fn is_playing(&self) -> bool {
        self.view.state.phase == Phase::Playing
    }

    /// Returns whether the next game of the match is about to begin.
    pub(crate) fn is_between_games(&self) -> bool {
        self.view.state.phase == Phase::Ready && self.view.state.score.games > 0
    }

    /// Returns whether the server would accept a move by this person, if it were their turn.
    pub(crate) fn is_ready(&self) -> bool {
        self.is_playing() && self.queue.is_empty() && self.sent.is_none() && !self.view.state.paused
    }

    /// Returns the name of a player, or of the side if the seat is free.
    pub(crate) fn name(&self, side: Side, words: &Words) -> String {
        let side_name = || words.side(side, &self.side_names());
        self.view.state.seats[side].name.clone().unwrap_or_else(side_name)
    }

    /// Returns the names of the sides.
    pub(crate) fn side_names(&self) -> SideNames<'_> {
        self.view.game.sides.each_ref().map(String::as_str)
    }

    /// Returns the opponent's offer.
    pub(crate) fn offered(&self) -> Option<Offer> {
        let theirs = self.their_side()?;
        self.view
            .state
            .offers
            .iter()
            .find(|offer| from_wire::side(offer.by) == theirs)
            .map(|offer| offer.what)
    }

    /// Returns whether this person already makes an offer.
    pub(crate) fn offers(&self, what: Offer) -> bool {
        self.view
            .state
            .offers
            .iter()
            .any(|offer| offer.what == what && self.is_ours(from_wire::side(offer.by)))
    }

    /// Returns how long the opponent has been away.
    pub(crate) fn away(&self) -> Option<AwayView> {
        self.view.state.seats[self.their_side()?].away
    }

    /// Returns whether the opponent's absence has consequences: during a game, and before the next one of a match.
    pub(crate) fn needs_opponent(&self) -> bool {
        self.is_playing() || self.is_between_games()
    }

    /// Returns whether the opponent has been away long enough to end the game or the match.
    pub(crate) fn is_abandoned(&self, now: Duration) -> bool {
        let until = self.away().and_then(|away| away.until);
        self.needs_opponent() && until.is_some_and(|until| self.until(until, now).is_zero())
    }

    /// Returns the chat room that this person writes to.
    pub(crate) fn room(&self) -> Room {
        if self.is_player() { Room::Players } else { Room::Spectators }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
