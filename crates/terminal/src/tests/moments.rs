//! The moments of a game: typing, taking back, dice, pushes, huffs, unseen arrangements, offers, records.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use insta::assert_snapshot;
use rules::Side;

use super::driver::{Driver, TRUE_COLOUR};
use crate::app::Screen;
use crate::menu::Row;
use crate::setup::SetupStage;
use crate::{Input, Options};

#[test]
fn moves_are_completed_while_they_are_typed() {
    let mut driver = Driver::game("courtier", None);
    driver.types("a4");
    assert!(driver.says("a4-b4"), "{}", driver.screen());
    driver.press(KeyCode::Tab);
    assert_eq!(driver.session().typed, "a4-b4");
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.position(), "GGG1GGgggkgg/3K8/1 2 0");
    driver.types("a");
    driver.press(KeyCode::Enter);
    assert!(driver.says("Several moves start like this."), "{}", driver.screen());
    driver.types("99");
    assert!(driver.says("No move starts like this."), "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.says("Cannot read the move"), "{}", driver.screen());
    driver.types(":und");
    driver.press(KeyCode::Tab);
    assert_eq!(driver.session().typed, ":undo");
    driver.press(KeyCode::Enter);
    assert!(driver.session().history.is_empty(), "{}", driver.screen());
}

#[test]
fn groups_and_open_setups_are_chosen_in_the_menu() {
    let options = Options {
        game: Some("holochess".to_owned()),
        groups: table::Groups::Swapped,
        open_setup: true,
        ..Options::default()
    };
    let mut driver = Driver::open(&options, TRUE_COLOUR, [80, 24]);
    let choices = |driver: &Driver| (driver.setup().stage, driver.setup().choices[0].clone());
    assert_eq!(choices(&driver), (crate::setup::SetupStage::Choose(Side::South), "=OHKL".to_owned()));
    driver.press(KeyCode::Enter);
    // Nobody has to look away.
    assert_eq!(choices(&driver), (crate::setup::SetupStage::Choose(Side::North), "=SGNM".to_owned()));
    assert_eq!(driver.setup().scene().expect("a board").pieces.len(), 8);
    driver.press(KeyCode::Enter);
    assert_eq!(driver.setup().stage, crate::setup::SetupStage::Reveal);
    driver.press(KeyCode::Esc);
    assert!(driver.says("Teal has group 2") && driver.says("Open, seat 1 first"), "{}", driver.screen());
}

#[test]
fn command_keys_work_in_lower_case_unless_a_move_begins_with_them() {
    let mut driver = Driver::game("courtier", None);
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    driver.types("u");
    assert!(driver.session().history.is_empty(), "{}", driver.screen());
    driver.types("f");
    assert!(driver.session().flipped);
    driver.types("x");
    assert!(driver.says("Resign as Teal?"), "{}", driver.screen());
    driver.types("n");
    // Moves begin with an a, so that it has to be an A.
    driver.types("a");
    assert_eq!((driver.session().typed.as_str(), driver.session().analysis.is_some()), ("a", false));
    driver.presses(&[KeyCode::Backspace, KeyCode::Char('A')]);
    assert!(driver.session().analysis.is_some());
    driver.types("q");
    assert!(driver.app.overlay.is_none(), "nothing was played, so nothing is lost");
}

#[test]
fn an_illegal_try_is_explained() {
    let mut driver = Driver::game("courtier", None);
    driver.go("a4");
    driver.press(KeyCode::Enter);
    driver.go("c");
    driver.press(KeyCode::Enter);
    let by_keys = driver.session().message.clone().expect("a reason");
    assert!(!by_keys.contains("not legal"), "{by_keys}");
    driver.types("a4-c");
    driver.press(KeyCode::Enter);
    let typed = driver.session().message.clone().expect("a reason");
    assert!(typed.contains(&by_keys), "{typed}");
}

