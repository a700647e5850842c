use rules::Side;

use crate::clocks::Clocks;
use crate::fair_dice::Sealed;
use crate::recent_events::RecentEvent;
use crate::round::{Round, Setups, Stage, start};
use crate::{BadEvent, Change, Event, Finish, Offer, Phase, Table, Time};
use play::{Ending, Forfeit};

impl Table {
    /// Applies an event. An error leaves the table unchanged.
    pub fn apply(&mut self, event: &Event) -> Result<(), BadEvent> {
        let steps = |table: &Table| table.round.as_ref().map_or(0, |round| round.steps.len());
        let before = steps(self);
        self.change(&event.change, event.at)?;
        self.score_finished_game(event.at);
        if let Some(cause) = &event.cause {
            self.remember(cause.by, &cause.id);
        }
        let kept = if matches!(event.change, Change::Began { .. }) { 0 } else { before.min(steps(self)) };
        self.note(event, kept);
        Ok(())
    }

    pub(crate) fn note(&mut self, event: &Event, kept: usize) {
        self.number += 1;
        self.recent.push(RecentEvent { number: self.number, event: event.clone(), kept });
    }

    /// Remembers a request that was carried out.
    fn remember(&mut self, by: Side, id: &str) {
        let done = &mut self.done[by];
        if done.len() == Table::MOST_DONE {
            done.pop_front();
        }
        done.push_back(id.to_owned());
    }

    fn change(&mut self, change: &Change, at: Time) -> Result<(), BadEvent> {
        match change {
            Change::Opened { .. } => return Err(BadEvent::Opening),
            Change::Seated { side, sitter } => {
                if self.seats[*side].is_some() {
                    return Err(BadEvent::Seat);
                }
                self.seats[*side] = Some(sitter.clone());
            }
            Change::Unseated { side } => {
                if self.round.is_some() {
                    return Err(BadEvent::Phase(self.phase()));
                }
                self.seats[*side].take().ok_or(BadEvent::Seat)?;
                self.salts[*side] = None;
                self.away[*side] = None;
            }
            Change::Sealed { secret } => self.secret = Some(*secret),
            Change::Salted { by, salt } => self.salts[*by] = Some(salt.clone()),
            Change::SeatsSwapped => self.swap_seats()?,
            Change::Began { first, exchanged, salts } => self.begin_round(*first, *exchanged, salts, at)?,
            Change::SetUp { by, setup } => self.choose_setup(*by, setup, at)?,
            Change::LotFell { first } => self.let_lot_fall(*first, at)?,
            Change::Moved { by, id, text, .. } => {
                self.take(text, Some(*by), at)?;
                self.remember(*by, id);
                if self.offers[Offer::Draw as usize] == Some(!*by) {
                    self.offers[Offer::Draw as usize] = None;
                }
                self.offers[Offer::Takeback as usize] = None;
            }
            Change::Rolled { text } => self.take(text, None, at)?,
            Change::Claimed { .. }
            | Change::Resigned { .. }
            | Change::DrawAgreed
            | Change::TimedOut { .. }
            | Change::Abandoned { .. }
            | Change::Aborted { .. } => self.declare(change)?,
            Change::Conceded { by } => {
                if self.phase() != Phase::Ready {
                    return Err(BadEvent::Phase(self.phase()));
                }
                self.conceded = Some(*by);
                self.concluded = true;
            }
            Change::Offered { by, what } => self.offers[*what as usize] = Some(*by),
            Change::Declined { what } | Change::Withdrawn { what } => {
                let offerer = self.offers[*what as usize].take();
                if let (Offer::Draw, Some(offerer)) = (what, offerer) {
                    self.draw_offered_at[offerer] = self.history().map(|history| history.len());
                }
            }
            Change::TakenBack { to } => self.take_back(*to, at)?,
            Change::Rematched => {
                if self.phase() != Phase::Over {
                    return Err(BadEvent::Phase(self.phase()));
                }
                self.score = self.score.again();
                (self.concluded, self.conceded, self.offers) = (false, None, [None; 3]);
            }
            Change::WentAway { side } => self.away[*side] = Some(at),
            Change::CameBack { side } => self.away[*side] = None,
            Change::Queued { side } => self.live_clocks(*side)?.queue(at),
            Change::Thinking { side } => self.live_clocks(*side)?.think(at),
            Change::Paused => self.pause(at),
            Change::Resumed => self.resume(at),
            Change::Closed => self.closed = true,
        }
        Ok(())
    }

    /// Returns the game being played or set up.
    fn live_mut(&mut self) -> Result<&mut Round, BadEvent> {
        let phase = self.phase();
        let round = self.round.as_mut().filter(|round| round.over.is_none());
        round.ok_or(BadEvent::Phase(phase))
    }

