use rules::{Node, Side};

use crate::round::{Stage, start};
use crate::{Cause, Change, Command, Event, Offer, Phase, Refusal, Request, Table, Time, Viewer, validate};
use catalog::AnyHistory;
use play::NoDraw;

impl Table {
    /// Decides a player's command: returns the events to store and then [apply](Table::apply), in order. The table
    /// itself is unchanged. A move already made, as identified by its id, results in no events.
    pub fn decide(&self, command: Command, by: Viewer, now: Time) -> Result<Vec<Event>, Refusal> {
        let side = self.side_of(&command, by)?;
        let changes = match command {
            Command::Leave => self.leave(side)?,
            Command::Salt { salt } => self.salt(side, salt)?,
            Command::Setup { setup } => self.set_up(side, setup, now)?,
            Command::Move { ply, id, text } => self.make_move(by, ply, id, text, now)?,
            Command::Claim => self.claim(side, now)?,
            Command::Resign => self.resign(side, now)?,
            Command::Concede => self.concede(side)?,
            Command::Offer { what } => self.offer(what, side, by, now)?,
            Command::Accept { what } => match self.offered(what) {
                Some(offerer) if offerer != side => self.agree(what, Viewer::Seat(offerer), now)?,
                _ => return Err(Refusal::NoOffer { what }),
            },
            Command::Decline { what } => match self.offered(what) {
                Some(offerer) if offerer != side => vec![Change::Declined { what }],
                _ => return Err(Refusal::NoOffer { what }),
            },
            Command::Withdraw { what } => match self.offered(what) {
                Some(offerer) if offerer == side => vec![Change::Withdrawn { what }],
                _ => return Err(Refusal::NoOffer { what }),
            },
            Command::Abort => self.abort(side, now)?,
            Command::Abandoned { draw } => self.abandoned(!side, draw, now)?,
        };
        Ok(changes.into_iter().map(|change| Event::new(now, change)).collect())
    }

    /// Decides a command that may be sent again. Once its events are applied, the same request results in no events; a
    /// request about another game is refused.
    pub fn decide_once(
        &self,
        command: Command,
        request: Request,
        by: Viewer,
        now: Time,
    ) -> Result<Vec<Event>, Refusal> {
        validate::text("request-id", &request.id, 64)?;
        if self.is_done(by, &request.id) {
            return Ok(Vec::new());
        }
        if request.game != self.game_number() {
            return Err(Refusal::WrongGame { game: self.game_number() });
        }
        let side = self.side_of(&command, by)?;
        let mut events = self.decide(command, by, now)?;
        if let Some(first) = events.first_mut() {
            first.cause = Some(Cause { by: side, id: request.id });
        }
        Ok(events)
    }

    /// Returns whether a request of a player was carried out.
    fn is_done(&self, by: Viewer, id: &str) -> bool {
        Side::BOTH.into_iter().any(|side| by.holds(side) && self.done[side].iter().any(|known| known == id))
    }

    /// Returns the side that a command is for. A viewer with both seats acts for the side that has something to do.
    fn side_of(&self, command: &Command, by: Viewer) -> Result<Side, Refusal> {
        match by {
            Viewer::Spectator => Err(Refusal::NotSeated),
            Viewer::Seat(side) => Ok(side),
            Viewer::Both => Ok(match (&self.round, command) {
                (Some(round), Command::Setup { .. }) => match &round.stage {
                    Stage::Setup(setups) if setups.chosen[Side::South].is_some() => Side::North,
                    _ => Side::South,
                },
                (Some(round), _) => round.history().map_or(Side::South, |history| match history.node() {
                    Node::Decide(side) => side,
                    Node::Chance | Node::Over(_) => history.turn(),
                }),
                (None, _) => Side::South,
            }),
        }
    }

    fn wrong_phase(&self) -> Refusal {
        Refusal::WrongPhase { phase: self.phase() }
    }

    /// Once a player's time is up, the game is over; only the tick that records it is missing.
    fn check_time(&self, now: Time) -> Result<(), Refusal> {
        match self.timed_out(now)[..] {
            [] => Ok(()),
            [loser, ..] => Err(Refusal::TimeUp { loser }),
        }
    }

