//! Handles keys during a game.

use catalog::WhyNot;
use crossterm::event::KeyCode;
use rules::Side;
use words::text;

use super::{command, online, turn};
use crate::app::{App, Context, Screen};
use crate::board::{Towards, neighbour};
use crate::command::Command;
use crate::effect::Effect;
use crate::session::{Completion, Paths, Pointed, Session};

/// Longer than any move or command.
const LONGEST: usize = 120;

pub(super) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    let context = &mut app.context;
    if turn::hurry(session, context, effects)
        && matches!(code, KeyCode::Enter | KeyCode::Esc | KeyCode::Char(' '))
    {
        return;
    }
    if session.paths.is_some() && choose_path(session, code, context, effects) {
        return;
    }
    match code {
        KeyCode::Up => go(session, Towards::Up),
        KeyCode::Down => go(session, Towards::Down),
        KeyCode::Left => go(session, Towards::Left),
        KeyCode::Right => go(session, Towards::Right),
        KeyCode::PageUp | KeyCode::Char('[') => step(session, -1, context, effects),
        KeyCode::PageDown | KeyCode::Char(']') => step(session, 1, context, effects),
        KeyCode::Home => step(session, isize::MIN / 2, context, effects),
        KeyCode::End => step(session, isize::MAX / 2, context, effects),
        KeyCode::Esc => back(app, effects),
        KeyCode::Backspace => {
            session.typed.pop();
            session.update_odds();
        }
        KeyCode::Tab if !session.typed.is_empty() => complete(session),
        KeyCode::Tab => cycle(session, true),
        KeyCode::BackTab => cycle(session, false),
        KeyCode::F(1) => command::run(app, Command::Help, effects),
        KeyCode::Enter if !session.typed.is_empty() => submit(app, effects),
        KeyCode::Enter => act(session, context, effects),
        KeyCode::Char(' ') if session.typed.is_empty() => act(session, context, effects),
        KeyCode::Char(letter) if session.typed.is_empty() => match session.command_of(letter) {
            Some(command) => command::run(app, command, effects),
            None => type_letter(session, letter),
        },
        KeyCode::Char(letter) => type_letter(session, letter),
        _ => {}
    }
}

/// Appends a letter to the typed move or command.
pub(super) fn type_letter(session: &mut Session, letter: char) {
    if session.typed.len() < LONGEST && !letter.is_control() {
        session.typed.extend(letter.to_lowercase());
        // Typing a move cancels the choice of a path.
        session.paths = None;
        session.update_odds();
    }
}

/// Moves the cursor to the next space.
fn go(session: &mut Session, towards: Towards) {
    let next = neighbour(&session.scene, session.cursor, towards, session.flipped, session.home);
    let Some(next) = next else { return };
    if matches!(towards, Towards::Up | Towards::Down) {
        let home = session.home;
        session.go_to(next);
        session.home = home;
    } else {
        session.go_to(next);
    }
}

/// Cycles through the movable pieces, or through the targets of the selected one.
fn cycle(session: &mut Session, forwards: bool) {
    let mut stops: Vec<usize> = match session.selection.spaces.is_empty() {
        true => session.starts(),
        false => session.targets().into_iter().map(|(space, _)| space).collect(),
    };
    stops.sort_unstable();
    let next = if forwards {
        stops.iter().find(|space| **space > session.cursor).or(stops.first())
    } else {
        stops.iter().rev().find(|space| **space < session.cursor).or(stops.last())
    };
    if let Some(next) = next.copied() {
        session.go_to(next);
    }
}

/// Completes the typed text.
fn complete(session: &mut Session) {
    let candidates = session.candidates();
    let completion = Completion::of(&session.typed, candidates.iter().map(String::as_str));
    if completion.shared.len() > session.typed.len() {
        session.typed = completion.shared;
    }
    session.update_odds();
}

/// Submits the typed text.
fn submit(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    let candidates = session.candidates();
    let typed = std::mem::take(&mut session.typed);
    let completion = Completion::of(&typed, candidates.iter().map(String::as_str));
    match completion.meant(&typed) {
        Some(meant) => match Command::of_word(meant.trim_start_matches(':'), session.words) {
            Some(command) => command::run(app, command, effects),
            None => take(session, meant, &mut app.context, effects),
        },
        None if completion.matches.len() > 1 => {
            // The text is ambiguous.
            session.message = Some(text!(session.words, "term-several"));
            session.typed = typed;
        }
        None if session.person_to_decide().is_some() || session.branches_off() => {
            take(session, &typed, &mut app.context, effects)
        }
        None => session.message = Some(text!(session.words, "term-not-your-turn")),
    }
}

