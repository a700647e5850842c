use std::time::Duration;

use rules::{Game, Position, Value};
use search::{Contempt, Line, Report, Score};
use solve::{Answer, perfect_line};

use crate::History;
use crate::tablebases::LazyTablebase;

type MoveIn<G> = <<G as Game>::Position as Position>::Move;

/// Returns the lines of perfect play without a search; `None` if the tablebase doesn't cover every move.
///
/// Among moves of equal value, the one that leaves the opponent the fewest good replies comes first: that is the best
/// that can be done against an opponent who may err. A search would do worse here: it scores every earlier position as
/// a draw, and so rejects a win that leads through one. Only where the opponent could then claim a draw, by a third
/// occurrence, is the decision left to search. The same goes for drawn positions of a player with contempt: search
/// looks further ahead for those.
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
    // The sort is stable: by value, then by the number of good replies.
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

/// Returns the share of moves that keep the value of a position.
fn good_replies<M: Copy>(answer: &Answer<M>) -> f32 {
    answer.best().count() as f32 / answer.moves.len().max(1) as f32
}
