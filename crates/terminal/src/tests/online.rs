//! Games on a real server by keyboard: several clients in one process.

use std::sync::mpsc;

use crossterm::event::KeyCode;
use rules::Begins;
use table::record::Record;

use super::driver::{Driver, Pointing};
use super::server::BlockingServer;
use crate::app::Screen;
use crate::menu::Row;
use crate::setup::SetupStage;
use crate::worker::{Connection, Keyring};
use crate::{Answer, Request, ServerEvent};

/// Chooses a value in a row of the form for a new game.
fn choose(driver: &mut Driver, row: Row, value: &str) {
    let form = |driver: &Driver| driver.app.server.as_ref().expect("a server").form.clone();
    for _ in 0..30 {
        if form(driver).row == row {
            break;
        }
        driver.press(KeyCode::Down);
    }
    for _ in 0..30 {
        if form(driver).value(row, driver.app.context.words) == value {
            return;
        }
        driver.press(KeyCode::Right);
    }
    panic!("no {value} in\n{}", driver.screen());
}

/// Creates a game with the form.
fn offer(driver: &mut Driver, game: &str, variant: &str, against: &str) {
    driver.types("n");
    assert!(driver.says("Create game"), "{}", driver.screen());
    choose(driver, Row::Game, game);
    if !variant.is_empty() {
        choose(driver, Row::Variant, variant);
    }
    choose(driver, Row::Opponent, against);
    let info = driver.app.server.as_ref().unwrap().form.chosen().info();
    choose(driver, Row::Seat, info.sides[0]);
    if info.begins == Begins::ByLot {
        choose(driver, Row::First, info.sides[0]);
    }
    choose(driver, Row::Match, "Single game");
    driver.press(KeyCode::Enter);
    driver.press(KeyCode::Enter);
}

/// Selects the entry of the lobby with this text, once it is there, and chooses it.
fn enter(driver: &mut Driver, words: &str) {
    // The message in the second row may say the same before the list has arrived.
    driver.until(words, |driver| driver.screen().lines().skip(2).any(|line| line.contains(words)));
    driver.press(KeyCode::Home);
    for _ in 0..200 {
        let pointed = driver.screen().lines().any(|line| line.contains("▸") && line.contains(words));
        if pointed {
            driver.press(KeyCode::Enter);
            return;
        }
        driver.press(KeyCode::Down);
    }
    panic!("{words} cannot be pointed at:\n{}", driver.screen());
}

fn at_table(driver: &Driver) -> bool {
    matches!(driver.app.screen, Screen::Game(_))
}

fn may_move(driver: &Driver) -> bool {
    at_table(driver) && driver.session().person_to_decide().is_some()
}

fn steps(driver: &Driver) -> usize {
    if at_table(driver) { driver.session().steps.len() } else { 0 }
}

/// Makes a legal move by one of several input methods.
fn move_somehow(driver: &mut Driver, number: usize) {
    let moves = &driver.session().moves;
    let legal = moves[number * 7 % moves.len()].clone();
    match number % 4 {
        0 => driver.point_out(&legal, Pointing::Arrows),
        1 => driver.point_out(&legal, Pointing::Mouse),
        2 => driver.point_out(&legal, Pointing::Tab),
        _ => {
            driver.types(&legal.text);
            driver.press(KeyCode::Enter);
        }
    }
}