#[test]
fn leaving_an_unsaved_finished_game_needs_confirmation() {
    for leaving in ["M", "Q"] {
        let mut driver = Driver::game("courtier", None);
        driver.types("a4-b4");
        driver.press(KeyCode::Enter);
        driver.types("Xy");
        assert!(driver.session().is_over());
        driver.types(leaving);
        assert!(driver.says("not saved"), "{}", driver.screen());
        driver.types("n");
        driver.types("S");
        driver.press(KeyCode::Enter);
        assert!(driver.says("Saved to courtier.holo."), "{}", driver.screen());
        driver.types(leaving);
        assert!(driver.app.overlay.is_none(), "{}", driver.screen());
    }
}

#[test]
fn a_suggested_name_is_edited_or_replaced() {
    let prompt = |driver: &Driver| match &driver.app.overlay {
        Some(crate::overlay::Overlay::Prompt(prompt)) => prompt.field.text().to_owned(),
        _ => panic!("no prompt:\n{}", driver.screen()),
    };
    let control = |driver: &mut Driver, letter| {
        driver.input(Input::Key(KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)));
    };
    let mut driver = Driver::game("courtier", None);
    driver.types("Sgame");
    assert_eq!(prompt(&driver), "game", "typing replaces the suggestion");
    driver.presses(&[KeyCode::Esc, KeyCode::Char('S'), KeyCode::Home]);
    driver.types("my ");
    assert_eq!(prompt(&driver), "my courtier.holo", "a cursor key keeps it");
    driver.press(KeyCode::End);
    control(&mut driver, 'w');
    assert_eq!(prompt(&driver), "my ");
    control(&mut driver, 'u');
    assert_eq!(prompt(&driver), "");
}

#[test]
fn undo_goes_back_to_the_players_own_decision() {
    let mut driver = Driver::game("courtier", Some("level:1"));
    driver.types("U");
    assert!(driver.says("You have no move to take back."), "{}", driver.screen());
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.len(), 2);
    driver.types("U");
    assert!(driver.session().history.is_empty());
    assert!(driver.says("Move taken back."));
}

#[test]
fn an_attack_shows_its_odds_and_the_die() {
    let mut driver = Driver::position("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 - 0");
    driver.go("b3");
    driver.press(KeyCode::Enter);
    driver.go("b4");
    assert!(driver.says("Odds for b3*b4") && driver.says("3/6"), "{}", driver.screen());
    assert_snapshot!("odds_80x24", driver.screen());
    driver.press(KeyCode::Enter);
    assert!(driver.session().dice.is_some());
    driver.wait(Duration::from_millis(300));
    let tumbling = driver.session().dice.clone().expect("dice");
    assert_eq!(tumbling.outcome, None);
    driver.wait(Duration::from_millis(600));
    let lying = driver.session().dice.clone().expect("dice");
    assert!(lying.outcome.is_some());
    assert_snapshot!("die_80x24", driver.screen());
    driver.wait(Duration::from_secs(2));
    assert!(driver.session().dice.is_none());
    assert!(!driver.says("╰─────────╯"), "the box of the die is gone:\n{}", driver.screen());
    assert_eq!(driver.session().history.steps()[1].text, lying.roll);
    // After a takeback, the same attack repeats the roll.
    driver.types("U");
    if !driver.session().history.is_empty() {
        driver.types("U");
    }
    driver.types("b3*b4");
    driver.press(KeyCode::Enter);
    let again = driver.session().dice.clone().expect("dice");
    assert!(again.again && again.roll == lying.roll);
    // Enter skips the animation.
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(driver.session().dice.is_none());
}

#[test]
fn a_push_is_prompted_for() {
    let mut driver = Driver::position("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 b4>1 0");
    assert!(driver.says("Teal chooses where to push Houjix on b4."), "{}", driver.screen());
    assert_eq!(driver.session().selection.spaces, ["b4"], "the pushed pawn is picked up by itself");
    driver.go("c");
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.steps()[0].text, ">c");
}

