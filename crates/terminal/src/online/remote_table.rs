use std::collections::VecDeque;
use std::time::Duration;

use rules::Side;
use table::from_wire;
use wire::{AwayView, ChatView, Offer, Phase, Room, StepView, TableView, ToServer, Update};
use words::{SideNames, Words};

/// A table on a server, as we may see it.
#[derive(Clone)]
pub(crate) struct RemoteTable {
    pub(crate) view: TableView,
    /// Choices that were made there and are not on our board yet, as dice fall one after another.
    pub(crate) queue: VecDeque<StepView>,
    /// Our move, while it is on its way.
    pub(crate) sent: Option<ToServer>,
    pub(crate) chat: Vec<ChatView>,
    pub(crate) muted: bool,
    pub(crate) spectators: u32,
    /// How many wait before the computer at this table gets to think.
    pub(crate) before: Option<u32>,
    /// The links to free seats.
    pub(crate) links: Vec<String>,
    /// Which of the games at the table is on the screen.
    pub(crate) game: u32,
    /// Which screen it is on.
    pub(crate) screen: u64,
    /// The server's clock when ours showed nothing, in milliseconds.
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

    /// What the table is known by.
    pub(crate) fn id(&self) -> &str {
        &self.view.id
    }

    /// The server's clock shows this now.
    pub(crate) fn set_clock(&mut self, server: u64, now: Duration) {
        self.origin = i64::try_from(server).unwrap_or(i64::MAX).saturating_sub(millis(now));
    }

    /// How long it is until a time of the server's.
    pub(crate) fn until(&self, time: u64, now: Duration) -> Duration {
        let here = i64::try_from(time).unwrap_or(i64::MAX).saturating_sub(self.origin);
        Duration::from_millis(u64::try_from(here.saturating_sub(millis(now))).unwrap_or(0))
    }

    /// What the clocks show.
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

    /// Whether some time is counted that is shown: a clock, or how long is left to choose or to come back.
    pub(crate) fn is_counting(&self) -> bool {
        let clock = self.view.state.clock.is_some_and(|clock| clock.running.is_some());
        let is_awaited = self.is_playing() && self.away().is_some_and(|away| away.until.is_some());
        (clock && !self.view.state.paused) || self.view.state.setup_until.is_some() || is_awaited
    }

    /// Something happened there.
    pub(crate) fn take(&mut self, update: Update) {
        self.view.number = update.number;
        self.view.steps.truncate(update.steps_kept);
        self.view.steps.extend(update.steps);
        self.view.state = update.state;
    }

    /// Whether a seat is ours.
    pub(crate) fn is_ours(&self, side: Side) -> bool {
        self.view.state.yours[side]
    }

    /// The seat that is ours, or the first of them.
    pub(crate) fn our_side(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| self.is_ours(*side))
    }

    /// Whether we play here.
    pub(crate) fn is_player(&self) -> bool {
        self.our_side().is_some()
    }

    /// The seat that is not ours, where we play.
    pub(crate) fn their_side(&self) -> Option<Side> {
        let ours = self.our_side()?;
        (!self.is_ours(!ours)).then_some(!ours)
    }

    /// Whether a game is on.
    pub(crate) fn is_playing(&self) -> bool {
        self.view.state.phase == Phase::Playing
    }

    /// Whether a move of ours would be taken now, were it our turn.
    pub(crate) fn is_ready(&self) -> bool {
        self.is_playing() && self.queue.is_empty() && self.sent.is_none() && !self.view.state.paused
    }

    /// What somebody is called; the side itself, while nobody sits there.
    pub(crate) fn name(&self, side: Side, words: &Words) -> String {
        let side_name = || words.side(side, &self.side_names());
        self.view.state.seats[side].name.clone().unwrap_or_else(side_name)
    }

    /// What the game calls its sides.
    pub(crate) fn side_names(&self) -> SideNames<'_> {
        self.view.game.sides.each_ref().map(String::as_str)
    }

    /// What the opponent offers us.
    pub(crate) fn offered(&self) -> Option<Offer> {
        let theirs = self.their_side()?;
        self.view
            .state
            .offers
            .iter()
            .find(|offer| from_wire::side(offer.by) == theirs)
            .map(|offer| offer.what)
    }

    /// Whether we offer this already.
    pub(crate) fn offers(&self, what: Offer) -> bool {
        self.view
            .state
            .offers
            .iter()
            .any(|offer| offer.what == what && self.is_ours(from_wire::side(offer.by)))
    }

    /// Since when the opponent is away.
    pub(crate) fn away(&self) -> Option<AwayView> {
        self.view.state.seats[self.their_side()?].away
    }

    /// Whether the opponent has been away for so long that the game may be declared abandoned.
    pub(crate) fn is_abandoned(&self, now: Duration) -> bool {
        let until = self.away().and_then(|away| away.until);
        self.is_playing() && until.is_some_and(|until| self.until(until, now).is_zero())
    }

    /// Who hears us.
    pub(crate) fn room(&self) -> Room {
        if self.is_player() { Room::Players } else { Room::Spectators }
    }
}

fn millis(time: Duration) -> i64 {
    i64::try_from(time.as_millis()).unwrap_or(i64::MAX)
}
