//! Random input at any time: nothing panics, and the screen is drawn.

use std::time::Duration;

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use proptest::prelude::*;

use super::driver::{Driver, TRUE_COLOUR};
use crate::{Input, Options};

fn key() -> impl Strategy<Value = KeyCode> {
    prop_oneof![
        6 => Just(KeyCode::Enter),
        6 => prop::sample::select(vec![KeyCode::Up, KeyCode::Down, KeyCode::Left, KeyCode::Right]),
        4 => Just(KeyCode::Tab),
        2 => prop::sample::select(vec![
            KeyCode::Esc, KeyCode::Backspace, KeyCode::BackTab, KeyCode::PageUp, KeyCode::PageDown, KeyCode::Home,
            KeyCode::End, KeyCode::F(1), KeyCode::Delete, KeyCode::Insert, KeyCode::Null,
        ]),
        3 => prop::sample::select("UHAFDCXSNMRTZYWB?".chars().map(KeyCode::Char).collect::<Vec<_>>()),
        3 => prop::sample::select("abcdefghij0123456789-x>!=*@ ynr".chars().map(KeyCode::Char).collect::<Vec<_>>()),
        1 => any::<char>().prop_map(KeyCode::Char),
    ]
}

pub(super) fn input() -> impl Strategy<Value = Input> {
    let mouse = (
        0..130u16,
        0..50u16,
        prop::sample::select(vec![
            MouseEventKind::Down(MouseButton::Left),
            MouseEventKind::Down(MouseButton::Right),
            MouseEventKind::ScrollUp,
            MouseEventKind::ScrollDown,
            MouseEventKind::Moved,
        ]),
    );
    prop_oneof![
        20 => key().prop_map(|code| Input::Key(KeyEvent::new(code, KeyModifiers::NONE))),
        6 => mouse.prop_map(|(column, row, kind)| {
            Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE })
        }),
        1 => (0..200u16, 0..80u16).prop_map(|(cols, rows)| Input::Resize(cols, rows)),
        1 => ".{0,20}".prop_map(Input::Paste),
        2 => (0..20_000u64).prop_map(|millis| Input::Tick(Duration::from_millis(millis))),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn nothing_panics(
        game in prop::option::of(prop::sample::select(
            catalog::all().into_iter().map(|game| game.name()).collect::<Vec<_>>(),
        )),
        against in any::<bool>(),
        inputs in prop::collection::vec(input(), 1..90),
    ) {
        let against = against.then(|| "level:1".parse().expect("a player"));
        let mut driver = Driver::open(&Options { game, against, ..Options::default() }, TRUE_COLOUR, [80, 24]);
        for input in inputs {
            driver.input(input);
        }
    }
}
