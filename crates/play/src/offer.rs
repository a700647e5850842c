use search::Score;

/// The highest score at which a computer accepts a draw after this many choices. Early in the game it must be clearly
/// worse.
pub fn content_with(choices: usize) -> Score {
    /// Ten turns for each side, fewer with dice.
    const EARLY: usize = 20;
    if choices < EARLY { Score(-2_500) } else { Score::DRAW }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_draw_is_accepted_before_the_first_move() {
        assert!(content_with(2) < Score::DRAW && content_with(2) > Score(-5_000));
        assert_eq!(content_with(20), Score::DRAW);
    }
}
