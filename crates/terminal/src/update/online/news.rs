//! What comes from a server.

use wire::{Fact, ToClient};
use words::{SEATS, text};

use super::{ask, door, open, table, tell};
use crate::app::{App, Screen};
use crate::effect::{Effect, Work};
use crate::online::{Door, Lobby, News, Request, Trouble};
use crate::overlay::{Overlay, Purpose};
use crate::setup::Stage;

pub(in crate::update) fn take(app: &mut App, news: News, effects: &mut Vec<Effect>) {
    if app.house.is_none() {
        // We have left already.
        return;
    }
    match news {
        News::Entered { known } => {
            if let Screen::Door(door) = &mut app.screen {
                // Whoever is known is let in by the welcome.
                door.is_waiting = known;
                if !known && door.is_chosen {
                    door::choose(app, effects);
                }
            }
        }
        News::Lists(lists) => {
            if let Some(house) = &mut app.house {
                house.lobby.take(*lists);
            }
        }
        News::Heard(message) => hear(app, *message, effects),
        News::Whole(whole) => {
            if let Some(house) = &mut app.house {
                house.whole = whole;
            }
        }
        News::Made { table, invitations } => {
            if let Some(house) = &mut app.house {
                house.keep_links(&table, &invitations);
            }
            open(app, &table, effects);
        }
        News::Seated { table } => {
            app.overlay = None;
            open(app, &table, effects);
        }
        News::Done(done) => {
            app.overlay = None;
            if let Screen::Offer = app.screen {
                app.screen = Screen::Lobby;
            }
            let told = done.told(app.context.words);
            say(app, told);
            ask(effects, Request::Lists);
        }
        News::Record { path, text, replace } => {
            effects.push(Effect::from(Work::Save { path, text, replace }));
        }
        News::SignedOut => {
            forget_lobby(app);
            app.screen = Screen::Door(Door { keep: true, ..Door::default() });
        }
        News::Failed(why) => {
            let told = told(app, &why);
            complain(app, told);
        }
        News::Lost(why) => {
            let told = told(app, &why);
            lose(app, told);
        }
    }
}

fn hear(app: &mut App, message: ToClient, effects: &mut Vec<Effect>) {
    let is_here = |app: &App, table: &str| app.remote().is_some_and(|remote| remote.id() == table);
    match message {
        ToClient::Welcome { me, .. } => {
            if let Some(house) = &mut app.house {
                (house.me, house.whole) = (Some(me), true);
            }
            if let Screen::Door(_) = app.screen {
                app.screen = Screen::Lobby;
            }
            // Sent again with the same id, a move counts once.
            if let Some(sent) = app.remote().and_then(|remote| remote.sent.clone()) {
                tell(effects, sent);
            }
            ask(effects, Request::Lists);
        }
        ToClient::Table { table, now, spectators, view, chat } => {
            let is_wanted = app.house.as_ref().is_some_and(|house| house.opening.as_ref() == Some(&table));
            if is_wanted || is_here(app, &table) {
                table::show(app, now, *view, chat, spectators, effects);
            }
        }
        ToClient::Update { table, now, update } => {
            if is_here(app, &table) {
                table::follow(app, now, *update, effects);
            }
        }
        ToClient::Said { table, line } => {
            if let Some(remote) = app.remote_mut()
                && remote.id() == table
                && !remote.muted
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
            if let Some(house) = &mut app.house {
                let lists = crate::online::Lists { seeks, ..house.lobby.lists.clone() };
                house.lobby.take(lists);
            }
        }
        ToClient::Challenged { challenge } => {
            let game = catalog::game(&challenge.terms.game);
            let game = game.map_or(challenge.terms.game, |game| game.info().title.to_owned());
            let words = app.context.words;
            say(app, text!(words, "lobby-news-challenged", name = challenge.from, game = game));
            ask(effects, Request::Lists);
        }
        ToClient::ChallengeGone { challenge } => {
            if let Some(words) =
                app.house.as_ref().map(|house| house.told_gone(&challenge, app.context.words))
            {
                say(app, words);
            }
            ask(effects, Request::Lists);
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
                ask(effects, Request::Lists);
            }
        }
        ToClient::Refused { id, code, params, message } => {
            let why = Fact { code, params };
            refuse(app, id.as_deref(), &Trouble::Refused { why, message });
        }
        ToClient::Done { .. } | ToClient::Goodbye { .. } | ToClient::Pong { .. } => {}
    }
}

/// Something that we wanted was refused.
fn refuse(app: &mut App, id: Option<&str>, why: &Trouble) {
    if let Some(remote) = app.remote_mut()
        && let Some(wire::ToServer::Do { id: sent, .. }) = &remote.sent
        && id == Some(sent)
    {
        remote.sent = None;
    }
    if let Screen::Setup(setup) = &mut app.screen
        && setup.stage == Stage::Wait
        && setup.remote.is_some()
    {
        setup.chosen = [None, None];
        setup.go_on();
    }
    if let (None, Some(house)) = (id, &mut app.house) {
        house.opening = None;
    }
    let told = told(app, why);
    complain(app, told);
}

/// What went wrong, in a sentence that calls the sides what the game on the screen calls them.
fn told(app: &App, why: &Trouble) -> String {
    let sides = app.remote().map_or(SEATS, |remote| remote.side_names());
    why.told(app.context.words, &sides)
}

/// Says something wherever we are.
fn say(app: &mut App, words: String) {
    match (&mut app.screen, &mut app.house) {
        (Screen::Game(session), _) => session.message = Some(words),
        (Screen::Setup(setup), _) => setup.complaint = Some(words),
        (_, Some(house)) => house.lobby.message = Some(words),
        _ => {}
    }
}

/// Tells what went wrong where it was asked for.
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
    match (&mut app.screen, &mut app.house) {
        (Screen::Door(door), _) => {
            (door.is_waiting, door.is_chosen) = (false, false);
            door.complaint = Some(words);
        }
        (Screen::Offer, Some(house)) => house.form.complaint = Some(words),
        _ => say(app, words),
    }
}

/// Whoever comes in next may be somebody else, whom nothing of this concerns.
fn forget_lobby(app: &mut App) {
    if let Some(house) = &mut app.house {
        house.lobby = Lobby::default();
    }
}

/// The server cannot be talked to any more: back to where we came in.
fn lose(app: &mut App, words: String) {
    super::super::stop(app);
    app.overlay = None;
    let was_known = app.house.as_ref().is_some_and(|house| house.me.is_some());
    if was_known {
        forget_lobby(app);
        app.screen = Screen::Door(Door { keep: true, complaint: Some(words), ..Door::default() });
    } else {
        app.house = None;
        app.screen = Screen::Menu;
        app.menu.complaint = Some(words);
    }
}
