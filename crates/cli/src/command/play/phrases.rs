use std::io::Write;

use rules::{Coded, Effect, Info, MoveKind, Removal, Side};
use words::text;

use super::computer::Computer;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// `Teal (seat 1)`.
pub(super) fn name(info: &Info, side: Side) -> String {
    let called = words().side(side, &info.sides);
    text!(words(), "cli-side", side = called, seat = side.number())
}

/// `Teal (seat 1)`, or `level:4 as Amber (seat 2)`.
pub(super) fn who(info: &Info, side: Side, computer: Option<&Computer>) -> String {
    match computer {
        Some(computer) if computer.side == side => {
            text!(words(), "cli-computer-as", player = computer.name.to_string(), side = name(info, side))
        }
        _ => name(info, side),
    }
}

/// What can be typed, with a move as an example.
pub(super) fn help(info: &Info, example: &str) -> String {
    const COLUMN: usize = 11;
    let words = words();
    let word = |id: &str| text!(words, id);
    let mut rows = vec![
        (example.to_owned(), "cli-help-move"),
        ("1".to_owned(), "cli-help-number"),
        (word("cli-word-moves"), "cli-help-moves"),
        (word("cli-word-board"), "cli-help-board"),
        (word("cli-word-position"), "cli-help-position"),
        (word("cli-word-undo"), "cli-help-undo"),
        (word("cli-word-hint"), "cli-help-hint"),
    ];
    if info.draws {
        rows.push((word("cli-word-draw"), "cli-help-draw"));
        rows.push((word("cli-word-claim"), "cli-help-claim"));
    }
    rows.push((word("cli-word-resign"), "cli-help-resign"));
    rows.push((word("cli-word-save"), "cli-help-save"));
    rows.push((word("cli-word-quit"), "cli-help-quit"));
    let mut help = String::new();
    for (typed, id) in rows {
        let width = terminal::text_width().saturating_sub(COLUMN + 2).max(20);
        let lines = terminal::wrap(&word(id), width);
        for (number, line) in lines.iter().enumerate() {
            let typed = if number == 0 { typed.as_str() } else { "" };
            help += &format!("  {typed:<COLUMN$}{line}\n");
        }
    }
    help + "\n" + &text!(words, "cli-help-rules", game = info.name)
}

/// What a choice did, one sentence each. Plain moves are left out: the board shows them.
pub(super) fn effects(info: &Info, effects: &[Effect]) -> Vec<String> {
    let is_told = |effect: &&Effect| match effect {
        Effect::Moved { how, .. } => *how == MoveKind::Push,
        // The sentence about the roll already says who was killed.
        Effect::Removed { why, .. } => !matches!(why, Removal::Killed { .. } | Removal::Showdown),
        Effect::Attacked { .. } => false,
        _ => true,
    };
    let told = effects.iter().filter(is_told);
    told.map(|effect| words().sentence(&effect.fact(), &info.sides)).collect()
}

/// Numbered texts in as many columns as fit.
pub(super) fn numbered(texts: &[String], width: usize) -> String {
    let widest = texts.iter().map(|text| text.chars().count()).max().unwrap_or(0);
    let digits = texts.len().to_string().len();
    let column = digits + 1 + widest + 3;
    let columns = (width / column).max(1);
    let rows = texts.len().div_ceil(columns);
    let mut list = String::new();
    for row in 0..rows {
        let mut line = String::new();
        for (index, text) in texts.iter().enumerate().skip(row).step_by(rows) {
            line += &format!("{:>digits$} {text:<widest$}   ", index + 1);
        }
        list.push_str(line.trim_end());
        list.push('\n');
    }
    list
}

/// Says goodbye to players who leave before the game has begun.
pub(super) fn leave_before_start(out: &mut impl Write) -> Result<(), Failure> {
    writeln!(out, "{}", text!(words(), "cli-not-begun"))?;
    Ok(out.flush()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_run_down_their_columns() {
        let texts: Vec<_> = ["a1-b1", "a2-b2", "a3-b3", "pass", "c-b4"].map(str::to_owned).into();
        assert_eq!(numbered(&texts, 24), "1 a1-b1   4 pass\n2 a2-b2   5 c-b4\n3 a3-b3\n");
        assert_eq!(numbered(&texts, 1).lines().count(), 5);
        assert_eq!(numbered(&[], 80), "");
    }
}
