//! Handles the results of background tasks.

use super::{menu, online, turn};
use crate::app::{App, Screen};
use crate::effect::{Effect, Opponent, Task};
use crate::input::{Answer, LoadError};
use crate::overlay::{Overlay, Purpose, Question, Records};
use crate::record::{self, Reading};
use crate::session::{Hint, Seat};
use crate::text_field::TextField;
use rules::{Fact, Side};
use words::{SEATS, as_sentence, text};

pub(super) fn take(app: &mut App, answer: Answer, effects: &mut Vec<Effect>) {
    match answer {
        Answer::Free { wanted, name } => {
            // Not over what the player has typed in the meantime.
            if let Some(Overlay::Prompt(prompt)) = &mut app.overlay
                && prompt.purpose == Purpose::Save
                && prompt.field.text() == wanted
            {
                prompt.field = TextField::suggesting(&name);
            }
        }
        Answer::Completed { typed, text } => {
            if let Some(Overlay::Prompt(prompt)) = &mut app.overlay
                && prompt.field.text() == typed
            {
                prompt.field.set(&text);
            }
        }
        Answer::Exists { path } => {
            if let Screen::Game(session) = &mut app.screen
                && session.saving.take().is_some()
            {
                app.overlay = Some(Overlay::Ask(Question::Replace(path)));
            }
        }
        Answer::Saved { path, result } => saved(app, &path.display().to_string(), result),
        Answer::Loaded { path, result } => {
            let words = app.context.words;
            let unread = |why| match why {
                LoadError::TooLarge => text!(words, "term-file-too-large"),
                LoadError::Broken(why) => as_sentence(&why),
            };
            let wrong = |why: Fact| words.sentence(&why, &SEATS);
            let records = result.map_err(unread).and_then(|text| record::read(&text).map_err(wrong));
            let opened = records.and_then(|records| {
                if let [record] = records.as_slice() {
                    menu::open_record(app, Reading::of(record).map_err(wrong)?, effects);
                } else {
                    app.overlay = Some(Overlay::Records(Records { records, at: 0, complaint: None }));
                }
                Ok(())
            });
            if let Err(why) = opened {
                let told = text!(words, "term-bad-file", path = path.display().to_string(), why = why);
                complain(app, Purpose::Load, told);
            }
        }
        Answer::SetUp { ticket, result } => set_up(app, ticket, result, effects),
        Answer::ServerEvent(news) => online::take(app, news, effects),
        Answer::Chosen { .. } | Answer::Thought { .. } | Answer::Done { .. } | Answer::Exact { .. } => {
            in_game(app, answer, effects);
        }
    }
}

fn in_game(app: &mut App, answer: Answer, effects: &mut Vec<Effect>) {
    let Screen::Game(session) = &mut app.screen else { return };
    match answer {
        Answer::Chosen { ticket, result } => {
            // The answer to an outdated request.
            if session.thinking.as_ref().is_none_or(|thinking| thinking.ticket != ticket) {
                return;
            }
            session.thinking = None;
            match result {
                Ok(chosen) => {
                    session.score = chosen.score.or(session.score);
                    turn::take(session, &chosen.mv, &mut app.context, effects);
                }
                Err((told, fault)) => {
                    if let Some(side) = session.decider() {
                        let _ = session.history.forfeit(side, fault);
                        turn::end(session, &mut app.context, effects);
                        let why = as_sentence(&told);
                        session.message = Some(text!(session.words, "term-engine-failed", why = why));
                    }
                }
            }
        }
        Answer::Thought { ticket, thought } => {
            if let Some(analysis) = &mut session.analysis
                && analysis.ticket == ticket
            {
                analysis.thought = Some(thought);
            }
        }
        Answer::Done { ticket, thought } => {
            if let Some(analysis) = &mut session.analysis
                && analysis.ticket == ticket
            {
                analysis.thought = thought.or(analysis.thought.take());
            } else if session.hinting.as_ref().is_some_and(|hinting| hinting.ticket == ticket) {
                session.hinting = None;
                let line = thought.and_then(|thought| thought.lines.into_iter().next());
                session.hint =
                    line.and_then(|line| Some(Hint { text: line.moves.first()?.clone(), score: line.score }));
            }
        }
        Answer::Exact { ticket, exact } => {
            if let Some(analysis) = &mut session.analysis
                && analysis.ticket == ticket
            {
                analysis.exact = exact;
            }
        }
        _ => {}
    }
}

fn set_up(app: &mut App, ticket: u64, result: Result<String, String>, effects: &mut Vec<Effect>) {
    /// How often a computer is asked again whose setup conflicts with its opponent's.
    const MOST_REFUSALS: u32 = 6;
    let Screen::Setup(setup) = &mut app.screen else { return };
    if setup.ticket != Some(ticket) {
        return;
    }
    let Some((side, name)) = Side::BOTH.into_iter().find_map(|side| match &setup.start.seats[side] {
        Seat::Computer(name) => Some((side, name.clone())),
        Seat::Person | Seat::Elsewhere => None,
    }) else {
        return;
    };
    let choices = setup.compatible(side);
    let chosen = result.ok().filter(|chosen| choices.contains(chosen));
    if chosen.is_none() && setup.refusals < MOST_REFUSALS {
        setup.refusals += 1;
        let (game, seed) = (setup.start.game, app.context.seed());
        let ticket = app.context.ticket();
        setup.ticket = Some(ticket);
        let opponent = Opponent { session: ticket, game, name, side, seed };
        effects.push(Effect::from(Task::SetUp { ticket, opponent, open: choices }));
        return;
    }
    setup.ticket = None;
    let any = app.context.below(choices.len() as u64) as usize;
    setup.chosen[side] = chosen.or_else(|| choices.into_iter().nth(any));
    if setup.is_waiting() {
        setup.go_on();
    }
}

fn saved(app: &mut App, path: &str, result: Result<(), String>) {
    let saving = match &mut app.screen {
        Screen::Game(session) => session.saving.take(),
        _ => None,
    };
    if let Err(bad) = result {
        let told = text!(app.context.words, "term-bad-file", path = path, why = as_sentence(&bad));
        complain(app, Purpose::Save, told);
        return;
    }
    if matches!(&app.overlay, Some(Overlay::Prompt(prompt)) if prompt.purpose == Purpose::Save) {
        app.overlay = None;
    }
    if let Screen::Game(session) = &mut app.screen {
        session.saved = saving.unwrap_or_else(|| session.saved.clone());
        session.message = Some(text!(session.words, "term-saved", path = path));
    }
}

/// Shows an error in the prompt that caused it, or in the menu.
fn complain(app: &mut App, purpose: Purpose, words: String) {
    match &mut app.overlay {
        Some(Overlay::Prompt(prompt)) if prompt.purpose == purpose => prompt.complaint = Some(words),
        _ => app.menu.complaint = Some(words),
    }
}
