//! Boards at any size.

use ratatui::layout::Rect;

use super::driver::{Driver, TRUE_COLOUR};
use crate::Options;
use crate::layout::Layout;

/// Every piece can be seen and clicked, in every variant, at every size, both ways round.
#[test]
fn every_piece_can_be_seen_and_clicked() {
    for game in catalog::all() {
        let mut driver =
            Driver::open(&Options { game: Some(game.name()), ..Options::default() }, TRUE_COLOUR, [80, 24]);
        for _ in 0..5 {
            driver.press(crossterm::event::KeyCode::Enter);
        }
        let scene = &driver.session().scene;
        for size in [[80, 24], [81, 25], [100, 30], [120, 40], [133, 47], [200, 60], [300, 100], [80, 60]] {
            for flipped in [false, true] {
                let layout = Layout::of(scene.board, size, flipped);
                assert!(layout.panel.width >= 30, "{} {size:?}", game.name());
                assert!(layout.panel.intersection(layout.board.area).is_empty());
                let window = Rect { x: 0, y: 0, width: size[0], height: size[1] };
                for (index, space) in scene.spaces.iter().enumerate() {
                    let [col, row] = layout.board.cell(space.centre).map(|at| at as u16);
                    assert!(layout.board.area.intersection(window).contains((col, row).into()));
                    let clicked = layout.board.space_at(scene, f64::from(col), f64::from(row));
                    assert_eq!(clicked, Some(index), "{} {} {size:?}", game.name(), space.name);
                }
            }
        }
    }
}
