use rules::Side;

use crate::round::start;
use crate::{Change, Event, HostCommand, Phase, Refusal, Sitter, Table, Time, validate};
use catalog::AnyHistory;

impl Table {
    /// Decides a host command: returns the events to store and then [apply](Table::apply), in order. The table itself
    /// is unchanged.
    pub fn decide_host(&self, command: HostCommand, now: Time) -> Result<Vec<Event>, Refusal> {
        if self.closed {
            return Err(Refusal::WrongPhase { phase: Phase::Closed });
        }
        let changes = match command {
            HostCommand::Seat { side, sitter } => self.seat(side, sitter)?,
            HostCommand::Unseat { side } => self.unseat(side)?,
            HostCommand::Seal { secret } => {
                let is_wanted = self.has_sealed_dice() && self.secret.is_none();
                match self.phase() {
                    Phase::Seats | Phase::Ready if is_wanted => vec![Change::Sealed { secret }],
                    _ => return Err(Refusal::NoDice),
                }
            }
            HostCommand::Begin { lot, salts } => self.begin(lot, salts)?,
            HostCommand::Roll { number } => self.roll(number)?,
            HostCommand::Tick => match self.timed_out(now)[..] {
                [] => return Err(Refusal::NothingDue),
                [loser] => vec![Change::TimedOut { loser }],
                // Neither side has chosen a setup in time.
                _ => vec![Change::Aborted { by: None }],
            },
            HostCommand::Away { side } => match self.away[side] {
                None => vec![Change::WentAway { side }],
                Some(_) => return Err(Refusal::PresenceUnchanged),
            },
            HostCommand::Back { side } => match self.away[side] {
                Some(_) => vec![Change::CameBack { side }],
                None => return Err(Refusal::PresenceUnchanged),
            },
            HostCommand::Pause if !self.paused => vec![Change::Paused],
            HostCommand::Resume if self.paused => vec![Change::Resumed],
            HostCommand::Pause | HostCommand::Resume => return Err(Refusal::ClocksUnchanged),
            HostCommand::Close => vec![Change::Closed],
        };
        Ok(changes.into_iter().map(|change| Event::new(now, change)).collect())
    }

    fn seat(&self, side: Side, sitter: Sitter) -> Result<Vec<Change>, Refusal> {
        if self.seats[side].is_some() {
            return Err(Refusal::SeatTaken { side });
        }
        sitter.check()?;
        Ok(vec![Change::Seated { side, sitter }])
    }

    pub(crate) fn unseat(&self, side: Side) -> Result<Vec<Change>, Refusal> {
        if self.round.is_some() {
            return Err(Refusal::WrongPhase { phase: self.phase() });
        }
        match self.seats[side] {
            Some(_) => Ok(vec![Change::Unseated { side }]),
            None => Err(Refusal::SeatEmpty { side }),
        }
    }

    fn begin(&self, lot: Side, salts: [String; 2]) -> Result<Vec<Change>, Refusal> {
        if self.phase() != Phase::Ready {
            return Err(Refusal::WrongPhase { phase: self.phase() });
        }
        if self.has_sealed_dice() && self.secret.is_none() {
            return Err(Refusal::NotSealed);
        }
        let salts = if self.has_sealed_dice() { self.salted(salts)? } else { Default::default() };
        let first = self.next_first(lot);
        let mut changes = vec![Change::Began { first, salts: salts.clone() }];
        if !self.chooses_setups() {
            let mut history = start(self.game, &self.terms, first, None).map_err(Refusal::Setup)?;
            self.let_dice_fall(&mut *history, self.next_sealed(&salts).as_ref(), &mut changes)?;
        }
        Ok(changes)
    }

    /// Returns the players' salts, with the host's for those who added none.
    fn salted(&self, given: [String; 2]) -> Result<[String; 2], Refusal> {
        for side in Side::BOTH.into_iter().filter(|side| self.salts[*side].is_none()) {
            validate::text("salt", &given[side], 64)?;
        }
        Ok(Side::BOTH.map(|side| self.salts[side].clone().unwrap_or_else(|| given[side].clone())))
    }

    /// Returns who moves first in the next game.
    fn next_first(&self, lot: Side) -> Side {
        match (&self.terms.position, &self.round) {
            (Some(position), _) => {
                let start = self.game.start_from(position);
                start.map_or(Side::South, |history| history.turn())
            }
            (None, Some(last)) => !last.first,
            (None, None) => self.terms.first(lot),
        }
    }

    fn roll(&self, number: u64) -> Result<Vec<Change>, Refusal> {
        let (_, history) = self.playing()?;
        let weight = history.dice_weight();
        if weight == 0 {
            return Err(Refusal::NoDice);
        }
        let fall = |history: &dyn AnyHistory| history.fell_before().or_else(|| history.dice_fall(number));
        let text = fall(history).filter(|_| number < weight).ok_or(Refusal::BadNumber { weight })?;
        Ok(vec![Change::Rolled { text }])
    }
}
