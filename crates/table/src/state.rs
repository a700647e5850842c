use std::collections::VecDeque;

use rules::{Node, Side};

use crate::fair_dice::Secret;
use crate::recent_events::RecentEvents;
use crate::record::RULES_VERSION;
use crate::round::{Round, Stage};
use crate::{
    Awaits, BadEvent, BadLog, BadTerms, Change, DiceSource, EVENT_VERSION, Event, Finish, Offer, Phase,
    Refusal, Score, Sitter, Terms, Time, Viewer, validate,
};
use catalog::{AnyGame, AnyHistory};

/// What each clock showed in milliseconds, seat 1 first, and whose has been running since when.
pub type ClockReading = ([u64; 2], Option<(Side, Time)>);

/// A table, as its events have made it.
///
/// A copy shares nothing with the original: events can be tried on it before they are stored.
#[derive(Clone)]
pub struct Table {
    pub(crate) id: String,
    pub(crate) terms: Terms,
    pub(crate) game: &'static dyn AnyGame,
    /// How many events were applied.
    pub(crate) number: u64,
    pub(crate) seats: [Option<Sitter>; 2],
    /// The secret of the next game's dice.
    pub(crate) secret: Option<Secret>,
    /// What the players added to the next game's dice.
    pub(crate) salts: [Option<String>; 2],
    /// The game that is played, or was played last.
    pub(crate) round: Option<Round>,
    pub(crate) score: Score,
    /// Whether the match is over.
    pub(crate) concluded: bool,
    /// Who gave up the match between two games.
    pub(crate) conceded: Option<Side>,
    pub(crate) closed: bool,
    /// Who offers each kind of offer.
    pub(crate) offers: [Option<Side>; 3],
    /// Since when each player is away.
    pub(crate) away: [Option<Time>; 2],
    pub(crate) paused: bool,
    /// Who made the last moves, and the ids that they gave them, whether they still stand or not.
    pub(crate) move_ids: VecDeque<(Side, String)>,
    pub(crate) recent: RecentEvents,
}

impl Table {
    /// How many ids of moves are remembered: more than can be on their way at the same time.
    pub(crate) const MOST_MOVE_IDS: usize = 128;

    /// Opens a table. The event is the first of its events; it is applied already.
    pub fn open(id: &str, terms: Terms, now: Time) -> Result<(Table, Event), BadTerms> {
        let change = Change::Opened {
            version: EVENT_VERSION,
            rules: RULES_VERSION.to_owned(),
            id: id.to_owned(),
            terms,
        };
        let event = Event { at: now, change };
        match Table::opened(&event) {
            Ok(table) => Ok((table, event)),
            Err(BadEvent::Terms(bad)) => Err(bad),
            // Nothing else can be wrong with an event that was just made.
            Err(_) => Err(BadTerms::Id),
        }
    }

    /// The table that its first event makes.
    fn opened(event: &Event) -> Result<Table, BadEvent> {
        let Change::Opened { version, id, terms, .. } = &event.change else { return Err(BadEvent::Opening) };
        if *version > EVENT_VERSION {
            return Err(BadEvent::Version(*version));
        }
        if !validate::is_id(id) {
            return Err(BadEvent::Terms(BadTerms::Id));
        }
        let game = terms.check().map_err(BadEvent::Terms)?;
        let mut table = Table {
            id: id.clone(),
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
            move_ids: VecDeque::new(),
            recent: RecentEvents::default(),
        };
        table.note(event, 0);
        Ok(table)
    }

    /// The table that these events have made.
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

    /// What the table is known by.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// What was agreed on.
    pub fn terms(&self) -> &Terms {
        &self.terms
    }

