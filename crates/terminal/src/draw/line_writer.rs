use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::Style;
use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};
use words::Words;

use crate::app::Context;
use crate::theme::{self, Theme};
use crate::wrap::{shorten, wrap};

/// Writes lines into a part of the screen, one below the other, and never beyond it.
pub(super) struct LineWriter<'b> {
    pub(super) buffer: &'b mut Buffer,
    pub(super) area: Rect,
    pub(super) theme: Theme,
    pub(super) words: &'static Words,
    /// The row that is written next.
    pub(super) row: u16,
}

impl<'b> LineWriter<'b> {
    pub(super) fn new(buffer: &'b mut Buffer, area: Rect, context: &Context) -> LineWriter<'b> {
        let area = area.intersection(buffer.area);
        LineWriter { buffer, area, theme: context.theme, words: context.words, row: area.y }
    }

    /// How many rows are left.
    pub(super) fn left(&self) -> u16 {
        self.area.bottom().saturating_sub(self.row)
    }

    /// An empty line.
    pub(super) fn gap(&mut self) {
        self.row = self.row.saturating_add(1);
    }

    /// One line of parts, each in its own style. What does not fit is cut off.
    pub(super) fn line(&mut self, parts: &[(&str, Style)]) {
        if self.left() > 0 {
            let mut col = self.area.x;
            for (text, style) in parts {
                col = self.put(col, self.row, text, *style);
            }
        }
        self.gap();
    }

    /// Writes text at a place of the area. Says in which column it ends.
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

    /// Writes text that ends at the right edge of the next line, without going on to another.
    pub(super) fn right(&mut self, text: &str, style: Style) {
        let width = text.width() as u16;
        let col = self.area.right().saturating_sub(width).max(self.area.x);
        self.put(col, self.row, text, style);
    }

    /// One line of parts, with words at its right end. Those are the more important ones: the parts are cut off before
    /// them.
    pub(super) fn line_up_to(&mut self, parts: &[(&str, Style)], right: &str, style: Style) {
        self.right(right, style);
        let whole = self.area;
        self.area.width = whole.width.saturating_sub(right.width() as u16);
        self.line(parts);
        self.area = whole;
    }

    /// Words, broken into at most so many lines. Where there are more, the last one says so.
    pub(super) fn wrap(&mut self, text: &str, style: Style, rows: usize) {
        let width = usize::from(self.area.width);
        let mut lines = wrap(text, width);
        if lines.len() > rows
            && let Some(last) = rows.checked_sub(1)
        {
            // One letter more than there is room for, so that it is cut off.
            lines[last] = shorten(&format!("{:<width$}.", lines[last]), width);
            lines.truncate(rows);
        }
        for line in lines.iter().take(rows) {
            self.line(&[(line, style)]);
        }
    }

    /// A thin line across, with a word in it.
    pub(super) fn rule(&mut self, title: &str) {
        let dash = self.theme.pick("─", "-");
        let quiet = self.theme.ink(theme::QUIET);
        let title = if title.is_empty() { String::new() } else { format!("{title} ") };
        let rest = usize::from(self.area.width).saturating_sub(title.width());
        self.line(&[(&title, quiet), (&dash.repeat(rest), self.theme.ink(theme::LINE))]);
    }
}

/// What stands for a letter in ASCII.
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