/// Enter: chooses the space under the cursor, or performs the only action available.
fn act(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    if session.view.is_some() && !session.start.is_analysis {
        step(session, isize::MAX / 2, context, effects);
        return;
    }
    if session.view.is_some() {
        turn::rewind(session);
        turn::proceed(session, context, effects);
        return;
    }
    if session.waits_for_dice() && session.start.is_analysis {
        let number = context.below(session.history.dice_weight());
        if let Some(roll) = session.history.dice_roll(number) {
            take(session, &roll, context, effects);
        }
        return;
    }
    if let [only] = session.moves.as_slice()
        && only.trail.is_empty()
    {
        let text = only.text.clone();
        take(session, &text, context, effects);
        return;
    }
    point(session, session.cursor, context, effects);
}

/// Chooses a space.
pub(super) fn point(session: &mut Session, space: usize, context: &mut Context, effects: &mut Vec<Effect>) {
    if session.person_to_decide().is_none() || !session.is_played_on(space) {
        return;
    }
    let name = session.scene.spaces[space].name.clone();
    session.hint = None;
    let picked = session.selection.spaces.clone();
    match session.selection.point(&session.moves, &name) {
        Pointed::Move(text) => take(session, &text, context, effects),
        Pointed::Paths(texts) => session.paths = Some(Paths { texts, at: 0 }),
        Pointed::Further => session.message = None,
        Pointed::Nothing => {
            let why = why_nothing(session, picked, space);
            let sides = &session.history.info().sides;
            session.message = why.map(|why| session.words.sentence(&why.fact(), sides));
        }
    }
    session.update_odds();
}

/// Explains why the selected piece cannot go to a space, or why the piece there cannot move.
fn why_nothing(session: &Session, mut picked: Vec<String>, space: usize) -> Option<WhyNot> {
    let name = &session.scene.spaces.get(space)?.name;
    // Deselecting a piece is not an illegal try.
    if picked.first() == Some(name) {
        return None;
    }
    let is_picked = !picked.is_empty();
    picked.push(name.clone());
    let is_stuck = || !session.starts().contains(&space);
    let is_ours = |side: Side| is_stuck() && Some(side) == session.decider();
    if !is_picked && !session.scene.piece_on(space).is_some_and(|piece| is_ours(piece.side)) {
        return None;
    }
    let spaces: Vec<&str> = picked.iter().map(String::as_str).collect();
    session.history.why_not(&spaces)
}

fn take(session: &mut Session, text: &str, context: &mut Context, effects: &mut Vec<Effect>) {
    turn::take(session, text, context, effects);
    session.update_odds();
}

/// Handles the choice between several paths. Returns whether the key was used.
fn choose_path(
    session: &mut Session,
    code: KeyCode,
    context: &mut Context,
    effects: &mut Vec<Effect>,
) -> bool {
    let Some(paths) = &mut session.paths else { return false };
    let count = paths.texts.len().max(1);
    match code {
        KeyCode::Down | KeyCode::Right | KeyCode::Tab => paths.at = (paths.at + 1) % count,
        KeyCode::Up | KeyCode::Left | KeyCode::BackTab => paths.at = (paths.at + count - 1) % count,
        KeyCode::Esc => session.paths = None,
        KeyCode::Enter | KeyCode::Char(' ') => {
            if let Some(text) = paths.texts.get(paths.at).cloned() {
                take(session, &text, context, effects);
            }
        }
        KeyCode::Char(digit @ '1'..='9') => {
            let text = paths.texts.get(digit as usize - '1' as usize).cloned();
            if let Some(text) = text {
                take(session, &text, context, effects);
            }
        }
        _ => return false,
    }
    session.update_odds();
    true
}

/// Moves to an earlier or later position.
pub(super) fn step(session: &mut Session, by: isize, context: &mut Context, effects: &mut Vec<Effect>) {
    let end = session.steps.len();
    let at = (session.shown_step() as isize).saturating_add(by).clamp(0, end as isize) as usize;
    session.view = if at == end { None } else { session.history.scene_after(at).map(|scene| (at, scene)) };
    session.odds = None;
    session.paths = None;
    turn::analyse(session, context, effects);
}

/// Esc: undoes the input step by step, then returns to the menu.
fn back(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    if session.view.is_some() {
        step(session, isize::MAX / 2, &mut app.context, effects);
    } else if !session.typed.is_empty() {
        session.typed.clear();
    } else if session.hint.is_some() {
        session.hint = None;
    } else if session.selection != crate::session::Selection::begin(&session.moves) {
        session.selection = crate::session::Selection::begin(&session.moves);
    } else if session.message.is_some() && !session.is_over() {
        session.message = None;
    } else if session.remote.is_some() {
        online::to_lobby(app, effects);
        return;
    } else {
        app.overlay = Some(crate::overlay::Overlay::Ask(crate::overlay::Question::Menu));
        return;
    }
    session.update_odds();
}
