use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use words::text;

use super::pen::Pen;
use crate::app::App;
use crate::lobby_layout;
use crate::look;
use crate::online::{Door, Field};

/// Where what is typed begins.
const VALUE: u16 = 14;

pub(super) fn draw(app: &App, door: &Door, size: [u16; 2], buffer: &mut Buffer) {
    let (look, words) = (app.context.look, app.context.words);
    let [glow, quiet] = [look.ink(look::GLOW).add_modifier(Modifier::BOLD), look.ink(look::QUIET)];
    let area = Rect { x: 2, y: 1, width: size[0].saturating_sub(4), height: size[1] - 1 };
    let mut pen = Pen::new(buffer, area, &app.context);
    let server = app.house.as_ref().map_or("", |house| house.server.as_str());
    pen.line(&[("H O L O C O U R T", glow)]);
    pen.line(&[(&text!(words, "term-door", server = server), quiet)]);
    for (field, place) in lobby_layout::fields(size) {
        let chosen = door.at == field;
        let style = if chosen { look.strong() } else { look.ink(look::TEXT) };
        pen.put(place.x, place.y, if chosen { look.pick("▸ ", "> ") } else { "  " }, glow);
        let is_typed = matches!(field, Field::Name | Field::Password);
        pen.put(place.x + 2, place.y, &text!(words, field.title()), if is_typed { quiet } else { style });
        let text = match field {
            Field::Name => door.name.clone(),
            // How long it is may be seen, and nothing else.
            Field::Password => look.pick("•", "*").repeat(door.password.chars().count()),
            _ => String::new(),
        };
        if is_typed {
            let room = usize::from(size[0].saturating_sub(VALUE + 4));
            let skip = text.chars().count().saturating_sub(room);
            let shown: String = text.chars().skip(skip).collect();
            let col = pen.put(VALUE, place.y, &shown, look.strong());
            if chosen {
                pen.put(col, place.y, look.pick("▏", "_"), glow);
            }
        }
        if field == Field::Keep {
            let id = if door.keep { "term-yes" } else { "term-no" };
            pen.put(place.x + 24, place.y, &text!(words, id), style);
        }
    }
    pen.row = lobby_layout::fields(size).last().map_or(0, |(_, place)| place.y + 2);
    match (&door.complaint, door.is_waiting) {
        (_, true) => pen.line(&[(&text!(words, "term-door-waiting"), look.ink(look::GLOW))]),
        (Some(complaint), false) => pen.wrap(complaint, look.ink(look::ALARM), 4),
        (None, false) => {
            pen.wrap(&text!(words, "term-door-hint"), quiet, 2);
        }
    }
    pen.row = size[1].saturating_sub(1);
    pen.line(&[(&text!(words, "term-keys-door"), quiet)]);
}
