//! Renders the state. Nothing here changes it.

mod analysis;
mod chat;
mod dice;
mod game;
mod help;
mod line_writer;
mod lobby;
mod login_form;
mod menu;
mod moves;
mod overlay;
mod remote_table;
mod rules_page;
mod seats;
mod setup;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::text;

use crate::app::{App, Screen};
use crate::layout::Layout;
use crate::theme;
pub(crate) use help::end_of_help;
use line_writer::LineWriter;
pub(crate) use remote_table::own_offer;

/// Draws the whole screen.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let size = [area.width, area.height];
    let buffer = frame.buffer_mut();
    let theme = app.context.theme;
    buffer.set_style(area, if theme.fills() { theme.on(theme::TEXT, theme::GROUND) } else { Style::new() });
    if Layout::is_too_small(size) {
        let mut pen = LineWriter::new(buffer, area, &app.context);
        pen.wrap(&text!(app.context.words, "term-too-small"), theme.strong(), 6);
        return;
    }
    match &app.screen {
        Screen::Menu => menu::draw(app, &app.menu, size, buffer),
        Screen::LoginForm(login_form) => login_form::draw(app, login_form, size, buffer),
        Screen::Lobby => lobby::draw(app, size, buffer),
        Screen::Offer => {
            if let Some(server) = &app.server {
                menu::draw(app, &server.form, size, buffer);
            }
        }
        Screen::Setup(setup) => setup::draw(app, setup, size, buffer),
        Screen::Game(session) => game::draw(app, session, size, buffer),
    }
    if let Some(words) = app.broken() {
        // A lost connection takes precedence over whatever is in the last row.
        let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let mut pen = LineWriter::new(buffer, row, &app.context);
        let words = format!(" {words}{}", " ".repeat(usize::from(area.width)));
        pen.line(&[(&words, theme.ink(theme::ALARM).add_modifier(Modifier::BOLD | Modifier::REVERSED))]);
    }
    if let Some(overlay) = &app.overlay {
        overlay::draw(app, overlay, area, buffer);
    }
}
