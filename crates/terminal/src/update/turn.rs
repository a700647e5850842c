//! The course of a game: moves, rolls, computer players and clocks.

use std::time::Duration;

use play::{Forfeit, SearchLimits};
use rules::{BadChoice, Node, Side};
use search::{Score, Stop};
use words::{as_sentence, text};

use super::online;
use crate::app::Context;
use crate::effect::{Effect, Opponent, Task};
use crate::narration;
use crate::session::{Analysis, Dice, Seat, Session, Thinking};

/// How often the tablebase is probed until it is ready.
const ASK_AGAIN: Duration = Duration::from_secs(1);
/// The number of lines of analysis.
const LINES: usize = 3;
/// The search time for a hint.
const HINT: Duration = Duration::from_millis(700);

/// Determines what happens next, after any change.
pub(super) fn proceed(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    if let Some(thinking) = session.thinking.take() {
        thinking.stop.stop();
    }
    if session.remote.is_some() {
        online::go_on(session, context, effects);
        online::show_clock(session, context);
        analyse(session, context, effects);
        return;
    }
    run_clock(session, context);
    analyse(session, context, effects);
    if session.history.ending().is_some() {
        return;
    }
    match session.history.node() {
        Node::Chance if session.start.is_analysis => {}
        Node::Chance => roll(session, context, effects),
        Node::Decide(side) => {
            if let Seat::Computer(_) = session.start.seats[side] {
                ask_computer(session, side, context, effects);
            }
        }
        Node::Over(_) => {}
    }
}

/// The game was ended by a declaration: earlier messages no longer matter.
pub(super) fn end(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    session.message = None;
    session.refresh();
    proceed(session, context, effects);
}

/// Makes a move or applies a roll, in notation.
pub(super) fn take(session: &mut Session, text: &str, context: &mut Context, effects: &mut Vec<Effect>) {
    if session.remote.is_some() {
        online::send_move(session, text, context, effects);
        return;
    }
    if session.view.is_some() && session.start.is_analysis {
        // An illegal move drops no later moves.
        if let Err(bad) = session.shown_history().take(text) {
            session.message = Some(refused(session, text, &bad));
            return;
        }
        rewind(session);
    }
    let turn = session.history.turn();
    if let Err(bad) = apply(session, text) {
        session.message = Some(bad);
        return;
    }
    press_clock(session, turn, context.now);
    proceed(session, context, effects);
}

/// Shows a choice on the board, and describes its effects.
pub(super) fn apply(session: &mut Session, text: &str) -> Result<(), String> {
    session.history.take(text).map_err(|bad| refused(session, text, &bad))?;
    let told = what_happened(session);
    session.message = (!told.is_empty()).then_some(told);
    session.refresh();
    Ok(())
}

/// Formats the effects of the last choice.
fn what_happened(session: &Session) -> String {
    let last = session.history.len().checked_sub(1).and_then(|last| session.history.step(last));
    let effects = last.map(|step| step.effects).unwrap_or_default();
    narration::effects(&effects, session.words, &session.history.info().sides)
}

/// Explains why a text cannot be played.
fn refused(session: &Session, tried: &str, bad: &BadChoice) -> String {
    let why = catalog::why_refused(&*session.history, tried, bad);
    let why = session.words.sentence(&why, &session.history.info().sides);
    text!(session.words, "term-bad-choice", text = tried, why = why)
}

/// Drops the moves after the visible position of an analysis board.
pub(super) fn rewind(session: &mut Session) {
    session.history = session.shown_history();
    session.refresh();
}

/// Starts a roll; one that was taken back here is repeated.
pub(super) fn roll(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    let before = session.history.rolled_before();
    let again = before.is_some();
    let number = context.below(session.history.dice_weight());
    let Some(roll) = before.or_else(|| session.history.dice_roll(number)) else { return };
    let title = session.words.say(&session.scene.ask, &session.history.info().sides);
    session.dice = Some(Dice { title, roll, again, since: context.now, outcome: None });
    if !context.motion {
        apply_roll(session, context);
        clear_dice(session, context, effects);
    }
}

/// Animates a roll by the server; without animation it counts at once.
pub(super) fn tumble(session: &mut Session, roll: String, context: &mut Context) {
    let title = session.words.say(&session.scene.ask, &session.history.info().sides);
    session.dice = Some(Dice { title, roll, again: false, since: context.now, outcome: None });
    if !context.motion {
        apply_roll(session, context);
        session.dice = None;
    }
}

/// Ends the animation and applies the roll.
fn apply_roll(session: &mut Session, context: &mut Context) {
    let Some(mut dice) = session.dice.take() else { return };
    let turn = session.history.turn();
    let taken = session.history.take(&dice.roll);
    if let Some(remote) = &mut session.remote {
        remote.queue.pop_front();
    }
    if taken.is_err() {
        return;
    }
    press_clock(session, turn, context.now);
    let outcome = what_happened(session);
    session.message = Some(match dice.again {
        true => format!("{} {outcome}", as_sentence(&text!(session.words, "term-again"))),
        false => outcome.clone(),
    });
    dice.outcome = Some(outcome);
    session.refresh();
    dice.since = context.now.saturating_sub(Dice::TUMBLE);
    session.dice = Some(dice);
}

