use std::fmt::{Display, Write};

use rules::Evaluate;
use search::{Report, Score};

/// The `info` lines of a report, one for each line of play.
pub(super) fn lines<P: Evaluate>(report: &Report<P::Move>) -> String {
    let mut text = String::new();
    for (index, line) in report.lines.iter().enumerate() {
        // Writing to a string cannot fail.
        let _ = write!(text, "info depth {} multipv {}", report.depth, index + 1);
        let _ = write!(text, " {}", score::<P>(line.score));
        let _ = write!(text, " nodes {} nps {}", report.nodes, report.nodes_per_second());
        let _ = write!(text, " hashfull {} time {} pv", report.hashfull, report.time.as_millis());
        for mv in &line.moves {
            let _ = write!(text, " {mv}");
        }
        text.push('\n');
    }
    text
}

/// `score cp 25 wdl 625 0 375`, or `score mate 7 wdl 1000 0 0` with the points where wins differ.
pub(super) fn score<P: Evaluate>(score: Score) -> String {
    let [win, draw, loss] = score.win_draw_loss();
    let wdl = format!("wdl {win} {draw} {loss}");
    match score.decided() {
        Some((points, plies)) => {
            let plies = i64::from(plies) * i64::from(points.signum());
            let points = if P::MOST_POINTS > 1 { format!(" points {}", points.abs()) } else { String::new() };
            format!("score mate {plies}{points} {wdl}")
        }
        // Hundredths of a point, like the centipawns of chess engines.
        None => format!("score cp {} {wdl}", score.0 / (rules::POINT / 100)),
    }
}

/// The line that ends a search.
pub(super) fn best_move(mv: impl Display) -> String {
    format!("bestmove {mv}\n")
}
