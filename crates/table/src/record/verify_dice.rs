use std::fmt;

use rules::{Coded, Fact};

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
