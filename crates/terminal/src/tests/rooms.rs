//! Online screens without a server: the login form, the lobby and tables, and their keys.

use std::collections::BTreeMap;
use std::time::Duration;

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use proptest::prelude::*;
use rules::Side;
use table::{DiceSource, HostCommand, Offer, Sitter, Table, Terms, Time, TimeControl, Viewer};
use wire::{
    ChallengeView, ChatView, PersonKind, PersonView, Room, SeatChoice, SeekRequest, SeekView, ToClient,
    Update,
};
use words::Language;

use super::any_input::input;
use super::driver::{Driver, TRUE_COLOUR};
use crate::online::{Done, Entry, LobbyLists, RequestError, ServerEvent};
use crate::{Answer, Input, Options};

pub(super) fn news(driver: &mut Driver, news: ServerEvent) {
    driver.input(Input::Answer(Answer::ServerEvent(news)));
}

fn receive(driver: &mut Driver, message: ToClient) {
    news(driver, ServerEvent::Heard(Box::new(message)));
}

/// Creates a client at the login form of a server that is not there.
fn login_form(size: [u16; 2]) -> Driver {
    login_form_in(Language::English, size)
}

fn login_form_in(language: Language, size: [u16; 2]) -> Driver {
    let server = Some("https://games.example.org".to_owned());
    let mut driver = Driver::open(&Options { server, language, ..Options::default() }, TRUE_COLOUR, size);
    news(&mut driver, ServerEvent::Entered { known: false });
    driver
}

fn person(name: &str, kind: PersonKind) -> PersonView {
    PersonView { id: name.to_owned(), kind, name: name.to_owned(), is_bot: false, created_at: 0 }
}

fn lobby() -> Driver {
    lobby_in(Language::English)
}

/// Creates a refusal.
fn refused(code: &str) -> RequestError {
    let why = wire::Fact { code: code.to_owned(), params: BTreeMap::new() };
    RequestError::Refused { why, message: "no".to_owned() }
}

pub(super) fn lobby_in(language: Language) -> Driver {
    let mut driver = login_form_in(language, [80, 24]);
    let me = person("Ada", PersonKind::Account);
    receive(&mut driver, ToClient::Welcome { me, now: 1_000_000, version: "0".to_owned() });
    driver
}

fn terms(game: &str) -> Terms {
    let time = TimeControl::Fischer { start_ms: 300_000, increment_ms: 3000 };
    Terms { time, takebacks: true, dice: DiceSource::Given, ..Terms::of(game) }
}

/// Creates a seek.
pub(super) fn seek(name: &str, rated: bool) -> SeekView {
    SeekView {
        seek: name.to_owned(),
        name: name.to_owned(),
        rating: None,
        request: SeekRequest {
            terms: Terms { rated, ..terms("courtier") }.into(),
            seat: SeatChoice::Any,
            lowest: None,
            highest: None,
        },
        created_at: 0,
    }
}

/// Creates a table at which Ada plays Bob.
fn table(game: &str) -> Table {
    table_of(game, ["Ada", "Bob"])
}

fn table_of(game: &str, names: [&str; 2]) -> Table {
    seated(terms(game), names)
}

fn seated(terms: Terms, names: [&str; 2]) -> Table {
    let (mut table, _) = Table::open("t1", terms, Time(1_000_000)).expect("good terms");
    let mut arrange = |order| {
        for event in table.decide_host(order, Time(1_000_000)).expect("possible") {
            table.apply(&event).expect("decided");
        }
    };
    for (side, name) in Side::BOTH.into_iter().zip(names) {
        arrange(HostCommand::Seat {
            side,
            sitter: Sitter::Person { id: name.to_owned(), name: name.to_owned() },
        });
    }
    arrange(HostCommand::Begin { lot: Side::South, exchanged: false, salts: Default::default() });
    table
}

fn act(table: &mut Table, side: Side, command: table::Command) {
    for event in table.decide(command, Viewer::Seat(side), Time(1_020_000)).expect("allowed") {
        table.apply(&event).expect("decided");
    }
}

