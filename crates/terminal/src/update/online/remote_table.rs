//! Shows a server's table on the screen, and sends the player's actions there.

use ::table::{TimeControl, from_wire};
use rules::Side;
use wire::{ChatView, Command, Phase, TableView, ToServer, Update};
use words::text;

use super::{table_event, tell, to_lobby};
use crate::app::{App, Context, Screen};
use crate::effect::Effect;
use crate::online::{Mirrored, RemoteTable, mirror};
use crate::session::{DisplayedClock, NewGame, Seat, Selection, Session, faces};
use crate::setup::{Setup, SetupStage};
use crate::update::turn;

/// If there are more choices than this, they are not shown one by one.
const MOST_AT_ONCE: usize = 6;

/// Handles a snapshot of a table.
pub(super) fn show(
    app: &mut App,
    now: u64,
    view: TableView,
    chat: Vec<ChatView>,
    spectators: u32,
    effects: &mut Vec<Effect>,
) {
    let before = app.remote().filter(|remote| remote.id() == view.id);
    let (muted, sent) = before.map_or((false, None), |remote| (remote.muted, remote.sent.clone()));
    let is_new = before.is_none();
    let mut remote = RemoteTable::new(view, chat, spectators);
    remote.set_clock(now, app.context.now);
    remote.muted = muted;
    remote.sent = sent;
    forget_sent(&mut remote);
    if let Some(server) = &mut app.server {
        server.opening = None;
        remote.links = server.links.get(remote.id()).cloned().unwrap_or_default();
    }
    if is_new {
        app.overlay = None;
    }
    place(app, Box::new(remote), effects);
}

/// Handles an update of a table.
pub(super) fn follow(app: &mut App, now: u64, update: Update, effects: &mut Vec<Effect>) {
    let (here, words) = (app.context.now, app.context.words);
    let Some(remote) = app.remote_mut() else { return };
    let was_over = remote.view.state.ending.is_some();
    let told: Vec<String> = {
        let events = update.events.clone();
        remote.take(update);
        let mut told: Vec<String> =
            events.iter().filter_map(|event| table_event::event_text(event, remote, words)).collect();
        told.extend(table_event::first_move(&events, remote, words));
        told
    };
    let is_over = remote.view.state.ending.is_some();
    remote.set_clock(now, here);
    remote.before = None;
    forget_sent(remote);
    let message = (!told.is_empty()).then(|| told.join(" "));
    let goes_on = match &mut app.screen {
        Screen::Game(session) => catch_up(session),
        Screen::Setup(setup) => is_still_choosing(setup),
        _ => false,
    };
    if !goes_on {
        let Some(remote) = take_remote(app) else { return };
        place(app, remote, effects);
    }
    let Screen::Game(session) = &mut app.screen else { return };
    // A refusal from before the end of the game no longer matters.
    let kept = if is_over && !was_over { None } else { session.message.take() };
    session.message = match (kept, message) {
        // The revealed setups are announced as well.
        (Some(kept), Some(message)) if !goes_on => Some(format!("{kept} {message}")),
        (kept, message) => message.or(kept),
    };
    if goes_on && session.dice.is_none() {
        turn::proceed(session, &mut app.context, effects);
    }
}

/// Forgets the sent move once the table shows it.
fn forget_sent(remote: &mut RemoteTable) {
    if let Some(ToServer::Do { command: Command::Move { ply, .. }, .. }) = &remote.sent
        && (remote.view.steps.len() > *ply || !remote.is_playing())
    {
        remote.sent = None;
    }
}

fn take_remote(app: &mut App) -> Option<Box<RemoteTable>> {
    match &mut app.screen {
        Screen::Game(session) => session.remote.take(),
        Screen::Setup(setup) => setup.remote.take(),
        _ => None,
    }
}

