//! Handles events from a server.

use wire::{Fact, ToClient};
use words::{SEATS, text};

use super::{ask, login_form, open, remote_table, tell};
use crate::app::{App, Screen};
use crate::effect::{Effect, Task};
use crate::online::{Lobby, LoginForm, Request, RequestError, ServerEvent};
use crate::overlay::{Overlay, Purpose};
use crate::setup::SetupStage;

pub(in crate::update) fn take(app: &mut App, news: ServerEvent, effects: &mut Vec<Effect>) {
    if app.server.is_none() {
        // The client has already disconnected.
        return;
    }
    match news {
        ServerEvent::Entered { known } => {
            if let Screen::LoginForm(login_form) = &mut app.screen {
                // With a stored session, the welcome message opens the lobby.
                login_form.is_waiting = known;
                if !known && login_form.is_chosen {
                    login_form::choose(app, effects);
                }
            }
        }
        ServerEvent::LobbyLists(lists) => {
            if let Some(server) = &mut app.server {
                server.lobby.take(*lists);
            }
        }
        ServerEvent::Heard(message) => on_message(app, *message, effects),
        ServerEvent::Whole(whole) => {
            if let Some(server) = &mut app.server {
                server.whole = whole;
            }
        }
        ServerEvent::Made { table, invitations } => {
            if let Some(server) = &mut app.server {
                server.keep_links(&table, &invitations);
            }
            open(app, &table, effects);
        }
        ServerEvent::Seated { table } => {
            app.overlay = None;
            open(app, &table, effects);
        }
        ServerEvent::Done(done) => {
            app.overlay = None;
            if let Screen::Offer = app.screen {
                app.screen = Screen::Lobby;
            }
            let told = done.text(app.context.words);
            say(app, told);
            ask(effects, Request::LobbyLists);
        }
        ServerEvent::Record { path, text, replace } => {
            effects.push(Effect::from(Task::Save { path, text, replace }));
        }
        ServerEvent::SignedOut => {
            forget_lobby(app);
            app.screen = Screen::LoginForm(LoginForm { keep: true, ..LoginForm::default() });
        }
        ServerEvent::Failed(why) => {
            let told = error_text(app, &why);
            complain(app, told);
        }
        ServerEvent::Lost(why) => {
            let told = error_text(app, &why);
            lose(app, told);
        }
    }
}

fn on_message(app: &mut App, message: ToClient, effects: &mut Vec<Effect>) {
    let is_here = |app: &App, table: &str| app.remote().is_some_and(|remote| remote.id() == table);
    match message {
        ToClient::Welcome { me, .. } => {
            if let Some(server) = &mut app.server {
                (server.me, server.whole) = (Some(me), true);
            }
            if let Screen::LoginForm(_) = app.screen {
                app.screen = Screen::Lobby;
            }
            for message in app.server.iter().flat_map(|server| &server.unanswered) {
                tell(effects, message.clone());
            }
            ask(effects, Request::LobbyLists);
        }
        ToClient::Table { table, now, spectators, view, chat } => {
            let is_wanted = app.server.as_ref().is_some_and(|server| server.opening.as_ref() == Some(&table));
            if is_wanted || is_here(app, &table) {
                remote_table::show(app, now, *view, chat, spectators, effects);
            }
        }
        ToClient::Update { table, now, update } => {
            if is_here(app, &table) {
                remote_table::follow(app, now, *update, effects);
            }
        }
        ToClient::Said { table, line } => {
            if let Some(remote) = app.remote_mut()
                && remote.id() == table
                && !remote.muted
                // A line may be published again after a failure.
                && remote.chat.iter().all(|known| known.number != line.number)
            {
                remote.chat.push(line);
            }
        }
        ToClient::Spectators { table, count } => {
            if let Some(remote) = app.remote_mut()
                && remote.id() == table
            {
                remote.spectators = count;
            }
        }
        ToClient::Waiting { table, before } => {
            if let Some(remote) = app.remote_mut()
                && remote.id() == table
            {
                remote.before = Some(before);
            }
        }
        ToClient::Seeks { seeks } => {
            if let Some(server) = &mut app.server {
                let lists = crate::online::LobbyLists { seeks, ..server.lobby.lists.clone() };
                server.lobby.take(lists);
            }
        }
        ToClient::Challenged { challenge } => {
            let game = catalog::game(&challenge.terms.game);
            let game = game.map_or(challenge.terms.game, |game| game.info().title.to_owned());
            let words = app.context.words;
            say(app, text!(words, "lobby-news-challenged", name = challenge.from, game = game));
            ask(effects, Request::LobbyLists);
        }
        ToClient::ChallengeGone { challenge } => {
            if let Some(words) =
                app.server.as_ref().map(|server| server.challenge_gone_text(&challenge, app.context.words))
            {
                say(app, words);
            }
            ask(effects, Request::LobbyLists);
        }
        ToClient::Paired { table } => match app.screen {
            Screen::Game(_) | Screen::Setup(_) if !is_here(app, &table) => {
                let told = text!(app.context.words, "term-lobby-found");
                say(app, told);
            }
            Screen::Game(_) | Screen::Setup(_) => {}
            _ => open(app, &table, effects),
        },
        ToClient::YourTurn { table } => {
            if !is_here(app, &table) {
                let is_at_table = app.remote().is_some();
                let id = if is_at_table { "term-lobby-turn-other" } else { "term-lobby-turn-yours" };
                let told = text!(app.context.words, id);
                say(app, told);
                ask(effects, Request::LobbyLists);
            }
        }
        ToClient::Refused { id, code, params, message } => {
            let why = Fact { code, params };
            forget_answered(app, id.as_deref());
            refuse(app, id.as_deref(), &RequestError::Refused { why, message });
        }
        ToClient::Done { id, .. } => forget_answered(app, Some(&id)),
        ToClient::Goodbye { .. } | ToClient::Pong { .. } => {}
    }
}

