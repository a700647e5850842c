//! Handles the mouse: a click acts like the cursor and Enter, and the wheel scrolls through the game or a page.

use crossterm::event::{MouseButton, MouseEvent, MouseEventKind};

use super::{command, game, menu, online, overlay, setup, turn};
use crate::app::{App, Screen};
use crate::command_bar;
use crate::effect::Effect;
use crate::layout::Layout;
use crate::lobby_layout;
use crate::menu_layout;
use crate::online::Entry;
use crate::overlay::Overlay;
use crate::overlay_layout;
use crate::setup::SetupStage;

pub(super) fn act(app: &mut App, mouse: MouseEvent, effects: &mut Vec<Effect>) {
    let (col, row) = (mouse.column, mouse.row);
    if let Some(Overlay::Help(help)) = &mut app.overlay {
        match mouse.kind {
            MouseEventKind::ScrollUp => overlay::scroll(help, -3, &app.context),
            MouseEventKind::ScrollDown => overlay::scroll(help, 3, &app.context),
            MouseEventKind::Down(_) => app.overlay = None,
            _ => {}
        }
        return;
    }
    if let Some(Overlay::Records(choice)) = &mut app.overlay {
        let last = choice.records.len().saturating_sub(1);
        match mouse.kind {
            MouseEventKind::ScrollUp => choice.at = choice.at.saturating_sub(1),
            MouseEventKind::ScrollDown => choice.at = (choice.at + 1).min(last),
            MouseEventKind::Down(MouseButton::Left) => {
                let mut places = overlay_layout::records(choice, app.context.size).into_iter();
                if let Some((clicked, _)) = places.find(|(_, place)| place.contains((col, row).into())) {
                    choice.at = clicked;
                    overlay::open_chosen(app, effects);
                }
            }
            _ => {}
        }
        return;
    }
    if let (Some(Overlay::Ask(question)), MouseEventKind::Down(MouseButton::Left)) =
        (&app.overlay, mouse.kind)
    {
        let [yes, no] = overlay_layout::asked(app, question).answers;
        if yes.contains((col, row).into()) || no.contains((col, row).into()) {
            overlay::answer(app, yes.contains((col, row).into()), effects);
        }
        return;
    }
    if app.overlay.is_some() {
        return;
    }
    match (mouse.kind, &mut app.screen) {
        (MouseEventKind::Down(MouseButton::Left), Screen::Menu) => click_menu(app, col, row, effects),
        (MouseEventKind::Down(MouseButton::Left), Screen::Setup(_)) => click_setup(app, col, row, effects),
        (MouseEventKind::Down(MouseButton::Left), Screen::Game(_)) => click_game(app, col, row, effects),
        (MouseEventKind::Down(MouseButton::Left), Screen::LoginForm(_)) => {
            click_login_form(app, col, row, effects)
        }
        (MouseEventKind::Down(MouseButton::Left), Screen::Lobby) => click_lobby(app, row, effects),
        (MouseEventKind::Down(MouseButton::Left), Screen::Offer) => click_offer(app, col, row, effects),
        (MouseEventKind::ScrollUp | MouseEventKind::ScrollDown, Screen::Lobby) => {
            if let Some(server) = &mut app.server {
                server.lobby.go(if mouse.kind == MouseEventKind::ScrollUp { -1 } else { 1 });
            }
        }
        (MouseEventKind::ScrollUp, Screen::Menu) => app.menu.go(false),
        (MouseEventKind::ScrollDown, Screen::Menu) => app.menu.go(true),
        (MouseEventKind::ScrollUp, Screen::Game(session)) => {
            game::step(session, -1, &mut app.context, effects)
        }
        (MouseEventKind::ScrollDown, Screen::Game(session)) => {
            game::step(session, 1, &mut app.context, effects)
        }
        _ => {}
    }
}

fn click_menu(app: &mut App, col: u16, row: u16, effects: &mut Vec<Effect>) {
    let Some(clicked) = menu_layout::row_at(&app.menu, app.context.size, col, row) else { return };
    let was = app.menu.row;
    app.menu.row = clicked;
    if !clicked.is_choice() {
        menu::choose(app, effects);
    } else if was == clicked {
        // A click left of the middle of the value selects the previous one.
        app.menu.change(!menu_layout::is_back(col));
    }
}

fn click_login_form(app: &mut App, col: u16, row: u16, effects: &mut Vec<Effect>) {
    let Some(field) = lobby_layout::field_at(app.context.size, col, row) else { return };
    let Screen::LoginForm(login_form) = &mut app.screen else { return };
    login_form.at = field;
    if login_form.field().is_none() {
        online::choose_field(app, effects);
    }
}

fn click_lobby(app: &mut App, row: u16, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    let Some(at) = lobby_layout::entry_at(&server.lobby, app.context.size, row) else { return };
    let was = server.lobby.at;
    server.lobby.at = at;
    let entry = server.lobby.chosen();
    // Entries that leave the screen at once need a second click.
    if was == at || matches!(entry, Entry::New | Entry::Link) {
        online::choose_entry(app, entry, effects);
    }
}

fn click_offer(app: &mut App, col: u16, row: u16, effects: &mut Vec<Effect>) {
    let size = app.context.size;
    let Some(server) = &mut app.server else { return };
    let Some(clicked) = menu_layout::row_at(&server.form, size, col, row) else { return };
    let was = server.form.row;
    server.form.row = clicked;
    if !clicked.is_choice() {
        online::choose_offer(app, effects);
    } else if was == clicked {
        server.form.change(!menu_layout::is_back(col));
    }
}

fn click_setup(app: &mut App, col: u16, row: u16, effects: &mut Vec<Effect>) {
    let size = app.context.size;
    let Screen::Setup(setup) = &mut app.screen else { return };
    match setup.stage {
        SetupStage::HandOver(side) => setup.begin(side),
        SetupStage::Reveal => setup::start(app, effects),
        SetupStage::Choose(_) => {
            let Some(scene) = setup.scene() else { return };
            let board = Layout::of(scene.board, size, setup.start.flipped).board;
            if let Some(space) = board.clicked(&scene, col, row) {
                setup::pick(setup, space);
            }
        }
        SetupStage::Wait => {}
    }
}

fn click_game(app: &mut App, col: u16, row: u16, effects: &mut Vec<Effect>) {
    let size = app.context.size;
    let Screen::Game(session) = &mut app.screen else { return };
    if turn::hurry(session, &mut app.context, effects) {
        return;
    }
    let layout = Layout::of(session.scene.board, size, session.flipped);
    if let Some(command) = command_bar::command_at(session, layout.bar, app.context.now, [col, row]) {
        command::run(app, command, effects);
        return;
    }
    session.paths = None;
    if session.view.is_some() {
        return;
    }
    if let Some(space) = layout.board.clicked(&session.scene, col, row) {
        session.go_to(space);
        game::point(session, space, &mut app.context, effects);
    }
}
