use rules::Side;

use crate::Score;

/// How somebody who wants to win looks at draws.
///
/// The other side is thought to look at them the other way round: what one side takes from a draw it gives to the other,
/// so the search stays one of a game in which one side's gain is the other's loss.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Contempt {
    /// What a draw scores for the side that decides at the root.
    pub draw: Score,
    /// After how many more turns the game is drawn if nothing is captured by then. Whoever has turns_to_draw waits for mistakes
    /// until then, also where the other side could hold the draw for certain.
    pub turns_to_draw: Option<u32>,
}

impl Contempt {
    /// Takes a draw for what it is, and sees none in waiting.
    pub const NONE: Contempt = Contempt { draw: Score::DRAW, turns_to_draw: None };
    /// So many turns before the draw a judgement begins to fade.
    const DAMPING_TURNS: i32 = 60;

    /// What a repetition scores for the side that decides at the root. Whoever has the turns_to_draw to wait gives up all that was
    /// left to wait for, which is twice as bad as another draw.
    #[inline]
    pub(crate) fn repetition(self) -> Score {
        if self.turns_to_draw.is_some() { Score(2 * self.draw.0) } else { self.draw }
    }

    /// How much is left of a judgement, in [`DAMPING_TURNS`](Contempt::DAMPING_TURNS)ths, so many plies from the root with nothing captured.
    /// Every ply is taken for a turn.
    #[inline]
    fn left(self, plies: u32) -> i32 {
        let turns_to_draw =
            self.turns_to_draw.map_or(Self::DAMPING_TURNS, |turns| turns.min(1_000) as i32 - plies as i32);
        turns_to_draw.clamp(0, Self::DAMPING_TURNS)
    }

    /// A judgement by the side that decides at the root, so many plies from there with nothing captured: the nearer the draw,
    /// the less it counts. So whoever is better, or thinks so, captures something while it can.
    #[inline]
    pub(crate) fn damped(self, score: i32, plies: u32) -> i32 {
        self.draw.0 + (score - self.draw.0) * self.left(plies) / Self::DAMPING_TURNS
    }

    /// A judgement by the side that decides at the root of a position of which so many in a hundred are drawn.
    #[inline]
    pub(crate) fn blended(self, score: i32, draw_percent: i32) -> i32 {
        score + (self.draw.0 - score) * draw_percent / 100
    }

    /// Tells searches apart that look at draws differently, or for another side, so that none takes another's judgements for
    /// its own.
    pub(crate) fn salt(self, side: Side) -> u64 {
        if self == Contempt::NONE {
            return 0;
        }
        let is_patient = self.turns_to_draw.is_some();
        let number = u64::from(self.draw.0.unsigned_abs()) << 2 | u64::from(is_patient) << 1 | side as u64;
        (number + 1).wrapping_mul(0xd1b5_4a32_d192_ed03)
    }

    /// Tells searches apart whose judgements have faded differently.
    pub(crate) fn damped_salt(self) -> u64 {
        /// How many turns may lie between two searches that share what they remember.
        const ALIKE: i32 = 6;
        let faded = (Self::DAMPING_TURNS - self.left(0)) / ALIKE;
        (faded as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn judgements_fade_into_the_draw() {
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
    fn judgements_are_mixed_with_the_draw() {
        let contempt = Contempt { draw: Score(-2_000), turns_to_draw: Some(100) };
        let blended = [0, 50, 100].map(|drawn| contempt.blended(4_000, drawn));
        assert_eq!(blended, [4_000, 1_000, -2_000]);
    }

    #[test]
    fn faded_searches_are_told_apart() {
        let salt = |turns_to_draw| Contempt { draw: Score::DRAW, turns_to_draw }.damped_salt();
        assert_eq!([salt(None), salt(Some(100)), salt(Some(60))], [0; 3]);
        assert!(salt(Some(50)) != 0 && salt(Some(50)) != salt(Some(40)));
    }

    #[test]
    fn whoever_looks_at_draws_differently_remembers_for_itself() {
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
