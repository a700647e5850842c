use search::Score;

/// What a computer may expect from playing on, at most, if it takes a draw that it is offered after so many choices of the
/// game. Early on, where everything is still to be played for, it has to be worse by a good deal.
pub fn content_with(choices: usize) -> Score {
    /// Ten turns of both sides, or less where dice fall.
    const EARLY: usize = 20;
    if choices < EARLY { Score(-2_500) } else { Score::DRAW }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_agrees_to_a_draw_before_the_game_has_begun() {
        assert!(content_with(2) < Score::DRAW && content_with(2) > Score(-5_000));
        assert_eq!(content_with(20), Score::DRAW);
    }
}
