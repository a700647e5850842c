use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Instant;

use indicatif::{ProgressBar, ProgressStyle};
use play::tablebases::TablebaseCache;
use rules::{Family, Game, Position, Side, TablebaseProbe};
use solve::{Census, Progress, Stage, Tablebase, perfect_line};
use words::text;

use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::language::words;
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
    let table = Tablebase::solve(family, threads, &|progress| show(&bar, progress));
    bar.finish_and_clear();
    let seconds = begun.elapsed().as_secs_f64();
    let census = Census::of(&table, threads);
    let mut out = terminal::stdout();
    let words = words();
    let (positions, seconds) = (grouped(census.positions()), format!("{seconds:.1}"));
    let told = text!(words, "cli-solved-positions", positions = positions, seconds = seconds);
    writeln!(out, "{told}")?;
    write_census(&mut out, &census)?;
    if let Some(longest) = census.longest_win() {
        let value = longest.farthest.to_string();
        let told = text!(words, "cli-solved-longest", value = value);
        writeln!(out, "\n{told}\n  {}", longest.example)?;
        write_line(&mut out, &table, &longest.example)?;
    }
    let start = G::start(Side::South);
    match table.probe(&start) {
        None => writeln!(out, "\n{}", text!(words, "cli-solved-unknown"))?,
        Some(value) => {
            let (value, side) = (value.to_string(), words.side(start.turn(), &G::INFO.sides));
            writeln!(out, "\n{}", text!(words, "cli-solved-value", value = value, side = side))?;
            write_line(&mut out, &table, &start)?;
        }
    }
    let written = table.write(name, &path).and_then(|()| fs::metadata(&path));
    let bytes = written.map_err(|error| Failure::File { path: path.clone(), error })?.len();
    let (path, bytes) = (path.display().to_string(), grouped(bytes));
    writeln!(out, "\n{}", text!(words, "cli-solved-bytes", path = path, bytes = bytes))?;
    Ok(())
}

fn write_census<P: Position>(out: &mut impl Write, census: &Census<P>) -> io::Result<()> {
    let columns = ["cli-column-value", "cli-column-positions", "cli-column-longest"];
    let [value, positions, longest] = columns.map(|id| text!(words(), id));
    writeln!(out, "\n{value:>6}{positions:>14}{longest:>10}")?;
    for row in &census.rows {
        let value = if row.points == 0 { "0".to_owned() } else { format!("{:+}", row.points) };
        let longest = if row.points == 0 { String::new() } else { row.farthest.plies().to_string() };
        let line = format!("{value:>6}{:>14}{longest:>10}", grouped(row.positions));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

/// Writes a line of perfect play from a position.
fn write_line<P: Position>(out: &mut impl Write, table: &Tablebase<P>, position: &P) -> io::Result<()> {
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
    let cache = TablebaseCache::usual().ok_or(Failure::NoCache)?;
    fs::create_dir_all(cache.folder()).map_err(|error| failure(cache.folder(), error))?;
    Ok(cache.path(name))
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
    let id = match progress.stage {
        Stage::List => "cli-solving-list",
        Stage::Link => "cli-solving-link",
        Stage::Solve | Stage::Unmove => "cli-solving-back",
    };
    bar.set_message(text!(words(), id));
    bar.set_position((progress.fraction() * 1000.0) as u64);
}
