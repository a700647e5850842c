use std::io::{self, Write};

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::game_name::GameName;
use crate::terminal;

/// A table that is printed row by row, with a progress bar below it on a terminal.
pub(super) struct ResultsTable<const COLUMNS: usize> {
    widths: [usize; COLUMNS],
    bar: ProgressBar,
}

impl ResultsTable<0> {
    /// Prints an empty line between two tables.
    pub(super) fn gap() -> Result<(), Failure> {
        Ok(writeln!(io::stdout().lock())?)
    }
}

impl<const COLUMNS: usize> ResultsTable<COLUMNS> {
    /// Prints the header. The first column is wide enough for the names of these games, one per row.
    pub(super) fn new(
        games: &[GameName],
        mut widths: [usize; COLUMNS],
        head: [&str; COLUMNS],
    ) -> Result<ResultsTable<COLUMNS>, Failure> {
        let names = games.iter().map(|game| game.as_str().len());
        widths[0] = names.chain([head[0].len()]).max().unwrap_or(0);
        // Hidden automatically if standard error is not a terminal.
        let bar = ProgressBar::new(games.len() as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        let table = ResultsTable { widths, bar };
        table.row(head.map(str::to_owned), anstyle::Style::new().bold())?;
        Ok(table)
    }

    /// Shows what is being measured.
    pub(super) fn measuring(&self, what: &str) {
        self.bar.set_message(what.to_owned());
        self.bar.tick();
    }

    /// Prints a row.
    pub(super) fn measured(&self, row: [String; COLUMNS]) -> Result<(), Failure> {
        self.bar.inc(1);
        self.row(row, anstyle::Style::new())
    }

    /// The first column is a left-aligned name, the others are right-aligned numbers.
    fn row(&self, row: [String; COLUMNS], style: anstyle::Style) -> Result<(), Failure> {
        let mut line = String::new();
        for (column, (text, width)) in row.iter().zip(self.widths).enumerate() {
            line += &if column == 0 { format!("{text:width$}") } else { format!("  {text:>width$}") };
        }
        self.bar.suspend(|| {
            let mut out = terminal::stdout();
            writeln!(out, "{style}{line}{style:#}")?;
            Ok(out.flush()?)
        })
    }

    /// Prints a line below the rows.
    pub(super) fn note(&self, line: &str) -> Result<(), Failure> {
        self.bar.suspend(|| {
            let mut out = terminal::stdout();
            writeln!(out, "{line}")?;
            Ok(out.flush()?)
        })
    }

    /// Removes the progress bar.
    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

/// Formats a number with thousands separators: `1,234,567`.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn thousands_are_marked() {
        for (number, text) in
            [(0, "0"), (999, "999"), (1000, "1,000"), (123_456, "123,456"), (1_234_567, "1,234,567")]
        {
            assert_eq!(grouped(number), text);
        }
    }
}
