use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Modifier;
use rules::Side;

use super::pen::Pen;
use super::{game, overlay};
use crate::app::App;
use crate::board::Picture;
use crate::layout::Layout;
use crate::look::{self, livery};
use crate::overlay_layout::centred;
use crate::session::time_words;
use crate::setup::{Setup, Stage};

pub(super) fn draw(app: &App, setup: &Setup, size: [u16; 2], buffer: &mut Buffer) {
    let look = app.context.look;
    let Some(scene) = setup.scene() else { return };
    let info = setup.start.game.info();
    let layout = Layout::of(scene.board, size, setup.start.flipped);
    let lights = setup.lights();
    Picture { scene: &scene, plan: &layout.plan, look, lights: &lights }.draw(buffer);
    let mut pen = Pen::new(buffer, layout.panel, look);
    game::title(info, setup.start.game.variant(), &mut pen);
    pen.gap();
    let [strong, quiet] = [look.strong(), look.ink(look::QUIET)];
    if let Some(remote) = &setup.remote {
        let [south, north] = Side::BOTH.map(|side| remote.name(side));
        pen.wrap(&format!("{south} against {north}"), quiet, 2);
        if let Some(until) = remote.view.state.setup_until {
            let left = time_words(remote.until(until, app.context.now));
            pen.line(&[("time to choose: ", quiet), (&left, strong)]);
        }
        pen.gap();
    }
    match setup.stage {
        Stage::HandOver(side) => {
            let words = format!("{} chooses unseen", info.sides[side]);
            let board = Rect { height: size[1].saturating_sub(1), ..layout.plan.area };
            let inside = overlay::box_in(app, centred(board, 40, 9), "", buffer);
            let mut pen = Pen::new(buffer, inside, look);
            pen.gap();
            let colour = look.ink(livery(scene.palette, side).colour).add_modifier(Modifier::BOLD);
            pen.line(&[(&words, colour)]);
            pen.gap();
            pen.wrap(
                &format!("{}, please look away and hand over the keyboard.", info.sides[!side]),
                strong,
                2,
            );
            pen.gap();
            pen.line(&[("Enter: I am ", quiet), (info.sides[side], quiet), (", and alone.", quiet)]);
        }
        Stage::Choose(side) => choose(setup, side, scene.palette, &mut pen),
        Stage::Wait => match &setup.remote {
            None => pen.wrap("The computer chooses its arrangement…", strong, 2),
            Some(remote) => {
                let other = remote.their_side().map_or_else(String::new, |side| remote.name(side));
                pen.wrap(&format!("{other} chooses unseen. Your arrangement stands."), strong, 3);
                pen.gap();
                pen.wrap("Enter: choose again. Esc: to the lobby.", quiet, 2);
                if let Some(complaint) = &setup.complaint {
                    pen.wrap(complaint, look.ink(look::GLOW), 3);
                }
            }
        },
        Stage::Reveal => {
            pen.wrap("Both arrangements are on the board.", strong, 2);
            for side in Side::BOTH {
                let colour = look.ink(livery(scene.palette, side).colour);
                let chosen = setup.chosen[side].clone().unwrap_or_default();
                pen.line(&[(&format!("{:<8}", info.sides[side]), colour), (&chosen, look.ink(look::TEXT))]);
            }
            pen.gap();
            if setup.start.by_lot {
                pen.wrap(
                    &format!("The lot falls on {}, who begins.", info.sides[setup.start.first]),
                    look.ink(look::GLOW),
                    2,
                );
            } else {
                pen.wrap(&format!("{} begins.", info.sides[setup.start.first]), look.ink(look::GLOW), 2);
            }
            pen.gap();
            pen.line(&[("Enter begins the game.", quiet)]);
        }
    }
}

fn choose(setup: &Setup, side: Side, palette: games::scene::Palette, pen: &mut Pen<'_>) {
    let look = pen.look;
    let info = setup.start.game.info();
    let [strong, quiet] = [look.strong(), look.ink(look::QUIET)];
    let colour = look.ink(livery(palette, side).colour).add_modifier(Modifier::BOLD);
    pen.line(&[(info.sides[side], colour), (" chooses its arrangement", strong)]);
    pen.gap();
    pen.line(&[("Left Right Space ", look.ink(look::GLOW)), ("swap two", quiet)]);
    pen.line(&[("Up Down          ", look.ink(look::GLOW)), ("from a list", quiet)]);
    let typed = if setup.typed.is_empty() { ("type it", quiet) } else { (setup.typed.as_str(), strong) };
    pen.line(&[("letters          ", look.ink(look::GLOW)), typed]);
    pen.line(&[("Enter            ", look.ink(look::GLOW)), ("that is it", quiet)]);
    if let Some(complaint) = &setup.complaint {
        pen.wrap(complaint, look.ink(look::ALARM), 2);
    }
    pen.gap();
    if let Some(scene) = setup.scene()
        && let Some(piece) = scene.piece_on(setup.cursor)
    {
        pen.line(&[(piece.kind, colour)]);
        if let Some([attack, defence, movement]) = piece.ratings {
            pen.line(&[(&format!("attack {attack}, defence {defence}, moves {movement}"), quiet)]);
        }
    }
    pen.rule("Arrangements");
    let columns = (usize::from(pen.area.width) / 7).max(1);
    let rows = setup.choices.len().div_ceil(columns);
    let first = (setup.at % rows.max(1)).saturating_sub(usize::from(pen.left()).saturating_sub(1));
    for row in first..rows {
        let mut parts = Vec::new();
        let choices: Vec<_> = setup.choices.iter().enumerate().skip(row).step_by(rows).collect();
        let texts: Vec<_> = choices.iter().map(|(_, text)| format!(" {text} ")).collect();
        for ((at, _), text) in choices.iter().zip(&texts) {
            parts.push((text.as_str(), if *at == setup.at { look.chosen() } else { quiet }));
        }
        pen.line(&parts);
    }
}
