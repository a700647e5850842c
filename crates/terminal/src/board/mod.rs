//! A scene as a board on the screen, at any size.
//!
//! Everything follows from the shapes of the spaces: which characters they cover, the lines between them, and where
//! the cursor goes. Where the terminal has many colours the spaces are filled; where it has not, lines bound them.

mod coordinates;
mod cursor;
mod fill;
mod layout;
mod marks;
mod piece;
mod walls;

use games::scene::{MarkKind, Scene, Shade};
use ratatui::buffer::Buffer;

pub(crate) use cursor::{Towards, neighbour};
pub(crate) use layout::BoardLayout;

use crate::theme::{self, Ink, Theme};

/// What is lit beside the marks of the scene itself.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lights {
    /// Where the cursor stands.
    pub(crate) cursor: Option<usize>,
    /// The piece that was picked up.
    pub(crate) picked: Option<usize>,
    /// Where it may go, or what it may capture.
    pub(crate) targets: Vec<(usize, MarkKind)>,
    /// The way of the move that is being looked at.
    pub(crate) way: Vec<usize>,
}

/// A scene that is being drawn.
pub(crate) struct Picture<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layout: &'a BoardLayout,
    pub(crate) theme: Theme,
    pub(crate) lights: &'a Lights,
}

impl Picture<'_> {
    /// Draws the board with all that is on it.
    pub(crate) fn draw(&self, buffer: &mut Buffer) {
        if self.theme.fills() {
            fill::fill(self, buffer);
        } else {
            fill::lines(self, buffer);
        }
        coordinates::draw(self, buffer);
        for space in 0..self.scene.spaces.len() {
            piece::draw(self, buffer, space);
        }
        for space in 0..self.scene.spaces.len() {
            marks::draw(self, buffer, space);
        }
        walls::draw(self, buffer);
    }

    /// The colour that a space has now.
    fn colour(&self, space: usize) -> Ink {
        let Some(drawn) = self.scene.spaces.get(space) else { return theme::GROUND };
        let fill = theme::fill(drawn.shade, self.scene.palette);
        let lit = match self.mark(space) {
            _ if self.lights.picked == Some(space) => fill.mix(theme::GLOW, 4),
            Some(MarkKind::Capture | MarkKind::Offender | MarkKind::Attacked | MarkKind::Pushed) => {
                fill.mix(theme::ALARM, 4)
            }
            Some(MarkKind::Attacker) => fill.mix(theme::GLOW, 3),
            Some(MarkKind::Target) => fill.mix(theme::GLOW, 2),
            _ if self.lights.way.contains(&space) => fill.mix(theme::GLOW, 3),
            Some(MarkKind::LastTo) => fill.mix(theme::GLOW, 2),
            Some(MarkKind::LastFrom) => fill.mix(theme::GLOW, 1),
            None if self.is_dimmed(space) => fill.mix(theme::GROUND, 5),
            None => fill,
        };
        if self.lights.cursor == Some(space) { lit.mix(theme::GLOW, 5) } else { lit }
    }

    /// What a space means now. Of several marks the one that asks for something counts.
    fn mark(&self, space: usize) -> Option<MarkKind> {
        let lit = self.lights.targets.iter().filter(|(lit, _)| *lit == space).map(|(_, kind)| *kind);
        let marks = self.scene.marks.iter().filter(|mark| mark.space == space).map(|mark| mark.kind);
        lit.chain(marks).max()
    }

    /// While something is pending, all that has nothing to do with it steps back.
    fn is_dimmed(&self, space: usize) -> bool {
        use MarkKind::{Attacked, Attacker, Offender, Pushed};
        let pends = |kind| matches!(kind, Attacked | Attacker | Offender | Pushed);
        self.scene.spaces[space].shade != Shade::Unused
            && self.scene.marks.iter().any(|mark| pends(mark.kind))
    }

    /// The middle of a space, where it lies on the screen.
    fn middle(&self, space: usize) -> [i32; 2] {
        self.layout.cell(self.scene.spaces[space].centre)
    }

    /// Changes a character, if it is on the board's part of the screen.
    fn put(&self, buffer: &mut Buffer, col: i32, row: i32, change: impl FnOnce(&mut ratatui::buffer::Cell)) {
        let (Ok(col), Ok(row)) = (u16::try_from(col), u16::try_from(row)) else { return };
        if !self.layout.area.contains((col, row).into()) {
            return;
        }
        if let Some(cell) = buffer.cell_mut((col, row)) {
            change(cell);
        }
    }

    /// Writes a character in an ink over what is there.
    fn write(&self, buffer: &mut Buffer, col: i32, row: i32, letter: char, ink: Ink) {
        let style = self.theme.ink(ink);
        self.put(buffer, col, row, |cell| {
            // Half of a character that shows two colours becomes the ground of the new one.
            cell.set_char(letter).set_style(style);
        });
    }
}
