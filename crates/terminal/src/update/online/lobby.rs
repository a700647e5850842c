//! Handles keys in the lobby.

use crossterm::event::KeyCode;
use words::text;

use super::{ask, leave, open};
use crate::app::{App, Screen};
use crate::effect::Effect;
use crate::online::{Entry, Field, LoginForm, Request};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => server.lobby.go(-1),
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => server.lobby.go(1),
        KeyCode::PageUp => server.lobby.go(-10),
        KeyCode::PageDown => server.lobby.go(10),
        KeyCode::Home => server.lobby.at = 0,
        KeyCode::End => server.lobby.go(isize::MAX),
        KeyCode::Enter | KeyCode::Char(' ') => act(app, house_entry(app), effects),
        KeyCode::Char('n' | 'N') => act(app, Entry::New, effects),
        KeyCode::Char('l' | 'L') => act(app, Entry::Link, effects),
        KeyCode::Char('r' | 'R') => ask(effects, Request::LobbyLists),
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
    app.server.as_ref().map_or(Entry::Menu, |server| server.lobby.chosen())
}

/// Performs the action of an entry.
pub(in crate::update) fn act(app: &mut App, entry: Entry, effects: &mut Vec<Effect>) {
    let Some(server) = &mut app.server else { return };
    server.lobby.message = None;
    let lists = &server.lobby.lists;
    match entry {
        Entry::New => {
            server.form.complaint = None;
            app.screen = Screen::Offer;
        }
        Entry::Link => {
            let prompt = Prompt::new(Purpose::Link);
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
            if server.is_me(&challenge.from) {
                server.lobby.message = Some(text!(app.context.words, "term-lobby-awaiting"));
            } else {
                ask(effects, Request::Accept(challenge.challenge.clone()));
            }
        }
        Entry::Seek(at) => {
            let Some(seek) = lists.seeks.get(at) else { return };
            let request = if server.is_me(&seek.name) { Request::Unseek } else { Request::TakeSeek };
            ask(effects, request(seek.seek.clone()));
        }
        // A guest who signs out is lost; an account keeps its games.
        Entry::SignOut if server.me.as_ref().is_some_and(|me| me.kind == wire::PersonKind::Guest) => {
            app.screen = Screen::LoginForm(LoginForm { at: Field::Name, keep: true, ..LoginForm::default() });
        }
        Entry::SignOut => ask(effects, Request::SignOut),
        Entry::Menu => leave(app, effects),
    }
}

/// Declines or withdraws the selected entry.
fn decline(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(server) = &app.server else { return };
    let lists = &server.lobby.lists;
    match server.lobby.chosen() {
        Entry::Challenge(at) => {
            if let Some(challenge) = lists.challenges.get(at) {
                ask(effects, Request::Decline(challenge.challenge.clone()));
            }
        }
        Entry::Seek(at) => {
            if let Some(seek) = lists.seeks.get(at).filter(|seek| server.is_me(&seek.name)) {
                ask(effects, Request::Unseek(seek.seek.clone()));
            }
        }
        _ => {}
    }
}
