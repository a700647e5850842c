use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
use words::Words;

use crate::app::Context;
use crate::theme::{self, Theme};
use crate::wrap::{shorten, wrap};

/// Writes lines into an area, from top to bottom, and never outside it.
pub(super) struct LineWriter<'b> {
    pub(super) buffer: &'b mut Buffer,
    pub(super) area: Rect,
    pub(super) theme: Theme,
    pub(super) words: &'static Words,
    /// The next row.
    pub(super) row: u16,
}

impl<'b> LineWriter<'b> {
    pub(super) fn new(buffer: &'b mut Buffer, area: Rect, context: &Context) -> LineWriter<'b> {
        let area = area.intersection(buffer.area);
        LineWriter { buffer, area, theme: context.theme, words: context.words, row: area.y }
    }

    /// Returns the number of rows left.
    pub(super) fn left(&self) -> u16 {
        self.area.bottom().saturating_sub(self.row)
    }

    /// Writes an empty line.
    pub(super) fn gap(&mut self) {
        self.row = self.row.saturating_add(1);
    }

    /// Writes a line of parts, each in its own style, and cuts off what does not fit.
    pub(super) fn line(&mut self, parts: &[(&str, Style)]) {
        if self.left() > 0 {
            let mut col = self.area.x;
            for (text, style) in parts {
                col = self.put(col, self.row, text, *style);
            }
        }
        self.gap();
    }

    /// Writes text at a position in the area. Returns the column where it ends.
    pub(super) fn put(&mut self, col: u16, row: u16, text: &str, style: Style) -> u16 {
        let mut col = col;
        if !(self.area.top()..self.area.bottom()).contains(&row) {
            return col;
        }
        for letter in text.chars() {
            let letter = if self.theme.ascii { plain(letter) } else { letter };
            let width = letter.width().unwrap_or(0) as u16;
            if width == 0 || col + width > self.area.right() {
                continue;
            }
            if let Some(cell) = self.buffer.cell_mut((col, row)) {
                cell.set_char(letter).set_style(style);
            }
            col += width;
        }
        col
    }

    /// Writes right-aligned text on the next line, without advancing.
    pub(super) fn right(&mut self, text: &str, style: Style) {
        let width = text.width() as u16;
        let col = self.area.right().saturating_sub(width).max(self.area.x);
        self.put(col, self.row, text, style);
    }

    /// Writes a line of parts with right-aligned text at its end. The text takes precedence: the parts are cut off
    /// before it.
    pub(super) fn line_up_to(&mut self, parts: &[(&str, Style)], right: &str, style: Style) {
        self.right(right, style);
        let whole = self.area;
        self.area.width = whole.width.saturating_sub(right.width() as u16);
        self.line(parts);
        self.area = whole;
    }

    /// Writes text wrapped to at most so many lines; the last one is marked if there is more.
    pub(super) fn wrap(&mut self, text: &str, style: Style, rows: usize) {
        let width = usize::from(self.area.width);
        let mut lines = wrap(text, width);
        if lines.len() > rows
            && let Some(last) = rows.checked_sub(1)
        {
            // One character too many, so that it is cut off.
            lines[last] = shorten(&format!("{:<width$}.", lines[last]), width);
            lines.truncate(rows);
        }
        for line in lines.iter().take(rows) {
            self.line(&[(line, style)]);
        }
    }

    /// Writes a horizontal line with a title.
    pub(super) fn rule(&mut self, title: &str) {
        let dash = self.theme.pick("─", "-");
        let quiet = self.theme.ink(theme::QUIET);
        let title = if title.is_empty() { String::new() } else { format!("{title} ") };
        let rest = usize::from(self.area.width).saturating_sub(title.width());
        self.line(&[(&title, quiet), (&dash.repeat(rest), self.theme.ink(theme::LINE))]);
    }
}

/// Returns the ASCII replacement of a character.
fn plain(letter: char) -> char {
    match letter {
        _ if letter.is_ascii() => letter,
        '…' => '.',
        '×' => 'x',
        '–' | '—' | '−' | '─' => '-',
        '’' | '‘' => '\'',
        '“' | '”' | '„' => '"',
        'ä' => 'a',
        'ö' => 'o',
        'ü' => 'u',
        'Ä' => 'A',
        'Ö' => 'O',
        'Ü' => 'U',
        'ß' => 's',
        '·' | '•' => '.',
        '│' => '|',
        _ => '?',
    }
}
