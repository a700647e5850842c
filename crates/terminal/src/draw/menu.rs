use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use rules::Side;

use super::line_writer::LineWriter;
use crate::app::App;
use crate::board::{BoardLayout, Lights, Picture};
use crate::menu::{Menu, Row};
use crate::menu_layout;
use crate::theme;
use crate::wrap::shorten;
use words::text;

pub(super) fn draw(app: &App, menu: &Menu, size: [u16; 2], buffer: &mut Buffer) {
    let (theme, words) = (app.context.theme, app.context.words);
    let left = Rect { x: 2, y: 1, width: menu_layout::WIDTH - 2, height: size[1] - 1 };
    let mut pen = LineWriter::new(buffer, left, &app.context);
    let glow = theme.ink(theme::GLOW).add_modifier(Modifier::BOLD);
    let quiet = theme.ink(theme::QUIET);
    pen.line(&[("H O L O C O U R T", glow)]);
    match app.server.as_ref().filter(|_| menu.offer.is_some()) {
        Some(server) => pen.line(&[(&text!(words, "term-on-server", server = &server.address), quiet)]),
        None => pen.line(&[(&text!(words, "term-tagline"), quiet)]),
    }
    for (row, area) in menu_layout::rows(menu, size) {
        let chosen = menu.row == row;
        let pointer = if chosen { theme.pick("▸ ", "> ") } else { "  " };
        let style = if chosen { theme.strong() } else { theme.ink(theme::TEXT) };
        let title = text!(words, row.title());
        let title = if theme.ascii { title.replace('…', "...") } else { title };
        pen.put(area.x, area.y, pointer, glow);
        if row.is_choice() {
            pen.put(area.x + 2, area.y, &title, quiet);
            let [back, next] = theme.pick(["‹", "›"], ["<", ">"]);
            let value = shorten(&menu.value(row, words), menu_layout::VALUE_WIDTH);
            let mut col = menu_layout::VALUE;
            if chosen {
                pen.put(col + 1, area.y, back, glow);
            }
            col = pen.put(col + 2, area.y, &value, style);
            if chosen {
                pen.put(col, area.y, next, glow);
            }
        } else {
            let style = if chosen && matches!(row, Row::Play | Row::Create) { theme.chosen() } else { style };
            pen.put(area.x + 2, area.y, &title, style);
        }
    }
    let info = menu.chosen().info();
    pen.row = menu_layout::rows(menu, size).last().map_or(0, |(_, area)| area.y + 2);
    pen.row = pen.row.min(size[1].saturating_sub(6)).max(pen.row.min(size[1].saturating_sub(5)));
    match &menu.complaint {
        Some(complaint) => pen.wrap(complaint, theme.ink(theme::ALARM), 4),
        None => {
            pen.line(&[(&text!(words, "term-by", author = info.credit), quiet)]);
            let variant = menu.value(Row::Variant, words);
            // This distinguishes variants whose names begin alike.
            let about = if shorten(&variant, menu_layout::VALUE_WIDTH) == variant {
                text!(words, &format!("summary-{}", info.name))
            } else {
                variant
            };
            pen.wrap(&about, theme.ink(theme::TEXT), 4);
        }
    }
    pen.row = size[1].saturating_sub(1);
    pen.line(&[(&text!(words, "term-keys-menu"), quiet)]);
    preview(app, menu, size, buffer);
}

/// Draws the board of the selected game.
fn preview(app: &App, menu: &Menu, size: [u16; 2], buffer: &mut Buffer) {
    let theme = app.context.theme;
    let game = menu.chosen();
    let x = menu_layout::WIDTH;
    let room = Rect { x, y: 0, width: size[0].saturating_sub(x), height: size[1] };
    let usual = |side| game.setups(side).into_iter().next();
    let setups = usual(Side::South).zip(usual(Side::North));
    let given = setups.as_ref().map(|(south, north)| [south.as_str(), north.as_str()]);
    if let Ok(start) = game.start(Side::South, given) {
        let scene = start.scene();
        let board_layout = BoardLayout::fit(scene.board, room, false);
        // Centred in the remaining room.
        let shift = room.width.saturating_sub(board_layout.area.width) / 2;
        let board_layout = BoardLayout::fit(
            scene.board,
            Rect { x: room.x + shift, width: room.width - shift, ..room },
            false,
        );
        Picture { scene: &scene, layout: &board_layout, theme, lights: &Lights::default() }.draw(buffer);
    }
}