/// Queues new steps if they only continue the game on the board. Returns whether they do.
fn catch_up(session: &mut Session) -> bool {
    let Some(remote) = &mut session.remote else { return false };
    let state = &remote.view.state;
    let is_begun = state.position.is_some();
    if state.game_number != remote.game || !is_begun || (state.phase == Phase::Setup) {
        return false;
    }
    let known = session.steps.iter().map(|step| &step.text);
    let known: Vec<&String> = known.chain(remote.queue.iter().map(|step| &step.text)).collect();
    let steps = &remote.view.steps;
    let goes_on =
        steps.len() >= known.len() && steps.iter().zip(&known).all(|(step, text)| step.text == **text);
    if !goes_on || steps.len() - known.len() > MOST_AT_ONCE {
        return false;
    }
    let new = steps[known.len()..].to_vec();
    remote.queue.extend(new);
    true
}

/// Returns whether the same side still has to choose its setup for the same game.
fn is_still_choosing(setup: &Setup) -> bool {
    let Some(remote) = &setup.remote else { return false };
    let same_chooser = match setup.stage {
        SetupStage::Choose(side) | SetupStage::HandOver(side) => chooser(remote) == Some(side),
        // The player's choice may not have reached the server yet.
        SetupStage::Wait => chooser(remote).is_none_or(|side| setup.chosen[side].is_some()),
        SetupStage::Reveal => false,
    };
    remote.view.state.phase == Phase::Setup && remote.view.state.game_number == remote.game && same_chooser
}

/// Returns the player's side that has to choose a setup.
fn chooser(remote: &RemoteTable) -> Option<Side> {
    let is_ready = |side: Side| remote.view.state.seats[side].ready;
    let is_due = |side: Side| !remote.view.terms.open_setup || side == Side::South || is_ready(Side::South);
    let open = |side: &Side| remote.is_ours(*side) && !is_ready(*side) && is_due(*side);
    Side::BOTH.into_iter().find(open)
}

/// Shows the current state of a table.
fn place(app: &mut App, mut remote: Box<RemoteTable>, effects: &mut Vec<Effect>) {
    let words = app.context.words;
    let mirrored = match mirror(&remote.view, words) {
        Ok(mirrored) => mirrored,
        Err(why) => {
            to_lobby(app, effects);
            if let Some(server) = &mut app.server {
                server.lobby.message = Some(why);
            }
            return;
        }
    };
    remote.queue.clear();
    remote.game = remote.view.state.game_number;
    let flipped = match &app.screen {
        // The board keeps its orientation, unless the players have changed seats.
        Screen::Game(session)
            if session.id == remote.screen
                && remote.screen != 0
                && Side::BOTH
                    .iter()
                    .all(|side| (session.start.seats[*side] == Seat::Person) == remote.is_ours(*side)) =>
        {
            session.flipped
        }
        _ => remote.our_side() == Some(Side::North) && remote.their_side().is_some(),
    };
    super::super::stop(app);
    let start = new_game(&remote, &mirrored, flipped);
    if remote.view.state.phase == Phase::Setup && remote.is_player() {
        app.screen = Screen::Setup(Box::new(choosing(start, remote)));
        return;
    }
    let [south, north] = remote.view.state.shown_setups.clone();
    let setups = south.zip(north).map(|(south, north)| [south, north]);
    let told = setups.as_ref().filter(|_| remote.view.steps.is_empty()).map(|[south, north]| {
        let [one, two] = Side::BOTH.map(|side| words.side(side, &remote.side_names()));
        text!(words, "term-setups-chosen", one = one, first = south, two = two, second = north)
    });
    let mut session = Box::new(Session::new(words, start, mirrored.history, setups));
    session.id = app.context.ticket();
    remote.screen = session.id;
    session.remote = Some(remote);
    session.message = told;
    session.refresh();
    turn::proceed(&mut session, &mut app.context, effects);
    app.screen = Screen::Game(session);
}

fn new_game(remote: &RemoteTable, mirrored: &Mirrored, flipped: bool) -> NewGame {
    let sits = |side| if remote.is_ours(side) { Seat::Person } else { Seat::Elsewhere };
    NewGame {
        game: mirrored.game,
        seats: Side::BOTH.map(sits),
        first: remote.view.state.first.map_or(Side::South, from_wire::side),
        by_lot: false,
        exchanged: has_exchanged(remote, mirrored.game),
        open_setup: remote.view.terms.open_setup,
        control: TimeControl::None,
        is_analysis: false,
        flipped,
    }
}

