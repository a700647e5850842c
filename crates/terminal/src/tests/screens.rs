//! Snapshots of screens.

use crossterm::event::KeyCode;
use games::draw::Colour;
use insta::assert_snapshot;

use super::driver::{Driver, TRUE_COLOUR};
use crate::{Options, Theme};

const LOOKS: [(&str, Theme); 4] = [
    ("colour", TRUE_COLOUR),
    ("sixteen", Theme { colour: Colour::Ansi16, ascii: false }),
    ("none", Theme { colour: Colour::None, ascii: false }),
    ("ascii", Theme { colour: Colour::None, ascii: true }),
];

fn open(name: &str, position: Option<&str>, theme: Theme, size: [u16; 2]) -> Driver {
    let position = position.map(str::to_owned);
    Driver::open(&Options { game: Some(name.to_owned()), position, ..Options::default() }, theme, size)
}

/// Positions with pieces on the board, and the piece to select in each.
const MIDDLES: [(&str, &str, &str); 6] = [
    ("courtier", "G1GKGGggg1gg/1G7k2/1 1 0", "b2"),
    ("dejarik", "PPP1P2p1pp1/11p/1 1 0", "a2"),
    ("holochess", "2GN1M1o1kl1/2Sh8/1 1 2 - 0", "b3"),
    ("king-and-courtesan", "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1", "c3"),
    ("courtyard", "4k3g1/10/6s3/10/10/1s8/2S7/7S2/10/3G1K4 1 0 -", "c4"),
    ("king-and-courtesan:10", "8kc/10/10/10/10/10/10/10/CC8/KC8 1", "b2"),
];

#[test]
fn every_board_at_every_size_and_in_every_look() {
    for (name, position, piece) in MIDDLES {
        for (look_name, theme) in LOOKS {
            for size in [[80, 24], [120, 40]] {
                if size[0] > 80 && look_name == "sixteen" {
                    continue;
                }
                let mut driver = open(name, Some(position), theme, size);
                driver.go(piece);
                driver.press(KeyCode::Enter);
                let title = format!("{}_{look_name}_{}x{}", name.replace([':', '-'], "_"), size[0], size[1]);
                assert_snapshot!(title, driver.screen());
            }
        }
    }
}

#[test]
fn the_menu() {
    for (look_name, theme) in LOOKS {
        let driver = Driver::open(&Options::default(), theme, [80, 24]);
        assert_snapshot!(format!("menu_{look_name}_80x24"), driver.screen());
    }
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [120, 40]);
    driver.presses(&[KeyCode::Right; 3]);
    assert_snapshot!("menu_colour_120x40", driver.screen());
}

#[test]
fn help_and_rules() {
    let mut driver = Driver::open(&Options::default(), TRUE_COLOUR, [80, 24]);
    driver.types("?");
    assert_snapshot!("help_80x24", driver.screen());
    driver.press(KeyCode::Tab);
    assert_snapshot!("rules_80x24", driver.screen());
    // However far someone tries to scroll, one page up is one page up.
    driver.presses(&[KeyCode::PageDown; 60]);
    let end = driver.screen();
    assert!(!driver.says("Down: more"), "{end}");
    driver.press(KeyCode::PageUp);
    assert!(driver.says("Down: more"), "{}", driver.screen());
    driver.press(KeyCode::End);
    assert_eq!(driver.screen(), end);
    driver.presses(&[KeyCode::Esc]);
    assert!(driver.says("Opponent"));
}

#[test]
fn a_message_is_shown_if_the_window_is_too_small() {
    for size in [[40, 10], [79, 24], [80, 23]] {
        let driver = open("courtier", None, TRUE_COLOUR, size);
        assert!(driver.says("The window is too small"), "{}", driver.screen());
    }
}
