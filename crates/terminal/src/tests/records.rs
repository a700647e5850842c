//! Saving, opening and continuing records.

use crossterm::event::KeyCode;
use rules::Side;
use table::record::{Record, Tags};

use super::driver::{Driver, TRUE_COLOUR};
use crate::app::Screen;
use crate::session::Seat;
use crate::{Answer, Input, Options};

fn play(driver: &mut Driver, moves: &[&str]) {
    for text in moves {
        driver.types(text);
        driver.press(KeyCode::Enter);
    }
}

/// Opens a record, as `--record` does.
fn open(text: &str, against: Option<&str>) -> Driver {
    let against = against.map(|name| name.parse().expect("a player"));
    let mut driver = Driver::open(&Options { against, ..Options::default() }, TRUE_COLOUR, [80, 24]);
    let answer = Answer::Loaded { path: "two.holo".into(), result: Ok(text.to_owned()) };
    driver.input(Input::Answer(answer));
    driver
}

fn unfinished(first: &str, second: &str) -> String {
    format!(
        "[Game \"courtier\"]\n[First \"{first}\"]\n[Second \"{second}\"]\n[Result \"*\"]\n\n\
         1. a4-b4 a10-b10 2. a5-b5 *\n"
    )
}

#[test]
fn a_second_record_gets_a_new_name() {
    let mut driver = Driver::game("courtier", None);
    play(&mut driver, &["a4-b4"]);
    driver.types("S");
    driver.press(KeyCode::Enter);
    assert!(driver.says("Saved to courtier.holo."), "{}", driver.screen());
    play(&mut driver, &["a10-b10"]);
    driver.types("S");
    driver.press(KeyCode::Enter);
    assert!(driver.says("Saved to courtier-2.holo."), "{}", driver.screen());
}

#[test]
fn a_file_is_replaced_only_after_confirmation() {
    let mut driver = Driver::game("courtier", None);
    play(&mut driver, &["a4-b4"]);
    driver.files.insert("x.holo".into());
    driver.types("S");
    driver.presses(&[KeyCode::Backspace; 13]);
    driver.types("x.holo");
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(driver.says("x.holo already exists. Replace it?"), "{}", driver.screen());
    assert!(driver.says("Y yes") && driver.saved.is_none(), "{}", driver.screen());
    // "No" returns to the file name.
    driver.types("n");
    assert!(driver.says("Save the record as") && driver.says("> x.holo"), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    driver.types("y");
    assert!(driver.says("Saved to x.holo.") && driver.saved.is_some(), "{}", driver.screen());
}

#[test]
fn a_game_that_was_changed_after_it_was_saved_is_not_saved() {
    let mut driver = Driver::game("courtier", None);
    play(&mut driver, &["a4-b4", "a10-b10", "a5-b5"]);
    driver.types("S");
    driver.press(KeyCode::Enter);
    assert!(!driver.session().is_unsaved());
    driver.types("U");
    play(&mut driver, &["a1-b1"]);
    driver.types("M");
    assert!(driver.says("Leave this game? It is not saved."), "{}", driver.screen());
}

#[test]
fn records_continue_with_their_players() {
    let driver = open(&unfinished("Teal", "Amber"), None);
    assert_eq!(driver.session().start.seats, [Seat::Person, Seat::Person]);
    assert_eq!(driver.session().history.len(), 3, "nobody moves by themselves");
    let computer = |name: &str| Seat::Computer(name.parse().expect("a player"));
    let driver = open(&unfinished("Teal", "level:1"), None);
    assert_eq!(driver.session().start.seats, [Seat::Person, computer("level:1")]);
    assert_eq!(driver.session().history.len(), 4, "the computer has moved");
    let driver = open(&unfinished("level:1", "Amber"), None);
    assert_eq!(driver.session().start.seats[Side::South], computer("level:1"));
    assert!(driver.session().flipped, "the person sits at the bottom");
    let driver = open(&unfinished("Teal", "Amber"), Some("level:2"));
    assert_eq!(driver.session().start.seats, [Seat::Person, computer("level:2")]);
}

#[test]
fn the_players_of_a_record_are_beside_the_board() {
    let driver = open(&unfinished("Ada", "Bob"), None);
    for seat in ["Teal Ada", "Amber Bob"] {
        assert!(driver.says(seat), "{seat} is missing:\n{}", driver.screen());
    }
    let driver = open(&unfinished("Teal", "Amber"), None);
    assert!(!driver.says("Teal Teal") && !driver.says("Amber Amber"), "{}", driver.screen());
}

#[test]
fn a_clicked_record_is_opened() {
    let many = unfinished("Ada", "Bob") + "\n" + &unfinished("Eve", "Kim");
    let mut driver = open(&many, None);
    let screen = driver.screen();
    let row = screen.lines().position(|line| line.contains("Eve – Kim")).expect("the second record");
    driver.click(2, row as u16);
    assert!(driver.says("2 records"), "a click beside the list opens nothing");
    driver.click(20, row as u16);
    let Screen::Game(_) = driver.app.screen else { panic!("no game:\n{}", driver.screen()) };
}

#[test]
fn saving_a_record_again_loses_nothing() {
    let text = "[Game \"courtier\"]\n[RulesVersion \"1\"]\n[Event \"Court Day\"]\n[Date \"2024-12-31\"]\n\
                [First \"Ada\"]\n[Second \"Bob\"]\n[TimeControl \"300+3\"]\n[Result \"*\"]\n\
                [Termination \"unfinished\"]\n[Annotator \"Eve\"]\n\n1. a4-b4 {[%clk 0:04:59]} a10-b10 *\n";
    let save = |driver: &mut Driver| {
        driver.types("S");
        driver.press(KeyCode::Enter);
        let saved: Record = driver.saved.take().expect("a record").parse().expect("one that can be read");
        saved
    };
    let mut driver = open(text, None);
    let before: Record = text.parse().expect("a record");
    assert_eq!(save(&mut driver), before);
    // If continued, it is another game between the same people at the same event.
    play(&mut driver, &["a5-b5"]);
    let after = save(&mut driver);
    assert_eq!(after.tags, Tags { time_control: None, ..before.tags });
    assert_eq!(after.choices.len(), 3);
}
