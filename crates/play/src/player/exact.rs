use std::time::Duration;

use rules::{Game, Position, Value};
use search::{Contempt, Line, Report, Score};
use solve::{Answer, perfect_line};

use crate::History;
use crate::tablebases::LazyTablebase;

type MoveIn<G> = <<G as Game>::Position as Position>::Move;

/// The lines that perfect play takes from here, without any search; `None` where the table does not know everything.
///
/// Among moves of the same value the one comes first after which the other side has the fewest good replies: that is all
/// that can be done against somebody who may err. A search would do worse here. It takes every position that stood before
/// for a draw, and so turns down a win that leads through one. Only when the other side could then claim the draw, as the
/// position would stand for the third time, is the decision left to it. So it is in drawn positions, for a player who has the
/// patience to wait for mistakes: search looks further for those.
pub(super) fn exact<G: Game>(
    solved: &LazyTablebase<G::Position>,
    history: &History<G>,
    lines: usize,
    contempt: Contempt,
) -> Option<Report<MoveIn<G>>> {
    let table = solved.table()?;
    let position = history.position();
    let answer = Answer::ask(table, position);
    if contempt.turns_to_draw.is_some() && answer.value == Some(Value::DRAW) {
        return None;
    }
    let mut ranked = Vec::new();
    for (mv, value) in answer.moves {
        let after = position.play(mv).ok()?;
        ranked.push((value?, good_replies(&Answer::ask(table, &after)), mv, after));
    }
    // The sort is stable: the better value first, and then the fewer good replies.
    ranked.sort_by(|one, other| other.0.cmp(&one.0).then(one.1.total_cmp(&other.1)));
    let (best, _, _, after) = ranked.first()?;
    let stood_before = history.positions().filter(|earlier| *earlier == after).count();
    if *best > Value::DRAW && stood_before >= 2 {
        return None;
    }
    let line = |(value, _, mv, after): &(Value, f32, MoveIn<G>, G::Position)| {
        let rest = perfect_line(table, after, usize::from(value.plies()).saturating_sub(1));
        Line { score: Score::from(*value), is_exact: true, moves: [vec![*mv], rest].concat() }
    };
    Some(Report {
        depth: best.plies().max(1).into(),
        nodes: ranked.len() as u64,
        lines: ranked.iter().take(lines.max(1)).map(line).collect(),
        time: Duration::ZERO,
        hashfull: 0,
    })
}

/// Which part of the moves keep the value of a position.
fn good_replies<M: Copy>(answer: &Answer<M>) -> f32 {
    answer.best().count() as f32 / answer.moves.len().max(1) as f32
}
