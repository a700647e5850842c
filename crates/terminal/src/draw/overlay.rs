use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::text;

use super::line_writer::LineWriter;
use super::{chat, help};
use crate::app::App;
use crate::overlay::{Overlay, Purpose, Question, Records};
use crate::overlay_layout::{self, centred};
use crate::record;
use crate::theme;

pub(super) fn draw(app: &App, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    match overlay {
        Overlay::Help(help) => help::draw(app, *help, area, buffer),
        Overlay::Ask(question) => ask(app, question, buffer),
        Overlay::Prompt(prompt) => {
            let title = match prompt.purpose {
                Purpose::Position => "term-prompt-position",
                Purpose::Load => "term-prompt-load",
                Purpose::Save => "term-prompt-save",
                Purpose::Server => "term-prompt-server",
                Purpose::Link => "term-prompt-link",
                Purpose::Challenge => "term-prompt-whom",
                Purpose::Say => "term-prompt-say",
            };
            let is_chat = prompt.purpose == Purpose::Say;
            let height = if is_chat { area.height.saturating_sub(6).min(18) } else { 7 };
            let inside = box_in(app, centred(area, 66, height), &text!(app.context.words, title), buffer);
            let theme = app.context.theme;
            let mut pen = LineWriter::new(buffer, inside, &app.context);
            if let (true, Some(remote)) = (is_chat, app.remote()) {
                chat::all(remote, &mut pen, 3);
            }
            let [before, after] = prompt.field.parts();
            let room = usize::from(inside.width).saturating_sub(3);
            let (before, after) = window(before, after, room);
            let text = if prompt.field.is_suggestion() { theme.ink(theme::QUIET) } else { theme.strong() };
            pen.line(&[
                ("> ", theme.ink(theme::GLOW)),
                (&before, text),
                (theme.pick("▏", "_"), theme.ink(theme::GLOW)),
                (&after, text),
            ]);
            match &prompt.complaint {
                Some(complaint) => pen.wrap(complaint, theme.ink(theme::ALARM), 3),
                None => pen.line(&[]),
            }
            pen.row = inside.bottom().saturating_sub(1);
            let leads = if is_chat { "term-keys-chat" } else { "term-keys-box" };
            pen.line(&[(&text!(app.context.words, leads), theme.ink(theme::QUIET))]);
        }
        Overlay::Records(choice) => records(app, choice, buffer),
    }
}

/// As much of a text as there is room for, before and after the cursor.
pub(super) fn window(before: &str, after: &str, room: usize) -> (String, String) {
    let skip = before.chars().count().saturating_sub(room);
    let before: String = before.chars().skip(skip).collect();
    let rest = room.saturating_sub(before.chars().count());
    (before, after.chars().take(rest).collect())
}

/// The records of a file, to choose one.
fn records(app: &App, choice: &Records, buffer: &mut Buffer) {
    let (theme, size) = (app.context.theme, app.context.size);
    let words = app.context.words;
    let title = text!(words, "term-records", count = choice.records.len());
    let inside = box_in(app, overlay_layout::records_box(choice, size), &title, buffer);
    let mut pen = LineWriter::new(buffer, inside, &app.context);
    for (number, place) in overlay_layout::records(choice, size) {
        let style = if number == choice.at { theme.chosen() } else { theme.ink(theme::TEXT) };
        let told = format!(" {} {} ", number + 1, record::line(&choice.records[number], words));
        pen.put(place.x, place.y, &told, style);
    }
    pen.row = inside.bottom().saturating_sub(2);
    match &choice.complaint {
        Some(complaint) => pen.wrap(complaint, theme.ink(theme::ALARM), 2),
        None => {
            pen.gap();
            pen.line(&[(&text!(words, "term-keys-records"), theme.ink(theme::QUIET))]);
        }
    }
}

/// Clears an area, draws a frame, and returns the area inside.
pub(super) fn box_in(app: &App, area: Rect, title: &str, buffer: &mut Buffer) -> Rect {
    let theme = app.context.theme;
    let ground = if theme.fills() { theme.on(theme::TEXT, theme::SURFACE) } else { Style::reset() };
    for row in area.top()..area.bottom() {
        for col in area.left()..area.right() {
            if let Some(cell) = buffer.cell_mut((col, row)) {
                cell.reset();
                cell.set_style(ground);
            }
        }
    }
    let mut pen = LineWriter::new(buffer, area, &app.context);
    let line = theme.on(theme::LINE, theme::SURFACE);
    let [dash, side] = theme.pick(["─", "│"], ["-", "|"]);
    let corners = theme.pick(["╭", "╮", "╰", "╯"], ["+", "+", "+", "+"]);
    let across = dash.repeat(usize::from(area.width.saturating_sub(2)));
    let (left, right) = (area.x, area.right().saturating_sub(1));
    let (top, bottom) = (area.y, area.bottom().saturating_sub(1));
    pen.put(left, top, &format!("{}{across}{}", corners[0], corners[1]), line);
    pen.put(left, bottom, &format!("{}{across}{}", corners[2], corners[3]), line);
    for row in top + 1..bottom {
        pen.put(left, row, side, line);
        pen.put(right, row, side, line);
    }
    if !title.is_empty() {
        pen.put(left + 2, top, &format!(" {title} "), theme.ink(theme::GLOW).add_modifier(Modifier::BOLD));
    }
    overlay_layout::inside(area)
}

fn ask(app: &App, question: &Question, buffer: &mut Buffer) {
    let theme = app.context.theme;
    let asked = overlay_layout::asked(app, question);
    let inside = box_in(app, asked.area, "", buffer);
    let mut pen = LineWriter::new(buffer, inside, &app.context);
    for line in &asked.lines {
        pen.line(&[(line, theme.strong())]);
    }
    let [key, quiet] = [theme.ink(theme::GLOW), theme.ink(theme::QUIET)];
    for (place, (letter, word)) in asked.answers.into_iter().zip([("Y", "term-yes"), ("N", "term-no")]) {
        let col = pen.put(place.x, place.y, letter, key);
        pen.put(col, place.y, &format!(" {}", text!(app.context.words, word)), quiet);
    }
}