    /// Returns the clocks of the game being played, in which this side is to decide.
    fn live_clocks(&mut self, side: Side) -> Result<&mut Clocks, BadEvent> {
        let phase = self.phase();
        let round = self.live_mut()?;
        if round.decides() != Some(side) {
            return Err(BadEvent::Phase(phase));
        }
        Ok(&mut round.clocks)
    }

    pub(crate) fn chooses_setups(&self) -> bool {
        self.terms.position.is_none() && !self.game.setups(Side::South).is_empty()
    }

    /// Returns the dice of the next game with these salts, if the source is a secret.
    pub(crate) fn next_sealed(&self, salts: &[String; 2]) -> Option<Sealed> {
        let secret = self.secret.filter(|_| self.has_sealed_dice())?;
        Some(Sealed { secret, table: self.id.clone(), game: self.game_number() + 1, salts: salts.clone() })
    }

    /// Everything that belongs to the players goes with them. Nobody has resigned the match, or there would be no
    /// other game.
    fn swap_seats(&mut self) -> Result<(), BadEvent> {
        if self.phase() != Phase::Ready {
            return Err(BadEvent::Phase(self.phase()));
        }
        self.seats.swap(0, 1);
        self.salts.swap(0, 1);
        self.away.swap(0, 1);
        self.score = self.score.swapped();
        self.done.swap(0, 1);
        for by in self.offers.iter_mut().flatten() {
            *by = !*by;
        }
        Ok(())
    }

    fn begin_round(
        &mut self,
        first: Option<Side>,
        exchanged: bool,
        salts: &[String; 2],
        at: Time,
    ) -> Result<(), BadEvent> {
        if self.phase() != Phase::Ready {
            return Err(BadEvent::Phase(self.phase()));
        }
        let stage = if self.chooses_setups() {
            Stage::Setup(Setups::new(&self.terms, at, self.paused))
        } else {
            let first = first.ok_or(BadEvent::Phase(self.phase()))?;
            let history = start(self.game, &self.terms, first, None).map_err(BadEvent::Setup)?;
            Stage::Play { history, setups: None }
        };
        let mut round = Round {
            number: self.game_number() + 1,
            first,
            exchanged,
            sealed: self.next_sealed(salts),
            stage,
            clocks: Clocks::new(self.terms.time, self.paused),
            steps: Vec::new(),
            left_after: Vec::new(),
            over: None,
        };
        round.run_clock(at);
        self.round = Some(round);
        (self.secret, self.salts, self.offers) = (None, [None, None], [None; 3]);
        self.draw_offered_at = [None; 2];
        Ok(())
    }

    fn choose_setup(&mut self, by: Side, setup: &str, at: Time) -> Result<(), BadEvent> {
        let (phase, paused) = (self.phase(), self.paused);
        let round = self.round.as_mut().filter(|round| round.over.is_none());
        let round = round.ok_or(BadEvent::Phase(phase))?;
        self.game.check_setup(by, round.exchanged, setup).map_err(BadEvent::Setup)?;
        let Stage::Setup(setups) = &mut round.stage else { return Err(BadEvent::Phase(phase)) };
        if !setups.may_choose(by) {
            return Err(BadEvent::Phase(phase));
        }
        let mut chosen = setups.chosen.clone();
        chosen[by] = Some(setup.to_owned());
        if let ([Some(south), Some(north)], Some(first)) = (&chosen, round.first) {
            let both = [south.clone(), north.clone()];
            let history = start(self.game, &self.terms, first, Some(&both)).map_err(BadEvent::Setup)?;
            round.play(history, first, Some(both), at);
        } else if setups.open {
            // The other side has the whole time for its own choice.
            *setups = Setups { chosen, ..Setups::new(&self.terms, at, paused) };
        } else {
            setups.chosen = chosen;
        }
        Ok(())
    }

    fn let_lot_fall(&mut self, first: Side, at: Time) -> Result<(), BadEvent> {
        let phase = self.phase();
        let round = self.round.as_mut().filter(|round| round.over.is_none() && round.first.is_none());
        let round = round.ok_or(BadEvent::Phase(phase))?;
        let Stage::Setup(Setups { chosen: [Some(south), Some(north)], .. }) = &round.stage else {
            return Err(BadEvent::Phase(phase));
        };
        let both = [south.clone(), north.clone()];
        let history = start(self.game, &self.terms, first, Some(&both)).map_err(BadEvent::Setup)?;
        round.play(history, first, Some(both), at);
        Ok(())
    }