#[test]
fn the_showdown_rolls_two_dice() {
    let mut driver = Driver::position("holochess", "1S10/o11/1 1 1 showdown 0");
    assert!(driver.says("Final showdown"), "{}", driver.screen());
    driver.wait(Duration::from_millis(800));
    assert_snapshot!("showdown_80x24", driver.screen());
    driver.finish_animations();
    assert!(driver.session().history.ending().is_some(), "{}", driver.screen());
}

#[test]
fn an_offender_is_removed_by_one_click() {
    let position = "4k5/10/10/10/10/10/10/1s1s6/10/5K4 1 0 b3,d3";
    let mut driver = Driver::position("courtyard", position);
    assert!(driver.says("to remove a piece that could have jumped"), "{}", driver.screen());
    assert_snapshot!("huff_80x24", driver.screen());
    driver.click_space("d3");
    assert_eq!(driver.session().history.steps()[0].text, "!d3");
}

#[test]
fn setups_are_chosen_in_secret() {
    let mut driver = Driver::game("holochess", None);
    assert_eq!(driver.setup().stage, SetupStage::HandOver(Side::South));
    assert_snapshot!("hand_over_80x24", driver.screen());
    driver.press(KeyCode::Enter);
    assert_snapshot!("arrange_80x24", driver.screen());
    driver.types("mng");
    assert_eq!(driver.setup().current().map(String::as_str), Some("=MNGS"));
    assert!(driver.says("letters          MNG"), "{}", driver.screen());
    driver.types("z");
    assert!(driver.says("No setup starts like this."), "{}", driver.screen());
    driver.presses(&[KeyCode::Down, KeyCode::Up]);
    assert!(driver.says("type it") && !driver.says("No setup"), "{}", driver.screen());
    driver.types("mng");
    assert_eq!(driver.setup().current().map(String::as_str), Some("=MNGS"));
    // Two pieces swap places.
    driver.presses(&[KeyCode::Char(' '), KeyCode::Right, KeyCode::Char(' ')]);
    assert_eq!(driver.setup().current().map(String::as_str), Some("=NMGS"));
    driver.press(KeyCode::Enter);
    assert_eq!(driver.setup().stage, SetupStage::HandOver(Side::North));
    assert!(!driver.says("=NMGS"), "what seat 1 chose is not to be seen");
    driver.presses(&[KeyCode::Enter, KeyCode::Down]);
    assert!(!driver.says("=NMGS"));
    driver.press(KeyCode::Enter);
    assert_eq!(driver.setup().stage, SetupStage::Reveal);
    assert!(driver.says("=NMGS"));
    assert_snapshot!("reveal_80x24", driver.screen());
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().setups.as_ref().expect("setups")[0], "=NMGS");
}

#[test]
fn paths_to_the_same_space_are_distinguished() {
    // A guard that can jump in a circle in either direction.
    let mut driver = Driver::position("courtyard", "4k5/10/10/10/10/10/6s1s1/10/6s1s1/5K1G2 1 0 -");
    driver.go("h1");
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(driver.says("Which way?"), "{}", driver.screen());
    assert_snapshot!("paths_80x24", driver.screen());
    driver.presses(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(driver.session().history.steps()[0].text, "h1xj3xh5xf3xh1");
    // Or step by step.
    driver.types("U");
    driver.click_space("h1");
    driver.click_space("f3");
    driver.click_space("h1");
    assert_eq!(driver.session().history.steps()[0].text, "h1xf3xh5xj3xh1");
}

#[test]
fn the_choice_of_a_path_ends_on_typing_or_browsing() {
    let position = "2G1k5/1s1s6/10/1s1s6/10/10/10/10/10/5K4 1 0 -";
    let paths = || {
        let mut driver = Driver::position("courtyard", position);
        driver.go("c10");
        driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
        assert!(driver.says("Which way?"), "{}", driver.screen());
        driver
    };
    let mut driver = paths();
    driver.types("f1-e2");
    assert!(driver.session().history.is_empty() && driver.session().typed == "f1-e2", "{}", driver.screen());
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.steps()[0].text, "f1-e2");
    let mut driver = paths();
    driver.types("2");
    assert_eq!(driver.session().history.len(), 1, "a number still chooses");
    let mut driver = Driver::position("courtyard", &position.replace(" 1 0 -", " 2 0 -"));
    driver.types("e10-f9");
    driver.press(KeyCode::Enter);
    driver.go("c10");
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(driver.says("Which way?"), "{}", driver.screen());
    driver.presses(&[KeyCode::PageUp, KeyCode::Enter]);
    assert_eq!(driver.session().history.len(), 1, "Enter only goes back:\n{}", driver.screen());
    assert!(driver.session().view.is_none());
}