    fn leave(&self, side: Side) -> Result<Vec<Change>, Refusal> {
        match self.phase() {
            Phase::Seats | Phase::Ready if self.round.is_none() => self.unseat(side),
            _ => Err(self.wrong_phase()),
        }
    }

    fn salt(&self, by: Side, salt: String) -> Result<Vec<Change>, Refusal> {
        if !self.has_sealed_dice() {
            return Err(Refusal::NoDice);
        }
        if !matches!(self.phase(), Phase::Seats | Phase::Ready) {
            return Err(self.wrong_phase());
        }
        validate::text("salt", &salt, 64)?;
        Ok(vec![Change::Salted { by, salt }])
    }

    fn set_up(&self, by: Side, setup: String, now: Time) -> Result<Vec<Change>, Refusal> {
        let round = self.live()?;
        let Stage::Setup(setups) = &round.stage else { return Err(self.wrong_phase()) };
        self.check_time(now)?;
        if !setups.may_choose(by) {
            let decides = Side::BOTH.into_iter().find(|side| setups.awaited()[*side]);
            return Err(
                decides.map_or(self.wrong_phase(), |side| Refusal::NotYourDecision { decides: Some(side) })
            );
        }
        self.game.check_setup(by, round.exchanged, &setup).map_err(Refusal::Setup)?;
        let mut changes = vec![Change::SetUp { by, setup: setup.clone() }];
        if let (Some(other), Some(first)) = (&setups.chosen[!by], round.first) {
            let both = match by {
                Side::South => [setup, other.clone()],
                Side::North => [other.clone(), setup],
            };
            let mut history = start(self.game, &self.terms, first, Some(&both)).map_err(Refusal::Setup)?;
            self.roll_dice(&mut *history, round.sealed.as_ref(), &mut changes)?;
        }
        Ok(changes)
    }

    fn make_move(
        &self,
        by: Viewer,
        ply: usize,
        id: String,
        text: String,
        now: Time,
    ) -> Result<Vec<Change>, Refusal> {
        validate::text("move-id", &id, 64)?;
        if self.is_done(by, &id) {
            return Ok(Vec::new());
        }
        let (round, history) = self.playing()?;
        if ply != history.len() {
            return Err(Refusal::WrongPly { ply: history.len() });
        }
        let decides = round.decides();
        let Some(side) = decides.filter(|side| by.holds(*side)) else {
            return Err(Refusal::NotYourDecision { decides });
        };
        self.check_time(now)?;
        let mut after = history.copy();
        after.take(&text).map_err(Refusal::Move)?;
        let mut changes = vec![Change::Moved { by: side, ply, id, text }];
        self.roll_dice(&mut *after, round.sealed.as_ref(), &mut changes)?;
        Ok(changes)
    }

    /// Rolls verifiable dice as long as a roll is due.
    pub(crate) fn roll_dice(
        &self,
        history: &mut dyn AnyHistory,
        sealed: Option<&crate::fair_dice::Sealed>,
        changes: &mut Vec<Change>,
    ) -> Result<(), Refusal> {
        let Some(sealed) = sealed else { return Ok(()) };
        while let Some(text) = sealed.roll(history) {
            history.take(&text).map_err(Refusal::Move)?;
            changes.push(Change::Rolled { text });
        }
        Ok(())
    }

    fn claim(&self, by: Side, now: Time) -> Result<Vec<Change>, Refusal> {
        let (_, history) = self.playing()?;
        self.check_time(now)?;
        history.copy().claim(by).map_err(Refusal::Claim)?;
        Ok(vec![Change::Claimed { by }])
    }

    fn resign(&self, by: Side, now: Time) -> Result<Vec<Change>, Refusal> {
        self.live()?;
        self.check_time(now)?;
        Ok(vec![Change::Resigned { by }])
    }

    /// A command of its own: the resignation of a game that arrives after its end must not cost the match.
    fn concede(&self, by: Side) -> Result<Vec<Change>, Refusal> {
        if self.is_between_games() { Ok(vec![Change::Conceded { by }]) } else { Err(self.wrong_phase()) }
    }

