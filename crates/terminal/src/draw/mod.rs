//! The state as a picture: nothing here changes anything.

mod analysis;
mod chat;
mod dice;
mod door;
mod game;
mod help;
mod lobby;
mod menu;
mod moves;
mod overlay;
mod pen;
mod remote;
mod rules_page;
mod seats;
mod setup;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use words::text;

use crate::app::{App, Screen};
use crate::layout::Layout;
use crate::look;
pub(crate) use help::end_of_help;
use pen::Pen;
pub(crate) use remote::own_offer;

/// Draws the state.
pub fn draw(app: &App, frame: &mut Frame<'_>) {
    let area = frame.area();
    let size = [area.width, area.height];
    let buffer = frame.buffer_mut();
    let look = app.context.look;
    buffer.set_style(area, if look.fills() { look.on(look::TEXT, look::GROUND) } else { Style::new() });
    if Layout::is_too_small(size) {
        let mut pen = Pen::new(buffer, area, &app.context);
        pen.wrap(&text!(app.context.words, "term-too-small"), look.strong(), 6);
        return;
    }
    match &app.screen {
        Screen::Menu => menu::draw(app, &app.menu, size, buffer),
        Screen::Door(door) => door::draw(app, door, size, buffer),
        Screen::Lobby => lobby::draw(app, size, buffer),
        Screen::Offer => {
            if let Some(house) = &app.house {
                menu::draw(app, &house.form, size, buffer);
            }
        }
        Screen::Setup(setup) => setup::draw(app, setup, size, buffer),
        Screen::Game(session) => game::draw(app, session, size, buffer),
    }
    if let Some(words) = app.broken() {
        // Whatever else stands in the last row, that nothing gets through matters more.
        let row = Rect { y: area.bottom().saturating_sub(1), height: 1, ..area };
        let mut pen = Pen::new(buffer, row, &app.context);
        let words = format!(" {words}{}", " ".repeat(usize::from(area.width)));
        pen.line(&[(&words, look.ink(look::ALARM).add_modifier(Modifier::BOLD | Modifier::REVERSED))]);
    }
    if let Some(overlay) = &app.overlay {
        overlay::draw(app, overlay, area, buffer);
    }
}
