//! Colours and characters stay within what the terminal supports.

use crossterm::event::KeyCode;
use games::draw::Colour;
use ratatui::style::Color;

use super::driver::Driver;
use crate::{Options, Theme};

/// Visits every screen.
fn tour(theme: Theme, check: impl Fn(&Driver)) {
    for info in games::infos() {
        for size in [[80, 24], [120, 40]] {
            let options = Options { game: Some(info.name.to_owned()), ..Options::default() };
            let mut driver = Driver::open(&options, theme, size);
            for key in [
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Enter,
                KeyCode::Char('?'),
                KeyCode::Tab,
                KeyCode::Esc,
                KeyCode::Char('A'),
                KeyCode::Char('a'),
                KeyCode::Backspace,
                KeyCode::Char('X'),
                KeyCode::Char('y'),
                KeyCode::Char('S'),
                KeyCode::Esc,
                KeyCode::Char('M'),
            ] {
                driver.press(key);
                check(&driver);
            }
        }
    }
}

fn check_colours(colour: Colour, is_allowed: impl Fn(Color) -> bool) {
    tour(Theme { colour, ascii: false }, |driver| {
        for cell in &driver.buffer().content {
            assert!(is_allowed(cell.fg) && is_allowed(cell.bg), "{cell:?} at {colour:?}");
        }
    });
}

#[test]
fn colours_are_those_of_the_terminal() {
    check_colours(Colour::None, |colour| colour == Color::Reset);
    check_colours(Colour::Ansi16, |colour| !matches!(colour, Color::Rgb(..) | Color::Indexed(_)));
    check_colours(Colour::Ansi256, |colour| matches!(colour, Color::Indexed(_) | Color::Reset));
    check_colours(Colour::TrueColor, |colour| matches!(colour, Color::Rgb(..) | Color::Reset));
}

#[test]
fn ascii_is_nothing_but_ascii() {
    for colour in [Colour::None, Colour::Ansi16, Colour::TrueColor] {
        tour(Theme { colour, ascii: true }, |driver| {
            let screen = driver.screen();
            assert!(screen.is_ascii(), "{:?}\n{screen}", screen.chars().find(|letter| !letter.is_ascii()));
        });
    }
}