#[test]
fn a_whole_game_with_a_reconnect_a_spectator_and_chat() {
    let mut server = BlockingServer::start();
    let mut ada = server.guest("ada");
    let mut eve = server.guest("eve");
    // Bob creates an account; his password is never displayed.
    let mut bob = Driver::visit(&server.url(), Keyring::in_file(server.keys("bob")));
    bob.until("the login form is shown", |driver| {
        driver.says("Play as a guest") && !driver.says("Waiting for the server")
    });
    bob.press(KeyCode::Down);
    bob.types("Bob");
    bob.press(KeyCode::Enter);
    bob.types("a very secret word");
    assert!(bob.says("Bob") && bob.says("••••••••••••••••••") && !bob.says("secret"), "{}", bob.screen());
    bob.presses(&[KeyCode::Down, KeyCode::Down]);
    bob.press(KeyCode::Enter);
    bob.until_says("New game");

    offer(&mut ada, "King and Courtesan", "4×4, for learning", "anyone");
    ada.until_says("Your game is listed in the lobby.");
    enter(&mut bob, "Enter: play");
    ada.until("Ada is at the table", at_table);
    bob.until("Bob is at the table", at_table);
    assert!(bob.session().flipped, "Bob sits at the bottom");
    enter(&mut eve, "Bob");
    eve.until("Eve is at the table", at_table);
    assert!(eve.says("You are watching."), "{}", eve.screen());
    ada.until_says("1 watching.");

    // Spectators read their own chat, players read both.
    ada.types("T");
    ada.types("Good luck, Bob");
    ada.presses(&[KeyCode::Enter, KeyCode::Esc]);
    bob.until_says("Good luck, Bob");
    eve.types("T");
    eve.types("I know better");
    eve.presses(&[KeyCode::Enter, KeyCode::Esc]);
    eve.until_says("I know better");
    ada.until_says("I know better");
    assert!(!eve.says("Good luck"), "{}", eve.screen());
    bob.types("Z");
    assert!(!bob.says("Good luck"), "{}", bob.screen());
    bob.types("Z");

    // No help against people.
    ada.types("H");
    assert!(ada.says("No help while you play against someone."), "{}", ada.screen());

    for number in 0..300 {
        let made = steps(&ada);
        if made == 6 {
            break_off(&mut server, [&mut ada, &mut bob, &mut eve], number);
        } else {
            ada.until("somebody moves", |driver| {
                driver.session().decider().is_some() || driver.session().is_over()
            });
            if ada.session().is_over() {
                break;
            }
            bob.until("Bob sees as much", |driver| steps(driver) == made);
            let mover = if may_move(&ada) { &mut ada } else { &mut bob };
            assert!(may_move(mover), "nobody moves:\n{}", mover.screen());
            move_somehow(mover, number);
        }
        for driver in [&mut ada, &mut bob, &mut eve] {
            driver.until("the move is seen", |driver| steps(driver) > made);
        }
    }
    let verdict = ada.session().verdict().expect("the game is over");
    for driver in [&mut ada, &mut bob, &mut eve] {
        driver.until_says(&verdict);
    }
    assert!(steps(&ada) > 6, "the break was in the middle");

    // The record comes from the server, and contains what was played.
    ada.types("S");
    ada.press(KeyCode::Enter);
    ada.until("the record is saved", |driver| driver.saved.is_some());
    let record: Record = ada.saved.take().unwrap().parse().expect("a record");
    assert_eq!(record.replay().expect("a possible game").steps(), ada.session().history.steps());
    assert_eq!(record.tags.second.as_deref(), Some("Bob"));

    // A rematch, by agreement.
    ada.types("N");
    bob.until_says("wants a rematch");
    bob.types("Y");
    ada.until("another game", |driver| at_table(driver) && !driver.session().is_over());
    eve.until("another game", |driver| at_table(driver) && !driver.session().is_over());
    ada.until("the game goes on", |driver| driver.session().remote.as_ref().unwrap().is_playing());
    ada.types("B");
    ada.types("y");
    for driver in [&mut ada, &mut bob, &mut eve] {
        driver.until_says("Game aborted");
    }
    eve.press(KeyCode::Esc);
    eve.until_says("New game");
}