fn said(number: u64, name: &str, text: &str) -> ChatView {
    ChatView { number, room: Room::Players, name: name.to_owned(), text: text.to_owned(), at: 0 }
}

/// Creates a client that shows a table.
fn at(table: &Table, viewer: Viewer, chat: Vec<ChatView>) -> Driver {
    let mut driver = lobby();
    news(&mut driver, ServerEvent::Seated { table: "t1".to_owned() });
    let view = Box::new(table.view(viewer));
    let message = ToClient::Table { table: "t1".to_owned(), now: 1_030_000, spectators: 2, view, chat };
    receive(&mut driver, message);
    driver
}

#[test]
fn the_login_form_and_the_lobby() {
    let mut driver = login_form([80, 24]);
    driver.press(KeyCode::Down);
    driver.types("Ada");
    driver.press(KeyCode::Down);
    driver.types("secret");
    assert_snapshot!("login_form_80x24", driver.screen());
    assert!(!driver.screen().contains("secret"));
    news(&mut driver, ServerEvent::Failed(refused("wrong-password")));
    assert!(driver.says("Wrong name or password."), "{}", driver.screen());

    let mut driver = lobby();
    let seeks = vec![seek("Bob", true), seek("Ada", false)];
    news(&mut driver, ServerEvent::LobbyLists(Box::new(LobbyLists { seeks, ..LobbyLists::default() })));
    driver.presses(&[KeyCode::Down, KeyCode::Down]);
    assert_snapshot!("lobby_80x24", driver.screen());
    news(&mut driver, ServerEvent::Whole(false));
    assert!(driver.says("Connection lost. Reconnecting"), "{}", driver.screen());
    driver.press(KeyCode::Home);
    driver.press(KeyCode::Enter);
    news(&mut driver, ServerEvent::Whole(true));
    assert_snapshot!("offer_80x24", driver.screen());
}

#[test]
fn matches_are_offered_and_shown() {
    let mut driver = lobby();
    let mut asked_for = seek("Bob", false);
    asked_for.request.terms.form = wire::MatchForm::FirstTo { points: 12 };
    let lists = LobbyLists { seeks: vec![asked_for], ..LobbyLists::default() };
    news(&mut driver, ServerEvent::LobbyLists(Box::new(lists)));
    assert!(driver.says("First to 12"), "{}", driver.screen());
    driver.presses(&[KeyCode::Home, KeyCode::Enter]);
    let row = |driver: &Driver| driver.app.server.as_ref().map(|server| server.form.row);
    for _ in 0..10 {
        if row(&driver) != Some(crate::menu::Row::Match) {
            driver.press(KeyCode::Down);
        }
    }
    assert!(driver.says("Best of 2"), "the match that the game suggests:\n{}", driver.screen());
    driver.press(KeyCode::Left);
    assert!(driver.says("Single game"), "{}", driver.screen());
    driver.press(KeyCode::Right);
    assert!(driver.says("Best of 2"), "{}", driver.screen());
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    let is_match = |request: &crate::Request| match request {
        crate::Request::Seek(seek) => seek.terms.form == wire::MatchForm::BestOf { games: 2 },
        _ => false,
    };
    assert!(driver.asked.iter().any(is_match), "{}", driver.screen());
}

/// Does something at a table as its host, and shows it to a client.
fn host(driver: &mut Driver, table: &mut Table, command: HostCommand, viewer: Viewer) {
    let since = table.number();
    for event in table.decide_host(command, Time(1_030_000)).expect("possible") {
        table.apply(&event).expect("decided");
    }
    show(driver, table, since, viewer);
}

fn show(driver: &mut Driver, table: &Table, since: u64, viewer: Viewer) {
    let update = Box::new(table.update(since, viewer).expect("a recent event"));
    receive(driver, ToClient::Update { table: "t1".to_owned(), now: 1_030_000, update });
}