#[test]
fn time_runs_out() {
    let mut driver = Driver::game("courtier", None);
    driver.types("M");
    driver.app.menu.clock = 1;
    driver.types("p");
    driver.wait(Duration::from_secs(30));
    assert!(driver.says("0:30"), "{}", driver.screen());
    driver.wait(Duration::from_secs(40));
    assert!(driver.says("Amber wins: Teal ran out of time."), "{}", driver.screen());
}

#[test]
fn draws_are_offered_claimed_and_refused() {
    let mut driver = Driver::game("courtier", None);
    driver.types("C");
    assert!(driver.says("No draw can be claimed yet"), "{}", driver.screen());
    driver.types("D");
    assert!(driver.says("Amber, do you agree to a draw?"), "{}", driver.screen());
    driver.types("n");
    assert!(driver.says("The game goes on."));
    driver.types("Dy");
    assert!(driver.says("Draw: by agreement."), "{}", driver.screen());
    let mut driver = Driver::game("king-and-courtesan", None);
    driver.types("D");
    assert!(driver.says("has no draws"), "{}", driver.screen());
}

#[test]
fn resigning_needs_confirmation() {
    let mut driver = Driver::game("courtier", Some("level:1"));
    driver.types("X");
    assert!(driver.says("Resign as Teal?"));
    driver.press(KeyCode::Esc);
    assert!(driver.session().history.ending().is_none());
    driver.types("Xy");
    assert!(driver.says("Amber wins: Teal resigned."));
}

#[test]
fn messages_are_shown_after_the_end_too() {
    let mut driver = Driver::game("courtier", None);
    driver.types("C");
    driver.types("Xy");
    assert!(!driver.says("No draw can be claimed yet"), "what was said before is over:\n{}", driver.screen());
    driver.types("S");
    driver.press(KeyCode::Enter);
    assert!(driver.says("resigned.") && driver.says("Saved to courtier.holo."), "{}", driver.screen());
    let mut driver = Driver::game("courtier", Some("ugi:/bin/false"));
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    assert!(driver.says("The computer cannot continue:"), "{}", driver.screen());
    assert!(driver.session().is_over(), "{}", driver.screen());
}

#[test]
fn deselecting_a_piece_is_not_an_illegal_try() {
    let mut driver = Driver::game("courtier", None);
    driver.presses(&[KeyCode::Enter, KeyCode::Enter]);
    assert!(driver.session().selection.spaces.is_empty() && driver.session().message.is_none());
    let mut driver = Driver::game("king-and-courtesan", None);
    let session = driver.session();
    let is_stuck = |space: &usize| !session.starts().contains(space);
    let mut spaces =
        session.scene.pieces.iter().filter(|piece| piece.side == Side::South).map(|piece| piece.space);
    let stuck = spaces.find(is_stuck).expect("a piece behind the others");
    let name = session.scene.spaces[stuck].name.clone();
    driver.go(&name);
    driver.press(KeyCode::Enter);
    assert!(driver.says("cannot move now."), "{}", driver.screen());
}