/// Stops and restarts the server while a player is moving.
fn break_off(server: &mut BlockingServer, [ada, bob, eve]: [&mut Driver; 3], number: usize) {
    server.stop();
    for driver in [&mut *ada, &mut *bob, &mut *eve] {
        driver.until_says("Connection lost. Reconnecting");
    }
    let mover = if may_move(ada) { &mut *ada } else { &mut *bob };
    move_somehow(mover, number);
    assert!(mover.session().remote.as_ref().unwrap().sent.is_some());
    // Whatever else is sent now arrives later, too, and once.
    mover.types("T");
    mover.types("Still here");
    mover.presses(&[KeyCode::Enter, KeyCode::Esc]);
    server.start_again();
    for driver in [&mut *ada, &mut *bob, &mut *eve] {
        driver.until("the connection is whole", |driver| !driver.says("Connection lost"));
    }
    for driver in [ada, bob] {
        driver.until_says("Still here");
        driver.until("everything is answered", |driver| {
            driver.app.server.as_ref().is_some_and(|server| server.unanswered.is_empty())
        });
        let lines = &driver.session().remote.as_ref().unwrap().chat;
        assert_eq!(lines.iter().filter(|line| line.text == "Still here").count(), 1);
    }
}

#[test]
fn secret_setups_and_dice_against_the_servers_computer() {
    let server = BlockingServer::start();
    let mut ada = server.guest("ada");
    offer(&mut ada, "Holochess", "", "computer, level 1");
    ada.until("arrangements are chosen", |driver| matches!(driver.app.screen, Screen::Setup(_)));
    assert!(matches!(ada.setup().stage, SetupStage::Choose(_)));
    ada.presses(&[KeyCode::Down, KeyCode::Down]);
    let chosen = ada.setup().current().cloned().expect("an arrangement");
    ada.press(KeyCode::Enter);
    ada.until("the game begins", at_table);
    assert_eq!(ada.session().setups.as_ref().map(|setups| &setups[0]), Some(&chosen));
    let mut fell = 0;
    for number in 0..60 {
        ada.until("Ada is to decide, or dice fall", |driver| {
            driver.session().dice.is_some() || may_move(driver) || driver.session().is_over()
        });
        if ada.session().is_over() {
            break;
        }
        if ada.session().dice.is_some() {
            fell += 1;
            ada.until("the dice lie", |driver| driver.session().dice.is_none());
            continue;
        }
        // Attacks first, because this test is about their rolls.
        let moves = ada.session().moves.clone();
        let legal =
            moves.iter().find(|legal| legal.text.contains('*')).unwrap_or(&moves[number % moves.len()]);
        ada.types(&legal.text);
        ada.press(KeyCode::Enter);
    }
    assert!(fell > 0, "no dice fell:\n{}", ada.screen());
    if !ada.session().is_over() {
        ada.types("X");
        ada.types("y");
        ada.until("it is over", |driver| driver.session().is_over());
    }
    // Now that the game is over, analysis is available.
    ada.types("A");
    assert!(ada.session().analysis.is_some(), "{}", ada.screen());
}

#[test]
fn an_invitation_a_draw_and_a_takeback() {
    let server = BlockingServer::start();
    let [mut ada, mut bob] = [server.guest("ada"), server.guest("bob")];
    offer(&mut ada, "Courtier", "", "by link");
    ada.until_says("Send them this link");
    let link = ada.session().remote.as_ref().unwrap().links[0].clone();
    let shown: String = ada.screen().lines().map(|line| line.chars().skip(50).collect::<String>()).collect();
    let shown: String = shown.split_whitespace().collect();
    assert!(shown.contains(&link), "all of {link} is seen:\n{}", ada.screen());
    bob.types("l");
    bob.types("nonsense!");
    bob.press(KeyCode::Enter);
    assert!(bob.says("This is not an invitation link. Paste the whole link."), "{}", bob.screen());
    bob.presses(&[KeyCode::Esc, KeyCode::Char('l')]);
    bob.input(crate::Input::Paste(link));
    bob.press(KeyCode::Enter);
    for driver in [&mut ada, &mut bob] {
        driver.until("the game is on", |driver| {
            at_table(driver) && driver.session().remote.as_ref().unwrap().is_playing()
        });
    }
    for (number, text) in ["a4-b4", "a10-b10"].into_iter().enumerate() {
        let mover = if number == 0 { &mut ada } else { &mut bob };
        mover.until("it is our move", may_move);
        mover.types(text);
        mover.press(KeyCode::Enter);
        mover.until("it is made", |driver| steps(driver) == number + 1);
    }
    ada.until("both have moved", |driver| steps(driver) == 2);
    bob.types("U");
    ada.until_says("asks to take back a move");
    ada.types("Y");
    bob.until("it is taken back", |driver| steps(driver) == 1);
    ada.until("it is taken back", |driver| steps(driver) == 1);
    bob.types("a9-b9");
    bob.press(KeyCode::Enter);
    ada.until("another move instead", |driver| steps(driver) == 2);
    bob.types("D");
    ada.until_says("offers a draw");
    ada.types("W");
    bob.until_says("The draw was declined.");
    ada.types("D");
    bob.until_says("offers a draw");
    bob.types("Y");
    for driver in [&mut ada, &mut bob] {
        driver.until_says("agree");
        assert!(driver.session().is_over());
    }
}