#[test]
fn a_change_of_seats_is_announced_and_turns_the_board() {
    let form = table::MatchForm::BestOf { games: 3 };
    let mut played = seated(Terms { form, ..terms("dejarik") }, ["Ada", "Bob"]);
    let mut driver = at(&played, Viewer::Seat(Side::South), Vec::new());
    assert!(!driver.session().flipped);
    let since = played.number();
    act(&mut played, Side::North, table::Command::Resign);
    show(&mut driver, &played, since, Viewer::Seat(Side::South));
    assert!(driver.says("After 1 game: 1 to 0."), "games count: {}", driver.screen());
    let begin = HostCommand::Begin { lot: Side::North, exchanged: false, salts: Default::default() };
    host(&mut driver, &mut played, begin, Viewer::Seat(Side::North));
    assert!(driver.says("The players change seats: Bob is Black, Ada is White."), "{}", driver.screen());
    assert!(driver.says("Black (Bob) moves first."), "{}", driver.screen());
    assert!(driver.says("After 1 game: 0 to 1."), "{}", driver.screen());
    assert!(driver.session().flipped, "Ada looks from her new side");
}

#[test]
fn the_first_player_is_drawn_once_both_have_set_up() {
    let lot = Terms { begins: table::FirstMove::Lot, ..terms("holochess") };
    let mut played = seated(lot, ["Ada", "Bob"]);
    let mut driver = at(&played, Viewer::Spectator, Vec::new());
    let mut since = played.number();
    for (side, setup) in [(Side::North, "=OHKL"), (Side::South, "=SGNM")] {
        assert!(!driver.says("moves first"), "{}", driver.screen());
        act(&mut played, side, table::Command::Setup { setup: setup.to_owned() });
        show(&mut driver, &played, since, Viewer::Spectator);
        since = played.number();
    }
    assert!(!driver.says("moves first"), "{}", driver.screen());
    host(&mut driver, &mut played, HostCommand::DrawLot { lot: Side::North }, Viewer::Spectator);
    assert!(driver.says("Drawn by lot: Amber (Bob) moves first."), "{}", driver.screen());
}

#[test]
fn an_open_setup_is_on_the_board_while_the_other_chooses() {
    let open = Terms { open_setup: true, groups: table::Groups::Swapped, ..terms("holochess") };
    let mut played = seated(open, ["Ada", "Bob"]);
    let mut driver = at(&played, Viewer::Seat(Side::North), Vec::new());
    assert_eq!(driver.setup().stage, crate::setup::SetupStage::Wait);
    let since = played.number();
    act(&mut played, Side::South, table::Command::Setup { setup: "=LKHO".to_owned() });
    show(&mut driver, &played, since, Viewer::Seat(Side::North));
    assert_eq!(driver.setup().stage, crate::setup::SetupStage::Choose(Side::North));
    assert_eq!(driver.setup().choices[0], "=SGNM");
    let scene = driver.setup().scene().expect("a board");
    let letters = |side| scene.pieces.iter().filter(|piece| piece.side == side).count();
    assert_eq!([letters(Side::South), letters(Side::North)], [4, 4]);
}

#[test]
fn a_table_with_clocks_an_offer_and_chat() {
    let mut played = table("courtier");
    for (side, ply, text) in
        [(Side::South, 0, "a4-b4"), (Side::North, 1, "a10-b10"), (Side::South, 2, "b4-c")]
    {
        let command = table::Command::Move { ply, id: text.to_owned(), text: text.to_owned() };
        act(&mut played, side, command);
    }
    act(&mut played, Side::North, table::Command::Offer { what: Offer::Draw });
    let chat = vec![said(1, "Ada", "Good luck!"), said(2, "Bob", "And to you, whoever is watching us.")];
    let mut driver = at(&played, Viewer::Seat(Side::South), chat);
    driver.wait(Duration::from_secs(5));
    assert_snapshot!("table_80x24", driver.screen());
    driver.types("T");
    driver.types("thanks");
    assert_snapshot!("chat_80x24", driver.screen());
    let mut watching = at(&played, Viewer::Spectator, Vec::new());
    watching.types("D");
    assert!(watching.says("You are only watching this game."), "{}", watching.screen());
    assert!(watching.asked.iter().all(|request| !matches!(request, crate::Request::Tell(message)
        if matches!(**message, wire::ToServer::Do { .. }))));
}

