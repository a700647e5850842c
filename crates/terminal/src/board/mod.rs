//! Renders a scene as a board in the terminal, at any size.
//!
//! Everything follows from the shapes of the spaces: the characters they cover, the lines between them, and the
//! movement of the cursor. Spaces are filled if the terminal has many colours, and outlined otherwise.

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

/// Highlights in addition to the marks of the scene.
#[derive(Clone, Default, Debug)]
pub(crate) struct Lights {
    /// The space of the cursor.
    pub(crate) cursor: Option<usize>,
    /// The selected piece.
    pub(crate) picked: Option<usize>,
    /// The targets of the selected piece.
    pub(crate) targets: Vec<(usize, MarkKind)>,
    /// The path of the move under the cursor.
    pub(crate) way: Vec<usize>,
}

/// A scene to draw.
pub(crate) struct Picture<'a> {
    pub(crate) scene: &'a Scene,
    pub(crate) layout: &'a BoardLayout,
    pub(crate) theme: Theme,
    pub(crate) lights: &'a Lights,
}

impl Picture<'_> {
    /// Draws the board and everything on it.
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

    /// Returns the current colour of a space.
    fn colour(&self, space: usize) -> Ink {
        let Some(drawn) = self.scene.spaces.get(space) else { return theme::GROUND };
        let fill = theme::fill(drawn.shade, self.scene.palette);
        let glow = |tenths| self.theme.lit(fill, theme::GLOW, tenths);
        let lit = match self.mark(space) {
            _ if self.lights.picked == Some(space) => glow(4),
            Some(MarkKind::Capture | MarkKind::Offender | MarkKind::Attacked | MarkKind::Pushed) => {
                self.theme.lit(fill, theme::ALARM, 4)
            }
            Some(MarkKind::Attacker) => glow(3),
            Some(MarkKind::Target) => glow(2),
            _ if self.lights.way.contains(&space) => glow(3),
            Some(MarkKind::LastTo) => glow(2),
            Some(MarkKind::LastFrom) => glow(1),
            None if self.is_dimmed(space) => fill.mix(theme::GROUND, 5),
            None => fill,
        };
        if self.lights.cursor == Some(space) { lit.mix(theme::GLOW, 5) } else { lit }
    }

    /// Returns the mark of a space; of several, the one that asks for a decision.
    fn mark(&self, space: usize) -> Option<MarkKind> {
        let lit = self.lights.targets.iter().filter(|(lit, _)| *lit == space).map(|(_, kind)| *kind);
        let marks = self.scene.marks.iter().filter(|mark| mark.space == space).map(|mark| mark.kind);
        lit.chain(marks).max()
    }

    /// Returns whether a space is dimmed, because a pending decision doesn't involve it.
    fn is_dimmed(&self, space: usize) -> bool {
        use MarkKind::{Attacked, Attacker, Offender, Pushed};
        let pends = |kind| matches!(kind, Attacked | Attacker | Offender | Pushed);
        self.scene.spaces[space].shade != Shade::Unused
            && self.scene.marks.iter().any(|mark| pends(mark.kind))
    }

    /// Returns the centre of a space on the screen.
    fn middle(&self, space: usize) -> [i32; 2] {
        self.layout.cell(self.scene.spaces[space].centre)
    }

    /// Changes a character inside the board's area.
    fn put(&self, buffer: &mut Buffer, col: i32, row: i32, change: impl FnOnce(&mut ratatui::buffer::Cell)) {
        let (Ok(col), Ok(row)) = (u16::try_from(col), u16::try_from(row)) else { return };
        if !self.layout.area.contains((col, row).into()) {
            return;
        }
        if let Some(cell) = buffer.cell_mut((col, row)) {
            change(cell);
        }
    }

    /// Writes a character over the existing background.
    fn write(&self, buffer: &mut Buffer, col: i32, row: i32, letter: char, ink: Ink) {
        let style = self.theme.ink(ink);
        self.put(buffer, col, row, |cell| {
            // A half of a two-colour character becomes the new background.
            cell.set_char(letter).set_style(style);
        });
    }
}
