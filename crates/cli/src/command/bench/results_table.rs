use std::io::{self, Write};

use indicatif::{ProgressBar, ProgressStyle};

use crate::failure::Failure;
use crate::game_name::GameName;
use crate::terminal;

/// A table that is written row by row, with a bar below it on a terminal while the rows are measured.
pub(super) struct ResultsTable<const COLUMNS: usize> {
    widths: [usize; COLUMNS],
    bar: ProgressBar,
}

impl ResultsTable<0> {
    /// An empty line between two tables.
    pub(super) fn gap() -> Result<(), Failure> {
        Ok(writeln!(io::stdout().lock())?)
    }
}

impl<const COLUMNS: usize> ResultsTable<COLUMNS> {
    /// Writes the head. A row is expected for each of the games; the first column is wide enough for their names.
    pub(super) fn new(
        games: &[GameName],
        mut widths: [usize; COLUMNS],
        head: [&str; COLUMNS],
    ) -> Result<ResultsTable<COLUMNS>, Failure> {
        let names = games.iter().map(|game| game.as_str().len());
        widths[0] = names.chain([head[0].len()]).max().unwrap_or(0);
        // Hidden by itself where the standard error is no terminal.
        let bar = ProgressBar::new(games.len() as u64);
        if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} {msg}") {
            bar.set_style(style);
        }
        let table = ResultsTable { widths, bar };
        table.row(head.map(str::to_owned), anstyle::Style::new().bold())?;
        Ok(table)
    }

    /// Says what is measured now.
    pub(super) fn measuring(&self, what: &str) {
        self.bar.set_message(what.to_owned());
        self.bar.tick();
    }

    /// Writes a row that has been measured.
    pub(super) fn measured(&self, row: [String; COLUMNS]) -> Result<(), Failure> {
        self.bar.inc(1);
        self.row(row, anstyle::Style::new())
    }

    /// The first column is a name and stands to the left, the others are numbers and stand to the right.
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

    /// Writes a line below the rows.
    pub(super) fn note(&self, line: &str) -> Result<(), Failure> {
        self.bar.suspend(|| {
            let mut out = terminal::stdout();
            writeln!(out, "{line}")?;
            Ok(out.flush()?)
        })
    }

    /// Takes the bar away.
    pub(super) fn finish(self) {
        self.bar.finish_and_clear();
    }
}

/// A number with its thousands marked: `1,234,567`.
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
