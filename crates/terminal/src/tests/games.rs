//! Whole games of every kind, by keyboard.

use crossterm::event::KeyCode;
use words::{Language, Words};

use std::time::Duration;

use super::driver::{Driver, Pointing};
use crate::app::Screen;
use crate::session::{CLOCKS, DisplayedClock};
use crate::setup::SetupStage;

/// A fast random number generator; any will do.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end.max(1)
    }
}

/// Chooses setups until the game begins.
fn set_up(driver: &mut Driver, numbers: &mut Numbers) {
    for _ in 0..20 {
        match &driver.app.screen {
            Screen::Setup(setup) => match setup.stage {
                SetupStage::Choose(_) => {
                    let downs = numbers.below(setup.choices.len());
                    driver.presses(&vec![KeyCode::Down; downs]);
                    driver.press(KeyCode::Enter);
                }
                SetupStage::HandOver(_) | SetupStage::Reveal => driver.press(KeyCode::Enter),
                SetupStage::Wait => panic!("the computer chooses at once here"),
            },
            _ => return,
        }
    }
}

/// Plays a whole game, with occasional takebacks, hints and changes of the window size.
fn play(name: &str, against: Option<&str>, seed: u64) {
    play_in(Language::English, name, against, seed, |_| {});
}

/// Plays a whole game in some language, checking every screen.
pub(super) fn play_in(
    language: Language,
    name: &str,
    against: Option<&str>,
    seed: u64,
    inspect: impl Fn(&Driver),
) {
    let mut numbers = Numbers(seed);
    let mut driver = Driver::game_in(language, name, against);
    inspect(&driver);
    set_up(&mut driver, &mut numbers);
    for number in 0..2000 {
        inspect(&driver);
        driver.finish_animations();
        inspect(&driver);
        let session = driver.session();
        if session.history.ending().is_some() {
            break;
        }
        assert!(session.person_to_decide().is_some(), "nobody moves:\n{}", driver.screen());
        let legal = session.moves[numbers.below(session.moves.len())].clone();
        match number % 9 {
            0 | 4 => driver.point_out(&legal, Pointing::Tab),
            1 | 5 => driver.point_out(&legal, Pointing::Mouse),
            2 | 6 => {
                driver.types(&legal.text);
                driver.press(KeyCode::Enter);
            }
            _ => driver.point_out(&legal, Pointing::Arrows),
        }
        match number {
            5 => driver.input(crate::Input::Resize(120, 40)),
            7 => driver.types("U"),
            9 => driver.types("H"),
            11 => driver.types("F"),
            13 => driver.input(crate::Input::Resize(97, 31)),
            _ => {}
        }
    }
    let result = driver.session().history.result().unwrap_or_else(|| panic!("no end:\n{}", driver.screen()));
    let sides = &driver.session().history.info().sides;
    let sentence = Words::of(language).say(&result, sides);
    inspect(&driver);
    assert!(driver.says(&sentence), "{sentence}\n{}", driver.screen());
    // A key starts another game like it.
    driver.types("N");
    assert!(!matches!(driver.app.screen, Screen::Menu));
}

/// Names every game, once per variant but only once for the standard game.
pub(super) fn names() -> Vec<&'static str> {
    games::infos().iter().map(|info| info.name).collect()
}

#[test]
fn a_whole_game_of_each_kind_against_the_computer() {
    for name in names() {
        play(name, Some("level:1"), 11);
    }
}

#[test]
fn a_whole_game_of_each_kind_for_two_at_one_screen() {
    for name in names() {
        play(name, None, 3);
    }
}

#[test]
fn a_whole_game_of_every_variant() {
    for game in catalog::all().into_iter().filter(|game| !game.variant().is_empty()) {
        play(&game.name(), None, 5);
    }
}

#[test]
fn an_increment_is_granted_once_per_turn() {
    let mut decisions_inside_a_turn = 0;
    for name in names() {
        let mut numbers = Numbers(7);
        let mut driver = Driver::game(name, None);
        // Without animation, rolls take no time at all.
        driver.app.context.motion = false;
        set_up(&mut driver, &mut numbers);
        let Screen::Game(session) = &mut driver.app.screen else { panic!("no game") };
        session.clock = DisplayedClock::new(CLOCKS[4]);
        let mut expected = [Duration::from_secs(300); 2];
        for _ in 0..40 {
            let session = driver.session();
            if session.is_over() {
                break;
            }
            let (turn, steps) = (session.history.turn(), session.steps.len());
            let text = session.moves[numbers.below(session.moves.len())].text.clone();
            driver.types(&text);
            driver.press(KeyCode::Enter);
            let session = driver.session();
            assert!(session.steps.len() > steps, "{name}: {text}");
            if session.history.turn() == turn {
                decisions_inside_a_turn += 1;
            } else {
                expected[turn] += Duration::from_secs(3);
            }
            let left = session.clock.as_ref().expect("a clock").left;
            assert_eq!(left, expected, "{name}");
        }
    }
    assert!(decisions_inside_a_turn > 0);
}
