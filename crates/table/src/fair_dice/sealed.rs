use hmac::{Hmac, Mac};
use sha2::Sha256;

use super::Secret;
use catalog::AnyHistory;

/// The sealed dice of one game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Sealed {
    /// The secret.
    pub secret: Secret,
    /// The table.
    pub table: String,
    /// The number of the game at this table, from 1.
    pub game: u32,
    /// The players' salts, seat 1 first.
    pub salts: [String; 2],
}

impl Sealed {
    /// Returns the current roll in notation; `None` unless a roll is due.
    pub fn roll(&self, history: &dyn AnyHistory) -> Option<String> {
        let number = self.number(history.len(), &history.position(), history.dice_weight())?;
        history.dice_roll(number)
    }

    /// Returns a uniform number below `weight` for the roll after so many choices in this position; `None` if the
    /// weight is 0.
    ///
    /// It is the first 8 bytes, most significant first, of HMAC-SHA-256 with the secret as the key. The message is
    /// `holocourt dice 1`, the table, the game's number, the number of choices, the position, both salts and the
    /// number of the attempt, each preceded by its length in bytes and a colon, numbers in decimal. Results in the
    /// incomplete last block of `weight` numbers would favour low numbers, so they are discarded and the next attempt
    /// is made.
    pub fn number(&self, choices: usize, position: &str, weight: u64) -> Option<u64> {
        // 2^64 mod weight: the number of values to discard.
        let surplus = (u64::MAX % weight.max(1) + 1) % weight.max(1);
        (weight > 0).then(|| {
            let mut attempt = 0u64;
            loop {
                let drawn = self.draw(choices, position, attempt);
                if drawn <= u64::MAX - surplus {
                    return drawn % weight;
                }
                attempt += 1;
            }
        })
    }

    fn draw(&self, choices: usize, position: &str, attempt: u64) -> u64 {
        let [south, north] = &self.salts;
        let game = self.game.to_string();
        let choices = choices.to_string();
        let attempt = attempt.to_string();
        let parts = ["holocourt dice 1", &self.table, &game, &choices, position, south, north, &attempt];
        // HMAC accepts keys of any length, so this never fails.
        let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(self.secret.bytes()) else { return 0 };
        for part in parts {
            mac.update(format!("{}:{part}", part.len()).as_bytes());
        }
        let bytes = mac.finalize().into_bytes();
        bytes.iter().take(8).fold(0, |number, byte| number << 8 | u64::from(*byte))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealed(game: u32) -> Sealed {
        Sealed { secret: Secret::new([7; 32]), table: "t".into(), game, salts: ["a".into(), "b".into()] }
    }

    #[test]
    fn numbers_are_spread_evenly() {
        let mut counts = [0; 6];
        for choices in 0..6000 {
            counts[sealed(1).number(choices, "position", 6).unwrap() as usize] += 1;
        }
        assert!(counts.iter().all(|count| (900..1100).contains(count)), "{counts:?}");
        assert_eq!(sealed(1).number(0, "position", 0), None);
        assert_eq!(sealed(1).number(0, "position", 1), Some(0));
    }

    #[test]
    fn every_part_matters() {
        let number = |sealed: &Sealed, choices, position| sealed.number(choices, position, u64::MAX).unwrap();
        let usual = number(&sealed(1), 1, "p");
        assert_eq!(number(&sealed(1), 1, "p"), usual);
        let mut others =
            vec![number(&sealed(2), 1, "p"), number(&sealed(1), 2, "p"), number(&sealed(1), 1, "q")];
        for change in [
            (|sealed: &mut Sealed| sealed.table.push('t')) as fn(&mut Sealed),
            |sealed| sealed.salts[0].push('x'),
            |sealed| sealed.salts[1].clear(),
            |sealed| sealed.salts.swap(0, 1),
            |sealed| sealed.secret = Secret::new([8; 32]),
        ] {
            let mut changed = sealed(1);
            change(&mut changed);
            others.push(number(&changed, 1, "p"));
        }
        others.push(usual);
        let count = others.len();
        others.sort_unstable();
        others.dedup();
        assert_eq!(others.len(), count);
    }

    #[test]
    fn a_known_roll_never_changes() {
        // Computed once with Python's hmac module, from the description alone.
        let drawn = sealed(1).number(4, "So1GNM2hkl1/12/1 1 2 a1*a2 0", u64::MAX);
        assert_eq!(drawn, Some(14_008_658_185_864_865_406));
    }
}