/// Returns whether the groups of pieces are exchanged, as far as the setups tell.
fn has_exchanged(remote: &RemoteTable, game: &dyn catalog::AnyGame) -> bool {
    let state = &remote.view.state;
    let ours = chooser(remote).or(remote.our_side()).zip(state.setups.first().or(state.own_setup.as_ref()));
    let shown = || Some(Side::South).zip(state.shown_setups[Side::South].as_ref());
    ours.or_else(shown).is_some_and(|(side, setup)| !game.open_setups(side, false).contains(setup))
}

/// Creates the setup screen, before or after the player's choice.
fn choosing(start: NewGame, remote: Box<RemoteTable>) -> Setup {
    let mut setup = Setup::new(start);
    let state = &remote.view.state;
    for side in Side::BOTH.into_iter().filter(|side| remote.is_ours(*side) && state.seats[*side].ready) {
        // If the player has both seats, the first choice is not shown again.
        let shown = state.own_setup.clone().or_else(|| state.shown_setups[side].clone());
        setup.chosen[side] = shown.or_else(|| setup.compatible(side).into_iter().next());
    }
    if setup.start.open_setup {
        setup.chosen[Side::South] = state.shown_setups[Side::South].clone();
    }
    setup.go_on();
    setup.remote = Some(remote);
    setup
}

/// Sends the setup that the player has chosen.
pub(in crate::update) fn set_up(
    setup: &mut Setup,
    side: Side,
    context: &mut Context,
    effects: &mut Vec<Effect>,
) {
    let (Some(chosen), Some(remote)) = (setup.current().cloned(), &setup.remote) else { return };
    super::act(remote, Command::Setup { setup: chosen.clone() }, context, effects);
    setup.chosen[side] = Some(chosen);
    setup.stage = SetupStage::Wait;
    setup.complaint = None;
}

/// Makes a move at the table.
pub(in crate::update) fn send_move(
    session: &mut Session,
    text: &str,
    context: &mut Context,
    effects: &mut Vec<Effect>,
) {
    if session.person_to_decide().is_none() {
        session.message = Some(text!(session.words, "term-not-your-turn"));
        return;
    }
    let Some(legal) = session.moves.iter().find(|legal| legal.text == text) else {
        let why = text!(session.words, "illegal-choice");
        session.message = Some(text!(session.words, "term-bad-choice", text = text, why = why));
        return;
    };
    let text = legal.text.clone();
    let ply = session.history.len();
    let Some(remote) = &mut session.remote else { return };
    let (id, table) = (context.message_id(), remote.id().to_owned());
    let command = Command::Move { ply, id: context.message_id(), text };
    let game = Some(remote.view.state.game_number);
    let message = ToServer::Do { id, table, game, command };
    remote.sent = Some(message.clone());
    tell(effects, message);
    session.message = None;
    session.typed.clear();
    session.paths = None;
    session.selection = Selection::default();
}

/// Shows the pending choices of the table one by one, each after the dice before it.
pub(in crate::update) fn go_on(session: &mut Session, context: &mut Context, effects: &mut Vec<Effect>) {
    while let Some(step) = session.remote.as_ref().and_then(|remote| remote.queue.front()).cloned() {
        if step.by.is_none() && !faces(&step.text).is_empty() {
            turn::tumble(session, step.text, context);
            if session.dice.is_some() {
                return;
            }
            continue;
        }
        if let Some(remote) = &mut session.remote {
            remote.queue.pop_front();
        }
        if turn::apply(session, &step.text).is_err() {
            // Whatever went wrong, a new snapshot repairs it.
            let Some(remote) = &mut session.remote else { return };
            remote.queue.clear();
            tell(effects, ToServer::Watch { table: remote.id().to_owned(), since: None, said: None });
            return;
        }
    }
    let Some(remote) = &session.remote else { return };
    if remote.view.state.ending.is_some()
        && session.history.ending().is_none()
        && let Ok(mirrored) = mirror(&remote.view, session.words)
    {
        session.history = mirrored.history;
        session.refresh();
    }
}

/// Shows what the server's clocks show.
pub(in crate::update) fn show_clock(session: &mut Session, context: &Context) {
    if let Some(remote) = &session.remote {
        session.clock = remote.clocks(context.now).map(DisplayedClock::showing);
    }
}
