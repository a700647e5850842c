use std::fmt;

use rules::{Coded, Fact};

use super::{BadReplay, Record};
use crate::fair_dice::{BadSecret, Sealed, Secret};

/// The result of a successful verification.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The number of rolls.
    pub rolls: usize,
}

impl Record {
    /// Recomputes every roll: the game must be legal, the secret must match its commitment, and every roll must follow
    /// from the secret.
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
            if let Some(expected) = sealed.roll(&*history) {
                if entry.text != expected {
                    return Err(BadDice::Fall { number: index + 1, found: entry.text.clone(), expected });
                }
                rolls += 1;
            }
            // The game was replayed above, so every choice is legal.
            let taken = history.take(&entry.text);
            taken.map_err(|why| {
                BadDice::Game(BadReplay::Choice { number: index + 1, text: entry.text.clone(), why })
            })?;
        }
        Ok(Verified { rolls })
    }
}

/// Why the dice of a record could not be verified.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadDice {
    /// The record doesn't say where its dice came from.
    NotSealed,
    /// The secret is missing.
    NotRevealed,
    /// The secret cannot be read.
    Secret(BadSecret),
    /// The secret doesn't match the commitment.
    Commitment,
    /// The record is not a legal game.
    Game(BadReplay),
    /// A roll differs from what it should have been.
    Fall {
        /// The number of the choice in the record, from 1.
        number: usize,
        /// The roll in the record.
        found: String,
        /// The correct roll.
        expected: String,
    },
}

impl Coded for BadDice {
    const CODES: &'static [&'static str] =
        &["dice-not-sealed", "dice-not-revealed", "dice-commitment", "dice-differ"];

    fn fact(&self) -> Fact {
        match self {
            BadDice::NotSealed => Fact::new("dice-not-sealed"),
            BadDice::NotRevealed => Fact::new("dice-not-revealed"),
            BadDice::Secret(bad) => bad.fact(),
            BadDice::Commitment => Fact::new("dice-commitment"),
            BadDice::Game(bad) => bad.fact(),
            BadDice::Fall { number, found, expected } => Fact::new("dice-differ")
                .with("number", *number)
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
        }
    }
}

impl fmt::Display for BadDice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadDice {}