#[test]
fn a_stored_session_resumes_without_signing_in() {
    let server = BlockingServer::start();
    let mut ada = server.guest("ada");
    let name = ada.app.server.as_ref().unwrap().me.clone().unwrap().name;
    offer(&mut ada, "Courtier", "", "computer, level 1");
    ada.until("Ada may move", may_move);
    drop(ada);
    let mut again = Driver::visit(&server.url(), Keyring::in_file(server.keys("ada")));
    again.until_says("your turn");
    assert!(again.says(&name), "{}", again.screen());
    enter(&mut again, "your turn");
    again.until("Ada may move", may_move);
    // Another person's keyring has no session.
    let mut other = Driver::visit(&server.url(), Keyring::in_file(server.keys("other")));
    other.until("the login form is shown", |driver| {
        driver.says("Play as a guest") && !driver.says("Waiting for the server")
    });
}

#[test]
fn an_unreachable_server_is_reported() {
    let server = BlockingServer::start();
    let url = server.url();
    drop(server);
    let mut ada = Driver::visit(&url, Keyring::default());
    ada.until_says("Cannot reach the server");
    assert!(matches!(ada.app.screen, Screen::Menu));
    let mut ada = Driver::visit("ftp://nowhere", Keyring::default());
    ada.until_says("“ftp://nowhere” is not a server");
}

#[test]
fn a_silent_server_can_be_left_for_another() {
    let silent = std::net::TcpListener::bind("127.0.0.1:0").expect("a port");
    let address = silent.local_addr().expect("an address");
    let server = BlockingServer::start();
    let mut ada = Driver::visit(&format!("http://{address}"), Keyring::default());
    assert!(ada.says("Waiting for the server"), "{}", ada.screen());
    ada.press(KeyCode::Esc);
    assert!(matches!(ada.app.screen, Screen::Menu));
    ada.press(KeyCode::Enter);
    ada.presses(&[KeyCode::Backspace; 40]);
    ada.types(&server.url());
    // Enter for the address, and at once again for the first row of the login form.
    ada.presses(&[KeyCode::Enter, KeyCode::Enter]);
    ada.until_says("New game");
}

#[test]
fn an_unknown_session_leads_to_the_login_form() {
    let mut server = BlockingServer::start();
    let mut ada = server.guest("ada");
    server.stop();
    ada.until_says("Connection lost.");
    server.forget();
    server.start_again();
    ada.until_says("sign in again");
    assert!(matches!(ada.app.screen, Screen::LoginForm(_)), "{}", ada.screen());
}

#[test]
fn a_row_that_was_never_entered_does_nothing() {
    let (tell, answers) = mpsc::channel();
    let line = Connection::open(Keyring::default(), tell);
    line.submit(Request::LobbyLists);
    line.submit(Request::Enter { server: "nonsense".to_owned() });
    let answer = answers.recv_timeout(std::time::Duration::from_secs(20)).expect("an answer");
    assert!(matches!(answer, Answer::ServerEvent(ServerEvent::Lost(_))), "{answer:?}");
}
