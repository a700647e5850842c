//! Keys in the lobby of a server.

use crossterm::event::KeyCode;
use words::text;

use super::{ask, leave, open};
use crate::app::{App, Screen};
use crate::effect::Effect;
use crate::online::{Door, Entry, Field, Request};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Some(house) = &mut app.house else { return };
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => house.lobby.go(-1),
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => house.lobby.go(1),
        KeyCode::PageUp => house.lobby.go(-10),
        KeyCode::PageDown => house.lobby.go(10),
        KeyCode::Home => house.lobby.at = 0,
        KeyCode::End => house.lobby.go(isize::MAX),
        KeyCode::Enter | KeyCode::Char(' ') => act(app, house_entry(app), effects),
        KeyCode::Char('n' | 'N') => act(app, Entry::New, effects),
        KeyCode::Char('l' | 'L') => act(app, Entry::Link, effects),
        KeyCode::Char('r' | 'R') => ask(effects, Request::Lists),
        KeyCode::Char('d' | 'D') | KeyCode::Delete => decline(app, effects),
        KeyCode::Char('?') | KeyCode::F(1) => {
            let info = app.menu.chosen().info();
            app.overlay = Some(Overlay::Help(Help { page: Page::Keys, scroll: 0, info }));
        }
        KeyCode::Esc => leave(app, effects),
        KeyCode::Char('q' | 'Q') => effects.push(Effect::Quit),
        _ => {}
    }
}

fn house_entry(app: &App) -> Entry {
    app.house.as_ref().map_or(Entry::Menu, |house| house.lobby.chosen())
}

/// What an entry does.
pub(in crate::update) fn act(app: &mut App, entry: Entry, effects: &mut Vec<Effect>) {
    let Some(house) = &mut app.house else { return };
    house.lobby.message = None;
    let lists = &house.lobby.lists;
    match entry {
        Entry::New => {
            house.form.complaint = None;
            app.screen = Screen::Offer;
        }
        Entry::Link => {
            let prompt = Prompt { purpose: Purpose::Link, text: String::new(), complaint: None };
            app.overlay = Some(Overlay::Prompt(prompt));
        }
        Entry::Mine(at) | Entry::Live(at) => {
            let list = if matches!(entry, Entry::Mine(_)) { &lists.mine } else { &lists.live };
            if let Some(table) = list.get(at).map(|summary| summary.table.clone()) {
                open(app, &table, effects);
            }
        }
        Entry::Challenge(at) => {
            let Some(challenge) = lists.challenges.get(at) else { return };
            if house.is_me(&challenge.from) {
                house.lobby.message = Some(text!(app.context.words, "term-lobby-awaiting"));
            } else {
                ask(effects, Request::Accept(challenge.challenge.clone()));
            }
        }
        Entry::Seek(at) => {
            let Some(seek) = lists.seeks.get(at) else { return };
            let request = if house.is_me(&seek.name) { Request::Unseek } else { Request::TakeSeek };
            ask(effects, request(seek.seek.clone()));
        }
        // A guest who signs out is gone for good; an account keeps what the guest has played.
        Entry::SignOut if house.me.as_ref().is_some_and(|me| me.kind == wire::PersonKind::Guest) => {
            app.screen = Screen::Door(Door { at: Field::Name, keep: true, ..Door::default() });
        }
        Entry::SignOut => ask(effects, Request::SignOut),
        Entry::Menu => leave(app, effects),
    }
}

/// Declines what is pointed at, or takes it back.
fn decline(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(house) = &app.house else { return };
    let lists = &house.lobby.lists;
    match house.lobby.chosen() {
        Entry::Challenge(at) => {
            if let Some(challenge) = lists.challenges.get(at) {
                ask(effects, Request::Decline(challenge.challenge.clone()));
            }
        }
        Entry::Seek(at) => {
            if let Some(seek) = lists.seeks.get(at).filter(|seek| house.is_me(&seek.name)) {
                ask(effects, Request::Unseek(seek.seek.clone()));
            }
        }
        _ => {}
    }
}