/// Removes the dice and continues the game.
fn clear_dice(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    session.dice = None;
    proceed(session, context, effects);
}

/// Skips the animation. Returns whether there was one.
pub(super) fn hurry(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) -> bool {
    match &session.dice {
        None => return false,
        Some(dice) if dice.outcome.is_none() => apply_roll(session, context),
        Some(_) => clear_dice(session, context, effects),
    }
    true
}

/// Advances the time.
pub(super) fn tick(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    if let Some(dice) = &session.dice {
        let lain = context.now.saturating_sub(dice.since);
        if dice.outcome.is_none() && lain >= Dice::TUMBLE {
            apply_roll(session, context);
        } else if dice.outcome.is_some() && lain >= Dice::TUMBLE + Dice::REST {
            clear_dice(session, context, effects);
        }
    }
    run_clock(session, context);
    online::show_clock(session, context);
    let now = context.now;
    if let Some(analysis) = &mut session.analysis
        && analysis.exact.is_none()
        && now.saturating_sub(analysis.asked) >= ASK_AGAIN
    {
        analysis.asked = now;
        let (ticket, game) = (analysis.ticket, session.start.game);
        let history = session.shown_history();
        effects.push(Effect::from(Task::Exact { ticket, game, history }));
    }
}

/// Stops the clock after a choice, and adds the increment if that finished this side's turn.
fn press_clock(session: &mut Session, turn: Side, now: Duration) {
    let after = session.history.turn();
    if let Some(clock) = &mut session.clock {
        clock.choose(turn, after, now);
    }
}

/// Runs the clock of the side to decide, and ends the game when its time is up.
fn run_clock(session: &mut Session, context: &Context) {
    if session.remote.is_some() {
        return;
    }
    let decider = session.decider().filter(|_| session.dice.is_none());
    let Some(clock) = &mut session.clock else { return };
    let Some(loser) = clock.run(decider, context.now) else { return };
    if session.history.forfeit(loser, Forfeit::Time).is_ok() {
        if let Some(thinking) = session.thinking.take() {
            thinking.stop.stop();
        }
        session.refresh();
        session.message = None;
    }
}

fn ask_computer(session: &mut Session, side: Side, context: &mut Context, effects: &mut Vec<Effect>) {
    let Seat::Computer(name) = session.start.seats[side].clone() else { return };
    if wants_draw(session) && session.history.claim(side).is_ok() {
        end(session, context, effects);
        return;
    }
    let thinking = Thinking { ticket: context.ticket(), stop: Stop::new(), since: context.now };
    let clock = session.clock.as_ref().map(|clock| clock.reading());
    let limits = SearchLimits { clock, ..name.limits.unwrap_or_default() };
    let opponent =
        Opponent { session: session.id, game: session.start.game, name, side, seed: context.seed() };
    effects.push(Effect::from(Task::Choose {
        ticket: thinking.ticket,
        opponent,
        history: session.history.copy(),
        limits,
        stop: thinking.stop.clone(),
    }));
    session.thinking = Some(thinking);
}

/// Returns whether the computer would accept a draw: when it does not expect to win.
pub(super) fn wants_draw(session: &Session) -> bool {
    session.score.is_some_and(|score| score <= Score::DRAW)
}

/// Returns whether the computer accepts a draw offer now.
pub(super) fn takes_draw(session: &Session) -> bool {
    session.score.is_some_and(|score| score <= play::content_with(session.history.len()))
}

/// Restarts the analysis of the current position, if it is shown.
pub(super) fn analyse(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    if session.analysis.is_none() {
        return;
    }
    stop_analysis(session);
    let ticket = context.ticket();
    let stop = Stop::new();
    let game = session.start.game;
    let history = session.shown_history();
    if history.count_moves() > 0 {
        effects.push(Effect::from(Task::Exact { ticket, game, history: history.copy() }));
        let limits = SearchLimits::default();
        let work = Task::Analyse { ticket, game, history, lines: LINES, limits, stop: stop.clone() };
        effects.push(Effect::from(work));
    }
    session.analysis = Some(Analysis { ticket, stop, thought: None, exact: None, asked: context.now });
}

/// Stops all analysis.
pub(super) fn stop_analysis(session: &mut Session) {
    if let Some(analysis) = session.analysis.take() {
        analysis.stop.stop();
    }
}

/// Requests a hint.
pub(super) fn ask_hint(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    if let Some(hinting) = session.hinting.take() {
        hinting.stop.stop();
    }
    let hinting = Thinking { ticket: context.ticket(), stop: Stop::new(), since: context.now };
    effects.push(Effect::from(Task::Analyse {
        ticket: hinting.ticket,
        game: session.start.game,
        history: session.history.copy(),
        lines: 1,
        limits: SearchLimits::time(HINT),
        stop: hinting.stop.clone(),
    }));
    session.hinting = Some(hinting);
}
