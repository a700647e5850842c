//! Handles keys during setup.

use crossterm::event::KeyCode;
use games::scene::Scene;

use super::{menu, online};
use crate::app::{App, Screen};
use crate::board::{Towards, neighbour};
use crate::effect::{Effect, Opponent, Task};
use crate::overlay::{Help, Overlay, Page};
use crate::session::{NewGame, Seat};
use crate::setup::{Setup, SetupStage};
use rules::Side;
use words::Words;

/// Starts the setup phase; the computer chooses in the background.
pub(super) fn begin(app: &mut App, start: NewGame, effects: &mut Vec<Effect>) {
    let mut setup = Setup::new(start);
    for side in Side::BOTH {
        if let Seat::Computer(name) = setup.start.seats[side].clone() {
            let ticket = app.context.ticket();
            let (game, seed) = (setup.start.game, app.context.seed());
            let opponent = Opponent { session: ticket, game, name, side, seed };
            let open = setup.compatible(side);
            effects.push(Effect::from(Task::SetUp { ticket, opponent, open }));
            setup.ticket = Some(ticket);
        }
    }
    app.overlay = None;
    app.screen = Screen::Setup(Box::new(setup));
}

pub(super) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Screen::Setup(setup) = &mut app.screen else { return };
    match (code, setup.stage) {
        (KeyCode::Esc, SetupStage::Choose(_)) if setup.picked.is_some() || !setup.typed.is_empty() => {
            setup.picked = None;
            setup.forget_typed();
        }
        (KeyCode::Esc, _) if setup.remote.is_some() => online::to_lobby(app, effects),
        (KeyCode::Esc, _) => app.screen = Screen::Menu,
        (KeyCode::Char('?') | KeyCode::F(1), _) => {
            let info = setup.start.game.info();
            app.overlay = Some(Overlay::Help(Help { page: Page::Rules, scroll: 0, info }));
        }
        (KeyCode::Enter | KeyCode::Char(' '), SetupStage::HandOver(side)) => setup.begin(side),
        (KeyCode::Enter | KeyCode::Char(' '), SetupStage::Reveal) => start(app, effects),
        (KeyCode::Enter, SetupStage::Choose(side)) if setup.remote.is_some() => {
            online::set_up(setup, side, &mut app.context, effects);
        }
        // Until the opponent has chosen, the player may reconsider.
        (KeyCode::Enter | KeyCode::Char(' '), SetupStage::Wait) if setup.remote.is_some() => {
            setup.think_again()
        }
        (_, SetupStage::Choose(side)) => choose(setup, side, code, app.context.words),
        _ => {}
    }
}

fn choose(setup: &mut Setup, side: Side, code: KeyCode, words: &Words) {
    let count = setup.choices.len().max(1);
    if let KeyCode::Up | KeyCode::Down | KeyCode::Tab = code {
        // A selection made otherwise no longer matches the typed text.
        setup.forget_typed();
    }
    match code {
        KeyCode::Left => go(setup, Towards::Left),
        KeyCode::Right => go(setup, Towards::Right),
        KeyCode::Up => setup.at = (setup.at + count - 1) % count,
        KeyCode::Down => setup.at = (setup.at + 1) % count,
        KeyCode::Tab => setup.at = (setup.at + 1) % count,
        KeyCode::Char(' ') => pick(setup, setup.cursor),
        KeyCode::Backspace => {
            setup.typed.pop();
            setup.complaint = None;
        }
        KeyCode::Char(letter) if letter.is_ascii_graphic() && setup.typed.len() < 12 => {
            setup.typed.push(letter.to_ascii_uppercase());
            setup.find_typed(words);
        }
        KeyCode::Enter => {
            setup.chosen[side] = setup.current().cloned();
            setup.go_on();
        }
        _ => {}
    }
}

/// Moves the cursor to the next piece of the side that is choosing.
fn go(setup: &mut Setup, towards: Towards) {
    let Some(scene) = setup.scene() else { return };
    let mut space = setup.cursor;
    for _ in 0..scene.spaces.len() {
        let home = scene.spaces.get(space).map_or(0.0, |space| space.centre.x);
        let Some(next) = neighbour(&scene, space, towards, setup.start.flipped, home) else { return };
        space = next;
        if is_own(setup, &scene, space) {
            setup.cursor = space;
            return;
        }
    }
}

/// Returns whether the space has a piece of the side that is choosing.
fn is_own(setup: &Setup, scene: &Scene, space: usize) -> bool {
    let SetupStage::Choose(chooser) = setup.stage else { return false };
    scene.piece_on(space).is_some_and(|piece| piece.side == chooser)
}

/// Selects a piece, or swaps it with the selected one.
pub(super) fn pick(setup: &mut Setup, space: usize) {
    let Some(scene) = setup.scene() else { return };
    if !is_own(setup, &scene, space) {
        return;
    }
    setup.cursor = space;
    setup.forget_typed();
    match setup.picked.take() {
        Some(picked) if picked == space => {}
        Some(picked) => setup.swap(picked, space),
        None => setup.picked = Some(space),
    }
}

/// Starts the game after both setups are revealed.
pub(super) fn start(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Setup(setup) = &app.screen else { return };
    let [Some(south), Some(north)] = setup.chosen.clone() else { return };
    let start = setup.start.clone();
    menu::begin(app, start, Some([south, north]), effects);
}
