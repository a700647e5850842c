use games::scene::Scene;
use rules::{Coded, Side};
use wire::{
    AwayView, ClockView, DiceView, EndingView, EventKind, EventView, GameView, OfferView, ScoreView,
    SeatView, StateView, StepView, TableView, Update,
};

use crate::fair_dice::Secret;
use crate::recent_events::RecentEvent;
use crate::round::{Round, Stage};
use crate::to_wire::{self, seat};
use crate::{Change, Finish, Offer, Table, Viewer};

/// What each viewer may see is decided here, and only here: [`Table::view`] and [`Table::update`] show only what
/// `Table::state_for` and `event_view` let through. Until both have chosen, only its owner sees a setup; nobody sees
/// the secret of the dice before the game is over; legal moves and available setups are shown only to the side that
/// chooses.
impl Table {
    /// Returns a snapshot of the table for a viewer.
    pub fn view(&self, viewer: Viewer) -> TableView {
        let info = self.game.info();
        let scene = self.scene();
        TableView {
            id: self.id.clone(),
            number: self.number,
            game: GameView {
                name: self.game.name(),
                title: info.title.to_owned(),
                variant: self.game.variant().to_owned(),
                credit: info.credit.to_owned(),
                sides: info.sides.map(str::to_owned),
                draws: info.draws,
                has_dice: self.game.has_dice(),
                most_points: self.game.most_points(),
            },
            terms: self.terms.clone().into(),
            board: to_wire::board(&scene),
            steps: self.steps_after(0),
            state: self.state_for(viewer, &scene),
        }
    }

    /// Returns the changes since the event with this number; `None` if that is too long ago or in the future, and the
    /// viewer needs a snapshot instead.
    pub fn update(&self, since: u64, viewer: Viewer) -> Option<Update> {
        self.updates(since, &[viewer])?.pop()
    }

    /// Returns the changes for several viewers at once, computing the board only once.
    pub fn updates(&self, since: u64, viewers: &[Viewer]) -> Option<Vec<Update>> {
        if since == 0 || since > self.number {
            return None;
        }
        let missed: Vec<&RecentEvent> = self.recent.after(since)?.collect();
        let steps = self.round.as_ref().map_or(0, |round| round.steps.len());
        let steps_kept = missed.iter().map(|past| past.kept).min().unwrap_or(steps);
        let scene = self.scene();
        let update = |viewer: &Viewer| Update {
            number: self.number,
            events: missed.iter().map(|past| self.event_view(past)).collect(),
            steps_kept,
            steps: self.steps_after(steps_kept),
            state: self.state_for(*viewer, &scene),
        };
        Some(viewers.iter().map(update).collect())
    }

    /// Returns the events after the one with this number, as anyone may know them; `None` if that is too long ago.
    pub fn events_since(&self, since: u64) -> Option<Vec<EventView>> {
        Some(self.recent.after(since)?.map(|past| self.event_view(past)).collect())
    }

    /// Returns the current scene, or the standard initial one.
    fn scene(&self) -> Scene {
        match self.history() {
            Some(history) => history.scene(),
            None => {
                let mut scene = self.game.usual_start().scene();
                if self.chooses_setups() {
                    let shown = self.shown_setups();
                    let pieces = Side::BOTH.map(|side| {
                        let setup = shown[side].as_deref();
                        setup.map_or_else(Vec::new, |setup| self.game.setup_pieces(side, setup))
                    });
                    scene.pieces = pieces.concat();
                }
                scene
            }
        }
    }

    fn steps_after(&self, kept: usize) -> Vec<StepView> {
        let Some(round) = &self.round else { return Vec::new() };
        let steps = round.steps.iter().zip(&round.left_after).skip(kept);
        steps
            .map(|(step, left_ms)| StepView {
                text: step.text.clone(),
                by: step.by.map(seat),
                turn: seat(step.turn),
                trail: step.trail.clone(),
                effects: to_wire::effects(step.effects.clone()),
                left_ms: *left_ms,
            })
            .collect()
    }

