use ratatui::style::{Modifier, Style};
use unicode_width::UnicodeWidthStr;
use words::text;

use super::line_writer::LineWriter;
use crate::session::Session;
use crate::theme;

/// Draws as many of the last moves as fit, with the one that led to the current view highlighted.
pub(super) fn draw(session: &Session, pen: &mut LineWriter<'_>) {
    if pen.left() < 2 {
        return;
    }
    pen.rule(&text!(pen.words, "term-moves"));
    let theme = pen.theme;
    let width = usize::from(pen.area.width);
    let begins = session.steps.first().map(|step| step.turn);
    let shown = session.shown_step();
    let mut lines: Vec<Vec<(String, Style)>> = vec![Vec::new()];
    let (mut used, mut number, mut turn, mut shown_line) = (0, 0, None, 0);
    for (index, step) in (1..).zip(&session.steps) {
        let mut words = Vec::new();
        if turn != Some(step.turn) {
            turn = Some(step.turn);
            if turn == begins {
                number += 1;
                words.push((format!("{number}."), theme.ink(theme::QUIET)));
            }
        }
        let colour =
            step.by.map_or(theme::QUIET, |side| theme::side_colours(session.scene.palette, side).colour);
        let style = theme.ink(colour);
        let style = if index == shown { style.add_modifier(Modifier::REVERSED) } else { style };
        words.push((step.text.clone(), style));
        let needs: usize = words.iter().map(|(word, _)| word.width() + 1).sum();
        if used > 0 && used + needs > width {
            lines.push(Vec::new());
            used = 0;
        }
        used += needs;
        if index == shown {
            shown_line = lines.len() - 1;
        }
        if let Some(line) = lines.last_mut() {
            line.extend(words);
        }
    }
    let room = usize::from(pen.left());
    let last = if session.view.is_some() { (shown_line + 1).max(room.min(lines.len())) } else { lines.len() };
    for line in &lines[last.saturating_sub(room)..last] {
        let mut parts: Vec<(&str, Style)> = Vec::new();
        for (word, style) in line {
            parts.push((word, *style));
            parts.push((" ", theme.ink(theme::QUIET)));
        }
        pen.line(&parts);
    }
}
