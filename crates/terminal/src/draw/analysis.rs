use catalog::{Exact, Thought};
use rules::Value;
use words::{Words, text};

use super::line_writer::LineWriter;
use crate::session::Session;
use crate::theme;

/// The most rows for exact values.
const MOST_EXACT: usize = 4;

/// Draws the running search and exact values.
pub(super) fn draw(session: &Session, pen: &mut LineWriter<'_>) {
    let Some(analysis) = &session.analysis else { return };
    let theme = pen.theme;
    let quiet = theme.ink(theme::QUIET);
    match &analysis.thought {
        Some(thought) => lines(thought, pen),
        None => {
            pen.rule(&text!(pen.words, "term-analysis"));
            let idle = session.view.is_none() && session.decider().is_none();
            let id = if idle { "term-nothing-to-decide" } else { "term-searching" };
            pen.line(&[(&text!(pen.words, id), quiet)]);
        }
    }
    if let Some(exact) = &analysis.exact {
        values(exact, pen);
    }
    pen.gap();
}

fn lines(thought: &Thought, pen: &mut LineWriter<'_>) {
    let theme = pen.theme;
    let seconds = format!("{:.1}", thought.time.as_secs_f64());
    let nodes = short(thought.nodes);
    pen.rule(&text!(pen.words, "term-depth", depth = thought.depth, nodes = nodes, seconds = seconds));
    for line in &thought.lines {
        let exact = if line.is_exact { "=" } else { " " };
        let score = format!("{:>8}{exact} ", line.score.to_string());
        let (first, rest) =
            line.moves.split_first().map_or(("", &[][..]), |(first, rest)| (first.as_str(), rest));
        let rest = format!(" {}", rest.join(" "));
        pen.line(&[
            (&score, theme.ink(theme::GLOW)),
            (first, theme.strong()),
            (&rest, theme.ink(theme::QUIET)),
        ]);
    }
}

fn values(exact: &Exact, pen: &mut LineWriter<'_>) {
    let theme = pen.theme;
    let Some(value) = exact.value else { return };
    pen.rule(&text!(pen.words, "term-exact"));
    pen.line(&[(&value_text(value, pen.words), theme.ink(theme::GLOW))]);
    let known = exact.moves.iter().filter_map(|(text, value)| Some((text, (*value)?)));
    for (text, value) in known.take(MOST_EXACT) {
        let value = format!("{:>8}  ", value.to_string());
        pen.line(&[(&value, theme.ink(theme::GLOW)), (text, theme.ink(theme::TEXT))]);
    }
}

/// Formats a value for the side to decide.
fn value_text(value: Value, words: &Words) -> String {
    let (points, plies) = (value.points(), value.plies());
    match points {
        0 => text!(words, "term-exact-draw"),
        1.. => text!(words, "term-exact-wins", points = points, plies = plies),
        _ => text!(words, "term-exact-loses", points = -points, plies = plies),
    }
}

/// `1.2M`.
fn short(number: u64) -> String {
    match number {
        0..10_000 => number.to_string(),
        10_000..10_000_000 => format!("{}k", number / 1000),
        _ => format!("{}M", number / 1_000_000),
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn numbers_and_values_are_short() {
        assert_eq!([9_999, 12_345, 12_345_678].map(short), ["9999", "12k", "12M"]);
        let english = Words::of(Language::English);
        assert_eq!(value_text(Value::DRAW, english), "A draw with best play.");
        assert_eq!(value_text(Value::over(-2).after_moves(7), english), "Loses 2 points in 7.");
    }
}
