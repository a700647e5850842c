use std::collections::VecDeque;

use rules::{Node, Side};

use crate::fair_dice::Secret;
use crate::recent_events::RecentEvents;
use crate::record::RULES_VERSION;
use crate::round::{Round, Stage};
use crate::{
    Awaits, BadEvent, BadLog, BadTerms, Change, DiceSource, EVENT_VERSION, Event, Finish, Offer, Phase,
    Refusal, Score, Sitter, Terms, Time, TimeControl, Viewer, validate,
};
use catalog::{AnyGame, AnyHistory};

/// The remaining milliseconds, seat 1 first, and the side whose clock is running, with its start.
pub type ClockReading = ([u64; 2], Option<(Side, Time)>);

/// A table, as its events have made it.
///
/// A copy shares nothing with the original: events can be tried on it before they are stored.
#[derive(Clone)]
pub struct Table {
    pub(crate) id: String,
    /// The [version](EVENT_VERSION) of its events.
    pub(crate) version: u32,
    pub(crate) terms: Terms,
    pub(crate) game: &'static dyn AnyGame,
    /// The number of applied events.
    pub(crate) number: u64,
    pub(crate) seats: [Option<Sitter>; 2],
    /// The secret of the next game's dice.
    pub(crate) secret: Option<Secret>,
    /// The players' salts for the next game's dice.
    pub(crate) salts: [Option<String>; 2],
    /// The current game, or else the last one.
    pub(crate) round: Option<Round>,
    pub(crate) score: Score,
    /// Whether the match is over.
    pub(crate) concluded: bool,
    /// The player who resigned the match between two games.
    pub(crate) conceded: Option<Side>,
    pub(crate) closed: bool,
    /// The side that makes each kind of offer.
    pub(crate) offers: [Option<Side>; 3],
    /// Since when each player has been away.
    pub(crate) away: [Option<Time>; 2],
    pub(crate) paused: bool,
    /// The ids of the last moves and requests of each player that were carried out. Moves that were taken back are among
    /// them.
    pub(crate) done: [VecDeque<String>; 2],
    /// The number of choices in this game before each player's last offer of a draw that was declined or withdrawn.
    pub(crate) draw_offered_at: [Option<usize>; 2],
    pub(crate) recent: RecentEvents,
}

impl Table {
    /// How many of these ids are kept for each player: more than can be in flight at the same time.
    pub(crate) const MOST_DONE: usize = 128;

    /// Creates a table and its first event, which is already applied.
    pub fn open(id: &str, mut terms: Terms, now: Time) -> Result<(Table, Event), BadTerms> {
        // Its name has one form, even if it was given in another.
        terms.game = terms.check()?.name();
        let change = Change::Opened {
            version: EVENT_VERSION,
            rules: RULES_VERSION.to_owned(),
            id: id.to_owned(),
            terms,
        };
        let event = Event::new(now, change);
        match Table::opened(&event) {
            Ok(table) => Ok((table, event)),
            Err(BadEvent::Terms(bad)) => Err(bad),
            // Nothing else can be wrong with an event that was just created.
            Err(_) => Err(BadTerms::Id),
        }
    }

    /// Creates the table from its first event.
    fn opened(event: &Event) -> Result<Table, BadEvent> {
        let Change::Opened { version, id, terms, .. } = &event.change else { return Err(BadEvent::Opening) };
        if *version > EVENT_VERSION {
            return Err(BadEvent::Version(*version));
        }
        if !validate::is_id(id) {
            return Err(BadEvent::Terms(BadTerms::Id));
        }
        let game = terms.check_stored().map_err(BadEvent::Terms)?;
        let mut table = Table {
            id: id.clone(),
            version: *version,
            terms: Terms { game: game.name(), ..terms.clone() },
            game,
            number: 0,
            seats: [None, None],
            secret: None,
            salts: [None, None],
            round: None,
            score: Score::default(),
            concluded: false,
            conceded: None,
            closed: false,
            offers: [None; 3],
            away: [None; 2],
            paused: false,
            done: Default::default(),
            draw_offered_at: [None; 2],
            recent: RecentEvents::default(),
        };
        table.note(event, 0);
        Ok(table)
    }

