//! Handles commands.

use rules::{Coded, Fact, Side};
use words::text;

use super::{menu, online, turn};
use crate::app::{App, Screen};
use crate::command::Command;
use crate::effect::{Effect, Task};
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose, Question};
use crate::session::{Analysis, Session};

pub(super) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) {
    if online::run(app, command, effects) {
        return;
    }
    let Screen::Game(session) = &mut app.screen else { return };
    let context = &mut app.context;
    let info = session.history.info();
    let words = context.words;
    let refuse = |session: &mut Session, id: &str| session.message = Some(text!(words, id));
    let say = |session: &mut Session, fact: Fact| session.message = Some(words.sentence(&fact, &info.sides));
    match command {
        Command::Help => app.overlay = Some(Overlay::Help(Help { page: Page::Keys, scroll: 0, info })),
        Command::Rules => app.overlay = Some(Overlay::Help(Help { page: Page::Rules, scroll: 0, info })),
        Command::Undo => undo(app, effects),
        Command::Hint => match session.person_to_decide() {
            Some(_) if session.view.is_none() => turn::ask_hint(session, context, effects),
            _ => refuse(session, "term-nothing-for-you"),
        },
        Command::Analyse => match session.analysis {
            Some(_) => turn::stop_analysis(session),
            None => {
                let stop = search::Stop::new();
                let asked = context.now;
                session.analysis = Some(Analysis { ticket: 0, stop, thought: None, exact: None, asked });
                turn::analyse(session, context, effects);
            }
        },
        Command::Flip => {
            session.flipped = !session.flipped;
            session.go_to(session.cursor);
        }
        Command::Draw => match (session.history.may_be_drawn(), session.computer(), speaker(session)) {
            (Err(refused), ..) => say(session, refused.fact()),
            (Ok(()), Some(_), _) if turn::takes_draw(session) => {
                // The game is in progress, so this cannot fail.
                let _ = session.history.agree_draw();
                turn::end(session, context, effects);
            }
            (Ok(()), Some(_), _) => refuse(session, "term-draw-declined"),
            (Ok(()), None, side) => app.overlay = Some(Overlay::Ask(Question::AgreeDraw(!side))),
        },
        Command::Claim => match session.history.claim(speaker(session)) {
            Ok(_) => turn::end(session, context, effects),
            Err(refused) => say(session, refused.fact()),
        },
        Command::Resign => match session.is_over() {
            true => refuse(session, "game-over"),
            false => app.overlay = Some(Overlay::Ask(Question::Resign(speaker(session)))),
        },
        Command::Save => {
            let text = format!("{}.holo", session.start.game.name().replace([':', ','], "-"));
            session.saving = None;
            effects.push(Effect::from(Task::FindName { wanted: text.clone() }));
            app.overlay = Some(Overlay::Prompt(Prompt::suggesting(Purpose::Save, &text)));
        }
        Command::Again => {
            if session.start.is_analysis {
                leave(app, Question::Again, effects);
            } else if session.is_unsaved() && session.history.ending().is_none() {
                refuse(session, "term-finish-first");
            } else {
                session.stop();
                menu::play(app, effects);
            }
        }
        // These were handled above.
        Command::Accept | Command::Decline | Command::Abort | Command::Chat | Command::Mute => {}
        Command::Menu => leave(app, Question::Menu, effects),
        Command::Quit => leave(app, Question::Quit, effects),
    }
}

/// Returns the side of the person at this screen that a command is for.
fn speaker(session: &Session) -> Side {
    match session.computer() {
        Some((computer, _)) => !computer,
        None => session.decider().unwrap_or_else(|| session.history.turn()),
    }
}

/// Leaves at once if nothing would be lost, and asks otherwise.
fn leave(app: &mut App, question: Question, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &app.screen else { return };
    let is_harmless = session.history.is_empty() || !session.is_unsaved();
    if is_harmless {
        super::overlay::agree(app, question, effects);
    } else {
        app.overlay = Some(Overlay::Ask(question));
    }
}

/// Takes back the last decision; against the computer, back to the player's own last decision.
fn undo(app: &mut App, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    if session.start.is_analysis {
        let decision = session.steps.iter().take(session.shown_step()).rposition(|step| step.by.is_some());
        if let Some(scene) = decision.and_then(|step| session.history.scene_after(step)) {
            session.view = decision.map(|step| (step, scene));
            session.message = None;
            turn::rewind(session);
            turn::proceed(session, &mut app.context, effects);
        }
        return;
    }
    let person = session.computer().map(|(computer, _)| !computer);
    let has_played = |side: Side| session.steps.iter().any(|step| step.by == Some(side));
    if person.is_some_and(|side| !has_played(side)) {
        session.message = Some(text!(session.words, "nothing-to-take-back"));
        return;
    }
    loop {
        if let Err(refused) = session.history.undo() {
            session.message = Some(session.words.sentence(&refused.fact(), &session.history.info().sides));
            return;
        }
        if person.is_none() || session.decider() == person {
            break;
        }
    }
    session.dice = None;
    let has_dice =
        session.history.rolled_before().is_some() || session.steps.iter().any(|step| step.by.is_none());
    let id = if has_dice { "term-taken-back-dice" } else { "term-taken-back" };
    session.message = Some(text!(session.words, id));
    session.refresh();
    turn::proceed(session, &mut app.context, effects);
}
