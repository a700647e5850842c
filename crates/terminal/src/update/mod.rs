//! Applies inputs: state in, state and effects out. Nothing here reads a clock, a file or a random source.

mod answer;
mod command;
mod game;
mod menu;
mod mouse;
mod online;
mod overlay;
mod setup;
mod turn;

use crossterm::event::{Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};

use crate::app::{App, Screen};
use crate::effect::Effect;
use crate::input::Input;
use crate::overlay::Overlay;

pub(crate) use menu::begin_with;

impl Input {
    /// The input that an event of the terminal means, if any.
    pub fn of_event(event: Event) -> Option<Input> {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => Some(Input::Key(key)),
            Event::Mouse(mouse) => Some(Input::Mouse(mouse)),
            Event::Resize(cols, rows) => Some(Input::Resize(cols, rows)),
            Event::Paste(text) => Some(Input::Paste(text)),
            _ => None,
        }
    }
}

/// Applies an input to the state, and returns the effects to carry out.
pub fn update(app: &mut App, input: Input) -> Vec<Effect> {
    let mut effects = Vec::new();
    match input {
        Input::Key(key) => press(app, key, &mut effects),
        Input::Mouse(mouse) => mouse::act(app, mouse, &mut effects),
        Input::Paste(text) => {
            // Pasted text is typed, but never submitted.
            for letter in text.chars().filter(|letter| !letter.is_control()).take(200) {
                type_letter(app, letter);
            }
        }
        Input::Resize(cols, rows) => app.context.size = [cols, rows],
        Input::Tick(now) => {
            app.context.now = now.max(app.context.now);
            if let Screen::Game(session) = &mut app.screen {
                turn::tick(session, &mut app.context, &mut effects);
            }
            online::tick(app, &mut effects);
        }
        Input::Answer(answer) => answer::take(app, answer, &mut effects),
    }
    online::expect_answers(app, &effects);
    effects
}

fn press(app: &mut App, key: KeyEvent, effects: &mut Vec<Effect>) {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        match key.code {
            _ if edit(app, key) => {}
            KeyCode::Char('c' | 'q') => {
                stop(app);
                effects.push(Effect::Quit);
            }
            KeyCode::Char('z') => effects.push(Effect::Suspend),
            _ => {}
        }
        return;
    }
    if edit(app, key) {
        return;
    }
    if app.overlay.is_some() {
        overlay::press(app, key.code, effects);
        return;
    }
    match &app.screen {
        Screen::Menu => menu::press(app, key.code, effects),
        Screen::Setup(_) => setup::press(app, key.code, effects),
        Screen::Game(_) => game::press(app, key.code, effects),
        Screen::LoginForm(_) => online::press_login_form(app, key.code, effects),
        Screen::Lobby => online::press_lobby(app, key.code, effects),
        Screen::Offer => online::press_offer_form(app, key.code, effects),
    }
}

/// Edits the text field that has the focus, if there is one and the key edits.
fn edit(app: &mut App, key: KeyEvent) -> bool {
    match (&mut app.overlay, &mut app.screen) {
        (Some(Overlay::Prompt(prompt)), _) => prompt.field.press(key),
        (None, Screen::LoginForm(form)) => form.edit(key),
        _ => false,
    }
}

/// A letter that is meant as text.
fn type_letter(app: &mut App, letter: char) {
    if let Some(Overlay::Prompt(prompt)) = &mut app.overlay {
        prompt.field.type_letter(letter);
    } else if app.overlay.is_none() {
        match &mut app.screen {
            Screen::Game(session) => game::type_letter(session, letter),
            Screen::LoginForm(login_form) => login_form.type_letter(letter),
            _ => {}
        }
    }
}

/// Stops every computation.
fn stop(app: &mut App) {
    if let Screen::Game(session) = &mut app.screen {
        session.stop();
    }
}
