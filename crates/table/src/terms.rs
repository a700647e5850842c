use std::fmt;

use games::UnknownGame;
use rules::{BadPosition, Coded, Fact, Side};

use crate::{MatchForm, TimeControl};
use catalog::AnyGame;

/// The terms of a table, fixed when it is created.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The game and variant: `king-and-courtesan:7`.
    pub game: String,
    /// The position in which every game at this table begins, if not the initial one. It determines who moves first,
    /// and there is no choice of setup.
    pub position: Option<String>,
    /// Who moves first in the first game; then the first move alternates.
    pub begins: FirstMove,
    /// The time control.
    pub time: TimeControl,
    /// The form of the match.
    pub form: MatchForm,
    /// Whether the game is rated. The host enforces this, not the table.
    pub rated: bool,
    /// Whether anyone may watch. The host enforces this, not the table.
    pub public: bool,
    /// Whether takebacks are allowed if both agree.
    pub takebacks: bool,
    /// The source of the dice.
    pub dice: DiceSource,
}

/// Who moves first in the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstMove {
    /// Seat 1.
    #[default]
    First,
    /// Seat 2.
    Second,
    /// A random player, drawn by the host.
    Lot,
}

/// The source of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DiceSource {
    /// Derived from a secret that is revealed at the end, so that anyone can verify them.
    #[default]
    Sealed,
    /// Supplied by the host, one roll at a time.
    Given,
}

impl Terms {
    /// Returns the terms of a single game from the initial position: untimed, private and casual.
    pub fn of(game: &str) -> Terms {
        Terms {
            game: game.to_owned(),
            position: None,
            begins: FirstMove::default(),
            time: TimeControl::default(),
            form: MatchForm::default(),
            rated: false,
            public: false,
            takebacks: false,
            dice: DiceSource::default(),
        }
    }

    /// Validates the terms, and returns the game.
    pub fn check(&self) -> Result<&'static dyn AnyGame, BadTerms> {
        let game = catalog::game(&self.game).map_err(BadTerms::Game)?;
        if let Some(position) = &self.position {
            let history = game.start_from(position).map_err(BadTerms::Position)?;
            if history.ending().is_some() {
                return Err(BadTerms::FinishedPosition);
            }
            if self.form.is_series() {
                return Err(BadTerms::SeriesFromPosition);
            }
        }
        if !self.time.is_sensible() {
            return Err(BadTerms::Time(self.time));
        }
        if !self.form.is_sensible() {
            return Err(BadTerms::Form(self.form));
        }
        Ok(game)
    }

    /// Returns who moves first, given a random side.
    pub(crate) fn first(&self, lot: Side) -> Side {
        match self.begins {
            FirstMove::First => Side::South,
            FirstMove::Second => Side::North,
            FirstMove::Lot => lot,
        }
    }
}

/// Why terms are invalid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadTerms {
    /// There is no such game.
    Game(UnknownGame),
    /// The position cannot be read.
    Position(BadPosition),
    /// The game is over in the position.
    FinishedPosition,
    /// A match needs alternating first moves, which a fixed position rules out.
    SeriesFromPosition,
    /// The time control is out of bounds.
    Time(TimeControl),
    /// The form of the match is out of bounds.
    Form(MatchForm),
    /// The table id is invalid.
    Id,
}

impl Coded for BadTerms {
    const CODES: &'static [&'static str] = &[
        "finished-position",
        "series-from-position",
        "time-out-of-bounds",
        "match-out-of-bounds",
        "bad-table-id",
    ];

    fn fact(&self) -> Fact {
        match self {
            BadTerms::Game(bad) => bad.fact(),
            BadTerms::Position(bad) => bad.fact(),
            BadTerms::FinishedPosition => Fact::new("finished-position"),
            BadTerms::SeriesFromPosition => Fact::new("series-from-position"),
            BadTerms::Time(_) => Fact::new("time-out-of-bounds").with("days", TimeControl::MOST_DAYS),
            BadTerms::Form(_) => Fact::new("match-out-of-bounds")
                .with("games", MatchForm::MOST_GAMES)
                .with("points", MatchForm::MOST_POINTS)
                .with("stake", MatchForm::HIGHEST_STAKE),
            BadTerms::Id => Fact::new("bad-table-id"),
        }
    }
}

impl fmt::Display for BadTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadTerms {}
