//! Handles keys while a box is open over the screen.

use std::path::PathBuf;

use crossterm::event::KeyCode;
use rules::Side;
use table::record::Tags;
use wire::ToServer;
use words::{SEATS, text};

use super::{menu, online, stop, turn};
use crate::app::{App, Context, Screen};
use crate::draw::end_of_help;
use crate::effect::{Effect, Task};
use crate::online::{Request, invitation_in};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose, Question};
use crate::record::{self, Reading};
use crate::session::{Seat, Session};

pub(super) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    match &mut app.overlay {
        Some(Overlay::Help(help)) => match code {
            KeyCode::Up | KeyCode::Char('k') => scroll(help, -1, &app.context),
            KeyCode::Down | KeyCode::Char('j') => scroll(help, 1, &app.context),
            KeyCode::PageUp => scroll(help, -15, &app.context),
            KeyCode::PageDown | KeyCode::Char(' ') => scroll(help, 15, &app.context),
            KeyCode::Home => scroll(help, isize::MIN, &app.context),
            KeyCode::End => scroll(help, isize::MAX, &app.context),
            KeyCode::Tab | KeyCode::BackTab | KeyCode::Left | KeyCode::Right => {
                help.page = if help.page == Page::Keys { Page::Rules } else { Page::Keys };
                help.scroll = 0;
            }
            _ => app.overlay = None,
        },
        Some(Overlay::Ask(question)) => match code {
            // A second Enter after a file name is not a yes.
            KeyCode::Enter if matches!(question, Question::Replace(_)) => {}
            KeyCode::Char('y' | 'Y') | KeyCode::Enter => answer(app, true, effects),
            KeyCode::Char('n' | 'N') | KeyCode::Esc => answer(app, false, effects),
            _ => {}
        },
        Some(Overlay::Prompt(prompt)) => match code {
            KeyCode::Esc => app.overlay = None,
            KeyCode::Enter => submit(app, effects),
            KeyCode::Tab if matches!(prompt.purpose, Purpose::Load | Purpose::Save) => {
                effects.push(Effect::from(Task::CompletePath { typed: prompt.field.text().to_owned() }));
            }
            _ => {}
        },
        Some(Overlay::Records(choice)) => {
            let last = choice.records.len().saturating_sub(1);
            match code {
                KeyCode::Up | KeyCode::Char('k') => choice.at = choice.at.saturating_sub(1),
                KeyCode::Down | KeyCode::Char('j') => choice.at = (choice.at + 1).min(last),
                KeyCode::PageUp => choice.at = choice.at.saturating_sub(10),
                KeyCode::PageDown => choice.at = (choice.at + 10).min(last),
                KeyCode::Home => choice.at = 0,
                KeyCode::End => choice.at = last,
                KeyCode::Enter | KeyCode::Char(' ') => open_chosen(app, effects),
                KeyCode::Esc => app.overlay = None,
                _ => {}
            }
        }
        None => {}
    }
}

/// Scrolls a help page by so many lines, within its limits.
pub(super) fn scroll(help: &mut Help, by: isize, context: &Context) {
    // The window may have grown since.
    let end = end_of_help(*help, context);
    help.scroll = help.scroll.min(end).saturating_add_signed(by).min(end);
}

/// Opens the selected record.
pub(super) fn open_chosen(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(Overlay::Records(choice)) = &mut app.overlay else { return };
    let Some(record) = choice.records.get(choice.at) else { return };
    match Reading::of(record) {
        Ok(reading) => menu::open_record(app, reading, effects),
        Err(bad) => choice.complaint = Some(app.context.words.sentence(&bad, &SEATS)),
    }
}

/// Handles the answer to a question.
pub(super) fn answer(app: &mut App, yes: bool, effects: &mut Vec<Effect>) {
    let Some(Overlay::Ask(question)) = app.overlay.take() else { return };
    if yes {
        agree(app, question, effects);
    } else {
        refuse(app, question);
    }
}