/// The server has answered the message with this id.
fn forget_answered(app: &mut App, id: Option<&str>) {
    if let (Some(server), Some(id)) = (&mut app.server, id) {
        server.answered(id);
    }
}

/// Handles a refused request.
fn refuse(app: &mut App, id: Option<&str>, why: &RequestError) {
    if let Some(remote) = app.remote_mut()
        && let Some(wire::ToServer::Do { id: sent, .. }) = &remote.sent
        && id == Some(sent)
    {
        remote.sent = None;
    }
    if let Screen::Setup(setup) = &mut app.screen
        && setup.stage == SetupStage::Wait
        && setup.remote.is_some()
    {
        setup.chosen = [None, None];
        setup.go_on();
    }
    if let (None, Some(server)) = (id, &mut app.server) {
        server.opening = None;
    }
    let told = error_text(app, why);
    complain(app, told);
}

/// Formats an error, with the names of the sides in the current game.
fn error_text(app: &App, why: &RequestError) -> String {
    let sides = app.remote().map_or(SEATS, |remote| remote.side_names());
    why.text(app.context.words, &sides)
}

/// Shows a message on any screen.
fn say(app: &mut App, words: String) {
    match (&mut app.screen, &mut app.server) {
        (Screen::Game(session), _) => session.message = Some(words),
        (Screen::Setup(setup), _) => setup.complaint = Some(words),
        (_, Some(server)) => server.lobby.message = Some(words),
        _ => {}
    }
}

/// Shows an error where it was caused.
fn complain(app: &mut App, words: String) {
    if let Some(Overlay::Prompt(prompt)) = &mut app.overlay
        && !matches!(prompt.purpose, Purpose::Say)
    {
        prompt.complaint = Some(words);
        if let Screen::Game(session) = &mut app.screen {
            session.saving = None;
        }
        return;
    }
    match (&mut app.screen, &mut app.server) {
        (Screen::LoginForm(login_form), _) => {
            (login_form.is_waiting, login_form.is_chosen) = (false, false);
            login_form.complaint = Some(words);
        }
        (Screen::Offer, Some(server)) => server.form.complaint = Some(words),
        _ => say(app, words),
    }
}

/// Clears state that belongs to a person, because the next one may be someone else.
fn forget_lobby(app: &mut App) {
    if let Some(server) = &mut app.server {
        server.lobby = Lobby::default();
        server.unanswered.clear();
    }
}

/// The connection is lost for good: return to where it was opened.
fn lose(app: &mut App, words: String) {
    super::super::stop(app);
    app.overlay = None;
    let was_known = app.server.as_ref().is_some_and(|server| server.me.is_some());
    if was_known {
        forget_lobby(app);
        app.screen =
            Screen::LoginForm(LoginForm { keep: true, complaint: Some(words), ..LoginForm::default() });
    } else {
        app.server = None;
        app.screen = Screen::Menu;
        app.menu.complaint = Some(words);
    }
}
