//! The client in German.

use std::time::Duration;

use crossterm::event::KeyCode;
use insta::assert_snapshot;
use words::{Language, Words, ids};

use super::driver::{Driver, TRUE_COLOUR};
use super::games::{names, play_in};
use super::rooms::{lobby_in, news, seek};
use crate::{LobbyLists, Options, ServerEvent};

const GERMAN: Language = Language::German;

/// The English parts of messages between placeables, of two words or more.
fn english() -> Vec<String> {
    let said = |language: Language| -> Vec<String> {
        ids(language).iter().map(|id| Words::of(language).text(id, &[])).collect()
    };
    let german = said(GERMAN).join("\n");
    let parts = said(Language::English);
    let parts = parts.iter().flat_map(|text| text.split(['{', '}', '\n'])).map(str::trim);
    let is_telling = |part: &&str| part.contains(' ') && part.len() > 7 && !part.starts_with('$');
    let parts = parts.filter(is_telling).filter(|part| !german.contains(*part));
    parts.map(str::to_owned).collect()
}

#[track_caller]
fn check(driver: &Driver, english: &[String]) {
    let text = driver.text();
    for part in english {
        assert!(!text.contains(part.as_str()), "{part:?} is English:\n{}", driver.screen());
    }
}

#[test]
fn whole_games_of_each_kind_show_no_english() {
    let english = english();
    assert!(english.len() > 300, "{}", english.len());
    for name in names() {
        play_in(GERMAN, name, Some("level:1"), 11, |driver| check(driver, &english));
    }
}

#[test]
fn no_page_shows_any_english() {
    let english = english();
    let options = Options { language: GERMAN, ..Options::default() };
    let mut driver = Driver::open(&options, TRUE_COLOUR, [80, 24]);
    for _ in 0..driver.app.menu.games.len() {
        driver.press(KeyCode::Right);
        check(&driver, &english);
    }
    let mut driver = Driver::game_in(GERMAN, "courtier", None);
    for keys in ["?", "S", "X", "D", "C", "U", "H", "A", "a", "zz", "M"] {
        driver.types(keys);
        check(&driver, &english);
        driver.presses(&[KeyCode::Esc; 2]);
    }
}

#[test]
fn commands_are_typed_in_german() {
    let mut driver = Driver::game_in(GERMAN, "courtier", None);
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    driver.types("zurück");
    driver.press(KeyCode::Enter);
    assert!(driver.session().history.is_empty(), "{}", driver.screen());
}

#[test]
fn screens_in_german() {
    let options = Options { language: GERMAN, ..Options::default() };
    let mut driver = Driver::open(&options, TRUE_COLOUR, [80, 24]);
    assert_snapshot!("german_menu_80x24", driver.screen());
    driver.types("?");
    assert_snapshot!("german_help_80x24", driver.screen());
    let mut driver = Driver::position_in(GERMAN, "holochess", "2GN1M1o1kl1/2Sh8/1 1 2 - 0");
    driver.go("b3");
    driver.press(KeyCode::Enter);
    driver.go("b4");
    assert_snapshot!("german_odds_80x24", driver.screen());
    let mut driver = lobby_in(GERMAN);
    let seeks = vec![seek("Bob", true), seek("Ada", false)];
    news(&mut driver, ServerEvent::LobbyLists(Box::new(LobbyLists { seeks, ..LobbyLists::default() })));
    assert_snapshot!("german_lobby_80x24", driver.screen());
}

#[test]
fn the_end_of_a_game_in_german() {
    let mut driver = Driver::position_in(GERMAN, "holochess", "1S10/o11/1 1 1 showdown 0");
    driver.wait(Duration::from_millis(800));
    assert_snapshot!("german_showdown_80x24", driver.screen());
    driver.finish_animations();
    assert_snapshot!("german_over_80x24", driver.screen());
}
