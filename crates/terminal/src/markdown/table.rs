use pulldown_cmark::Alignment;

use super::StyledLine;
use super::flow::{Span, Word, wrap};

/// A table: rows of cells, the first of which is the head.
pub(super) struct MarkdownTable {
    alignments: Vec<Alignment>,
    rows: Vec<Vec<Vec<Word>>>,
    row: Vec<Vec<Word>>,
}

/// The separator between columns.
const GUTTER: &str = "  ";
/// The minimum width of a column, however narrow the terminal is.
const NARROWEST: usize = 6;

impl MarkdownTable {
    pub(super) fn new(alignments: Vec<Alignment>) -> MarkdownTable {
        MarkdownTable { alignments, rows: Vec::new(), row: Vec::new() }
    }

    pub(super) fn cell(&mut self, words: Vec<Word>) {
        self.row.push(words);
    }

    pub(super) fn end_row(&mut self) {
        self.rows.push(std::mem::take(&mut self.row));
    }

    /// Renders the table with an underlined head.
    pub(super) fn lines(&self, width: usize) -> Vec<StyledLine> {
        let widths = self.widths(width);
        let mut lines = Vec::new();
        for (number, row) in self.rows.iter().enumerate() {
            self.push_row(&mut lines, row, &widths);
            if number == 0 {
                let rules: Vec<_> = widths.iter().map(|width| "-".repeat(*width)).collect();
                lines.push(vec![Span::plain(rules.join(GUTTER))]);
            }
        }
        lines
    }

    /// Returns the column widths: those of the contents, with the widest column narrowed until all fit.
    fn widths(&self, width: usize) -> Vec<usize> {
        let columns = self.rows.iter().map(Vec::len).max().unwrap_or(0);
        let natural = |column: usize| {
            let cells = self.rows.iter().filter_map(|row| row.get(column));
            let width_of =
                |words: &Vec<Word>| words.iter().map(|word| word.width + 1).sum::<usize>().saturating_sub(1);
            cells.map(width_of).max().unwrap_or(0).max(1)
        };
        let mut widths: Vec<_> = (0..columns).map(natural).collect();
        let gutters = GUTTER.len() * columns.saturating_sub(1);
        while widths.iter().sum::<usize>() + gutters > width {
            match widths.iter_mut().max() {
                Some(widest) if *widest > NARROWEST => *widest -= 1,
                _ => break,
            }
        }
        widths
    }

    fn push_row(&self, lines: &mut Vec<StyledLine>, row: &[Vec<Word>], widths: &[usize]) {
        let cells: Vec<_> = row.iter().zip(widths).map(|(words, width)| wrap(words, *width)).collect();
        let height = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        for number in 0..height {
            let mut parts = StyledLine::new();
            for (column, (cell, width)) in cells.iter().zip(widths).enumerate() {
                let line = cell.get(number).cloned().unwrap_or_default();
                let room = width.saturating_sub(line.width);
                let before = match self.alignments.get(column) {
                    Some(Alignment::Right) => room,
                    Some(Alignment::Center) => room / 2,
                    _ => 0,
                };
                let gutter = if column > 0 { GUTTER } else { "" };
                parts.push(Span::plain(format!("{gutter}{:before$}", "")));
                parts.extend(line.spans);
                parts.push(Span::plain(" ".repeat(room - before)));
            }
            lines.push(parts);
        }
    }
}
