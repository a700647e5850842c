use games::scene::MarkKind;
use ratatui::buffer::Buffer;
use ratatui::style::Modifier;

use super::Picture;
use crate::look::{self, Look};

/// What stands left and right of a space that is marked so. Every mark has a form, as colours are not everything.
pub(crate) fn brackets(kind: MarkKind, look: Look) -> [char; 2] {
    match kind {
        MarkKind::LastFrom | MarkKind::LastTo => ['[', ']'],
        MarkKind::Target => look.pick(['•', '•'], ['o', 'o']),
        MarkKind::Capture => ['(', ')'],
        MarkKind::Offender => ['!', '!'],
        MarkKind::Attacker => ['*', '*'],
        MarkKind::Attacked => ['{', '}'],
        MarkKind::Pushed => ['<', '>'],
    }
}

/// Draws what a space means now, and the cursor.
pub(super) fn draw(picture: &Picture<'_>, buffer: &mut Buffer, space: usize) {
    let [col, row] = picture.middle(space);
    let has_piece = picture.scene.piece_on(space).is_some();
    let look = picture.look;
    let reach = match (has_piece, picture.plan.big, look.fills()) {
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
        _ if picture.lights.picked == Some(space) => pair(look.pick(['»', '«'], ['>', '<']), look::GLOW),
        Some(MarkKind::LastFrom | MarkKind::LastTo) if look.fills() => {}
        Some(MarkKind::Target) if !has_piece => {
            picture.write(buffer, col, row, look.pick('•', 'o'), look::GLOW);
        }
        Some(kind @ (MarkKind::LastFrom | MarkKind::LastTo | MarkKind::Target)) => {
            pair(brackets(kind, look), look::GLOW);
        }
        Some(kind) => pair(brackets(kind, look), look::ALARM),
        None if picture.lights.way.contains(&space) && !has_piece => {
            picture.write(buffer, col, row, look.pick('∙', '.'), look::GLOW);
        }
        None => {}
    }
    if picture.lights.cursor == Some(space) {
        point_at(picture, buffer, [col, row], if has_piece { reach.max(2) } else { 2 });
    }
}

/// The cursor: a filled space on colours, and a space that is turned round without them.
fn point_at(picture: &Picture<'_>, buffer: &mut Buffer, [col, row]: [i32; 2], reach: i32) {
    let look = picture.look;
    let [left, right] = look.pick(['▸', '◂'], ['>', '<']);
    for (at, letter) in [(col - reach, left), (col + reach, right)] {
        picture.write(buffer, at, row, letter, look::TEXT);
        picture.put(buffer, at, row, |cell| {
            cell.modifier.insert(Modifier::BOLD);
        });
    }
    if !look.fills() {
        for at in col - 1..=col + 1 {
            picture.put(buffer, at, row, |cell| {
                cell.modifier.insert(Modifier::REVERSED);
            });
        }
    }
}