    /// The game that is played.
    pub fn game(&self) -> &'static dyn AnyGame {
        self.game
    }

    /// How many events there were so far: the number of the last one.
    pub fn number(&self) -> u64 {
        self.number
    }

    /// Who sits there.
    pub fn sitter(&self, side: Side) -> Option<&Sitter> {
        self.seats[side].as_ref()
    }

    /// How a person is related to the table.
    pub fn viewer(&self, person: &str) -> Viewer {
        let sits = |side: Side| self.seats[side].as_ref().is_some_and(|sitter| sitter.is_person(person));
        match Side::BOTH.map(sits) {
            [true, true] => Viewer::Both,
            [true, false] => Viewer::Seat(Side::South),
            [false, true] => Viewer::Seat(Side::North),
            [false, false] => Viewer::Spectator,
        }
    }

    /// What is going on.
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

    /// What has to come from outside next. Where it is a secret, somebody may have to sit down all the same: the earlier
    /// the dice are sealed, the better.
    pub fn awaits(&self) -> Awaits {
        let unsealed = self.has_sealed_dice() && self.secret.is_none();
        match self.phase() {
            Phase::Seats | Phase::Ready if unsealed => Awaits::Secret,
            Phase::Seats => Awaits::Sitter,
            Phase::Ready => Awaits::Begin,
            Phase::Over | Phase::Closed => Awaits::Nothing,
            Phase::Setup | Phase::Playing => {
                self.round.as_ref().map_or(Awaits::Nothing, |round| match &round.stage {
                    Stage::Setup(setups) => Awaits::Setups { missing: setups.missing() },
                    Stage::Play { history, .. } => match history.node() {
                        Node::Decide(side) => Awaits::Move { side },
                        Node::Chance => Awaits::Dice { weight: history.dice_weight() },
                        Node::Over(_) => Awaits::Nothing,
                    },
                })
            }
        }
    }

    /// Whether the dice follow from a secret.
    pub(crate) fn has_sealed_dice(&self) -> bool {
        self.game.has_dice() && self.terms.dice == DiceSource::Sealed
    }

    /// When [`HostCommand::Tick`](crate::HostCommand::Tick) will be due, unless something happens before.
    pub fn next_deadline(&self) -> Option<Time> {
        self.round.as_ref()?.deadline()
    }

    /// The game as it is played, or was played last; `None` before it and while setups are being chosen.
    pub fn history(&self) -> Option<&dyn AnyHistory> {
        self.round.as_ref()?.history()
    }

    /// The number of the game that is played or was played last, counted from 1 over all matches at the table; 0 before
    /// the first.
    pub fn game_number(&self) -> u32 {
        self.round.as_ref().map_or(0, |round| round.number)
    }

    /// How the last game ended; `None` while it goes on, and before the first.
    pub fn finish(&self) -> Option<Finish> {
        self.round.as_ref()?.over
    }

    /// The score of the match.
    pub fn score(&self) -> &Score {
        &self.score
    }

    /// Who has won the match that is over; `None` if nobody has.
    pub fn match_winner(&self) -> Option<Side> {
        match self.conceded {
            Some(loser) => Some(!loser),
            None if self.concluded => self.score.leader(self.terms.form),
            None => None,
        }
    }

    /// Who offers this.
    pub fn offered(&self, what: Offer) -> Option<Side> {
        self.offers[what as usize]
    }

    /// The clocks as they were at the last event; `None` without clocks.
    pub fn clocks(&self) -> Option<ClockReading> {
        let clocks = &self.round.as_ref()?.clocks;
        Some((clocks.left_ms()?, clocks.running()))
    }

    /// The game that is being played, with its history.
    pub(crate) fn playing(&self) -> Result<(&Round, &dyn AnyHistory), Refusal> {
        let wrong_phase = Refusal::WrongPhase { phase: self.phase() };
        let round = self.round.as_ref().filter(|round| round.over.is_none() && !self.closed);
        let round = round.ok_or(wrong_phase.clone())?;
        Ok((round, round.history().ok_or(wrong_phase)?))
    }

    /// The game that is being played or set up.
    pub(crate) fn live(&self) -> Result<&Round, Refusal> {
        let round = self.round.as_ref().filter(|round| round.over.is_none() && !self.closed);
        round.ok_or(Refusal::WrongPhase { phase: self.phase() })
    }

    /// The number of choices before the last decision of a side, or of anybody at one screen.
    pub(crate) fn takeback_target(&self, viewer: Viewer) -> Option<usize> {
        let steps = &self.round.as_ref()?.steps;
        steps.iter().rposition(|step| step.by.is_some_and(|side| viewer.holds(side)))
    }
}
