use std::fmt;

use catalog::{AnyGame, AnyHistory, BadStart};
use games::UnknownGame;
use play::Forfeit;
use rules::{BadChoice, BadPosition, Coded, Fact, Side};

use super::{GameResult, RULES_VERSION, Record};
use crate::termination::{read_termination, termination};

impl Record {
    /// The game with its variant: `king-and-courtesan:7`.
    pub fn full_name(&self) -> String {
        if self.variant.is_empty() { self.game.clone() } else { format!("{}:{}", self.game, self.variant) }
    }

    /// Plays the game again and checks everything: each move, the result and the reason for it.
    pub fn replay(&self) -> Result<Box<dyn AnyHistory>, BadReplay> {
        let (game, mut history) = self.begin()?;
        for (index, entry) in self.choices.iter().enumerate() {
            history.take(&entry.text).map_err(|why| BadReplay::Choice {
                number: index + 1,
                text: entry.text.clone(),
                why,
            })?;
        }
        if history.ending().is_none() {
            self.declare(&mut *history)?;
        }
        let ending = history.ending();
        let result = ending
            .map_or(GameResult::Unfinished, |ending| GameResult::of(ending.outcome(), game.most_points()));
        if result != self.result {
            return Err(BadReplay::Result { expected: result, found: self.result });
        }
        match ending.map(termination) {
            Some(expected) if expected != read_termination(&self.termination) => {
                Err(BadReplay::Termination { expected: Some(expected), found: self.termination.clone() })
            }
            _ => Ok(history),
        }
    }

    /// The game and its first position.
    pub(super) fn begin(&self) -> Result<(&'static dyn AnyGame, Box<dyn AnyHistory>), BadReplay> {
        if self.rules_version != RULES_VERSION {
            return Err(BadReplay::Rules(self.rules_version.clone()));
        }
        let game = catalog::game(&self.full_name()).map_err(BadReplay::Game)?;
        let setups = self.setup.as_ref().map(|[south, north]| [south.as_str(), north.as_str()]);
        let history = match (&self.position, setups) {
            (Some(position), None) => game.start_from(position).map_err(BadReplay::Position)?,
            (Some(position), Some(_)) => {
                let history = game.start_from(position).map_err(BadReplay::Position)?;
                let told = game.start(history.turn(), setups).map_err(BadReplay::Setup)?;
                if told.position() != history.position() {
                    return Err(BadReplay::Contradiction);
                }
                history
            }
            (None, Some(_)) => game.start(Side::South, setups).map_err(BadReplay::Setup)?,
            (None, None) => game.usual_start(),
        };
        Ok((game, history))
    }

    /// Lets the game end as the players declared. Who claimed a draw is not told, and makes no difference.
    fn declare(&self, history: &mut dyn AnyHistory) -> Result<(), BadReplay> {
        let declared = match (read_termination(&self.termination), self.result, self.result.loser()) {
            (_, GameResult::Unfinished, _) => true,
            ("resignation", _, Some(loser)) => history.resign(loser).is_ok(),
            ("time-forfeit", _, Some(loser)) => history.forfeit(loser, Forfeit::Time).is_ok(),
            ("illegal-move", _, Some(loser)) => history.forfeit(loser, Forfeit::IllegalMove).is_ok(),
            ("abandoned", _, Some(loser)) => history.forfeit(loser, Forfeit::Gone).is_ok(),
            ("abandoned", GameResult::Drawn, _) => history.abandon(history.turn()).is_ok(),
            ("agreement", GameResult::Drawn, _) => history.agree_draw().is_ok(),
            ("repetition" | "no-progress", GameResult::Drawn, _) => history.claim(Side::South).is_ok(),
            _ => false,
        };
        let bad = BadReplay::Termination { expected: None, found: self.termination.clone() };
        if declared { Ok(()) } else { Err(bad) }
    }
}

/// Why a record is no possible game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadReplay {
    /// There is no such game.
    Game(UnknownGame),
    /// It was played by other rules.
    Rules(String),
    /// The first position cannot be read.
    Position(BadPosition),
    /// The setups are not possible.
    Setup(BadStart),
    /// The setups lead to another position than the first.
    Contradiction,
    /// A move or a fall of the dice that is not possible.
    Choice {
        /// Which one, counted from 1, moves and dice.
        number: usize,
        /// The text.
        text: String,
        /// Why not.
        why: BadChoice,
    },
    /// The game ended otherwise.
    Result {
        /// How it ended.
        expected: GameResult,
        /// What the record says.
        found: GameResult,
    },
    /// The game ended for another reason.
    Termination {
        /// For which; `None` where the moves do not tell.
        expected: Option<&'static str>,
        /// What the record says.
        found: String,
    },
}

impl Coded for BadReplay {
    const CODES: &'static [&'static str] = &[
        "record-rules",
        "record-contradiction",
        "record-choice",
        "record-result",
        "record-termination",
        "record-termination-impossible",
    ];

    fn fact(&self) -> Fact {
        match self {
            BadReplay::Game(bad) => bad.fact(),
            BadReplay::Rules(version) => {
                Fact::new("record-rules").with("found", version.as_str()).with("expected", RULES_VERSION)
            }
            BadReplay::Position(bad) => bad.fact(),
            BadReplay::Setup(bad) => bad.fact(),
            BadReplay::Contradiction => Fact::new("record-contradiction"),
            BadReplay::Choice { number, text, why } => Fact::new("record-choice")
                .with("number", *number)
                .with("text", text.as_str())
                .with("why", why.fact()),
            BadReplay::Result { expected, found } => Fact::new("record-result")
                .with("found", found.to_string())
                .with("expected", expected.to_string()),
            BadReplay::Termination { expected: Some(expected), found } => {
                Fact::new("record-termination").with("expected", *expected).with("found", found.as_str())
            }
            BadReplay::Termination { expected: None, found } => {
                Fact::new("record-termination-impossible").with("found", found.as_str())
            }
        }
    }
}

impl fmt::Display for BadReplay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadReplay {}
