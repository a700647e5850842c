//! Keys while something lies over the screen.

use std::path::PathBuf;

use crossterm::event::KeyCode;

use super::{menu, stop, turn};
use crate::app::{App, Screen};
use crate::effect::{Effect, Work};
use crate::overlay::{Overlay, Page, Purpose, Question};
use crate::record;
use crate::session::{Seat, Session};

/// Longer than any position or path that makes sense.
const LONGEST: usize = 1000;

pub(super) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    match &mut app.overlay {
        Some(Overlay::Help(help)) => match code {
            KeyCode::Up | KeyCode::Char('k') => help.scroll = help.scroll.saturating_sub(1),
            KeyCode::Down | KeyCode::Char('j') => help.scroll = help.scroll.saturating_add(1).min(10_000),
            KeyCode::PageUp => help.scroll = help.scroll.saturating_sub(15),
            KeyCode::PageDown | KeyCode::Char(' ') => {
                help.scroll = help.scroll.saturating_add(15).min(10_000)
            }
            KeyCode::Home => help.scroll = 0,
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => {
                help.page = if help.page == Page::Keys { Page::Rules } else { Page::Keys };
                help.scroll = 0;
            }
            _ => app.overlay = None,
        },
        Some(Overlay::Ask(question)) => {
            let question = *question;
            match code {
                KeyCode::Char('y' | 'Y') | KeyCode::Enter => {
                    app.overlay = None;
                    agree(app, question, effects);
                }
                KeyCode::Char('n' | 'N') | KeyCode::Esc => {
                    app.overlay = None;
                    if let (Question::AgreeDraw(_), Screen::Game(session)) = (question, &mut app.screen) {
                        session.message = Some("The game goes on.".to_owned());
                    }
                }
                _ => {}
            }
        }
        Some(Overlay::Prompt(prompt)) => match code {
            KeyCode::Esc => app.overlay = None,
            KeyCode::Backspace => {
                prompt.text.pop();
            }
            KeyCode::Char(letter) if prompt.text.len() < LONGEST => prompt.text.push(letter),
            KeyCode::Enter => submit(app, effects),
            _ => {}
        },
        None => {}
    }
}

/// The answer to a question was yes.
pub(super) fn agree(app: &mut App, question: Question, effects: &mut Vec<Effect>) {
    match question {
        Question::Quit => {
            stop(app);
            effects.push(Effect::Quit);
        }
        Question::Menu => {
            stop(app);
            app.screen = Screen::Menu;
        }
        Question::Resign(_) | Question::AgreeDraw(_) => {
            let Screen::Game(session) = &mut app.screen else { return };
            // The game may have ended while the question was open; then there is nothing left to end.
            let _ = match question {
                Question::Resign(side) => session.history.resign(side).is_ok(),
                _ => session.history.agree_draw().is_ok(),
            };
            session.dice = None;
            session.refresh();
            turn::proceed(session, &mut app.context, effects);
        }
    }
}

fn submit(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(Overlay::Prompt(prompt)) = &app.overlay else { return };
    let text = prompt.text.trim().to_owned();
    if text.is_empty() {
        return;
    }
    match prompt.purpose {
        Purpose::Position => {
            if let Err(bad) = menu::begin_from(app, &text, effects)
                && let Some(Overlay::Prompt(prompt)) = &mut app.overlay
            {
                prompt.complaint = Some(bad);
            }
        }
        Purpose::Load => effects.push(Effect::from(Work::Load { path: PathBuf::from(text) })),
        Purpose::Save => {
            let Screen::Game(session) = &app.screen else { return };
            let names = [rules::Side::South, rules::Side::North].map(|side| name(session, side));
            let record =
                record::write(session.start.game, session.history.as_ref(), session.setups.as_ref(), &names);
            effects.push(Effect::from(Work::Save { path: PathBuf::from(text), text: record }));
        }
    }
}

/// Who sits there, as a record tells it.
fn name(session: &Session, side: rules::Side) -> String {
    match &session.start.seats[side] {
        Seat::Computer(name) => name.to_string(),
        Seat::Person => session.side(side).to_owned(),
    }
}
