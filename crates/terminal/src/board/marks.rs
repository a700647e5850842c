use games::scene::MarkKind;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use super::Picture;
use crate::theme::{self, Theme};

/// Returns the characters left and right of a marked space. Marks differ by shape, not by colour alone.
pub(crate) fn brackets(kind: MarkKind, theme: Theme) -> [char; 2] {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => ['[', ']'],
        MarkKind::Target => theme.pick(['•', '•'], ['o', 'o']),
        MarkKind::Capture => ['(', ')'],
        MarkKind::Offender => ['!', '!'],
        MarkKind::Attacker => ['*', '*'],
        MarkKind::Attacked => ['{', '}'],
        MarkKind::Pushed => ['<', '>'],
    }
}

/// Draws the mark of a space, and the cursor.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, space: usize) {
    let [col, row] = picture.middle(space);
    let has_piece = picture.scene.piece_on(space).is_some();
    let theme = picture.theme;
    let reach = match (has_piece, picture.layout.big, theme.fills()) {
        (true, true, _) => 3,
        (true, false, true) => 2,
        (_, _, _) => 1,
    };
    let mut pair = |[left, right]: [char; 2], ink| {
        picture.write(buffer, col - reach, row, left, ink);
        picture.write(buffer, col + reach, row, right, ink);
    };
    let mark = picture.mark(space);
    match mark {
        _ if picture.lights.picked == Some(space) => pair(theme.pick(['»', '«'], ['>', '<']), theme::GLOW),
        Some(MarkKind::LastFrom | MarkKind::LastTo) if theme.fills() => {}
        Some(MarkKind::Target) if !has_piece => {
            picture.write(buffer, col, row, theme.pick('•', 'o'), theme::GLOW);
        }
        Some(kind @ (MarkKind::LastFrom | MarkKind::LastTo | MarkKind::Target)) => {
            pair(brackets(kind, theme), theme::GLOW);
        }
        Some(kind) => pair(brackets(kind, theme), theme::ALARM),
        None if picture.lights.way.contains(&space) && !has_piece => {
            picture.write(buffer, col, row, theme.pick('∙', '.'), theme::GLOW);
        }
        None => {}
    }
    if picture.lights.cursor == Some(space) {
        point_at(picture, buffer, [col, row], if has_piece { reach.max(2) } else { 2 });
    }
}

/// Draws the cursor: a filled space with colours, an inverted one without.
fn point_at(picture: &Picture<'_>, buffer: &mut Buffer, [col, row]: [i32; 2], reach: i32) {
    let theme = picture.theme;
    let [left, right] = theme.pick(['▸', '◂'], ['>', '<']);
    for (at, letter) in [(col - reach, left), (col + reach, right)] {
        picture.write(buffer, at, row, letter, theme::TEXT);
        picture.put(buffer, at, row, |cell| {
            cell.modifier.insert(Modifier::BOLD);
        });
    }
    if !theme.fills() {
        for at in col - 1..=col + 1 {
            picture.put(buffer, at, row, |cell| {
                cell.modifier.insert(Modifier::REVERSED);
            });
        }
    }
}
