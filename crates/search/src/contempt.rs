use rules::Side;

use crate::Score;

/// Contempt: how a side that wants to win values draws.
///
/// The other side values them the opposite way: what one side takes from a draw it gives to the other, so the search
/// stays zero-sum.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contempt {
    /// The score of a draw for the side that decides at the root.
    pub draw: Score,
    /// After how many more turns without a capture the game is drawn. A side that has this plays on until then, hoping
    /// for mistakes, even where the opponent could certainly hold the draw.
    pub turns_to_draw: Option<u32>,
}

impl Contempt {
    /// No contempt: a draw is worth what it is.
    pub const NONE: Contempt = Contempt { draw: Score::DRAW, turns_to_draw: None };
    /// How many turns before the draw evaluations begin to fade.
    const DAMPING_TURNS: i32 = 60;

    /// The score of a repetition for the side that decides at the root. It gives up all remaining turns at once, so it
    /// is twice as bad as another draw.
    #[inline]
    pub(crate) fn repetition(self) -> Score {
        if self.turns_to_draw.is_some() { Score(2 * self.draw.0) } else { self.draw }
    }

    /// What is left of an evaluation this many plies from the root with nothing captured, in
    /// [`DAMPING_TURNS`](Contempt::DAMPING_TURNS)ths. Every ply counts as a turn.
    #[inline]
    fn left(self, plies: u32) -> i32 {
        let turns_to_draw =
            self.turns_to_draw.map_or(Self::DAMPING_TURNS, |turns| turns.min(1_000) as i32 - plies as i32);
        turns_to_draw.clamp(0, Self::DAMPING_TURNS)
    }

    /// An evaluation this many plies from the root with nothing captured: the nearer the draw, the less it counts. So
    /// the side that is better, or thinks so, makes captures while it can.
    #[inline]
    pub(crate) fn damped(self, score: i32, plies: u32) -> i32 {
        self.draw.0 + (score - self.draw.0) * self.left(plies) / Self::DAMPING_TURNS
    }

    /// An evaluation of a position, of which this percentage is drawn.
    #[inline]
    pub(crate) fn blended(self, score: i32, draw_percent: i32) -> i32 {
        score + (self.draw.0 - score) * draw_percent / 100
    }

    /// Separates the table entries of searches that value draws differently, or for another side.
    pub(crate) fn salt(self, side: Side) -> u64 {
        if self == Contempt::NONE {
            return 0;
        }
        let is_patient = self.turns_to_draw.is_some();
        let number = u64::from(self.draw.0.unsigned_abs()) << 2 | u64::from(is_patient) << 1 | side as u64;
        (number + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
    }

    /// Separates the table entries of searches whose evaluations have faded differently.
    pub(crate) fn damped_salt(self) -> u64 {
        /// How many turns may lie between two searches that share their entries.
        const ALIKE: i32 = 6;
        let faded = (Self::DAMPING_TURNS - self.left(0)) / ALIKE;
        (faded as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn evaluations_fade_towards_the_draw() {
        let with = |turns_to_draw| Contempt { draw: Score(-2_000), turns_to_draw };
        for (turns_to_draw, plies, expected) in [
            (None, 40, 4_000),
            (Some(100), 40, 4_000),
            (Some(30), 0, 1_000),
            (Some(40), 10, 1_000),
            (Some(3), 3, -2_000),
            (Some(0), 7, -2_000),
        ] {
            assert_eq!(with(turns_to_draw).damped(4_000, plies), expected, "{turns_to_draw:?} {plies}");
        }
        assert_eq!(Contempt::NONE.damped(1_234, 90), 1_234);
    }

    #[test]
    fn evaluations_are_blended_with_the_draw() {
        let contempt = Contempt { draw: Score(-2_000), turns_to_draw: Some(100) };
        let blended = [0, 50, 100].map(|drawn| contempt.blended(4_000, drawn));
        assert_eq!(blended, [4_000, 1_000, -2_000]);
    }

    #[test]
    fn searches_damped_differently_have_different_salts() {
        let salt = |turns_to_draw| Contempt { draw: Score::DRAW, turns_to_draw }.damped_salt();
        assert_eq!([salt(None), salt(Some(100)), salt(Some(60))], [0; 3]);
        assert!(salt(Some(50)) != 0 && salt(Some(50)) != salt(Some(40)));
    }

    #[test]
    fn different_contempt_means_separate_table_entries() {
        let eager = Contempt { draw: Score(-2_500), turns_to_draw: Some(100) };
        let plain = Contempt { draw: Score(-2_500), turns_to_draw: None };
        let mild = Contempt { draw: Score(-300), turns_to_draw: None };
        let mut salts: Vec<u64> = [Contempt::NONE, eager, plain, mild]
            .iter()
            .flat_map(|one| Side::BOTH.map(|side| one.salt(side)))
            .collect();
        assert_eq!(salts[..2], [0; 2], "nothing depends on the side where a draw is a draw");
        salts.sort_unstable();
        salts.dedup();
        assert_eq!(salts.len(), 7);
        assert_eq!(eager.salt(Side::North), Contempt { turns_to_draw: Some(3), ..eager }.salt(Side::North));
    }
}
