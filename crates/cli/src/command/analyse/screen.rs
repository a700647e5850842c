use std::env;
use std::io::{self, IsTerminal, Write};

use catalog::{Thought, ThoughtLine};
use rules::{Info, Side};
use unicode_width::UnicodeWidthStr;
use words::text;

use crate::command::bench::grouped;
use crate::command::games::by;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// The lines of an analysis: rewritten in place on a terminal, one after the other elsewhere.
pub(super) struct Screen {
    /// The width of the terminal, if lines are rewritten.
    width: Option<usize>,
    /// How many lines of the last report are above the cursor.
    written: usize,
    /// The last report as it was written.
    last: Vec<String>,
}

impl Screen {
    pub(super) fn begin(info: &Info, side: Side) -> Result<Screen, Failure> {
        let is_dumb = env::var("TERM").is_ok_and(|terminal| terminal == "dumb");
        let rewrites = io::stdout().is_terminal() && !is_dumb;
        let width = terminal::width().filter(|_| rewrites);
        let mut out = terminal::stdout();
        writeln!(out, "{}", by(info))?;
        writeln!(out, "{}\n", text!(words(), "cli-analyse-for", side = words().side(side, &info.sides)))?;
        let columns = ["cli-column-depth", "cli-column-score", "cli-column-positions", "cli-column-time"];
        let [depth, score, positions, time] = columns.map(|id| text!(words(), id));
        writeln!(out, "{}", [depth, score, positions, time, text!(words(), "cli-column-line")].row())?;
        out.flush()?;
        Ok(Screen { width, written: 0, last: Vec::new() })
    }

    /// Shows the lines found so far.
    pub(super) fn show(&mut self, thought: &Thought) -> Result<(), Failure> {
        let rows: Vec<_> = thought.lines.iter().map(|line| row(thought, line)).collect();
        let mut out = terminal::stdout();
        if self.width.is_some() && self.written > 0 {
            // Up to the first line of the last report, and everything below it is cleared.
            write!(out, "\x1b[{}A\x1b[J", self.written)?;
        }
        // Lines that have scrolled off the screen cannot be rewritten.
        let most =
            self.width.and(terminal::height()).map_or(usize::MAX, |height| height.saturating_sub(1).max(1));
        for row in rows.iter().take(most) {
            match self.width {
                Some(width) => writeln!(out, "{}", cut(row, width))?,
                None => writeln!(out, "{row}")?,
            }
        }
        self.written = rows.len().min(most);
        self.last = rows;
        Ok(out.flush()?)
    }

    /// Shows the last report, if it says more than the one before it.
    pub(super) fn finish(mut self, thought: &Thought) -> Result<(), Failure> {
        let moves = |row: &String| row.get(MOVES_AT..).map(str::to_owned);
        let shown: Vec<_> = self.last.iter().map(moves).collect();
        let found: Vec<_> = thought.lines.iter().map(|line| moves(&row(thought, line))).collect();
        if shown != found {
            self.show(thought)?;
        }
        if let Some(best) = thought.best() {
            let mut out = terminal::stdout();
            match thought.nodes_per_second() {
                0 => writeln!(out, "\n{}", text!(words(), "cli-best", move = best))?,
                speed => {
                    let speed = grouped(speed);
                    writeln!(out, "\n{}", text!(words(), "cli-best-speed", move = best, speed = speed))?;
                }
            }
            out.flush()?;
        }
        Ok(())
    }
}

/// Where the moves begin in a row.
const MOVES_AT: usize = 5 + 2 + 9 + 2 + 13 + 2 + 9 + 2;

fn row(thought: &Thought, line: &ThoughtLine) -> String {
    let time = format!("{:.2} s", thought.time.as_secs_f64());
    [thought.depth.to_string(), line.score.to_string(), grouped(thought.nodes), time, line.moves.join(" ")]
        .row()
}

trait Row {
    fn row(self) -> String;
}

impl Row for [String; 5] {
    fn row(self) -> String {
        let [depth, score, nodes, time, moves] = self;
        format!("{depth:>5}  {score:>9}  {nodes:>13}  {time:>9}  {moves}")
    }
}

/// As much of a line as fits, whole words only.
fn cut(line: &str, width: usize) -> &str {
    if line.width() < width {
        return line;
    }
    // What is written here has one byte and one column for each character.
    let end = line.char_indices().take(width.saturating_sub(1)).map(|(at, _)| at).last().unwrap_or(0);
    line[..end].rfind(' ').map_or("", |space| line[..space].trim_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_between_moves() {
        assert_eq!(cut("a1-b1 a7-b7", 80), "a1-b1 a7-b7");
        assert_eq!(cut("a1-b1 a7-b7", 11), "a1-b1");
        assert_eq!(cut("a1-b1 a7-b7", 0), "");
    }

    #[test]
    fn the_moves_begin_where_they_should() {
        let row = ["5", "+0.05", "1,197", "0.00 s", "a9-b9"].map(str::to_owned).row();
        assert_eq!(&row[MOVES_AT..], "a9-b9");
    }
}
