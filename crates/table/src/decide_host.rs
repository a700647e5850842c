use rules::{Begins, Side};

use crate::round::{Round, Setups, Stage, start};
use crate::{Change, Event, FirstMove, Groups, HostCommand, Phase, Refusal, Sitter, Table, Time, validate};
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
            HostCommand::Begin { lot, exchanged, salts } => self.begin(lot, exchanged, salts)?,
            HostCommand::DrawLot { lot } => self.draw_lot(lot)?,
            HostCommand::Roll { number } => self.roll(number)?,
            HostCommand::Tick => match self.timed_out(now)[..] {
                [] => return Err(Refusal::NothingDue),
                [_] if self.awaits_first_move() => vec![Change::Aborted { by: None }],
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
            HostCommand::Queue { side } if self.may_queue(side) => vec![Change::Queued { side }],
            HostCommand::Think { side } if self.is_queued(side) => vec![Change::Thinking { side }],
            HostCommand::Queue { .. } | HostCommand::Think { .. } => return Err(Refusal::ClocksUnchanged),
            HostCommand::Pause if !self.paused => vec![Change::Paused],
            HostCommand::Resume if self.paused => vec![Change::Resumed],
            HostCommand::Pause | HostCommand::Resume => return Err(Refusal::ClocksUnchanged),
            HostCommand::Close => vec![Change::Closed],
        };
        Ok(changes.into_iter().map(|change| Event::new(now, change)).collect())
    }

    /// Returns whether this side is to decide, and is a computer player with a clock.
    fn may_queue(&self, side: Side) -> bool {
        let decides =
            self.live().is_ok_and(|round| round.decides() == Some(side) && round.clocks.left_ms().is_some());
        decides && !self.is_queued(side) && self.seats[side].as_ref().is_some_and(Sitter::is_computer)
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

    fn begin(&self, lot: Side, exchanged: bool, salts: [String; 2]) -> Result<Vec<Change>, Refusal> {
        if self.phase() != Phase::Ready {
            return Err(Refusal::WrongPhase { phase: self.phase() });
        }
        if self.has_sealed_dice() && self.secret.is_none() {
            return Err(Refusal::NotSealed);
        }
        let mut salts = if self.has_sealed_dice() { self.salted(salts)? } else { Default::default() };
        let mut changes = Vec::new();
        let is_swapped = self.swaps_seats();
        if is_swapped {
            salts.swap(0, 1);
            changes.push(Change::SeatsSwapped);
        }
        let first = self.next_first(lot);
        let exchanged = self.next_exchanged(is_swapped, exchanged);
        changes.push(Change::Began { first, exchanged, salts: salts.clone() });
        if let Some(first) = first.filter(|_| !self.chooses_setups()) {
            let mut history = start(self.game, &self.terms, first, None).map_err(Refusal::Setup)?;
            self.roll_dice(&mut *history, self.next_sealed(&salts).as_ref(), &mut changes)?;
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

    /// Returns the side that moves first in every game, if the position or the rules name it.
    fn fixed_first(&self) -> Option<Side> {
        match &self.terms.position {
            Some(position) => self.game.start_from(position).ok().map(|history| history.turn()),
            None => (self.game.info().begins == Begins::South).then_some(Side::South),
        }
    }

    /// Returns whether the players change seats before the next game: where the same side always moves first, this is
    /// how the first move alternates. In version 1 of the events the side changed, so the last game tells who is due.
    fn swaps_seats(&self) -> bool {
        let fixed = self.fixed_first();
        fixed.is_some() && self.round.as_ref().is_some_and(|last| last.first == fixed)
    }

    /// Returns who moves first in the next game; `None` if the lot decides once both have chosen a setup.
    fn next_first(&self, lot: Side) -> Option<Side> {
        let last = self.round.as_ref().and_then(|last| last.first);
        let due = self.fixed_first().or(last.map(|last| !last));
        due.or_else(|| match self.terms.begins {
            FirstMove::First => Some(Side::South),
            FirstMove::Second => Some(Side::North),
            FirstMove::Lot => (!self.chooses_setups()).then_some(lot),
        })
    }

    /// Returns whether the groups of pieces are exchanged in the next game: the players change groups from game to game,
    /// as they do anyway when they change seats.
    fn next_exchanged(&self, is_swapped: bool, lot: bool) -> bool {
        let has_groups = self.chooses_setups() && self.game.has_groups();
        has_groups
            && match (&self.round, self.terms.groups) {
                (Some(last), _) => last.exchanged == is_swapped,
                (None, Groups::Usual) => false,
                (None, Groups::Swapped) => true,
                (None, Groups::Random) => lot,
            }
    }

    fn draw_lot(&self, first: Side) -> Result<Vec<Change>, Refusal> {
        let round = self.live()?;
        let wrong_phase = || Refusal::WrongPhase { phase: self.phase() };
        let Round { first: None, stage: Stage::Setup(setups), .. } = round else { return Err(wrong_phase()) };
        let Setups { chosen: [Some(south), Some(north)], .. } = setups else { return Err(wrong_phase()) };
        let both = [south.clone(), north.clone()];
        let mut history = start(self.game, &self.terms, first, Some(&both)).map_err(Refusal::Setup)?;
        let mut changes = vec![Change::LotFell { first }];
        self.roll_dice(&mut *history, round.sealed.as_ref(), &mut changes)?;
        Ok(changes)
    }

    fn roll(&self, number: u64) -> Result<Vec<Change>, Refusal> {
        let (_, history) = self.playing()?;
        let weight = history.dice_weight();
        if weight == 0 {
            return Err(Refusal::NoDice);
        }
        let roll = |history: &dyn AnyHistory| history.rolled_before().or_else(|| history.dice_roll(number));
        let text = roll(history).filter(|_| number < weight).ok_or(Refusal::BadNumber { weight })?;
        Ok(vec![Change::Rolled { text }])
    }
}
