//! Handles commands at an online table.

use wire::{Command as Act, Offer, ToServer};
use words::text;

use super::{act, tell, to_lobby};
use crate::app::{App, Screen};
use crate::command::Command;
use crate::effect::Effect;
use crate::overlay::{Overlay, Prompt, Purpose, Question};

/// Executes a command if it works differently at online tables. Returns whether it did.
pub(in crate::update) fn run(app: &mut App, command: Command, effects: &mut Vec<Effect>) -> bool {
    let Screen::Game(session) = &mut app.screen else { return false };
    let context = &mut app.context;
    let is_contest = session.is_contest();
    let now = context.now;
    let Some(remote) = &mut session.remote else {
        if command.is_online() {
            session.message = Some(text!(session.words, "term-online-only"));
        }
        return command.is_online();
    };
    let state = &remote.view.state;
    let refused = match command {
        Command::Hint | Command::Analyse if is_contest => "term-no-help",
        Command::Undo | Command::Draw | Command::Claim | Command::Resign | Command::Again
            if !remote.is_player() =>
        {
            "term-only-watching"
        }
        Command::Undo if !remote.view.terms.takebacks => "no-takebacks",
        Command::Claim if state.claimable.is_none() && !remote.is_abandoned(now) => "term-no-claim",
        Command::Resign if !remote.is_playing() && !remote.is_between_games() => "term-no-game",
        Command::Abort if !state.can_abort || !remote.is_player() => "too-late-to-abort",
        Command::Again if state.phase != wire::Phase::Over => "term-match-not-over",
        Command::Accept if remote.offered().is_none() => "term-nothing-offered",
        _ => "",
    };
    if !refused.is_empty() {
        session.message = Some(text!(session.words, refused));
        return true;
    }
    let prompt = |purpose, text: String| Some(Overlay::Prompt(Prompt::suggesting(purpose, &text)));
    match command {
        Command::Undo => act(remote, Act::Offer { what: Offer::Takeback }, context, effects),
        Command::Draw => act(remote, Act::Offer { what: Offer::Draw }, context, effects),
        Command::Again => act(remote, Act::Offer { what: Offer::Rematch }, context, effects),
        Command::Claim if state.claimable.is_some() => act(remote, Act::Claim, context, effects),
        Command::Claim => act(remote, Act::Abandoned { draw: false }, context, effects),
        Command::Accept => {
            if let Some(what) = remote.offered() {
                act(remote, Act::Accept { what }, context, effects);
            }
        }
        Command::Decline => {
            let own = Offer::ALL.into_iter().find(|what| remote.offers(*what));
            match (remote.offered(), own) {
                (Some(what), _) => act(remote, Act::Decline { what }, context, effects),
                (None, Some(what)) => act(remote, Act::Withdraw { what }, context, effects),
                (None, None) => session.message = Some(text!(session.words, "term-nothing-to-decline")),
            }
        }
        Command::Resign => {
            if let Some(side) = remote.our_side() {
                let question =
                    if remote.is_between_games() { Question::Concede(side) } else { Question::Resign(side) };
                app.overlay = Some(Overlay::Ask(question));
            }
        }
        Command::Abort => app.overlay = Some(Overlay::Ask(Question::Abort)),
        Command::Chat => app.overlay = prompt(Purpose::Say, String::new()),
        Command::Mute => {
            remote.muted = !remote.muted;
            let on = remote.muted;
            tell(effects, ToServer::Mute { table: remote.id().to_owned(), on });
            let id = if on { "term-chat-is-muted" } else { "term-chat-is-on" };
            session.message = Some(text!(session.words, id));
        }
        Command::Menu => to_lobby(app, effects),
        Command::Quit if is_contest => app.overlay = Some(Overlay::Ask(Question::Quit)),
        _ => return false,
    }
    true
}

/// Resigns the game or the match, or aborts the game.
pub(in crate::update) fn resign(app: &mut App, question: &Question, effects: &mut Vec<Effect>) -> bool {
    let Screen::Game(session) = &app.screen else { return false };
    let Some(remote) = &session.remote else { return false };
    let command = match question {
        Question::Abort => Act::Abort,
        Question::Concede(_) => Act::Concede,
        _ => Act::Resign,
    };
    act(remote, command, &mut app.context, effects);
    true
}
