//! Keys at the door of a server.

use crossterm::event::KeyCode;
use words::text;

use super::{ask, leave};
use crate::app::{App, Screen};
use crate::effect::Effect;
use crate::online::{Field, Request};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Screen::Door(door) = &mut app.screen else { return };
    door.is_chosen = false;
    match code {
        KeyCode::Esc => leave(app, effects),
        KeyCode::Up | KeyCode::BackTab => door.go(false),
        KeyCode::Down | KeyCode::Tab => door.go(true),
        KeyCode::Left | KeyCode::Right if door.at == Field::Keep => door.keep = !door.keep,
        KeyCode::Backspace => {
            if let Some(text) = door.text() {
                text.pop();
            }
        }
        KeyCode::Enter => choose(app, effects),
        KeyCode::Char(letter) if door.text().is_some() => door.type_letter(letter),
        KeyCode::Char(' ') => choose(app, effects),
        _ => {}
    }
}

/// What the line does.
pub(in crate::update) fn choose(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Door(door) = &mut app.screen else { return };
    if door.is_waiting && door.at != Field::Back {
        door.is_chosen = true;
        return;
    }
    let keep = door.keep;
    match door.at {
        Field::Guest => {
            door.is_waiting = true;
            ask(effects, Request::Guest { keep });
        }
        Field::Name => door.at = Field::Password,
        // Enter after the password signs in, as everywhere.
        Field::Password | Field::SignIn | Field::SignUp => {
            if door.name.trim().is_empty() || door.password.is_empty() {
                door.complaint = Some(text!(app.context.words, "term-door-needs"));
                door.at = if door.name.trim().is_empty() { Field::Name } else { Field::Password };
                return;
            }
            door.is_waiting = true;
            door.complaint = None;
            let (name, password) = (door.name.trim().to_owned(), std::mem::take(&mut door.password));
            let is_new = door.at == Field::SignUp;
            ask(effects, Request::SignIn { name, password, is_new, keep });
        }
        Field::Keep => door.keep = !door.keep,
        Field::Back => leave(app, effects),
    }
}