    /// Applies a side's move, or a roll.
    fn take(&mut self, text: &str, by: Option<Side>, at: Time) -> Result<(), BadEvent> {
        let phase = self.phase();
        let round = self.live_mut()?;
        let decides = round.decides();
        let history = round.history_mut().ok_or(BadEvent::Phase(phase))?;
        if decides != by {
            return Err(BadEvent::Phase(phase));
        }
        let (ply, turn) = (history.len(), history.turn());
        history.take(text).map_err(BadEvent::Choice)?;
        let (turn_after, step) = (history.turn(), history.step(ply));
        round.clocks.choose(turn, turn_after, at);
        round.steps.extend(step);
        let left = round.clocks.left_ms();
        round.left_after.push(left.zip(by).map(|(left, by)| left[by]));
        round.run_clock(at);
        Ok(())
    }

    fn declare(&mut self, change: &Change) -> Result<(), BadEvent> {
        let (version, game) = (self.version, self.game);
        let round = self.live_mut()?;
        let won_by = |winner| match round.history() {
            _ if version < 2 => 1,
            Some(history) => history.most_points_for(winner),
            // Nothing is decided during setup.
            None => game.most_points(),
        };
        let forfeit = |loser: Side, fault| Ending::Forfeited { loser, fault, points: won_by(!loser) };
        let ending = match change {
            Change::Resigned { by } => Ending::Resigned { loser: *by, points: won_by(!*by) },
            Change::TimedOut { loser } => forfeit(*loser, Forfeit::Time),
            Change::Abandoned { by, draw: false } => forfeit(*by, Forfeit::Gone),
            Change::Abandoned { by, draw: true } => Ending::Abandoned { by: *by },
            Change::DrawAgreed => Ending::Agreed,
            Change::Claimed { by } => {
                let ground = round.history().and_then(|history| history.claimable());
                Ending::Claimed { ground: ground.ok_or(BadEvent::Declaration)?, by: *by }
            }
            _ => {
                round.over = Some(Finish::Aborted);
                return Ok(());
            }
        };
        if let Some(history) = round.history_mut() {
            let declared = match ending {
                Ending::Resigned { .. } | Ending::Forfeited { .. } => history.lose(ending).is_ok(),
                Ending::Abandoned { by } => history.abandon(by).is_ok(),
                Ending::Claimed { by, .. } => history.claim(by).is_ok(),
                _ => history.agree_draw().is_ok(),
            };
            if !declared {
                return Err(BadEvent::Declaration);
            }
        }
        round.over = Some(Finish::Ended(ending));
        Ok(())
    }

    fn take_back(&mut self, to: usize, at: Time) -> Result<(), BadEvent> {
        let phase = self.phase();
        let round = self.live_mut()?;
        let history = round.history_mut().ok_or(BadEvent::Phase(phase))?;
        let mut earlier = history.copy();
        while earlier.len() > to {
            earlier.undo().map_err(|_| BadEvent::Declaration)?;
        }
        *history = earlier;
        let left = history.len();
        round.steps.truncate(left);
        round.left_after.truncate(left);
        round.run_clock(at);
        self.offers = [None; 3];
        Ok(())
    }

    fn pause(&mut self, at: Time) {
        self.paused = true;
        if let Some(round) = &mut self.round {
            round.clocks.pause(at);
            if let Stage::Setup(setups) = &mut round.stage {
                setups.pause(at);
            }
        }
    }

    fn resume(&mut self, at: Time) {
        self.paused = false;
        if let Some(round) = &mut self.round {
            round.clocks.resume(at);
            if let Stage::Setup(setups) = &mut round.stage {
                setups.since = Some(at);
            }
        }
        // Nobody could return while the clocks were paused.
        for since in self.away.iter_mut().flatten() {
            *since = at;
        }
    }

    /// Adds a game that has just ended to the score.
    fn score_finished_game(&mut self, at: Time) {
        let Some(round) = &mut self.round else { return };
        let was_counted = round.clocks.is_finished();
        if was_counted {
            return;
        }
        if round.over.is_none() {
            let ending = round.history().and_then(|history| history.ending());
            round.over = ending.map(Finish::Ended);
        }
        if round.over.is_none() && self.closed {
            round.over = Some(Finish::Aborted);
        }
        let Some(finish) = round.over else { return };
        round.clocks.finish(at);
        self.offers = [None; 3];
        match finish {
            Finish::Ended(ending) => {
                self.score.count(ending.outcome(), self.game.most_points(), self.terms.form);
                self.concluded = self.terms.form.is_decided(&self.score);
            }
            Finish::Aborted => self.concluded = true,
        }
    }
}
