use std::fmt;

use games::UnknownGame;
use rules::{BadPosition, Coded, Fact, Side};

use crate::{MatchForm, TimeControl};
use catalog::AnyGame;

/// What was agreed on before a table was opened. It does not change any more.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Terms {
    /// The game with its variant: `king-and-courtesan:7`.
    pub game: String,
    /// Where every game at this table begins, if not at the start. Whose turn it is there begins, and nobody chooses a
    /// setup.
    pub position: Option<String>,
    /// Who begins the first game. In further games the first move alternates.
    pub begins: FirstMove,
    /// How long the players may think.
    pub time: TimeControl,
    /// What is played for.
    pub form: MatchForm,
    /// Whether the result counts for ratings. The table itself makes no difference.
    pub rated: bool,
    /// Whether anybody may watch. The table itself makes no difference.
    pub public: bool,
    /// Whether moves may be taken back by consent.
    pub takebacks: bool,
    /// Where the dice come from.
    pub dice: DiceSource,
}

/// Who makes the first move of the first game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum FirstMove {
    /// Seat 1.
    #[default]
    First,
    /// Seat 2.
    Second,
    /// Whoever the lot falls on. It is drawn outside.
    Lot,
}

/// Where the dice come from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum DiceSource {
    /// They follow from a secret that is revealed at the end, so that everybody can check them.
    #[default]
    Sealed,
    /// Each is given from outside when it is waited for.
    Given,
}

impl Terms {
    /// One game from its start, without clocks, private and unrated.
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

    /// Whether a table can be opened so; gives the game that is played.
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

    /// Who begins, with the lot where it decides.
    pub(crate) fn first(&self, lot: Side) -> Side {
        match self.begins {
            FirstMove::First => Side::South,
            FirstMove::Second => Side::North,
            FirstMove::Lot => lot,
        }
    }
}

/// Why a table cannot be opened on these terms.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadTerms {
    /// There is no such game.
    Game(UnknownGame),
    /// The position to begin with cannot be read.
    Position(BadPosition),
    /// The position to begin with is the end of a game.
    FinishedPosition,
    /// From one position the first move cannot alternate.
    SeriesFromPosition,
    /// No time, or too much.
    Time(TimeControl),
    /// A match of no games or points, or of too many.
    Form(MatchForm),
    /// An id that no table can have.
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