#[test]
fn a_hint_shows_a_move() {
    let mut driver = Driver::game("courtier", None);
    driver.types("H");
    assert!(driver.says("Try "), "{}", driver.screen());
    driver.press(KeyCode::Esc);
    assert!(!driver.says("Try "));
}

#[test]
fn records_are_saved_opened_and_stepped_through() {
    let mut driver = Driver::game("courtier", None);
    for text in ["a4-b4", "a10-b10", "a1-b1"] {
        driver.types(text);
        driver.press(KeyCode::Enter);
    }
    driver.types("S");
    assert!(driver.says("Save the record as"));
    driver.press(KeyCode::Enter);
    assert!(driver.says("Saved to courtier.holo."), "{}", driver.screen());
    let saved = driver.saved.clone().expect("a record");
    assert!(saved.contains("1. a4-b4 a10-b10 2. a1-b1 *"), "{saved}");
    driver.types("M");
    assert!(matches!(driver.app.screen, Screen::Menu), "nothing is lost, so nothing is asked");
    while driver.app.menu.row != Row::Record {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Enter);
    driver.types("x");
    driver.press(KeyCode::Enter);
    assert!(driver.says("x: No such file."), "{}", driver.screen());
    driver.file = Some(saved);
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.len(), 3);
    driver.press(KeyCode::Home);
    assert!(driver.says("Move 0 of 3."), "{}", driver.screen());
    driver.presses(&[KeyCode::PageDown, KeyCode::End]);
    assert!(driver.session().view.is_none());
}

#[test]
fn a_position_can_be_entered() {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    while driver.app.menu.row != Row::Position {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Enter);
    driver.types("nonsense");
    driver.press(KeyCode::Enter);
    assert!(driver.says("board, column 1"), "{}", driver.screen());
    driver.presses(&[KeyCode::Backspace; 8]);
    driver.input(Input::Paste("GGG1GGgggkgg/3K8/1 1 0".to_owned()));
    driver.press(KeyCode::Enter);
    assert_eq!(driver.session().history.position(), "GGG1GGgggkgg/3K8/1 1 0");
}

#[test]
fn questions_can_be_answered_with_the_mouse() {
    let mut driver = Driver::game("courtier", None);
    let place = |driver: &Driver, words: &str| {
        let screen = driver.screen();
        let (row, line) =
            screen.lines().enumerate().find(|(_, line)| line.contains(words)).expect("an answer");
        let before = line.split(words).next().unwrap_or_default().chars().count();
        (before as u16, row as u16)
    };
    driver.types("X");
    let (col, row) = place(&driver, "N no");
    driver.click(col, row - 1);
    assert!(driver.says("Resign as Teal?"), "a click beside it answers nothing");
    driver.click(col + 3, row);
    assert!(!driver.says("Resign as Teal?") && !driver.session().is_over(), "{}", driver.screen());
    driver.types("X");
    let (col, row) = place(&driver, "Y yes");
    driver.click(col, row);
    assert!(driver.says("resigned."), "{}", driver.screen());
}

#[test]
fn long_lists_of_losses_are_shown_in_full() {
    let mut driver = Driver::position("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 - 0");
    let kinds = ["M'onnok", "Houjix", "Kintan Strider", "K'lor'slug"];
    if let Screen::Game(session) = &mut driver.app.screen {
        // As if one choice had removed a whole side.
        let removed = |piece| {
            let why = rules::Removal::Showdown;
            rules::Effect::Removed { side: Side::North, piece, at: "b4".to_owned(), why }
        };
        let effects = kinds.map(removed).to_vec();
        let (text, trail) = (String::new(), Vec::new());
        session.steps = vec![catalog::Step { text, by: None, turn: Side::South, trail, effects }];
    }
    driver.press(KeyCode::Null);
    let screen = driver.screen();
    assert!(driver.says("lost: ") && !screen.contains('…'), "{screen}");
    for kind in kinds {
        assert!(driver.says(kind), "{kind}:\n{screen}");
    }
}

