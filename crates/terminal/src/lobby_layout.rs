use ratatui::layout::Rect;

use crate::online::{Field, Lobby};

/// The first row of the login form.
const DOOR_TOP: u16 = 5;
/// The rows above and below the list in the lobby.
const HEAD: u16 = 3;
const FOOT: u16 = 2;

/// Returns the fields of the login form with their places.
pub(crate) fn fields([width, _]: [u16; 2]) -> Vec<(Field, Rect)> {
    let mut y = DOOR_TOP;
    let mut placed = Vec::new();
    for field in Field::ALL {
        if matches!(field, Field::Name | Field::Keep | Field::Back) {
            y += 1;
        }
        placed.push((field, Rect { x: 2, y, width: width.saturating_sub(4).min(60), height: 1 }));
        y += 1;
    }
    placed
}

/// Returns the field at a position on the screen.
pub(crate) fn field_at(size: [u16; 2], col: u16, row: u16) -> Option<Field> {
    fields(size).into_iter().find(|(_, area)| area.contains((col, row).into())).map(|(field, _)| field)
}

/// A row of the lobby: a heading, or an entry by index.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LobbyLine {
    Heading(&'static str),
    Entry(usize),
    Empty,
}

/// Returns the visible rows of the lobby with their places; the selected one is always visible.
pub(crate) fn lines(lobby: &Lobby, [_, height]: [u16; 2]) -> Vec<(u16, LobbyLine)> {
    let mut all = Vec::new();
    let mut section = "";
    for (number, entry) in lobby.entries().into_iter().enumerate() {
        if entry.section() != section {
            section = entry.section();
            all.extend([LobbyLine::Empty, LobbyLine::Heading(section)]);
        }
        all.push(LobbyLine::Entry(number));
    }
    let room = usize::from(height.saturating_sub(HEAD + FOOT));
    let at = all.iter().position(|line| *line == LobbyLine::Entry(lobby.at)).unwrap_or(0);
    // One line of context is kept below, to show that the list continues.
    let first = (at + 2).saturating_sub(room).min(all.len().saturating_sub(room));
    (HEAD..).zip(all.into_iter().skip(first).take(room)).collect()
}

/// Returns the entry of the lobby in a row of the screen.
pub(crate) fn entry_at(lobby: &Lobby, size: [u16; 2], row: u16) -> Option<usize> {
    lines(lobby, size).into_iter().find_map(|(at, line)| match line {
        LobbyLine::Entry(number) if at == row => Some(number),
        _ => None,
    })
}
