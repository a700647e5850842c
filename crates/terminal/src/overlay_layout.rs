use ratatui::layout::Rect;
use words::text;

use crate::app::{App, Screen};
use crate::overlay::{Question, Records};
use crate::wrap::wrap;

/// The width of a question box.
const QUESTION: u16 = 48;
/// The width of an answer, and the distance between both.
const ANSWER: u16 = 7;
const NEXT_ANSWER: u16 = 9;

/// The text and layout of a question, shared by drawing and the mouse.
pub(crate) struct Asked {
    pub(crate) lines: Vec<String>,
    pub(crate) area: Rect,
    /// The places of yes and no.
    pub(crate) answers: [Rect; 2],
}

/// Lays out a question.
pub(crate) fn asked(app: &App, question: &Question) -> Asked {
    let lines = wrap(&words(app, question), usize::from(QUESTION - 4));
    let area = centred(whole(app.context.size), QUESTION, lines.len() as u16 + 4);
    let inside = inside(area);
    let yes = Rect { y: inside.bottom().saturating_sub(1), width: ANSWER, height: 1, ..inside };
    Asked { lines, area, answers: [yes, Rect { x: yes.x + NEXT_ANSWER, ..yes }] }
}

fn words(app: &App, question: &Question) -> String {
    let words = app.context.words;
    let side = |side: rules::Side| match &app.screen {
        Screen::Game(session) => session.side(side),
        _ => String::new(),
    };
    match question {
        Question::Resign(loser) => text!(words, "term-ask-resign", side = side(*loser)),
        Question::Concede(loser) => text!(words, "term-ask-concede", side = side(*loser)),
        Question::AgreeDraw(other) => text!(words, "term-ask-draw", side = side(*other)),
        Question::Abort => text!(words, "term-ask-abort"),
        Question::Quit if app.remote().is_some() => text!(words, "term-ask-quit-online"),
        Question::Replace(path) => text!(words, "term-ask-replace", path = path.display().to_string()),
        Question::Again => text!(words, "term-ask-again"),
        Question::Menu => text!(words, "term-ask-menu"),
        Question::Quit => text!(words, "term-ask-quit"),
    }
}

/// Returns the box of a list of records.
pub(crate) fn records_box(choice: &Records, size: [u16; 2]) -> Rect {
    let height = size[1].saturating_sub(2).min((choice.records.len() as u16).saturating_add(4));
    centred(whole(size), size[0].saturating_sub(4).min(92), height)
}

/// Returns the visible records with their places; the selected one is always visible.
pub(crate) fn records(choice: &Records, size: [u16; 2]) -> Vec<(usize, Rect)> {
    let inside = inside(records_box(choice, size));
    let rows = inside.height.saturating_sub(2);
    let first = (choice.at + 1).saturating_sub(rows.into());
    let place = |row: u16| Rect { y: inside.y + row, height: 1, ..inside };
    (first..choice.records.len()).zip((0..rows).map(place)).collect()
}

/// Returns the area inside a frame.
pub(crate) fn inside(area: Rect) -> Rect {
    Rect {
        x: area.x + 2,
        y: area.y + 1,
        width: area.width.saturating_sub(4),
        height: area.height.saturating_sub(2),
    }
}

/// Returns a rectangle of this size centred in another, or as much of it as fits.
pub(crate) fn centred(area: Rect, width: u16, height: u16) -> Rect {
    let (width, height) = (width.min(area.width), height.min(area.height));
    Rect { x: area.x + (area.width - width) / 2, y: area.y + (area.height - height) / 2, width, height }
}

fn whole([width, height]: [u16; 2]) -> Rect {
    Rect { x: 0, y: 0, width, height }
}