    fn offer(&self, what: Offer, side: Side, by: Viewer, now: Time) -> Result<Vec<Change>, Refusal> {
        if self.offered(what) == Some(side) && by != Viewer::Both {
            return Err(Refusal::AlreadyOffered { what });
        }
        // The result is checked first, so that nothing impossible is ever offered.
        let agreed = self.agree(what, by, now)?;
        // A computer accepts takebacks and rematches; draws are for the host to decide.
        let opponent_agrees = by == Viewer::Both
            || self.offered(what) == Some(!side)
            || what != Offer::Draw && self.seats[!side].as_ref().is_some_and(|sitter| sitter.is_computer());
        if opponent_agrees {
            return Ok(agreed);
        }
        if what == Offer::Draw && self.has_just_offered_draw(side) {
            return Err(Refusal::DrawJustOffered);
        }
        Ok(vec![Change::Offered { by: side, what }])
    }

    /// Returns whether a player's offer of a draw was declined or withdrawn, with no move since.
    fn has_just_offered_draw(&self, side: Side) -> bool {
        let now = self.history().map_or(0, |history| history.len());
        self.draw_offered_at[side].is_some_and(|offered_at| offered_at >= now)
    }

    /// Returns the result of both sides agreeing to an offer.
    fn agree(&self, what: Offer, offerer: Viewer, now: Time) -> Result<Vec<Change>, Refusal> {
        match what {
            Offer::Draw => {
                let (_, history) = self.playing()?;
                self.check_time(now)?;
                history.may_be_drawn().map_err(Refusal::Draw)?;
                Ok(vec![Change::DrawAgreed])
            }
            Offer::Takeback => {
                self.playing()?;
                self.check_time(now)?;
                if !self.terms.takebacks {
                    return Err(Refusal::NoTakebacks);
                }
                let to = self.takeback_target(offerer).ok_or(Refusal::NothingToTakeBack)?;
                Ok(vec![Change::TakenBack { to }])
            }
            Offer::Rematch if self.phase() == Phase::Over => Ok(vec![Change::Rematched]),
            Offer::Rematch => Err(self.wrong_phase()),
        }
    }

    fn abort(&self, by: Side, now: Time) -> Result<Vec<Change>, Refusal> {
        let round = self.live()?;
        self.check_time(now)?;
        if round.both_moved() || self.score.games > 0 {
            return Err(Refusal::TooLateToAbort);
        }
        Ok(vec![Change::Aborted { by: Some(by) }])
    }

    fn abandoned(&self, by: Side, draw: bool, now: Time) -> Result<Vec<Change>, Refusal> {
        let is_between_games = self.is_between_games();
        // A match is won or lost, and only a game can be drawn.
        if !is_between_games || draw {
            self.live()?;
        }
        self.check_time(now)?;
        let info = self.game.info();
        if draw && !info.draws {
            return Err(Refusal::Draw(NoDraw::NeverDrawn { title: info.title }));
        }
        let not_away = Refusal::NotAway { wait_ms: None };
        let since = self.away[by].filter(|_| !self.paused).ok_or(not_away.clone())?;
        let limit = self.terms.time.away_limit_ms().ok_or(not_away)?;
        match limit.saturating_sub(now.since(since)) {
            0 if is_between_games => Ok(vec![Change::Conceded { by }]),
            0 => Ok(vec![Change::Abandoned { by, draw }]),
            wait => Err(Refusal::NotAway { wait_ms: Some(wait) }),
        }
    }

    /// Returns the sides that have run out of time; during setup it may be both.
    /// [`HostCommand::Tick`](crate::HostCommand::Tick) records it.
    pub(crate) fn timed_out(&self, now: Time) -> Vec<Side> {
        let Ok(round) = self.live() else { return Vec::new() };
        if self.next_deadline().is_none_or(|deadline| now < deadline) {
            return Vec::new();
        }
        match &round.stage {
            Stage::Setup(setups) => Side::BOTH.into_iter().filter(|side| setups.awaited()[*side]).collect(),
            Stage::Play { .. } => round.decides().into_iter().collect(),
        }
    }
}
