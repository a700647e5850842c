use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::pen::Pen;
use super::{chat, help};
use crate::app::App;
use crate::look;
use crate::overlay::{Overlay, Purpose, Question, Records};
use crate::overlay_layout::{self, centred};
use crate::record;

pub(super) fn draw(app: &App, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    match overlay {
        Overlay::Help(help) => help::draw(app, *help, area, buffer),
        Overlay::Ask(question) => ask(app, question, buffer),
        Overlay::Prompt(prompt) => {
            let title = match prompt.purpose {
                Purpose::Position => "The position, as the notation writes it",
                Purpose::Load => "The file of the record",
                Purpose::Save => "Save the record to this file",
                Purpose::Server => "The address of a Holocourt server",
                Purpose::Link => "Paste the link of an invitation",
                Purpose::Whom => "Whom do you ask for a game?",
                Purpose::Say => "Say something",
            };
            let is_chat = prompt.purpose == Purpose::Say;
            let height = if is_chat { area.height.saturating_sub(6).min(18) } else { 7 };
            let inside = box_in(app, centred(area, 66, height), title, buffer);
            let look = app.context.look;
            let mut pen = Pen::new(buffer, inside, look);
            if let (true, Some(remote)) = (is_chat, app.remote()) {
                chat::all(remote, &mut pen, 3);
            }
            // The end of a long text is what is being typed.
            let room = usize::from(inside.width).saturating_sub(3);
            let skip = prompt.text.chars().count().saturating_sub(room);
            let text: String = prompt.text.chars().skip(skip).collect();
            pen.line(&[
                ("> ", look.ink(look::GLOW)),
                (&text, look.strong()),
                (look.pick("▏", "_"), look.ink(look::GLOW)),
            ]);
            match &prompt.complaint {
                Some(complaint) => pen.wrap(complaint, look.ink(look::ALARM), 3),
                None => pen.line(&[]),
            }
            pen.row = inside.bottom().saturating_sub(1);
            let leads = if is_chat { "Enter says it, Esc closes" } else { "Enter accepts, Esc closes" };
            pen.line(&[(leads, look.ink(look::QUIET))]);
        }
        Overlay::Records(choice) => records(app, choice, buffer),
    }
}

/// The records of a file, to choose one.
fn records(app: &App, choice: &Records, buffer: &mut Buffer) {
    let (look, size) = (app.context.look, app.context.size);
    let title = format!("{} records", choice.records.len());
    let inside = box_in(app, overlay_layout::records_box(choice, size), &title, buffer);
    let mut pen = Pen::new(buffer, inside, look);
    for (number, place) in overlay_layout::records(choice, size) {
        let style = if number == choice.at { look.chosen() } else { look.ink(look::TEXT) };
        let words = format!(" {} {} ", number + 1, record::line(&choice.records[number]));
        pen.put(place.x, place.y, &words, style);
    }
    pen.row = inside.bottom().saturating_sub(2);
    match &choice.complaint {
        Some(complaint) => pen.wrap(complaint, look.ink(look::ALARM), 2),
        None => {
            pen.gap();
            pen.line(&[("Arrows and Enter open one, Esc closes", look.ink(look::QUIET))]);
        }
    }
}

/// Clears a box with a frame, and gives what is inside of it.
pub(super) fn box_in(app: &App, area: Rect, title: &str, buffer: &mut Buffer) -> Rect {
    let look = app.context.look;
    let ground = if look.fills() { look.on(look::TEXT, look::SURFACE) } else { Style::reset() };
    for row in area.top()..area.bottom() {
        for col in area.left()..area.right() {
            if let Some(cell) = buffer.cell_mut((col, row)) {
                cell.reset();
                cell.set_style(ground);
            }
        }
    }
    let mut pen = Pen::new(buffer, area, look);
    let line = look.on(look::LINE, look::SURFACE);
    let [dash, side] = look.pick(["─", "│"], ["-", "|"]);
    let corners = look.pick(["╭", "╮", "╰", "╯"], ["+", "+", "+", "+"]);
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
        pen.put(left + 2, top, &format!(" {title} "), look.ink(look::GLOW).add_modifier(Modifier::BOLD));
    }
    overlay_layout::inside(area)
}

fn ask(app: &App, question: &Question, buffer: &mut Buffer) {
    let look = app.context.look;
    let asked = overlay_layout::asked(app, question);
    let inside = box_in(app, asked.area, "", buffer);
    let mut pen = Pen::new(buffer, inside, look);
    for line in &asked.lines {
        pen.line(&[(line, look.strong())]);
    }
    let [key, quiet] = [look.ink(look::GLOW), look.ink(look::QUIET)];
    for (place, (letter, word)) in asked.answers.into_iter().zip([("Y", " yes"), ("N", " no")]) {
        let col = pen.put(place.x, place.y, letter, key);
        pen.put(col, place.y, word, quiet);
    }
}
