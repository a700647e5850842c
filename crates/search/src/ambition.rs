use rules::Side;

use crate::Score;

/// How somebody who wants to win looks at draws.
///
/// The other side is thought to look at them the other way round: what one side takes from a draw it gives to the other,
/// so the search stays one of a game in which one side's gain is the other's loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Ambition {
    /// What a draw scores for the side that decides at the root.
    pub draw: Score,
    /// After how many more turns the game is drawn if nothing is captured by then. Whoever has patience waits for mistakes
    /// until then, also where the other side could hold the draw for certain.
    pub patience: Option<u32>,
}

impl Ambition {
    /// Takes a draw for what it is, and sees none in waiting.
    pub const NONE: Ambition = Ambition { draw: Score::DRAW, patience: None };
    /// So many turns before the draw a judgement begins to fade.
    const FADING: i32 = 60;

    /// What a repetition scores for the side that decides at the root. Whoever has the patience to wait gives up all that was
    /// left to wait for, which is twice as bad as another draw.
    #[inline]
    pub(crate) fn repetition(self) -> Score {
        if self.patience.is_some() { Score(2 * self.draw.0) } else { self.draw }
    }

    /// How much is left of a judgement, in [`FADING`](Ambition::FADING)ths, so many plies from the root with nothing captured.
    /// Every ply is taken for a turn.
    #[inline]
    fn left(self, plies: u32) -> i32 {
        let patience = self.patience.map_or(Self::FADING, |turns| turns.min(1_000) as i32 - plies as i32);
        patience.clamp(0, Self::FADING)
    }

    /// A judgement by the side that decides at the root, so many plies from there with nothing captured: the nearer the draw,
    /// the less it counts. So whoever is better, or thinks so, captures something while it can.
    #[inline]
    pub(crate) fn faded(self, score: i32, plies: u32) -> i32 {
        self.draw.0 + (score - self.draw.0) * self.left(plies) / Self::FADING
    }

    /// A judgement by the side that decides at the root of a position of which so many in a hundred are drawn.
    #[inline]
    pub(crate) fn mixed(self, score: i32, drawn_part: i32) -> i32 {
        score + (self.draw.0 - score) * drawn_part / 100
    }

    /// Tells searches apart that look at draws differently, or for another side, so that none takes another's judgements for
    /// its own.
    pub(crate) fn salt(self, side: Side) -> u64 {
        if self == Ambition::NONE {
            return 0;
        }
        let is_patient = self.patience.is_some();
        let number = u64::from(self.draw.0.unsigned_abs()) << 2 | u64::from(is_patient) << 1 | side as u64;
        (number + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
    }

    /// Tells searches apart whose judgements have faded differently.
    pub(crate) fn faded_salt(self) -> u64 {
        /// How many turns may lie between two searches that share what they remember.
        const ALIKE: i32 = 6;
        let faded = (Self::FADING - self.left(0)) / ALIKE;
        (faded as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_fade_into_the_draw() {
        let with = |patience| Ambition { draw: Score(-2_000), patience };
        for (patience, plies, expected) in [
            (None, 40, 4_000),
            (Some(100), 40, 4_000),
            (Some(30), 0, 1_000),
            (Some(40), 10, 1_000),
            (Some(3), 3, -2_000),
            (Some(0), 7, -2_000),
        ] {
            assert_eq!(with(patience).faded(4_000, plies), expected, "{patience:?} {plies}");
        }
        assert_eq!(Ambition::NONE.faded(1_234, 90), 1_234);
    }

    #[test]
    fn judgements_are_mixed_with_the_draw() {
        let ambition = Ambition { draw: Score(-2_000), patience: Some(100) };
        let mixed = [0, 50, 100].map(|drawn| ambition.mixed(4_000, drawn));
        assert_eq!(mixed, [4_000, 1_000, -2_000]);
    }

    #[test]
    fn faded_searches_are_told_apart() {
        let salt = |patience| Ambition { draw: Score::DRAW, patience }.faded_salt();
        assert_eq!([salt(None), salt(Some(100)), salt(Some(60))], [0; 3]);
        assert!(salt(Some(50)) != 0 && salt(Some(50)) != salt(Some(40)));
    }

    #[test]
    fn whoever_looks_at_draws_differently_remembers_for_itself() {
        let eager = Ambition { draw: Score(-2_500), patience: Some(100) };
        let plain = Ambition { draw: Score(-2_500), patience: None };
        let mild = Ambition { draw: Score(-300), patience: None };
        let mut salts: Vec<u64> = [Ambition::NONE, eager, plain, mild]
            .iter()
            .flat_map(|one| Side::BOTH.map(|side| one.salt(side)))
            .collect();
        assert_eq!(salts[..2], [0; 2], "nothing depends on the side where a draw is a draw");
        salts.sort_unstable();
        salts.dedup();
        assert_eq!(salts.len(), 7);
        assert_eq!(eager.salt(Side::North), Ambition { patience: Some(3), ..eager }.salt(Side::North));
    }
}
