use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use rules::Side;
use words::text;

use super::line_writer::LineWriter;
use super::overlay;
use crate::app::App;
use crate::session::{Dice, Session, pips};
use crate::theme::{self, side_colours};
use crate::wrap::wrap;

/// The width and height of a die.
const DIE: [u16; 2] = [11, 5];
/// The most lines of text about the result, reserved from the beginning.
const MOST_LINES: usize = 5;

/// Draws the dice beside the board: what is rolled, the result, and its consequences.
pub(super) fn draw(app: &App, session: &Session, dice: &Dice, panel: Rect, buffer: &mut Buffer) {
    let theme = app.context.theme;
    let faces = dice.faces(app.context.now);
    let count = faces.len().max(1) as u16;
    let width = (count * (DIE[0] + 2) + 4).max(panel.width.min(40)).min(panel.width);
    let inside = usize::from(width.saturating_sub(4));
    let title = wrap(&dice.title, inside);
    let outcome = wrap(dice.outcome.as_deref().unwrap_or_default(), inside);
    // The height is constant, so that nothing moves when the result appears.
    let height =
        title.len() as u16 + DIE[1] + 2 + 1 + outcome.len().max(MOST_LINES) as u16 + u16::from(dice.again);
    let y = panel.bottom().saturating_sub(height + 1).max(panel.y);
    let area = overlay::box_in(app, Rect { y, width, height, ..panel }, "", buffer);
    let mut pen = LineWriter::new(buffer, area, &app.context);
    for line in &title {
        pen.line(&[(line, theme.strong())]);
    }
    let top = pen.row;
    let left = area.x + area.width.saturating_sub(count * (DIE[0] + 2)) / 2;
    for (at, face) in (0..).zip(&faces) {
        // With two dice each belongs to a seat; a single one belongs to the side whose turn it is.
        let side = match (faces.len(), at) {
            (2, 0) => Side::South,
            (2, _) => Side::North,
            _ => session.steps.last().map_or(Side::South, |step| step.turn),
        };
        let colour = theme.ink(side_colours(session.scene.palette, side).colour);
        let style = if dice.outcome.is_some() { colour.add_modifier(Modifier::BOLD) } else { colour };
        let col = left + at * (DIE[0] + 2);
        for (line, row) in die(*face, theme.ascii).into_iter().zip(top..) {
            pen.put(col, row, &line, style);
        }
        if faces.len() == 2 {
            pen.put(col + 1, top + DIE[1], &session.side(side), colour);
        }
    }
    pen.row = top + DIE[1] + 1;
    if dice.again {
        pen.line(&[(&text!(pen.words, "term-again"), theme.ink(theme::QUIET))]);
    }
    for line in &outcome {
        pen.line(&[(line, theme.ink(theme::GLOW))]);
    }
}

/// Draws a die in five lines.
fn die(face: u32, ascii: bool) -> Vec<String> {
    let [corner, line, side, pip] = if ascii { ["+", "-", "|", "o"] } else { ["╭", "─", "│", "●"] };
    let corners = if ascii { [corner; 4] } else { ["╭", "╮", "╰", "╯"] };
    let mut lines = vec![format!("{}{}{}", corners[0], line.repeat(9), corners[1])];
    for row in pips(face) {
        let pips: String =
            row.iter().map(|on| if *on { format!(" {pip} ") } else { "   ".to_owned() }).collect();
        lines.push(format!("{side}{pips}{side}"));
    }
    lines.push(format!("{}{}{}", corners[2], line.repeat(9), corners[3]));
    lines
}
