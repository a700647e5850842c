//! Handles the menu and the start of a game.

use crossterm::event::KeyCode;
use rules::{BadPosition, Coded, Side};
use table::TimeControl;
use words::text;

use super::{online, setup, turn};
use crate::app::{App, Screen};
use crate::effect::{Effect, Task};
use crate::menu::{Against, Row};
use crate::options::Options;
use crate::overlay::{Help, Overlay, Page, Prompt, Purpose};
use crate::record::Reading;
use crate::session::{NewGame, Seat, Session};

pub(super) fn press(app: &mut App, code: KeyCode, effects: &mut Vec<Effect>) {
    let menu = &mut app.menu;
    match code {
        KeyCode::Up | KeyCode::BackTab | KeyCode::Char('k') => menu.go(false),
        KeyCode::Down | KeyCode::Tab | KeyCode::Char('j') => menu.go(true),
        KeyCode::Left | KeyCode::Char('h') => menu.change(false),
        KeyCode::Right | KeyCode::Char('l') => menu.change(true),
        KeyCode::Enter | KeyCode::Char(' ') => choose(app, effects),
        KeyCode::Char('?') | KeyCode::F(1) => help(app, Page::Keys),
        KeyCode::Char('p') => play(app, effects),
        KeyCode::Char('q' | 'Q') => effects.push(Effect::Quit),
        KeyCode::Char(digit @ '1'..='9') => {
            let game = digit as usize - '1' as usize;
            if game < menu.games.len() {
                (menu.row, menu.game, menu.variant, menu.first) = (Row::Game, game, 0, None);
            }
        }
        _ => {}
    }
}

/// Performs the action of a row. In a row with values, Enter moves to "Play".
pub(super) fn choose(app: &mut App, effects: &mut Vec<Effect>) {
    let prompt = |purpose| Some(Overlay::Prompt(Prompt::new(purpose)));
    app.menu.complaint = None;
    match app.menu.row {
        Row::Play => play(app, effects),
        Row::Online => ask_server(app),
        Row::Position => app.overlay = prompt(Purpose::Position),
        Row::Record => app.overlay = prompt(Purpose::Load),
        Row::Analysis => analyse(app, effects),
        Row::Rules => help(app, Page::Rules),
        Row::Quit => effects.push(Effect::Quit),
        _ => app.menu.row = Row::Play,
    }
}

fn help(app: &mut App, page: Page) {
    app.overlay = Some(Overlay::Help(Help { page, scroll: 0, info: app.menu.chosen().info() }));
}

/// Asks for the address of a server.
fn ask_server(app: &mut App) {
    let text = app.server_address.clone().unwrap_or_default();
    app.overlay = Some(Overlay::Prompt(Prompt::suggesting(Purpose::Server, &text)));
}

/// Starts the game selected in the menu.
pub(super) fn play(app: &mut App, effects: &mut Vec<Effect>) {
    if *app.menu.against() == Against::Online {
        ask_server(app);
        return;
    }
    let start = app.menu.new_game(&mut app.context);
    if start.game.setups(Side::South).is_empty() {
        begin(app, start, None, effects);
    } else {
        setup::begin(app, start, effects);
    }
}

/// Opens an analysis board.
pub(super) fn analyse(app: &mut App, effects: &mut Vec<Effect>) {
    let start = NewGame {
        seats: [Seat::Person, Seat::Person],
        control: TimeControl::None,
        is_analysis: true,
        flipped: false,
        ..app.menu.new_game(&mut app.context)
    };
    let usual = |side| start.game.setups(side).into_iter().next();
    let setups = usual(Side::South).zip(usual(Side::North)).map(|(south, north)| [south, north]);
    begin(app, start, setups, effects);
}

/// Starts the game once its initial position is known.
pub(super) fn begin(app: &mut App, start: NewGame, setups: Option<[String; 2]>, effects: &mut Vec<Effect>) {
    let given = setups.as_ref().map(|[south, north]| [south.as_str(), north.as_str()]);
    match start.game.start(start.first, given) {
        Ok(history) => {
            let words = app.context.words;
            let first = words.side(start.first, &start.game.info().sides);
            let lot = start.by_lot.then(|| text!(words, "term-begins-random", side = first));
            open(app, Session::new(words, start, history, setups), effects);
            if let Screen::Game(session) = &mut app.screen
                && session.message.is_none()
            {
                session.message = lot;
            }
        }
        Err(bad) => {
            let told = app.context.words.sentence(&bad.fact(), &start.game.info().sides);
            complain(app, told);
        }
    }
}

/// Starts a game from a position.
pub(super) fn begin_from(app: &mut App, position: &str, effects: &mut Vec<Effect>) -> Result<(), String> {
    let start = app.menu.new_game(&mut app.context);
    let start = NewGame { by_lot: false, ..start };
    let words = app.context.words;
    let told = |bad: BadPosition| words.sentence(&bad.fact(), &start.game.info().sides);
    let history = start.game.start_from(position.trim()).map_err(told)?;
    open(app, Session::new(words, start, history, None), effects);
    Ok(())
}

/// Opens a record: a finished game for viewing, an unfinished one for continuing.
pub(super) fn open_record(app: &mut App, reading: Reading, effects: &mut Vec<Effect>) {
    let seats = reading.seats();
    let Reading { game, history, setups, record } = reading;
    for (at, variants) in app.menu.games.iter().enumerate() {
        if let Some(variant) = variants.iter().position(|entry| entry.name() == game.name()) {
            (app.menu.game, app.menu.variant) = (at, variant);
        }
    }
    let is_over = history.ending().is_some();
    let start = app.menu.new_game(&mut app.context);
    let start = match (is_over, app.opponent_given) {
        (true, _) => NewGame { seats: [Seat::Person, Seat::Person], ..start },
        (false, true) => start,
        // The players of the record continue, with the person at the bottom.
        (false, false) => {
            NewGame { flipped: matches!(seats[Side::South], Seat::Computer(_)), seats, ..start }
        }
    };
    let start = NewGame { game, control: TimeControl::None, by_lot: false, ..start };
    let mut session = Session::new(app.context.words, start, history, setups);
    session.origin = Some((Box::new(record), session.kept()));
    open(app, session, effects);
    if let Screen::Game(session) = &mut app.screen
        && is_over
    {
        session.view = session.history.scene_after(0).map(|scene| (0, scene));
        session.message = Some(text!(session.words, "term-step-through"));
    }
}

fn open(app: &mut App, session: Session, effects: &mut Vec<Effect>) {
    app.overlay = None;
    let mut session = Box::new(session);
    session.id = app.context.ticket();
    turn::proceed(&mut session, &mut app.context, effects);
    app.screen = Screen::Game(session);
}

fn complain(app: &mut App, words: String) {
    app.screen = Screen::Menu;
    app.menu.complaint = Some(words);
}

/// Starts with what the options ask for: a record, a position, a game, or the menu.
pub(crate) fn begin_with(app: &mut App, options: &Options) -> Vec<Effect> {
    let mut effects = Vec::new();
    if let Some(server) = &options.server {
        online::enter(app, server, &mut effects);
    } else if let Some(path) = &options.record {
        effects.push(Effect::from(Task::Load { path: path.clone() }));
    } else if let Some(position) = &options.position {
        if let Err(bad) = begin_from(app, position, &mut effects) {
            complain(app, bad);
        }
    } else if options.game.is_some() {
        play(app, &mut effects);
    }
    effects
}
