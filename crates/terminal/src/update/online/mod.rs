//! Handles everything online: the login form, the lobby and tables.

mod command;
mod lobby;
mod login_form;
mod offer_form;
mod remote_table;
mod server_event;
mod table_event;

use crate::app::{App, Context, Screen};
use crate::effect::{Effect, Task};
use crate::online::{Lobby, LoginForm, RemoteTable, Request, Server};
use wire::ToServer;
use words::text;

pub(super) use self::command::{resign, run};
pub(super) use self::lobby::{act as choose_entry, press as press_lobby};
pub(super) use self::login_form::{choose as choose_field, press as press_login_form};
pub(super) use self::offer_form::{challenge, choose as choose_offer, press as press_offer_form};
pub(super) use self::remote_table::{go_on, send_move, set_up, show_clock};
pub(super) use self::server_event::take;

/// Sends a request to the server.
pub(super) fn ask(effects: &mut Vec<Effect>, request: Request) {
    effects.push(Effect::from(Task::Ask(request)));
}

/// Sends a message over the socket.
pub(super) fn tell(effects: &mut Vec<Effect>, message: ToServer) {
    ask(effects, Request::Tell(Box::new(message)));
}

/// Remembers the messages that are sent until the server has answered them.
pub(super) fn expect_answers(app: &mut App, effects: &[Effect]) {
    let Some(server) = &mut app.server else { return };
    for effect in effects {
        let Effect::Task(task) = effect else { continue };
        if let Task::Ask(Request::Tell(message)) = &**task {
            server.expect_answer(message);
        }
    }
}

/// Sends a command to a table.
pub(super) fn act(
    remote: &RemoteTable,
    command: wire::Command,
    context: &mut Context,
    effects: &mut Vec<Effect>,
) {
    let (id, table) = (context.message_id(), remote.id().to_owned());
    let game = Some(remote.view.state.game_number);
    tell(effects, ToServer::Do { id, table, game, command });
}

/// Connects to a server.
pub(super) fn enter(app: &mut App, server: &str, effects: &mut Vec<Effect>) {
    let server = address(server);
    app.overlay = None;
    app.server = Some(Server::new(server.clone(), app.menu.online()));
    app.screen = Screen::LoginForm(LoginForm { keep: true, is_waiting: true, ..LoginForm::default() });
    ask(effects, Request::Enter { server });
}

/// Parses an address as people write it. Without a scheme, HTTPS is assumed, except for this machine.
fn address(server: &str) -> String {
    let server = server.trim().trim_end_matches('/');
    let is_here = ["localhost", "127.", "[::1]"].iter().any(|here| server.starts_with(here));
    match server.contains("://") {
        true => server.to_owned(),
        false if is_here => format!("http://{server}"),
        false => format!("https://{server}"),
    }
}

/// Disconnects from the server.
pub(super) fn leave(app: &mut App, effects: &mut Vec<Effect>) {
    ask(effects, Request::Leave);
    app.server = None;
    app.overlay = None;
    app.screen = Screen::Menu;
}

/// Returns to the lobby. Games continue.
pub(super) fn to_lobby(app: &mut App, effects: &mut Vec<Effect>) {
    if let Some(remote) = app.remote() {
        let table = remote.id().to_owned();
        tell(effects, ToServer::Unwatch { table });
    }
    super::stop(app);
    app.overlay = None;
    let now = app.context.now;
    let Some(server) = &mut app.server else {
        app.screen = Screen::Menu;
        return;
    };
    server.opening = None;
    server.lobby.message = None;
    server.lobby.asked = now;
    app.screen = Screen::Lobby;
    ask(effects, Request::LobbyLists);
}

/// Opens a table as soon as its snapshot arrives.
pub(super) fn open(app: &mut App, table: &str, effects: &mut Vec<Effect>) {
    let is_here = app.remote().is_some_and(|remote| remote.id() == table);
    let is_coming = app.server.as_ref().is_some_and(|server| server.opening.as_deref() == Some(table));
    if is_here || is_coming {
        return;
    }
    if let Some(remote) = app.remote() {
        let table = remote.id().to_owned();
        tell(effects, ToServer::Unwatch { table });
    }
    let Some(server) = &mut app.server else { return };
    server.opening = Some(table.to_owned());
    server.lobby.message = Some(text!(app.context.words, "term-lobby-opening"));
    tell(effects, ToServer::Watch { table: table.to_owned(), since: None, said: None });
}

/// Advances the time in the lobby.
pub(super) fn tick(app: &mut App, effects: &mut Vec<Effect>) {
    let now = app.context.now;
    let (Screen::Lobby, Some(server)) = (&app.screen, &mut app.server) else { return };
    if server.whole && now.saturating_sub(server.lobby.asked) >= Lobby::EVERY {
        server.lobby.asked = now;
        ask(effects, Request::LobbyLists);
    }
}

#[cfg(test)]
mod tests {
    use super::address;

    #[test]
    fn addresses_are_completed() {
        for (typed, meant) in [
            ("games.example.org", "https://games.example.org"),
            (" games.example.org:8443/ ", "https://games.example.org:8443"),
            ("localhost:4277", "http://localhost:4277"),
            ("127.0.0.1:4277", "http://127.0.0.1:4277"),
            ("http://games.example.org", "http://games.example.org"),
            ("https://games.example.org/", "https://games.example.org"),
        ] {
            assert_eq!(address(typed), meant);
        }
    }
}