    fn state_for(&self, viewer: Viewer, scene: &Scene) -> StateView {
        let round = self.round.as_ref();
        let live = round.filter(|round| round.over.is_none());
        let playing = live.and_then(Round::history);
        let decides = live.and_then(Round::decides);
        let moves =
            playing.filter(|_| decides.is_some_and(|side| viewer.holds(side))).map(|history| history.moves());
        let (setups, own_setup) = self.setups_for(viewer);
        let clock = round.filter(|round| round.history().is_some()).and_then(|round| {
            let (running, since) = round.clocks.running().unzip();
            Some(ClockView {
                left_ms: round.clocks.left_ms()?,
                running: running.map(seat),
                since: since.map(|since| since.0),
            })
        });
        StateView {
            phase: self.phase().into(),
            seats: Side::BOTH.map(|side| self.seat_view(side)),
            yours: Side::BOTH.map(|side| viewer.holds(side)),
            game_number: self.game_number(),
            // During setup, nobody is to know who will move first.
            first: round.filter(|round| round.history().is_some()).and_then(|round| round.first).map(seat),
            position: self.history().map(|history| history.position()),
            pieces: scene.pieces.iter().map(to_wire::piece).collect(),
            marks: scene.marks.iter().map(to_wire::mark).collect(),
            ask: self.history().map(|_| to_wire::fact(&scene.ask)),
            ply: round.map_or(0, |round| round.steps.len()),
            turn: playing.map(|history| seat(history.turn())),
            decides: decides.map(seat),
            moves: moves.unwrap_or_default().into_iter().map(to_wire::legal).collect(),
            setups,
            own_setup,
            shown_setups: self.shown_setups(),
            clock,
            setup_until: live.and_then(|round| match &round.stage {
                Stage::Setup(setups) => setups.deadline().map(|until| until.0),
                Stage::Play { .. } => None,
            }),
            first_move_until: self.first_move_until().map(|until| until.0),
            paused: self.paused,
            offers: self.offer_views(),
            claimable: playing
                .and_then(|history| history.claimable())
                .map(|ground| to_wire::fact(&ground.fact())),
            can_abort: live.is_some_and(|round| !round.both_moved() && self.score.games == 0),
            ending: round.and_then(|round| round.over).map(|finish| self.ending_view(finish)),
            score: self.score_view(),
            dice: self.dice_view(),
        }
    }

    /// Returns the setups that the viewer may choose from, and the one it has chosen, during setup. The holder of both
    /// seats is not shown its choice: two people are looking at the screen.
    fn setups_for(&self, viewer: Viewer) -> (Vec<String>, Option<String>) {
        let Some(Round { over: None, stage: Stage::Setup(setups), .. }) = &self.round else {
            return (Vec::new(), None);
        };
        let (chooser, own) = match viewer {
            Viewer::Spectator => return (Vec::new(), None),
            Viewer::Seat(side) => (side, setups.chosen[side].clone()),
            Viewer::Both if setups.chosen[Side::South].is_some() => (Side::North, None),
            Viewer::Both => (Side::South, None),
        };
        (self.open_setups(chooser), own)
    }

    /// Returns the setups that everybody may see, seat 1 first.
    fn shown_setups(&self) -> [Option<String>; 2] {
        match self.round.as_ref().map(|round| &round.stage) {
            Some(Stage::Play { setups: Some(both), .. }) => both.clone().map(Some),
            Some(Stage::Setup(setups)) => setups.shown(),
            _ => [None, None],
        }
    }

    fn seat_view(&self, side: Side) -> SeatView {
        let sitter = self.seats[side].as_ref();
        let limit = self.terms.time.away_limit_ms();
        SeatView {
            name: sitter.map(|sitter| sitter.name().to_owned()),
            computer: sitter.is_some_and(|sitter| sitter.is_computer()),
            ready: match &self.round {
                Some(Round { over: None, stage: Stage::Setup(setups), .. }) => !setups.missing()[side],
                _ => false,
            },
            away: self.away[side].map(|since| AwayView {
                since: since.0,
                until: limit.filter(|_| !self.paused).map(|limit| since.after(limit).0),
            }),
        }
    }

    fn offer_views(&self) -> Vec<OfferView> {
        let offer = |what| self.offered(what).map(|by| OfferView { what: what.into(), by: seat(by) });
        Offer::ALL.into_iter().filter_map(offer).collect()
    }

