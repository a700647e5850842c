use std::fmt;

use catalog::{AnyGame, AnyHistory, BadStart};
use games::UnknownGame;
use play::{Ending, Forfeit};
use rules::{BadChoice, BadPosition, Coded, Fact, Side};

use super::{GameResult, RULES_VERSION, Record};
use crate::termination::{read_termination, termination};

impl Record {
    /// Returns the full name of the game: `king-and-courtesan:7`.
    pub fn full_name(&self) -> String {
        if self.variant.is_empty() { self.game.clone() } else { format!("{}:{}", self.game, self.variant) }
    }

    /// Writes the variant as the game itself does, its options in alphabetical order. An unknown one stays as it is.
    pub(super) fn canonical(mut self) -> Record {
        if let Ok(game) = catalog::game(&self.full_name()) {
            self.variant = game.variant().to_owned();
        }
        self
    }

    /// Replays the game and checks everything: each move, the result and the reason.
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

    /// Returns the game and its initial position.
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

    /// Ends the game as the players declared. The record doesn't say who claimed a draw, and it makes no difference.
    fn declare(&self, history: &mut dyn AnyHistory) -> Result<(), BadReplay> {
        let points = |loser: Side| match self.result {
            // Version 0.1 counted one point for each of these endings.
            GameResult::Won { points: Some(1), .. } => 1,
            _ => history.most_points_for(!loser),
        };
        let forfeit = |loser, fault| Ending::Forfeited { loser, fault, points: points(loser) };
        let declared = match (read_termination(&self.termination), self.result, self.result.loser()) {
            (_, GameResult::Unfinished, _) => true,
            ("resignation", _, Some(loser)) => {
                history.lose(Ending::Resigned { loser, points: points(loser) }).is_ok()
            }
            ("time-forfeit", _, Some(loser)) => history.lose(forfeit(loser, Forfeit::Time)).is_ok(),
            ("illegal-move", _, Some(loser)) => history.lose(forfeit(loser, Forfeit::IllegalMove)).is_ok(),
            ("abandoned", _, Some(loser)) => history.lose(forfeit(loser, Forfeit::Gone)).is_ok(),
            ("abandoned", GameResult::Drawn, _) => history.abandon(history.turn()).is_ok(),
            ("agreement", GameResult::Drawn, _) => history.agree_draw().is_ok(),
            ("repetition" | "no-progress", GameResult::Drawn, _) => history.claim(Side::South).is_ok(),
            _ => false,
        };
        let bad = BadReplay::Termination { expected: None, found: self.termination.clone() };
        if declared { Ok(()) } else { Err(bad) }
    }
}

/// Why a record is not a legal game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadReplay {
    /// There is no such game.
    Game(UnknownGame),
    /// It was played under another version of the rules.
    Rules(String),
    /// The initial position cannot be read.
    Position(BadPosition),
    /// The setups are illegal.
    Setup(BadStart),
    /// The setups contradict the initial position.
    Contradiction,
    /// A move or roll is illegal.
    Choice {
        /// Its number, from 1, counting moves and rolls.
        number: usize,
        /// The text.
        text: String,
        /// The reason.
        why: BadChoice,
    },
    /// The result is wrong.
    Result {
        /// The true result.
        expected: GameResult,
        /// The result in the record.
        found: GameResult,
    },
    /// The reason for the end is wrong.
    Termination {
        /// The true reason; `None` if it cannot be told from the moves.
        expected: Option<&'static str>,
        /// The reason in the record.
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
