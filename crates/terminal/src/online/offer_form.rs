use play::player::{Level, PlayerKind, PlayerName};
use table::TimeControl;
use wire::{FirstMove, SeatWish, Terms};
use words::{Words, text};

use crate::session::CLOCKS;

/// The settings of a new online game, in addition to those of any game.
#[derive(Clone)]
pub(crate) struct OfferForm {
    pub(crate) whom: Vec<OpponentKind>,
    pub(crate) at: usize,
    pub(crate) clock: usize,
    pub(crate) rated: bool,
    pub(crate) public: bool,
    pub(crate) takebacks: bool,
}

/// The opponent in an online game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum OpponentKind {
    /// The first player to accept it in the lobby.
    Anybody,
    /// The first person to open the invitation link.
    Link,
    /// A player challenged by name.
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
        OfferForm { whom, at: 0, clock: 0, rated: false, public: true, takebacks: true }
    }

    pub(crate) fn whom(&self) -> &OpponentKind {
        &self.whom[self.at.min(self.whom.len() - 1)]
    }

    /// Returns the time controls to choose from: those of the menu, and days.
    pub(crate) fn clocks() -> Vec<TimeControl> {
        CLOCKS.into_iter().chain([1, 3, 7].map(|days| TimeControl::Days { days })).collect()
    }

    /// Returns the selected time control.
    pub(crate) fn time(&self) -> TimeControl {
        OfferForm::clocks().get(self.clock).copied().unwrap_or_default()
    }

    /// Returns the terms of the game.
    pub(crate) fn terms(&self, game: &str, begins: FirstMove) -> Terms {
        Terms {
            begins,
            time: self.time().into(),
            rated: self.rated,
            public: self.public,
            takebacks: self.takebacks,
            ..Terms::of(game)
        }
    }

    /// Returns the wanted seat.
    pub(crate) fn seat(side: Option<rules::Side>) -> SeatWish {
        match side {
            None => SeatWish::Any,
            Some(rules::Side::South) => SeatWish::First,
            Some(rules::Side::North) => SeatWish::Second,
        }
    }
}

/// Formats a time control: `5 min + 3 s`.
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