/// Handles the answer yes.
pub(super) fn agree(app: &mut App, question: Question, effects: &mut Vec<Effect>) {
    match question {
        Question::Quit => {
            stop(app);
            effects.push(Effect::Quit);
        }
        Question::Resign(_) | Question::Concede(_) | Question::Abort
            if online::resign(app, &question, effects) => {}
        Question::Abort | Question::Concede(_) => {}
        Question::Replace(path) => save(app, path, true, effects),
        Question::Again => {
            stop(app);
            menu::analyse(app, effects);
        }
        Question::Menu => {
            stop(app);
            app.screen = Screen::Menu;
        }
        Question::Resign(_) | Question::AgreeDraw(_) => {
            let Screen::Game(session) = &mut app.screen else { return };
            // The game may have ended while the question was open; then there is nothing left to do.
            let _ = match question {
                Question::Resign(side) => session.history.resign(side).is_ok(),
                _ => session.history.agree_draw().is_ok(),
            };
            session.dice = None;
            turn::end(session, &mut app.context, effects);
        }
    }
}

/// Handles the answer no.
fn refuse(app: &mut App, question: Question) {
    match (question, &mut app.screen) {
        (Question::AgreeDraw(_), Screen::Game(session)) => {
            session.message = Some(text!(session.words, "term-goes-on"));
        }
        // The user may want another name.
        (Question::Replace(path), Screen::Game(_)) => {
            let text = path.display().to_string();
            app.overlay = Some(Overlay::Prompt(Prompt::suggesting(Purpose::Save, &text)));
        }
        _ => {}
    }
}

/// Saves the record of the game to a file.
fn save(app: &mut App, path: PathBuf, replace: bool, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    if session.saving.is_some() {
        return;
    }
    session.saving = Some(session.kept());
    if let Some(remote) = &session.remote {
        // The server's own record has the clocks, and the secret of the dice.
        let table = remote.id().to_owned();
        online::ask(effects, Request::Record { table, path, replace });
        return;
    }
    let as_json = path.extension().is_some_and(|extension| extension == "json");
    let text = match &session.origin {
        // Nothing was played since, so the metadata of the record still applies.
        Some((record, kept)) if *kept == session.kept() => record::text(record, as_json),
        _ => {
            let (game, setups) = (session.start.game, session.setups.clone());
            record::write(game, session.history.as_ref(), setups, tags(session), as_json)
        }
    };
    effects.push(Effect::from(Task::Save { path, text, replace }));
}

fn submit(app: &mut App, effects: &mut Vec<Effect>) {
    let Some(Overlay::Prompt(prompt)) = &mut app.overlay else { return };
    let text = prompt.field.text().trim().to_owned();
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
        Purpose::Server => {
            app.server_address = Some(text.clone());
            online::enter(app, &text, effects);
        }
        Purpose::Link => match invitation_in(&text) {
            Some(invitation) => online::ask(effects, Request::Join(invitation)),
            None => prompt.complaint = Some(text!(app.context.words, "term-no-invitation")),
        },
        Purpose::Challenge => online::challenge(app, &text, effects),
        Purpose::Say => {
            prompt.field.take();
            let Some(remote) = app.remote() else { return };
            let (table, room) = (remote.id().to_owned(), remote.room());
            let id = app.context.message_id();
            online::tell(effects, ToServer::Say { id, table, room, text });
        }
        Purpose::Load => effects.push(Effect::from(Task::Load { path: PathBuf::from(text) })),
        Purpose::Save => save(app, PathBuf::from(text), false, effects),
    }
}

/// Returns the tags of the record: event and players, from the record that the game continues, if any.
fn tags(session: &Session) -> Tags {
    let before = session.origin.as_ref().map(|(record, _)| record.tags.clone()).unwrap_or_default();
    let name = |side: Side, before: &Option<String>| match &session.start.seats[side] {
        Seat::Computer(name) => name.to_string(),
        Seat::Person | Seat::Elsewhere => {
            let known = before.clone().filter(|name| record::computer(name).is_none());
            known.unwrap_or_else(|| session.history.info().sides[side].to_owned())
        }
    };
    Tags {
        first: Some(name(Side::South, &before.first)),
        second: Some(name(Side::North, &before.second)),
        time_control: session.clock_tag(),
        ..before
    }
}
