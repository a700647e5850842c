use std::fmt;

use games::UnknownGame;
use rules::{BadPosition, Begins, Coded, Fact, Side};

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
    /// Who moves first in the first game; then the first move alternates. Where the rules name the side that moves
    /// first, it is always seat 1, and the players change seats instead.
    pub begins: FirstMove,
    /// Who has which group of pieces in the first game, where setups come in groups; then the groups alternate.
    pub groups: Groups,
    /// Whether seat 1 chooses its setup for all to see, and seat 2 after it, where there is a choice of setup.
    pub open_setup: bool,
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
    /// A random player, drawn by the host: once both setups are chosen, where there is a choice.
    Lot,
}

impl FirstMove {
    /// Who moves first in a game of this name if nothing is agreed: the side that the rules name, or else a random one.
    pub fn usual(game: &str) -> FirstMove {
        match catalog::game(game).map(|game| game.info().begins) {
            Ok(Begins::South) => FirstMove::First,
            Ok(Begins::ByLot) | Err(_) => FirstMove::Lot,
        }
    }
}

/// Who has which group of pieces in the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Groups {
    /// Each side its usual group: seat 1 the first, seat 2 the second.
    #[default]
    Usual,
    /// Each side the other's.
    Swapped,
    /// Drawn by the host.
    Random,
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
            groups: Groups::default(),
            open_setup: false,
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
        let game = self.check_stored()?;
        let info = game.info();
        let sets_up = self.position.is_none() && !game.setups(Side::South).is_empty();
        if info.begins == Begins::South && self.position.is_none() && self.begins != FirstMove::First {
            return Err(BadTerms::FixedBeginner { title: info.title });
        }
        if self.groups != Groups::Usual && !(sets_up && game.has_groups()) {
            return Err(BadTerms::NoGroups);
        }
        if self.open_setup && !sets_up {
            return Err(BadTerms::NoSetup);
        }
        Ok(game)
    }

    /// Validates terms that were agreed before, perhaps with an earlier version, which let the players choose who moves
    /// first in every game.
    pub(crate) fn check_stored(&self) -> Result<&'static dyn AnyGame, BadTerms> {
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
    /// The rules of the game say who moves first.
    FixedBeginner {
        /// The title of the game.
        title: &'static str,
    },
    /// There are no groups of pieces to agree on.
    NoGroups,
    /// There is no choice of setup.
    NoSetup,
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
        "fixed-beginner",
        "no-groups",
        "no-setup",
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
            BadTerms::FixedBeginner { title } => Fact::new("fixed-beginner").with("game", *title),
            BadTerms::NoGroups => Fact::new("no-groups"),
            BadTerms::NoSetup => Fact::new("no-setup"),
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
