use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use play::solved::Shelf;
use rules::{Family, Game, Oracle, Position, Side};
use solve::{Census, Progress, Stage, Table, perfect_line};

use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::terminal;

/// More moves than any forced win takes; a drawn line may be broken off here.
const LONGEST_LINE: usize = 200;

/// Solves a family, says what came out and writes its table under this name.
pub(super) fn solve<G: Game>(
    family: Family<G::Position>,
    name: &str,
    threads: usize,
    output: Option<PathBuf>,
) -> Result<(), Failure> {
    // Before the work begins, so that it is not for nothing.
    let path = target(name, output)?;
    let begun = Instant::now();
    let bar = progress_bar();
    let table = Table::solve(family, threads, &|progress| show(&bar, progress));
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    let census = Census::of(&table, threads);
    let mut out = terminal::stdout();
    writeln!(out, "{} positions in {seconds:.1} s", grouped(census.positions()))?;
    write_census(&mut out, &census)?;
    if let Some(longest) = census.longest_win() {
        writeln!(out, "\nlongest forced win: {}\n  {}", longest.farthest, longest.example)?;
        write_line(&mut out, &table, &longest.example)?;
    }
    let start = G::start(Side::South);
    match table.value(&start) {
        None => writeln!(out, "\nfrom the start: not known")?,
        Some(value) => {
            writeln!(out, "\nfrom the start: {value} for {}", G::INFO.sides[start.turn()])?;
            write_line(&mut out, &table, &start)?;
        }
    }
    let written = table.write(name, &path).and_then(|()| fs::metadata(&path));
    let bytes = written.map_err(|error| Failure::File { path: path.clone(), error })?.len();
    writeln!(out, "\n{}: {} bytes", path.display(), grouped(bytes))?;
    Ok(())
}

fn write_census<P: Position>(out: &mut impl Write, census: &Census<P>) -> io::Result<()> {
    writeln!(out, "\n{:>6}{:>14}{:>10}", "value", "positions", "longest")?;
    for row in &census.rows {
        let value = if row.points == 0 { "0".to_owned() } else { format!("{:+}", row.points) };
        let longest = if row.points == 0 { String::new() } else { row.farthest.plies().to_string() };
        let line = format!("{value:>6}{:>14}{longest:>10}", grouped(row.positions));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes a line of perfect play from a position.
fn write_line<P: Position>(out: &mut impl Write, table: &Table<P>, position: &P) -> io::Result<()> {
    let line = perfect_line(table, position, LONGEST_LINE);
    let text = line.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ");
    for line in terminal::wrap(&text, terminal::text_width() - 2) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Where the table goes: to the file that was named, or else to where it is looked for. Its folder is there.
fn target(name: &str, output: Option<PathBuf>) -> Result<PathBuf, Failure> {
    let failure = |path: &Path, error| Failure::File { path: path.to_owned(), error };
    if let Some(path) = output {
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        fs::metadata(folder).map_err(|error| failure(&path, error))?;
        if path.is_dir() {
            return Err(failure(&path, io::ErrorKind::IsADirectory.into()));
        }
        return Ok(path);
    }
    let shelf = Shelf::usual().ok_or(Failure::NoCache)?;
    fs::create_dir_all(shelf.folder()).map_err(|error| failure(shelf.folder(), error))?;
    Ok(shelf.path(name))
}

/// A bar for the making of a table, which hides itself where the standard error is no terminal.
pub(crate) fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Shows on a bar how far a table has come.
pub(crate) fn show(bar: &ProgressBar, progress: Progress) {
    bar.set_message(match progress.stage {
        Stage::List => "listing moves",
        Stage::Link => "turning them around",
        Stage::Solve | Stage::Unwind => "working backwards",
    });
    bar.set_position((progress.fraction() * 1000.0) as u64);
}
