//! Keys in the menu for a game that is offered on a server.

use crossterm::event::KeyCode;
use wire::{NewTable, Opponent, SeekRequest};

use super::{ask, to_lobby};
use crate::app::App;
use crate::effect::Effect;
use crate::menu::{Menu, Row};
use crate::online::{Request, Whom, Wishes};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Some(house) = &mut app.house else { return };
    let form = &mut house.form;
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

/// What the line does. In a line where something is chosen, Enter goes down to the offer.
pub(in crate::update) fn choose(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(house) = &mut app.house else { return };
    match house.form.row {
        Row::Create => create(app, effects),
        Row::Back => to_lobby(app, effects),
        Row::Rules => help(app),
        _ => house.form.row = Row::Create,
    }
}

fn help(app: &mut App) {
    let Some(house) = &app.house else { return };
    let info = house.form.chosen().info();
    app.overlay = Some(Overlay::Help(Help { page: Page::Rules, scroll: 0, info }));
}

/// What the form says there is to agree on.
fn terms(form: &Menu) -> Option<(wire::Terms, Whom)> {
    let wishes = form.wishes.as_ref()?;
    let mut terms = wishes.terms(&form.chosen().name(), form.begins());
    // What the form does not ask for is not wanted.
    terms.rated &= !matches!(wishes.whom(), Whom::Computer(_));
    Some((terms, wishes.whom().clone()))
}

fn create(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(house) = &mut app.house else { return };
    let Some((terms, whom)) = terms(&house.form) else { return };
    house.form.complaint = None;
    let seat = Wishes::seat(house.form.seat);
    let table = |opponent| Request::Create(Box::new(NewTable { terms: terms.clone(), seat, opponent }));
    match whom {
        Whom::Anybody => {
            let request = SeekRequest { terms, seat, lowest: None, highest: None };
            ask(effects, Request::Seek(Box::new(request)));
        }
        Whom::Link => ask(effects, table(Opponent::Link)),
        Whom::Computer(name) => ask(effects, table(Opponent::Computer { player: name.to_string() })),
        Whom::Named => {
            let prompt = Prompt { purpose: Purpose::Whom, text: String::new(), complaint: None };
            app.overlay = Some(Overlay::Prompt(prompt));
        }
    }
}

/// Asks somebody by name.
pub(in crate::update) fn challenge(app: &mut App, name: &str, effects: &mut Vec<Effect>) {
    let Some(house) = &app.house else { return };
    let Some((terms, _)) = terms(&house.form) else { return };
    let seat = Wishes::seat(house.form.seat);
    ask(effects, Request::Challenge { name: name.to_owned(), terms: Box::new(terms), seat });
}
