//! Handles keys in the form for a new game on a server.

use crossterm::event::KeyCode;
use wire::{NewTable, Opponent, SeekRequest};

use super::{ask, to_lobby};
use crate::app::App;
use crate::effect::Effect;
use crate::menu::{Menu, Row};
use crate::online::{OfferForm, OpponentKind, Request};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    let form = &mut server.form;
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => form.go(false),
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => form.go(true),
        KeyCode::Left | KeyCode::Char('h') => form.change(false),
        KeyCode::Right | KeyCode::Char('l') => form.change(true),
        KeyCode::Enter | KeyCode::Char(' ') => choose(app, effects),
        KeyCode::Char('?') | KeyCode::F(1) => help(app),
        KeyCode::Esc => to_lobby(app, effects),
        _ => {}
    }
}

/// Performs the action of a row. In a row with values, Enter moves to "Create game".
pub(in crate::update) fn choose(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    match server.form.row {
        Row::Create => create(app, effects),
        Row::Back => to_lobby(app, effects),
        Row::Rules => help(app),
        _ => server.form.row = Row::Create,
    }
}

fn help(app: &mut App) {
    let Some(server) = &app.server else { return };
    let info = server.form.chosen().info();
    app.overlay = Some(Overlay::Help(Help { page: Page::Rules, scroll: 0, info }));
}

/// Returns the terms and the opponent entered in the form.
fn terms(form: &Menu) -> Option<(wire::Terms, OpponentKind)> {
    let offer = form.offer.as_ref()?;
    let mut terms = form.terms(offer);
    // The form hides this row for games against computers.
    terms.rated &= !matches!(offer.whom(), OpponentKind::Computer(_));
    Some((terms, offer.whom().clone()))
}

fn create(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    let Some((terms, whom)) = terms(&server.form) else { return };
    server.form.complaint = None;
    let seat = OfferForm::seat(server.form.seat);
    let table = |opponent| Request::Create(Box::new(NewTable { terms: terms.clone(), seat, opponent }));
    match whom {
        OpponentKind::Anybody => {
            let request = SeekRequest { terms, seat, lowest: None, highest: None };
            ask(effects, Request::Seek(Box::new(request)));
        }
        OpponentKind::Link => ask(effects, table(Opponent::Link)),
        OpponentKind::Computer(name) => ask(effects, table(Opponent::Computer { player: name.to_string() })),
        OpponentKind::Named => {
            let prompt = Prompt::new(Purpose::Challenge);
            app.overlay = Some(Overlay::Prompt(prompt));
        }
    }
}

/// Challenges a player by name.
pub(in crate::update) fn challenge(app: &mut App, name: &str, effects: &mut Vec<Effect>) {
    let Some(server) = &app.server else { return };
    let Some((terms, _)) = terms(&server.form) else { return };
    let seat = OfferForm::seat(server.form.seat);
    ask(effects, Request::Challenge { name: name.to_owned(), terms: Box::new(terms), seat });
}
