//! Handles keys in the login form.

use crossterm::event::KeyCode;
use words::text;

use super::{ask, leave};
use crate::app::{App, Screen};
use crate::effect::Effect;
use crate::online::{Field, Request};

pub(in crate::update) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Screen::LoginForm(login_form) = &mut app.screen else { return };
    login_form.is_chosen = false;
    match code {
        KeyCode::Esc => leave(app, effects),
        KeyCode::Up | KeyCode::BackTab => login_form.go(false),
        KeyCode::Down | KeyCode::Tab => login_form.go(true),
        KeyCode::Left | KeyCode::Right if login_form.at == Field::Keep => login_form.keep = !login_form.keep,
        KeyCode::Enter => choose(app, effects),
        KeyCode::Char(' ') => choose(app, effects),
        _ => {}
    }
}

/// Performs the action of a row.
pub(in crate::update) fn choose(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::LoginForm(login_form) = &mut app.screen else { return };
    if login_form.is_waiting && login_form.at != Field::Back {
        login_form.is_chosen = true;
        return;
    }
    let keep = login_form.keep;
    match login_form.at {
        Field::Guest => {
            login_form.is_waiting = true;
            ask(effects, Request::Guest { keep });
        }
        Field::Name => login_form.at = Field::Password,
        // Enter after the password signs in, as on any login page.
        Field::Password | Field::SignIn | Field::SignUp => {
            if login_form.name.text().trim().is_empty() || login_form.password.text().is_empty() {
                login_form.complaint = Some(text!(app.context.words, "term-login-needs"));
                let is_nameless = login_form.name.text().trim().is_empty();
                login_form.at = if is_nameless { Field::Name } else { Field::Password };
                return;
            }
            login_form.is_waiting = true;
            login_form.complaint = None;
            let (name, password) = (login_form.name.text().trim().to_owned(), login_form.password.take());
            let is_new = login_form.at == Field::SignUp;
            ask(effects, Request::SignIn { name, password, is_new, keep });
        }
        Field::Keep => login_form.keep = !login_form.keep,
        Field::Back => leave(app, effects),
    }
}
