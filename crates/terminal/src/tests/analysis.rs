//! Analysis: lines and values beside a game, and analysis boards.

use catalog::Exact;
use crossterm::event::KeyCode;
use rules::Value;

use super::driver::{Driver, TRUE_COLOUR};
use crate::menu::Row;
use crate::{Answer, Input, Options};

#[test]
fn earlier_positions_are_analysed() {
    let mut driver = Driver::game("courtier", None);
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    driver.types("A");
    let ticket = |driver: &Driver| driver.session().analysis.as_ref().expect("an analysis").ticket;
    assert!(driver.says("▶ ○ Amber"), "{}", driver.screen());
    driver.press(KeyCode::PageUp);
    assert!(driver.says("▶ ● Teal") && !driver.says("▶ ○ Amber"), "{}", driver.screen());
    let back_then = ticket(&driver);
    driver.press(KeyCode::Esc);
    assert!(driver.session().view.is_none() && ticket(&driver) > back_then);
}

#[test]
fn the_analysis_shows_lines() {
    let mut driver = Driver::game("courtier", None);
    driver.types("A");
    assert!(driver.says("Depth"), "{}", driver.screen());
    driver.types("A");
    assert!(!driver.says("Depth"));
}

#[test]
fn exact_values_are_shown_if_the_tablebase_has_them() {
    let mut driver = Driver::game("dejarik", None);
    driver.types("A");
    let ticket = driver.session().analysis.as_ref().expect("an analysis").ticket;
    let win = Value::over(1).after_moves(7);
    let moves = vec![("a1-b12".to_owned(), Some(win)), ("a1-b1".to_owned(), None)];
    let exact = Some(Exact { value: Some(win), moves });
    driver.input(Input::Answer(Answer::Exact { ticket, exact }));
    assert!(driver.says("Wins 1 point in 7.") && driver.says("+1 in 7 a1-b12"), "{}", driver.screen());
}

#[test]
fn an_analysis_board_branches_off() {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    while driver.app.menu.row != Row::Analysis {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Enter);
    for text in ["a1-b1", "a7-b7", "a2-b2"] {
        driver.types(text);
        driver.press(KeyCode::Enter);
    }
    driver.presses(&[KeyCode::PageUp, KeyCode::PageUp]);
    assert!(driver.says("Move 1 of 3."), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.len(), 1);
    driver.types("a8-b8");
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.len(), 2);
    driver.types("U");
    assert_eq!(driver.session().history.len(), 1);
}

/// Creates an analysis board of Courtier after some moves.
fn analysis(moves: &[&str]) -> Driver {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    while driver.app.menu.row != Row::Analysis {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Enter);
    for text in moves {
        driver.types(text);
        driver.press(KeyCode::Enter);
    }
    assert_eq!(driver.session().history.len(), moves.len());
    driver
}

#[test]
fn a_typing_error_drops_no_moves_of_an_analysis() {
    let mut driver = analysis(&["a1-b1", "a7-b7", "a2-b2", "a8-b8", "a3-b3"]);
    driver.presses(&[KeyCode::PageUp; 3]);
    driver.types("zz");
    driver.press(KeyCode::Enter);
    assert!(driver.says("Cannot read the move"), "{}", driver.screen());
    assert_eq!(driver.session().history.len(), 5);
    assert!(driver.says("Move 2 of 5."), "{}", driver.screen());
    // Completions are those of the visible position.
    driver.types("a4-");
    driver.presses(&[KeyCode::Tab, KeyCode::Enter]);
    let texts: Vec<String> = driver.session().steps.iter().map(|step| step.text.clone()).collect();
    assert_eq!(texts, ["a1-b1", "a7-b7", "a4-b4"]);
}

#[test]
fn a_new_analysis_board_needs_confirmation() {
    let mut driver = analysis(&["a1-b1", "a7-b7"]);
    driver.types("N");
    assert!(driver.says("Start a new analysis? This one is not saved."), "{}", driver.screen());
    driver.types("n");
    assert_eq!(driver.session().history.len(), 2);
    driver.types("Ny");
    assert!(driver.session().history.is_empty() && driver.session().start.is_analysis);
}

#[test]
fn an_analysis_branches_off_before_the_end() {
    let mut driver = analysis(&[]);
    for number in 0..400 {
        if driver.session().is_over() {
            break;
        }
        let moves = &driver.session().moves;
        let taking = moves.iter().find(|legal| legal.aim.is_some());
        let text = taking.unwrap_or(&moves[number * 7 % moves.len()]).text.clone();
        driver.types(&text);
        driver.press(KeyCode::Enter);
    }
    assert!(driver.session().is_over() && driver.says("is captured"), "{}", driver.screen());
    let played = driver.session().steps.last().expect("a choice").text.clone();
    driver.types("U");
    assert!(!driver.says("is captured"), "nothing is lost any more:\n{}", driver.screen());
    driver.types(&played);
    driver.press(KeyCode::Enter);
    assert!(driver.session().is_over(), "{}", driver.screen());
    driver.press(KeyCode::PageUp);
    let others = driver.session().shown_history().moves();
    let other = others.into_iter().map(|legal| legal.text).find(|text| *text != played);
    driver.types(&other.expect("another move"));
    let before = driver.session().steps.len();
    driver.press(KeyCode::Enter);
    assert!(driver.session().view.is_none() && driver.session().steps.len() == before, "{}", driver.screen());
    assert_ne!(driver.session().steps.last().map(|step| &step.text), Some(&played));
}