    /// Rebuilds a table from its events.
    pub fn rebuild<'e>(events: impl IntoIterator<Item = &'e Event>) -> Result<Table, BadLog> {
        let mut events = events.into_iter();
        let bad = |number, why| BadLog { number, why };
        let first = events.next().ok_or(bad(1, BadEvent::Opening))?;
        let mut table = Table::opened(first).map_err(|why| bad(1, why))?;
        for event in events {
            table.apply(event).map_err(|why| bad(table.number + 1, why))?;
        }
        Ok(table)
    }

    /// Returns the table id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the terms.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Returns the game.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// Returns the number of events so far, which is the number of the last one.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Returns when the newest event occurred.
    pub fn changed_at(&self) -> Time {
        self.recent.newest().map_or(Time::default(), |past| past.event.at)
    }

    /// Returns the player in a seat.
    pub fn sitter(&self, side: Side) -> Option<&Sitter> {
        self.seats[side].as_ref()
    }

    /// Returns the viewer that a person is.
    pub fn viewer(&self, person: &str) -> Viewer {
        let sits = |side: Side| self.seats[side].as_ref().is_some_and(|sitter| sitter.is_person(person));
        match Side::BOTH.map(sits) {
            [true, true] => Viewer::Both,
            [true, false] => Viewer::Seat(Side::South),
            [false, true] => Viewer::Seat(Side::North),
            [false, false] => Viewer::Spectator,
        }
    }

    /// Returns the current phase.
    pub fn phase(&self) -> Phase {
        match &self.round {
            _ if self.closed => Phase::Closed,
            Some(Round { over: None, stage: Stage::Setup(_), .. }) => Phase::Setup,
            Some(Round { over: None, .. }) => Phase::Playing,
            _ if self.concluded => Phase::Over,
            _ if self.seats.iter().any(Option::is_none) => Phase::Seats,
            _ => Phase::Ready,
        }
    }

    /// Returns the input that the table is waiting for. If it is a secret, a seat may be free as well: the dice are
    /// sealed as early as possible.
    pub fn awaits(&self) -> Awaits {
        let unsealed = self.has_sealed_dice() && self.secret.is_none();
        match self.phase() {
            Phase::Seats | Phase::Ready if unsealed => Awaits::Secret,
            Phase::Seats => Awaits::Sitter,
            Phase::Ready => Awaits::Begin,
            Phase::Over | Phase::Closed => Awaits::Nothing,
            Phase::Setup | Phase::Playing => {
                self.round.as_ref().map_or(Awaits::Nothing, |round| match &round.stage {
                    Stage::Setup(setups) => match setups.awaited() {
                        [false, false] => Awaits::Lot,
                        missing => Awaits::Setups { missing },
                    },
                    Stage::Play { history, .. } => match history.node() {
                        Node::Decide(side) => Awaits::Move { side },
                        Node::Chance => Awaits::Dice { weight: history.dice_weight() },
                        Node::Over(_) => Awaits::Nothing,
                    },
                })
            }
        }
    }

    /// Returns whether the dice follow from a secret.
    pub(crate) fn has_sealed_dice(&self) -> bool {
        self.game.has_dice() && self.terms.dice == DiceSource::Sealed
    }

    /// Returns when [`HostCommand::Tick`](crate::HostCommand::Tick) will be due, if nothing happens before.
    pub fn next_deadline(&self) -> Option<Time> {
        let clock = self.round.as_ref()?.deadline();
        clock.into_iter().chain(self.first_move_until()).min()
    }

    /// Returns the deadline for the first move of the side to decide, in the first rated game of a match with a clock: the
    /// opponent does not wait long for a player who does not come.
    pub fn first_move_until(&self) -> Option<Time> {
        let round = self.live().ok().filter(|_| self.awaits_first_move())?;
        let (_, since) = round.clocks.running()?;
        matches!(self.terms.time, TimeControl::Fischer { .. })
            .then(|| since.after(TimeControl::FIRST_MOVE_LIMIT_MS))
    }

    /// Returns whether the side to decide in the first game of a rated match has not moved. Without that move, there has
    /// been no game.
    pub(crate) fn awaits_first_move(&self) -> bool {
        let is_first_game = self.terms.rated && self.score.games == 0;
        let decides = self.live().ok().filter(|_| is_first_game);
        decides.is_some_and(|round| round.decides().is_some_and(|side| !round.has_moved(side)))
    }

    /// Returns whether the next game of a match is about to begin.
    pub fn is_between_games(&self) -> bool {
        self.phase() == Phase::Ready && self.score.games > 0
    }

    /// Returns whether both sides have made a decision in the current game, or else the last one.
    pub fn both_moved(&self) -> bool {
        self.round.as_ref().is_some_and(Round::both_moved)
    }

    /// Returns the current game, or else the last one; `None` before the first game and during setup.
    pub fn history(&self) -> Option<&dyn AnyHistory> {
        self.round.as_ref()?.history()
    }

    /// Returns the setups that a side may choose now, the standard one first.
    pub fn open_setups(&self, side: Side) -> Vec<String> {
        match &self.round {
            Some(Round { over: None, stage: Stage::Setup(setups), exchanged, .. })
                if setups.may_choose(side) =>
            {
                self.game.open_setups(side, *exchanged)
            }
            _ => Vec::new(),
        }
    }

    /// Returns the number of the current or last game, from 1 over all matches at the table; 0 before the first.
    pub fn game_number(&self) -> u32 {
        self.round.as_ref().map_or(0, |round| round.number)
    }

    /// Returns how the last game ended; `None` while one is in progress, and before the first.
    pub fn finish(&self) -> Option<Finish> {
        self.round.as_ref()?.over
    }

    /// Returns the score of the match.
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// Returns who won a match that is over; `None` if nobody did.
    pub fn match_winner(&self) -> Option<Side> {
        match self.conceded {
            Some(loser) => Some(!loser),
            None if self.concluded => self.score.leader(self.terms.form),
            None => None,
        }
    }

    /// Returns who makes this offer.
    pub fn offered(&self, what: Offer) -> Option<Side> {
        self.offers[what as usize]
    }

    /// Returns the clocks at the last event; `None` without clocks.
    pub fn clocks(&self) -> Option<ClockReading> {
        let clocks = &self.round.as_ref()?.clocks;
        Some((clocks.left_ms()?, clocks.running()))
    }

    /// Returns when the opponent of a player who is away may end the game.
    pub fn away_until(&self, side: Side) -> Option<Time> {
        let is_expected = self.live().is_ok() || self.is_between_games();
        let since = self.away[side].filter(|_| is_expected && !self.paused)?;
        Some(since.after(self.terms.time.away_limit_ms()?))
    }

    /// Returns whether this side is to decide, and its clock stands still until it thinks.
    pub fn is_queued(&self, side: Side) -> bool {
        self.live().is_ok_and(|round| round.clocks.is_queued() && round.decides() == Some(side))
    }

    /// Returns the game being played, with its history.
    pub(crate) fn playing(&self) -> Result<(&Round, &dyn AnyHistory), Refusal> {
        let wrong_phase = Refusal::WrongPhase { phase: self.phase() };
        let round = self.round.as_ref().filter(|round| round.over.is_none() && !self.closed);
        let round = round.ok_or(wrong_phase.clone())?;
        Ok((round, round.history().ok_or(wrong_phase)?))
    }

    /// Returns the game being played or set up.
    pub(crate) fn live(&self) -> Result<&Round, Refusal> {
        let round = self.round.as_ref().filter(|round| round.over.is_none() && !self.closed);
        round.ok_or(Refusal::WrongPhase { phase: self.phase() })
    }

    /// Returns the number of choices before the last decision of a side, or of either on a shared screen.
    pub(crate) fn takeback_target(&self, viewer: Viewer) -> Option<usize> {
        let steps = &self.round.as_ref()?.steps;
        steps.iter().rposition(|step| step.by.is_some_and(|side| viewer.holds(side)))
    }
}
