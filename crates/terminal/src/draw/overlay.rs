use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};

use super::pen::{Pen, wrap};
use super::{centred, chat, help};
use crate::app::{App, Screen};
use crate::look;
use crate::overlay::{Overlay, Purpose, Question, Records};
use crate::record;

pub(super) fn draw(app: &App, overlay: &Overlay, area: Rect, buffer: &mut Buffer) {
    match overlay {
        Overlay::Help(help) => help::draw(app, *help, area, buffer),
        Overlay::Ask(question) => ask(app, question, area, buffer),
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
        Overlay::Records(choice) => records(app, choice, area, buffer),
    }
}

/// The records of a file, to choose one.
fn records(app: &App, choice: &Records, area: Rect, buffer: &mut Buffer) {
    let look = app.context.look;
    let height = area.height.saturating_sub(2).min(choice.records.len() as u16 + 4);
    let title = format!("{} records", choice.records.len());
    let width = area.width.saturating_sub(4).min(92);
    let inside = box_in(app, centred(area, width, height), &title, buffer);
    let rows = usize::from(inside.height.saturating_sub(2));
    let first = (choice.at + 1).saturating_sub(rows);
    let mut pen = Pen::new(buffer, inside, look);
    for (number, record) in choice.records.iter().enumerate().skip(first).take(rows) {
        let style = if number == choice.at { look.chosen() } else { look.ink(look::TEXT) };
        pen.line(&[(&format!(" {} {} ", number + 1, record::line(record)), style)]);
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
    Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

fn ask(app: &App, question: &Question, area: Rect, buffer: &mut Buffer) {
    let side = |side: rules::Side| match &app.screen {
        Screen::Game(session) => session.side(side),
        _ => "",
    };
    let words = match question {
        Question::Resign(loser) => format!("Does {} give up?", side(*loser)),
        Question::AgreeDraw(other) => format!("{}, do you agree to a draw?", side(*other)),
        Question::Abort => "Break the game off? Nobody wins.".to_owned(),
        Question::Quit if app.remote().is_some() => {
            "Leave Holocourt? The game goes on without you.".to_owned()
        }
        Question::Replace(path) => format!("There is a file {} already. Replace it?", path.display()),
        Question::Again => "Begin anew? This analysis is not saved.".to_owned(),
        Question::Menu => "Leave this game? It is not saved.".to_owned(),
        Question::Quit => "Leave Holocourt? The game is not saved.".to_owned(),
    };
    let look = app.context.look;
    const WIDTH: u16 = 48;
    let lines = wrap(&words, usize::from(WIDTH - 4));
    let inside = box_in(app, centred(area, WIDTH, lines.len() as u16 + 4), "", buffer);
    let mut pen = Pen::new(buffer, inside, look);
    for line in &lines {
        pen.line(&[(line, look.strong())]);
    }
    pen.gap();
    let [key, quiet] = [look.ink(look::GLOW), look.ink(look::QUIET)];
    pen.line(&[("Y", key), (" yes    ", quiet), ("N", key), (" no", quiet)]);
}