    fn ending_view(&self, finish: Finish) -> EndingView {
        match finish {
            Finish::Ended(ending) => to_wire::ending(ending, self.game),
            Finish::Aborted => to_wire::aborted(),
        }
    }

    fn score_view(&self) -> ScoreView {
        let halves = |halves: [u32; 2]| halves.map(|count| f64::from(count) / 2.0);
        ScoreView {
            form: self.terms.form.into(),
            games: self.score.games,
            wins: self.score.wins,
            game_points: halves(self.score.half_wins),
            points: halves(self.score.half_points),
            balance: self.score.balance,
            over: self.concluded,
            winner: self.match_winner().map(seat),
        }
    }

    fn dice_view(&self) -> Option<DiceView> {
        self.has_sealed_dice().then(|| {
            let sealed = self.round.as_ref().and_then(|round| round.sealed.as_ref());
            let is_over = self.finish().is_some();
            DiceView {
                commitment: sealed.map(|sealed| sealed.secret.commitment()),
                salts: sealed.map(|sealed| sealed.salts.clone()),
                secret: sealed.filter(|_| is_over).map(|sealed| sealed.secret.reveal()),
                next_commitment: self.secret.as_ref().map(Secret::commitment),
                next_salts: self.salts.clone(),
            }
        })
    }

    /// Converts an event into its public form, without setups, secrets and people's ids.
    fn event_view(&self, past: &RecentEvent) -> EventView {
        use EventKind as Kind;
        let (kind, side) = match &past.event.change {
            Change::Opened { .. } => (Kind::Opened, None),
            Change::Seated { side, .. } => (Kind::Seated, Some(*side)),
            Change::Unseated { side } => (Kind::Unseated, Some(*side)),
            Change::Sealed { .. } => (Kind::Sealed, None),
            Change::Salted { by, .. } => (Kind::Salted, Some(*by)),
            Change::SeatsSwapped => (Kind::SeatsSwapped, None),
            // Who moves first is not to be known before both have chosen a setup.
            Change::Began { first, .. } => (Kind::Began, first.filter(|_| !self.chooses_setups())),
            Change::SetUp { by, .. } => (Kind::SetUp, Some(*by)),
            Change::LotFell { first } => (Kind::LotFell, Some(*first)),
            Change::Moved { by, .. } => (Kind::Moved, Some(*by)),
            Change::Rolled { .. } => (Kind::Rolled, None),
            Change::Claimed { by } => (Kind::Claimed, Some(*by)),
            Change::Resigned { by } => (Kind::Resigned, Some(*by)),
            Change::DrawAgreed => (Kind::DrawAgreed, None),
            Change::TimedOut { loser } => (Kind::TimedOut, Some(*loser)),
            Change::Abandoned { by, .. } => (Kind::Abandoned, Some(*by)),
            Change::Aborted { by } => (Kind::Aborted, *by),
            Change::Conceded { by } => (Kind::Conceded, Some(*by)),
            Change::Offered { by, .. } => (Kind::Offered, Some(*by)),
            Change::Declined { .. } => (Kind::Declined, None),
            Change::Withdrawn { .. } => (Kind::Withdrawn, None),
            Change::TakenBack { .. } => (Kind::TakenBack, None),
            Change::Rematched => (Kind::Rematched, None),
            Change::WentAway { side } => (Kind::WentAway, Some(*side)),
            Change::CameBack { side } => (Kind::CameBack, Some(*side)),
            Change::Queued { side } => (Kind::Queued, Some(*side)),
            Change::Thinking { side } => (Kind::Thinking, Some(*side)),
            Change::Paused => (Kind::Paused, None),
            Change::Resumed => (Kind::Resumed, None),
            Change::Closed => (Kind::Closed, None),
        };
        let text = match &past.event.change {
            Change::Moved { text, .. } | Change::Rolled { text } => Some(text.clone()),
            _ => None,
        };
        let offer = match &past.event.change {
            Change::Offered { what, .. } | Change::Declined { what } | Change::Withdrawn { what } => {
                Some((*what).into())
            }
            _ => None,
        };
        EventView { number: past.number, at: past.event.at.0, kind, side: side.map(seat), text, offer }
    }
}
