use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use rules::Side;
use words::text;

use super::line_writer::LineWriter;
use super::{game, overlay};
use crate::app::App;
use crate::board::Picture;
use crate::layout::Layout;
use crate::overlay_layout::centred;
use crate::session::time_words;
use crate::setup::{Setup, SetupStage};
use crate::theme::{self, side_colours};

pub(super) fn draw(app: &App, setup: &Setup, size: [u16; 2], buffer: &mut Buffer) {
    let (theme, words) = (app.context.theme, app.context.words);
    let Some(scene) = setup.scene() else { return };
    let info = setup.start.game.info();
    let layout = Layout::of(scene.board, size, setup.start.flipped);
    let lights = setup.lights();
    Picture { scene: &scene, layout: &layout.board, theme, lights: &lights }.draw(buffer);
    let mut pen = LineWriter::new(buffer, layout.panel, &app.context);
    game::title(info, setup.start.game.variant(), &mut pen);
    pen.gap();
    let [strong, quiet] = [theme.strong(), theme.ink(theme::QUIET)];
    if let Some(remote) = &setup.remote {
        let [one, two] = Side::BOTH.map(|side| remote.name(side, words));
        pen.wrap(&text!(words, "term-setup-versus", one = one, two = two), quiet, 2);
        if let Some(until) = remote.view.state.setup_until {
            let left = time_words(remote.until(until, app.context.now), words);
            pen.line(&[(&text!(words, "term-setup-left", time = left), strong)]);
        }
        pen.gap();
    }
    let name = |side: Side| words.side(side, &info.sides);
    match setup.stage {
        SetupStage::HandOver(side) => {
            let board = Rect { height: size[1].saturating_sub(1), ..layout.board.area };
            let inside = overlay::box_in(app, centred(board, 44, 9), "", buffer);
            let mut pen = LineWriter::new(buffer, inside, &app.context);
            pen.gap();
            let colour = theme.ink(side_colours(scene.palette, side).colour).add_modifier(Modifier::BOLD);
            pen.line(&[(&text!(words, "term-setup-hidden", side = name(side)), colour)]);
            pen.gap();
            pen.wrap(&text!(words, "term-setup-look-away", side = name(!side)), strong, 2);
            pen.gap();
            pen.line(&[(&text!(words, "term-setup-alone", side = name(side)), quiet)]);
        }
        SetupStage::Choose(side) => choose(setup, side, scene.palette, &mut pen),
        SetupStage::Wait => match &setup.remote {
            None => pen.wrap(&text!(words, "term-setup-computer"), strong, 2),
            Some(remote) => {
                let other = remote.their_side().map_or_else(String::new, |side| remote.name(side, words));
                pen.wrap(&text!(words, "term-setup-waiting", name = other), strong, 3);
                pen.gap();
                pen.wrap(&text!(words, "term-setup-waiting-keys"), quiet, 2);
                if let Some(complaint) = &setup.complaint {
                    pen.wrap(complaint, theme.ink(theme::GLOW), 3);
                }
            }
        },
        SetupStage::Reveal => {
            pen.wrap(&text!(words, "term-setup-revealed"), strong, 2);
            for side in Side::BOTH {
                let colour = theme.ink(side_colours(scene.palette, side).colour);
                let chosen = setup.chosen[side].clone().unwrap_or_default();
                pen.line(&[(&format!("{:<10}", name(side)), colour), (&chosen, theme.ink(theme::TEXT))]);
            }
            pen.gap();
            let id = if setup.start.by_lot { "term-begins-random" } else { "term-begins" };
            pen.wrap(&text!(words, id, side = name(setup.start.first)), theme.ink(theme::GLOW), 2);
            pen.gap();
            pen.line(&[(&text!(words, "term-setup-start"), quiet)]);
        }
    }
}

fn choose(setup: &Setup, side: Side, palette: games::scene::Palette, pen: &mut LineWriter<'_>) {
    let (theme, words) = (pen.theme, pen.words);
    let info = setup.start.game.info();
    let [strong, quiet] = [theme.strong(), theme.ink(theme::QUIET)];
    let colour = theme.ink(side_colours(palette, side).colour).add_modifier(Modifier::BOLD);
    let name = words.side(side, &info.sides);
    pen.line(&[(&text!(words, "setup-titleFor", side = name), colour)]);
    pen.gap();
    let mut key = |key: &str, says: (&str, Style)| {
        pen.line(&[(&format!("{:<17}", text!(words, key)), theme.ink(theme::GLOW)), says]);
    };
    key("term-setup-keys-swap", (&text!(words, "term-setup-swap"), quiet));
    key("term-setup-keys-list", (&text!(words, "term-setup-list"), quiet));
    let type_it = text!(words, "term-setup-type");
    let typed =
        if setup.typed.is_empty() { (type_it.as_str(), quiet) } else { (setup.typed.as_str(), strong) };
    key("term-setup-keys-type", typed);
    key("term-setup-keys-confirm", (&text!(words, "term-setup-confirm"), quiet));
    if let Some(complaint) = &setup.complaint {
        pen.wrap(complaint, theme.ink(theme::ALARM), 2);
    }
    pen.gap();
    if let Some(scene) = setup.scene()
        && let Some(piece) = scene.piece_on(setup.cursor)
    {
        pen.line(&[(&words.piece(piece.kind), colour)]);
        if let Some(ratings) = piece.ratings {
            pen.wrap(&game::ratings(ratings, words), quiet, 2);
        }
        if let Some(card) = words.card(piece.figure) {
            pen.wrap(&card, quiet, 2);
        }
    }
    pen.rule(&text!(words, "term-setups"));
    let columns = (usize::from(pen.area.width) / 7).max(1);
    let rows = setup.choices.len().div_ceil(columns);
    let first = (setup.at % rows.max(1)).saturating_sub(usize::from(pen.left()).saturating_sub(1));
    for row in first..rows {
        let mut parts = Vec::new();
        let choices: Vec<_> = setup.choices.iter().enumerate().skip(row).step_by(rows).collect();
        let texts: Vec<_> = choices.iter().map(|(_, text)| format!(" {text} ")).collect();
        for ((at, _), text) in choices.iter().zip(&texts) {
            parts.push((text.as_str(), if *at == setup.at { theme.chosen() } else { quiet }));
        }
        pen.line(&parts);
    }
}