#[test]
fn clocks_are_visible_beside_long_names() {
    let played = table_of("courtier", ["guest-24120120", "guest-96455105"]);
    let driver = at(&played, Viewer::Seat(Side::South), Vec::new());
    let screen = driver.screen();
    let seat = |side: &str| {
        let line = screen.lines().find(|line| line.contains(side)).expect("a seat");
        line.chars().skip(50).collect::<String>()
    };
    assert_eq!(seat("Teal"), "▶ ● Teal guest-24… (you) 4:30", "{screen}");
    assert_eq!(seat("Amber"), "  ○ Amber guest-96455105 5:00", "{screen}");
}

fn challenge(id: &str, from: &str, to: &str) -> ChallengeView {
    ChallengeView {
        challenge: id.to_owned(),
        from: from.to_owned(),
        to: to.to_owned(),
        terms: terms("courtier").into(),
        seat: SeatChoice::Any,
        created_at: 0,
    }
}

fn lists(driver: &mut Driver, challenges: Vec<ChallengeView>) {
    news(driver, ServerEvent::LobbyLists(Box::new(LobbyLists { challenges, ..LobbyLists::default() })));
}

#[test]
fn the_lobby_keys_work_as_shown() {
    let mut driver = lobby();
    lists(&mut driver, vec![challenge("c1", "Bob", "Ada"), challenge("c2", "Eve", "Ada")]);
    driver.presses(&[KeyCode::Down, KeyCode::Down]);
    assert_eq!(driver.app.server.as_ref().unwrap().lobby.chosen(), Entry::Challenge(0));
    driver.types("D");
    let declined =
        driver.asked.iter().any(|request| matches!(request, crate::Request::Decline(id) if id == "c1"));
    assert!(declined, "{}", driver.screen());
    // When it is gone, another entry is selected, but never one that leads out.
    lists(&mut driver, vec![challenge("c2", "Eve", "Ada")]);
    assert_eq!(driver.app.server.as_ref().unwrap().lobby.chosen(), Entry::Challenge(0));
    lists(&mut driver, Vec::new());
    assert_eq!(driver.app.server.as_ref().unwrap().lobby.chosen(), Entry::New);
    driver.types("L");
    assert!(driver.says("Paste an invitation link"), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    driver.types("N");
    assert!(driver.says("Create game"), "{}", driver.screen());
}

#[test]
fn the_lobbys_messages_are_accurate() {
    let mut driver = lobby();
    lists(&mut driver, vec![challenge("c1", "Ada", "Bob")]);
    news(&mut driver, ServerEvent::Done(Done::Challenged { name: "Bob".to_owned() }));
    receive(&mut driver, ToClient::ChallengeGone { challenge: "c1".to_owned() });
    assert!(driver.says("Bob declined.") && !driver.says("is challenged"), "{}", driver.screen());
    receive(&mut driver, ToClient::YourTurn { table: "t1".to_owned() });
    assert!(driver.says("It is your turn in one of your games."), "{}", driver.screen());
    news(&mut driver, ServerEvent::Seated { table: "t1".to_owned() });
    assert!(!driver.says("It is your turn"), "{}", driver.screen());
    receive(&mut driver, ToClient::YourTurn { table: "t2".to_owned() });
    news(&mut driver, ServerEvent::SignedOut);
    let me = person("Eve", PersonKind::Guest);
    receive(&mut driver, ToClient::Welcome { me, now: 1_000_000, version: "0".to_owned() });
    assert!(driver.says("Eve") && !driver.says("It is your turn"), "{}", driver.screen());
}

#[test]
fn a_game_is_claimed_when_it_may_be() {
    let untimed = Terms { time: TimeControl::None, ..terms("courtier") };
    let mut played = seated(untimed, ["Ada", "Bob"]);
    for (side, ply, text) in [(Side::South, 0, "a4-b4"), (Side::North, 1, "a10-b10")] {
        let command = table::Command::Move { ply, id: text.to_owned(), text: text.to_owned() };
        act(&mut played, side, command);
    }
    for event in
        played.decide_host(HostCommand::Away { side: Side::North }, Time(1_030_000)).expect("possible")
    {
        played.apply(&event).expect("decided");
    }
    let mut driver = at(&played, Viewer::Seat(Side::South), Vec::new());
    assert!(driver.says("You can claim the game in") && !driver.says("C claim"), "{}", driver.screen());
    let before = driver.screen();
    driver.wait(Duration::from_secs(5));
    assert_ne!(driver.screen(), before, "the time that is left is seen to pass");
    driver.types("C");
    assert!(driver.says("There is nothing to claim now."), "{}", driver.screen());
    driver.wait(Duration::from_secs(1000));
    assert!(driver.says("C: claim the game.") && driver.says("C claim "), "{}", driver.screen());
    // The refusal is no longer shown below the result.
    act(&mut played, Side::North, table::Command::Resign);
    let view = played.view(Viewer::Seat(Side::South));
    let update = Update {
        number: view.number,
        steps_kept: 2,
        steps: Vec::new(),
        state: view.state,
        events: Vec::new(),
    };
    receive(
        &mut driver,
        ToClient::Update { table: "t1".to_owned(), now: 1_040_000, update: Box::new(update) },
    );
    assert!(driver.session().is_over() && !driver.says("There is nothing to claim"), "{}", driver.screen());
    let watching = at(&played, Viewer::Spectator, Vec::new());
    assert!(!watching.says("H hint") && watching.says("A analyse"), "{}", watching.screen());
}

#[test]
fn a_chosen_setup_stays_on_the_board() {
    let choosing = table("holochess");
    let mut driver = at(&choosing, Viewer::Seat(Side::North), Vec::new());
    assert!(driver.says("sets up"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.says("Ada is still setting up."), "{}", driver.screen());
    assert_eq!(driver.setup().scene().expect("a board").pieces.len(), 4);
    receive(
        &mut driver,
        ToClient::Refused {
            id: Some("x".into()),
            code: "no".into(),
            params: BTreeMap::new(),
            message: "no such setup".into(),
        },
    );
    assert!(driver.says("No such setup."), "{}", driver.screen());
    let watching = at(&choosing, Viewer::Spectator, Vec::new());
    assert!(watching.says("Both sides are setting up in secret."), "{}", watching.screen());
    assert!(watching.session().scene.pieces.is_empty());
}

#[test]
fn a_refused_move_can_be_made_again() {
    let begun = table("courtier");
    let mut driver = at(&begun, Viewer::Seat(Side::South), Vec::new());
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    assert!(driver.says("Your move is being sent."), "{}", driver.screen());
    assert!(driver.session().person_to_decide().is_none());
    let sent = driver.session().remote.as_ref().unwrap().sent.clone();
    let Some(wire::ToServer::Do { id, command: wire::Command::Move { ply: 0, .. }, .. }) = sent else {
        panic!("{sent:?}")
    };
    let params = BTreeMap::from([("ply".to_owned(), wire::Param::Number(0))]);
    let (code, message) = ("wrong-ply".into(), "not now".into());
    receive(&mut driver, ToClient::Refused { id: Some(id), code, params, message });
    assert!(
        driver.says("this move does not belong at ply 0.") && driver.session().person_to_decide().is_some(),
        "{}",
        driver.screen()
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 30, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics_at_a_server(
        game in prop::sample::select(catalog::all().into_iter().map(|game| game.name()).collect::<Vec<_>>()),
        place in 0..5,
        inputs in prop::collection::vec(input(), 1..60),
    ) {
        let played = table(&game);
        let chat = vec![said(1, "Bob", "Hello")];
        let mut driver = match place {
            0 => login_form([80, 24]),
            1 => lobby(),
            2 => at(&played, Viewer::Both, chat),
            3 => at(&played, Viewer::Spectator, chat),
            _ => at(&played, Viewer::Seat(Side::North), chat),
        };
        for input in inputs {
            driver.input(input);
        }
    }
}
