use catalog::Step;
use rules::Side;
use wire::ReviewMove;

use super::evaluate::Evaluation;

/// The loss of expected points from which a choice is a mistake, and of which kind. A whole point lies between a draw
/// and a win. Losses smaller than the last are within the error of a short search.
const CLASSES: [(f64, &str); 3] = [(0.6, "blunder"), (0.3, "mistake"), (0.15, "inaccuracy")];

/// The number of moves of a line to show.
const LINE: usize = 12;

/// Reviews a choice by the evaluations before and after it.
pub(super) fn classify(ply: u32, step: &Step, before: &Evaluation, after: &Evaluation) -> ReviewMove {
    let judged = ReviewMove {
        ply,
        text: step.text.clone(),
        by: step.by.map(Side::number),
        before: before.points,
        after: after.points,
        loss: 0.0,
        mistake: None,
        best: None,
        line: Vec::new(),
        exact: before.exact && after.exact,
    };
    match step.by {
        None => classify_dice(judged, before),
        Some(side) => classify_move(judged, side, before),
    }
}

/// Propagates evaluations back from the end of the game: the side to decide has at least what its move turned out to
/// be worth, even if the search before it missed that. So what a reply reveals is blamed on the move that allowed it.
/// There is one evaluation more than there are steps.
pub(super) fn back_up_values(steps: &[Step], evaluations: &mut [Evaluation]) {
    for (index, step) in steps.iter().enumerate().rev() {
        let Some(side) = step.by else { continue };
        let [.., here, next] = &mut evaluations[..index + 2] else { continue };
        let is_better =
            if side == Side::South { next.points > here.points } else { next.points < here.points };
        if is_better && !here.exact {
            here.points = next.points;
        }
    }
}

/// Compares a roll with the others at the same depth; a separate search would look further ahead.
fn classify_dice(mut judged: ReviewMove, before: &Evaluation) -> ReviewMove {
    if let Some((_, points)) = before.rolls.iter().find(|(text, _)| *text == judged.text) {
        judged.after = *points;
        judged.exact = before.exact;
    }
    judged.loss = judged.after - judged.before;
    judged
}

fn classify_move(mut judged: ReviewMove, side: Side, before: &Evaluation) -> ReviewMove {
    // Without a line there was no choice, and so no mistake.
    let Some(best) = before.line.first().filter(|best| **best != judged.text) else { return judged };
    let for_mover = |points: f64| if side == Side::South { points } else { -points };
    // A move may turn out better than the search before it expected; then nothing was lost.
    judged.loss = (for_mover(judged.before) - for_mover(judged.after)).max(0.0);
    judged.mistake =
        CLASSES.iter().find(|(least, _)| judged.loss >= *least).map(|(_, name)| (*name).to_owned());
    if judged.loss > 0.0 {
        judged.best = Some(best.clone());
        judged.line = before.line.iter().take(LINE).cloned().collect();
    }
    judged
}

#[cfg(test)]
mod tests {
    use super::*;

    fn evaluate(points: f64, line: &[&str]) -> Evaluation {
        let line = line.iter().map(|text| (*text).to_owned()).collect();
        Evaluation { points, exact: false, line, rolls: Vec::new() }
    }

    fn judged(by: Option<Side>, before: &Evaluation, after: f64) -> ReviewMove {
        let step =
            Step { text: "a1-b1".to_owned(), by, turn: Side::South, trail: Vec::new(), effects: Vec::new() };
        classify(4, &step, before, &evaluate(after, &[]))
    }

    fn check(by: Side, before: f64, after: f64, mistake: Option<&str>) {
        let judged = judged(Some(by), &evaluate(before, &["a2-b2", "a7-b7"]), after);
        assert_eq!(judged.mistake.as_deref(), mistake, "{judged:?}");
        assert_eq!(judged.best.is_some(), judged.loss > 0.0);
    }

    #[test]
    fn the_loss_determines_the_class_of_a_mistake() {
        check(Side::South, 0.5, 0.5, None);
        check(Side::South, 0.5, 0.4, None);
        check(Side::South, 0.5, 0.3, Some("inaccuracy"));
        check(Side::South, 0.5, 0.1, Some("mistake"));
        check(Side::South, 1.0, 0.0, Some("blunder"));
        check(Side::North, -1.0, 1.0, Some("blunder"));
        check(Side::South, 0.1, 0.9, None);
    }

    #[test]
    fn the_best_move_and_the_only_one_are_no_mistakes() {
        for line in [&["a1-b1", "a7-b7"][..], &[]] {
            let judged = judged(Some(Side::South), &evaluate(0.5, line), -1.0);
            assert_eq!((judged.loss, judged.mistake, judged.best), (0.0, None, None));
        }
    }

    #[test]
    fn a_loss_revealed_by_a_reply_is_blamed_on_the_move_before() {
        let step = |text: &str, by| Step {
            text: text.to_owned(),
            by,
            turn: Side::South,
            trail: Vec::new(),
            effects: Vec::new(),
        };
        let steps = [step("a1-b1", Some(Side::South)), step("a7-b7", Some(Side::North)), step("r3", None)];
        let mut evaluations = vec![
            evaluate(-0.4, &["a2-b2"]),
            evaluate(-0.5, &["a8-b8"]),
            evaluate(-1.0, &[]),
            evaluate(0.5, &[]),
        ];
        back_up_values(&steps, &mut evaluations);
        let points: Vec<f64> = evaluations.iter().map(|evaluation| evaluation.points).collect();
        assert_eq!(points, [-0.4, -1.0, -1.0, 0.5], "dice choose nothing");
        let judged = classify(0, &steps[0], &evaluations[0], &evaluations[1]);
        assert_eq!(judged.mistake.as_deref(), Some("blunder"));
        assert_eq!(classify(1, &steps[1], &evaluations[1], &evaluations[2]).loss, 0.0);
        // Exact values need no hindsight.
        let mut exact = vec![Evaluation { exact: true, ..evaluate(0.0, &[]) }, evaluate(0.7, &[])];
        back_up_values(&steps[..1], &mut exact);
        assert_eq!(exact[0].points, 0.0);
    }

    #[test]
    fn rolls_are_rated_by_luck() {
        let rolls = vec![("a1-b1".to_owned(), 0.75), ("r2".to_owned(), -0.25)];
        let before = Evaluation { points: 0.25, exact: true, line: Vec::new(), rolls };
        let judged = judged(None, &before, 0.9);
        assert_eq!((judged.before, judged.after, judged.loss), (0.25, 0.75, 0.5));
        assert!(judged.mistake.is_none() && judged.by.is_none() && judged.exact);
    }
}
