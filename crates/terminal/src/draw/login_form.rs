use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use words::text;

use super::line_writer::LineWriter;
use super::overlay::window;
use crate::app::App;
use crate::lobby_layout;
use crate::online::{Field, LoginForm};
use crate::theme;

/// The column of the input fields.
const VALUE: u16 = 14;

pub(super) fn draw(app: &App, login_form: &LoginForm, size: [u16; 2], buffer: &mut Buffer) {
    let (theme, words) = (app.context.theme, app.context.words);
    let [glow, quiet] = [theme.ink(theme::GLOW).add_modifier(Modifier::BOLD), theme.ink(theme::QUIET)];
    let area = Rect { x: 2, y: 1, width: size[0].saturating_sub(4), height: size[1] - 1 };
    let mut pen = LineWriter::new(buffer, area, &app.context);
    let server = app.server.as_ref().map_or("", |server| server.address.as_str());
    pen.line(&[("H O L O C O U R T", glow)]);
    pen.line(&[(&text!(words, "term-login", server = server), quiet)]);
    for (field, place) in lobby_layout::fields(size) {
        let chosen = login_form.at == field;
        let style = if chosen { theme.strong() } else { theme.ink(theme::TEXT) };
        pen.put(place.x, place.y, if chosen { theme.pick("▸ ", "> ") } else { "  " }, glow);
        let is_typed = matches!(field, Field::Name | Field::Password);
        pen.put(place.x + 2, place.y, &text!(words, field.title()), if is_typed { quiet } else { style });
        let dots = |text: &str| theme.pick("•", "*").repeat(text.chars().count());
        let [before, after] = match field {
            Field::Name => login_form.name.parts().map(str::to_owned),
            // Only its length shows.
            Field::Password => login_form.password.parts().map(dots),
            _ => Default::default(),
        };
        if is_typed {
            let room = usize::from(size[0].saturating_sub(VALUE + 4));
            let (before, after) = window(&before, &after, room);
            let mut col = pen.put(VALUE, place.y, &before, theme.strong());
            if chosen {
                col = pen.put(col, place.y, theme.pick("▏", "_"), glow);
            }
            pen.put(col, place.y, &after, theme.strong());
        }
        if field == Field::Keep {
            let id = if login_form.keep { "term-yes" } else { "term-no" };
            pen.put(place.x + 24, place.y, &text!(words, id), style);
        }
    }
    pen.row = lobby_layout::fields(size).last().map_or(0, |(_, place)| place.y + 2);
    match (&login_form.complaint, login_form.is_waiting) {
        (_, true) => pen.line(&[(&text!(words, "term-login-waiting"), theme.ink(theme::GLOW))]),
        (Some(complaint), false) => pen.wrap(complaint, theme.ink(theme::ALARM), 4),
        (None, false) => {
            pen.wrap(&text!(words, "term-login-hint"), quiet, 2);
        }
    }
    pen.row = size[1].saturating_sub(1);
    pen.line(&[(&text!(words, "term-keys-login"), quiet)]);
}