#[test]
fn leaving_is_always_possible() {
    let control_c = || Input::Key(KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
    for keys in ["", "?", "S", "X", "a4"] {
        let mut driver = Driver::game("courtier", None);
        driver.types(keys);
        driver.input(control_c());
        assert!(driver.has_quit, "{keys}");
    }
    let mut driver = Driver::game("courtier", None);
    driver.types("a4-b4");
    driver.press(KeyCode::Enter);
    driver.types("Q");
    assert!(!driver.has_quit && driver.says("Quit Holocourt?"));
    let farewell = driver.app.farewell().expect("a way back");
    assert!(farewell.contains("holocourt play courtier --position \"GGG1GGgggkgg/3K8/1 2 0\""), "{farewell}");
    driver.types("y");
    assert!(driver.has_quit);
}

#[test]
fn the_client_can_always_be_suspended() {
    for keys in ["", "?", "S", "X", "a4"] {
        let mut driver = Driver::game("courtier", None);
        driver.types(keys);
        driver.input(Input::Key(KeyEvent::new(KeyCode::Char('z'), KeyModifiers::CONTROL)));
        assert!(driver.has_stopped && !driver.has_quit, "{keys}");
    }
}

#[test]
fn the_menu_distinguishes_variants_with_several_options() {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    let has_several = |game: &&'static dyn catalog::AnyGame| game.variant().contains(',');
    let games = &driver.app.menu.games;
    let at = games.iter().position(|variants| variants.iter().any(has_several)).expect("a game with options");
    let count = games[at].len();
    driver.app.menu.game = at;
    driver.app.menu.row = Row::Variant;
    let mut screens = std::collections::BTreeSet::new();
    for _ in 0..count {
        driver.press(KeyCode::Right);
        assert!(screens.insert(driver.screen()), "the same screen for two variants: {}", driver.screen());
    }
}

#[test]
fn the_menu_works_with_the_mouse() {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    let place = |driver: &Driver, wanted: Row| {
        let rows = crate::menu_layout::rows(&driver.app.menu, [80, 24]);
        let (_, area) = rows.into_iter().find(|(row, _)| *row == wanted).expect("a line of the menu");
        area.y
    };
    let game = place(&driver, Row::Game);
    driver.click(20, game);
    assert!(driver.says("Dejarik"), "{}", driver.screen());
    driver.click(14, game);
    assert!(driver.says("Courtier"), "{}", driver.screen());
    let play = place(&driver, Row::Play);
    driver.click(6, play);
    assert!(matches!(driver.app.screen, Screen::Game(_)), "{}", driver.screen());
    driver.click(2, 23);
    assert!(driver.says("Moving"), "a click on \"help\":\n{}", driver.screen());
}

#[test]
fn one_of_several_records_is_chosen() {
    let record =
        |moves: &str| format!("[Game \"courtier\"]\n[First \"Ada\"]\n[Result \"*\"]\n\n{moves} *\n\n");
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    while driver.app.menu.row != Row::Record {
        driver.press(KeyCode::Down);
    }
    driver.press(KeyCode::Enter);
    driver.file = Some(record("1. a1-b1") + &record("1. a1-a9") + &record("1. a4-b4 a10-b10"));
    driver.types("x");
    driver.press(KeyCode::Enter);
    assert!(driver.says("3 records") && driver.says("Courtier: Ada – ?, *, 2 moves"), "{}", driver.screen());
    driver.presses(&[KeyCode::Down, KeyCode::Enter]);
    assert!(driver.says("Move 1"), "an impossible one says why:\n{}", driver.screen());
    driver.presses(&[KeyCode::Down, KeyCode::Enter]);
    assert_eq!(driver.session().history.len(), 2);
}
