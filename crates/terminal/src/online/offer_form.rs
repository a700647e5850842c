use catalog::AnyGame;
use play::player::{Level, PlayerKind, PlayerName};
use rules::UsualMatch;
use table::TimeControl;
use wire::{MatchForm, SeatChoice, Terms};
use words::{Words, text};

use crate::session::CLOCKS;

/// The terms of a game on a server, in addition to those of local games.
#[derive(Clone)]
pub(crate) struct OfferForm {
    pub(crate) whom: Vec<OpponentKind>,
    pub(crate) at: usize,
    pub(crate) clock: usize,
    /// The form of the match, if it is not the suggested one.
    pub(crate) chosen_form: Option<MatchForm>,
    pub(crate) rated: bool,
    pub(crate) public: bool,
    pub(crate) takebacks: bool,
}

/// The opponent in an online game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpponentKind {
    /// Anyone in the lobby.
    Anybody,
    /// Anyone with the link.
    Link,
    /// A player, by name.
    Named,
    /// A computer player of the server.
    Computer(PlayerName),
}

impl OfferForm {
    pub(crate) fn new() -> OfferForm {
        let levels = (1..=Level::COUNT).filter_map(Level::new).map(PlayerKind::Level);
        let computers =
            levels.chain([PlayerKind::Best]).map(|kind| OpponentKind::Computer(PlayerName::from(kind)));
        let whom = [OpponentKind::Anybody, OpponentKind::Link, OpponentKind::Named]
            .into_iter()
            .chain(computers)
            .collect();
        OfferForm { whom, at: 0, clock: 0, chosen_form: None, rated: false, public: true, takebacks: true }
    }

    pub(crate) fn whom(&self) -> &OpponentKind {
        &self.whom[self.at.min(self.whom.len() - 1)]
    }

    /// Returns the time controls to choose from: those of the menu, and days.
    pub(crate) fn clocks() -> Vec<TimeControl> {
        CLOCKS.into_iter().chain([1, 3, 7].map(|days| TimeControl::Days { days })).collect()
    }

    /// Returns the forms of a match to choose from: a single game, the match that the game suggests, and others. Stakes
    /// need games that can be worth several points.
    pub(crate) fn forms(game: &dyn AnyGame) -> Vec<MatchForm> {
        let usual = usual_form(game);
        let games = [2, 3, 5].map(|games| MatchForm::BestOf { games });
        let points = [5, 10].map(|points| MatchForm::FirstTo { points });
        let stakes = Some(MatchForm::Stakes { stake: 1 }).filter(|_| game.most_points() > 1);
        let others = games.into_iter().chain(points).chain(stakes).filter(|form| *form != usual);
        [MatchForm::Single, usual].into_iter().chain(others).collect()
    }

    /// The form of the match: unless another one is chosen, the one that the game suggests to two people, and a single game
    /// against a computer.
    pub(crate) fn form(&self, game: &dyn AnyGame) -> MatchForm {
        self.chosen_form.unwrap_or_else(|| match self.whom() {
            OpponentKind::Computer(_) => MatchForm::Single,
            _ => usual_form(game),
        })
    }

    /// Chooses the next form of a match, or the one before.
    pub(crate) fn change_form(&mut self, game: &dyn AnyGame, next: bool) {
        let forms = OfferForm::forms(game);
        let now = self.form(game);
        let at = forms.iter().position(|form| *form == now).unwrap_or(0);
        self.chosen_form = Some(forms[(at + if next { 1 } else { forms.len() - 1 }) % forms.len()]);
    }

    /// Returns the selected clock.
    pub(crate) fn time(&self) -> TimeControl {
        OfferForm::clocks().get(self.clock).copied().unwrap_or_default()
    }

    /// Returns the terms, without those that the menu has for every game.
    pub(crate) fn terms(&self, game: &dyn AnyGame) -> Terms {
        Terms {
            time: self.time().into(),
            form: self.form(game),
            rated: self.rated,
            public: self.public,
            takebacks: self.takebacks,
            ..Terms::of(&game.name())
        }
    }

    /// Returns the requested seat.
    pub(crate) fn seat(side: Option<rules::Side>) -> SeatChoice {
        match side {
            None => SeatChoice::Any,
            Some(rules::Side::South) => SeatChoice::First,
            Some(rules::Side::North) => SeatChoice::Second,
        }
    }
}

/// The match that a game suggests to two people.
fn usual_form(game: &dyn AnyGame) -> MatchForm {
    match game.usual_match() {
        UsualMatch::BestOf(games) => MatchForm::BestOf { games },
        UsualMatch::FirstTo(points) => MatchForm::FirstTo { points },
    }
}

/// The form of a match in words: `Best of 3`.
pub(crate) fn form_words(form: MatchForm, words: &Words) -> String {
    match form {
        MatchForm::Single => text!(words, "lobby-form-single"),
        MatchForm::BestOf { games } => text!(words, "lobby-form-bestOfN", games = games),
        MatchForm::FirstTo { points } => text!(words, "lobby-form-firstToN", points = points),
        MatchForm::Stakes { stake } => text!(words, "lobby-form-stakesN", stake = stake),
    }
}

/// A clock in words: `5 min + 3 s`.
pub(crate) fn clock_words(time: TimeControl, words: &Words) -> String {
    match time {
        TimeControl::None => text!(words, "term-untimed"),
        TimeControl::Days { days } => text!(words, "lobby-clock-days", days = days),
        TimeControl::Fischer { start_ms, increment_ms } => {
            let stock = if start_ms % 60_000 == 0 {
                text!(words, "term-clock-minutes", minutes = start_ms / 60_000)
            } else {
                text!(words, "term-clock-seconds", seconds = start_ms / 1000)
            };
            match increment_ms / 1000 {
                0 => stock,
                increment => text!(words, "term-clock-increment", time = stock, seconds = increment),
            }
        }
    }
}
