use rules::Side;

use super::TextStyle;
use super::ansi::END;
use crate::scene::{Palette, Shade};

/// The role of a character, which determines its colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Paint {
    /// The lines of the board.
    Line,
    /// Coordinates.
    Quiet,
    /// Walls.
    Wall,
    /// Informative marks.
    Mark,
    /// Marks that ask for a decision.
    Alarm,
    /// A side's pieces, gates and home.
    Seat(Side),
}

#[derive(Clone, Copy)]
struct Cell {
    letter: Option<char>,
    /// Braille dots, two across and four down, row by row from the lowest bit; visible where there is no letter.
    dots: u8,
    paint: Paint,
    ground: Option<Shade>,
}

/// A grid of characters. Lines are drawn in dots, eight to a character.
pub(super) struct Canvas {
    cols: usize,
    cells: Vec<Cell>,
}

/// Dots across and down one character.
pub(super) const DOTS: [f64; 2] = [2.0, 4.0];

/// Below any relevant distance, but above rounding errors.
const NUDGE: f64 = 1e-6;

impl Canvas {
    pub(super) fn new(cols: usize, rows: usize) -> Canvas {
        let cell = Cell { letter: None, dots: 0, paint: Paint::Line, ground: None };
        Canvas { cols, cells: vec![cell; cols * rows] }
    }

    /// Returns the number of columns and rows.
    pub(super) fn size(&self) -> [usize; 2] {
        [self.cols, self.cells.len() / self.cols]
    }

    /// Writes a character.
    pub(super) fn put(&mut self, col: usize, row: usize, letter: char, paint: Paint) {
        let cell = self.cell(col, row);
        cell.letter = Some(letter);
        cell.paint = paint;
    }

    /// Writes text from this position to the right.
    pub(super) fn words(&mut self, col: usize, row: usize, words: &str, paint: Paint) {
        for (at, letter) in words.chars().enumerate() {
            self.put(col + at, row, letter, paint);
        }
    }

    /// Sets the background of a character.
    pub(super) fn ground(&mut self, col: usize, row: usize, shade: Shade) {
        self.cell(col, row).ground = Some(shade);
    }

    /// Draws a straight line of dots between two positions, in dots from the upper left corner.
    ///
    /// The dots are those of whole columns or rows, whichever the line crosses more of, so that mirrored lines have
    /// mirrored dots.
    pub(super) fn line(&mut self, from: [f64; 2], to: [f64; 2]) {
        let along = usize::from((to[1] - from[1]).abs() > (to[0] - from[0]).abs());
        let (start, end) = if from[along] <= to[along] { (from, to) } else { (to, from) };
        let slope = (end[1 - along] - start[1 - along]) / (end[along] - start[along]).max(f64::EPSILON);
        for step in (start[along] - NUDGE).ceil() as usize..=(end[along] + NUDGE).floor() as usize {
            let aside = start[1 - along] + (step as f64 - start[along]) * slope;
            // Half-way between two dots the lower or right one counts, despite rounding errors.
            let aside = (aside + NUDGE).round() as usize;
            let [x, y] = if along == 0 { [step, aside] } else { [aside, step] };
            self.cell(x / 2, y / 4).dots |= 1 << (y % 4 * 2 + x % 2);
        }
    }

    fn cell(&mut self, col: usize, row: usize) -> &mut Cell {
        assert!(col < self.cols, "column {col} of {}", self.cols);
        &mut self.cells[row * self.cols + col]
    }

    /// Formats the whole grid.
    pub(super) fn write(&self, palette: Palette, style: TextStyle) -> String {
        let mut out = String::new();
        for row in self.cells.chunks(self.cols) {
            let blank = |cell: &Cell| {
                cell.glyph(style) == ' ' && (cell.ground.is_none() || !style.colour.has_grounds())
            };
            let end = row.iter().rposition(|cell| !blank(cell)).map_or(0, |last| last + 1);
            let mut now = String::new();
            for cell in &row[..end] {
                let next = if blank(cell) {
                    String::new()
                } else {
                    style.colour.begin(palette, cell.paint, cell.ground)
                };
                if next != now {
                    if !now.is_empty() {
                        out.push_str(END);
                    }
                    out.push_str(&next);
                    now = next;
                }
                out.push(cell.glyph(style));
            }
            if !now.is_empty() {
                out.push_str(END);
            }
            out.push('\n');
        }
        out
    }
}

impl Cell {
    fn glyph(&self, style: TextStyle) -> char {
        match (self.letter, self.dots) {
            (Some(letter), _) => letter,
            (None, 0) => ' ',
            (None, dots) if style.ascii => stroke(dots),
            (None, dots) => braille(dots),
        }
    }
}

/// Returns the Braille character with these dots.
fn braille(dots: u8) -> char {
    // Braille numbers its dots down the left column, then down the right one, with the lowest row last.
    const BITS: [u8; 8] = [0, 3, 1, 4, 2, 5, 6, 7];
    let pattern = (0..8).filter(|dot| dots >> dot & 1 == 1).fold(0u32, |all, dot| all | 1 << BITS[dot]);
    char::from_u32(0x2800 + pattern).expect("a Braille pattern")
}

/// Returns the ASCII character most like these dots, by slope or by height.
fn stroke(dots: u8) -> char {
    // The rows, 0 to 3 from above, of the dots in the left and in the right column.
    let column = |x: u8| (0..4).filter(move |y| dots >> (2 * y + x) & 1 == 1);
    let count = column(0).chain(column(1)).count();
    let height = |rows: &mut dyn Iterator<Item = u8>| {
        let rows: Vec<f64> = rows.map(f64::from).collect();
        (!rows.is_empty()).then(|| rows.iter().sum::<f64>() / rows.len() as f64)
    };
    if [0, 1].iter().any(|&x| column(x).count() == 4 && column(1 - x).count() > 0) {
        return '+';
    }
    let mean = height(&mut column(0).chain(column(1))).unwrap_or(1.5);
    match (height(&mut column(0)), height(&mut column(1))) {
        (Some(left), Some(right)) if right - left >= 1.5 => '\\',
        (Some(left), Some(right)) if left - right >= 1.5 => '/',
        (Some(left), Some(right)) if left == right => match mean {
            ..0.5 => '\'',
            0.5..2.5 => '-',
            _ => '_',
        },
        (Some(_), Some(_)) | (None, None) => lying(mean),
        (Some(_), None) | (None, Some(_)) if count >= 3 => '|',
        (Some(_), None) | (None, Some(_)) => lying(mean),
    }
}

/// A short stroke at a height from 0 to 3, counted from above.
fn lying(height: f64) -> char {
    match height {
        ..1.0 => '\'',
        1.0..2.0 => '-',
        _ => '.',
    }
}
