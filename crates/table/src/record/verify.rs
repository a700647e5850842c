use std::fmt;

use super::{BadReplay, Record};
use crate::fair_dice::{BadSecret, Sealed, Secret};

/// Dice that are what they should be.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// How often dice fell.
    pub rolls: usize,
}

impl Record {
    /// Computes every die again: the game has to be possible, the secret has to fit its commitment, and every fall has to
    /// be the one that follows from it.
    pub fn verify_dice(&self) -> Result<Verified, BadDice> {
        let dice = self.dice.as_ref().ok_or(BadDice::NotSealed)?;
        let secret: Secret =
            dice.secret.as_ref().ok_or(BadDice::NotRevealed)?.parse().map_err(BadDice::Secret)?;
        if secret.commitment() != dice.commitment {
            return Err(BadDice::Commitment);
        }
        self.replay().map_err(BadDice::Game)?;
        let sealed = Sealed { secret, table: dice.table.clone(), game: dice.game, salts: dice.salts.clone() };
        let (_, mut history) = self.begin().map_err(BadDice::Game)?;
        let mut rolls = 0;
        for (index, entry) in self.choices.iter().enumerate() {
            if let Some(expected) = sealed.fall(&*history) {
                if entry.text != expected {
                    return Err(BadDice::Fall { number: index + 1, found: entry.text.clone(), expected });
                }
                rolls += 1;
            }
            // The game was replayed above, so every choice is possible.
            let taken = history.take(&entry.text);
            taken.map_err(|why| {
                BadDice::Game(BadReplay::Choice { number: index + 1, text: entry.text.clone(), why })
            })?;
        }
        Ok(Verified { rolls })
    }
}

/// Why the dice of a record are not shown to be fair.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadDice {
    /// The record says nothing about where its dice came from.
    NotSealed,
    /// The secret is not told.
    NotRevealed,
    /// The secret cannot be read.
    Secret(BadSecret),
    /// The secret is another one than was committed to.
    Commitment,
    /// The record is no possible game.
    Game(BadReplay),
    /// Dice that should have fallen otherwise.
    Fall {
        /// Which choice of the record, counted from 1.
        number: usize,
        /// How they fell.
        found: String,
        /// How they should have fallen.
        expected: String,
    },
}

impl fmt::Display for BadDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BadDice::NotSealed => f.write_str("the record does not say what its dice followed from"),
            BadDice::NotRevealed => {
                f.write_str("the secret of the dice is not revealed: the game was not over")
            }
            BadDice::Secret(bad) => bad.fmt(f),
            BadDice::Commitment => f.write_str("the secret does not fit the commitment: it is another one"),
            BadDice::Game(bad) => bad.fmt(f),
            BadDice::Fall { number, found, expected } => {
                write!(f, "choice {number}: the dice fell {found}, but should have fallen {expected}")
            }
        }
    }
}

impl std::error::Error for BadDice {}
