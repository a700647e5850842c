use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use catalog::{LongestWin, Solution, Tools};
use indicatif::{ProgressBar, ProgressStyle};
use play::tablebases::TablebaseCache;
use solve::{Progress, SolveStage};
use words::text;

use crate::command::bench::grouped;
use crate::failure::Failure;
use crate::language::words;
use crate::terminal;

/// Solves a family of positions, prints the result and writes its tablebase under this name.
pub(super) fn solve(
    game: &dyn Tools,
    larger: Option<&'static str>,
    name: &str,
    threads: usize,
    output: Option<PathBuf>,
) -> Result<(), Failure> {
    // Checked first, so that the work is not in vain.
    let path = target(name, output)?;
    let bar = progress_bar();
    let solution = game.solve(larger, threads, &|progress| show(&bar, progress));
    bar.finish_and_clear();
    let title = game.info().title;
    let solution = solution.ok_or(Failure::NoTable { title })?;
    let mut out = terminal::stdout();
    let words = words();
    let (positions, seconds) = (grouped(solution.positions), format!("{:.1}", solution.time.as_secs_f64()));
    let told = text!(words, "cli-solved-positions", positions = positions, seconds = seconds);
    writeln!(out, "{told}")?;
    write_census(&mut out, &solution)?;
    if let Some(LongestWin { value, position, line }) = &solution.longest_win {
        let told = text!(words, "cli-solved-longest", value = value.to_string());
        writeln!(out, "\n{told}\n  {position}")?;
        write_line(&mut out, line)?;
    }
    match &solution.start {
        None => writeln!(out, "\n{}", text!(words, "cli-solved-unknown"))?,
        Some((value, line)) => {
            let side = words.side(game.usual_start().turn(), &game.info().sides);
            let value = value.to_string();
            writeln!(out, "\n{}", text!(words, "cli-solved-value", value = value, side = side))?;
            write_line(&mut out, line)?;
        }
    }
    let written = solution.write(name, &path).and_then(|()| fs::metadata(&path));
    let bytes = written.map_err(|error| Failure::File { path: path.clone(), error })?.len();
    let (path, bytes) = (path.display().to_string(), grouped(bytes));
    writeln!(out, "\n{}", text!(words, "cli-solved-bytes", path = path, bytes = bytes))?;
    Ok(())
}

fn write_census(out: &mut impl Write, solution: &Solution) -> io::Result<()> {
    let columns = ["cli-column-value", "cli-column-positions", "cli-column-longest"];
    let [value, positions, longest] = columns.map(|id| text!(words(), id));
    writeln!(out, "\n{value:>6}{positions:>14}{longest:>10}")?;
    for row in &solution.rows {
        let value = if row.points == 0 { "0".to_owned() } else { format!("{:+}", row.points) };
        let longest = if row.points == 0 { String::new() } else { row.farthest.plies().to_string() };
        let line = format!("{value:>6}{:>14}{longest:>10}", grouped(row.positions));
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn write_line(out: &mut impl Write, line: &[String]) -> io::Result<()> {
    for line in terminal::wrap(&line.join(" "), terminal::text_width() - 2) {
        writeln!(out, "  {line}")?;
    }
    Ok(())
}

/// Where the tablebase goes: to the given file, or to the cache, whose folder is created.
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

/// A progress bar, hidden by itself if standard error is not a terminal.
pub(crate) fn progress_bar() -> ProgressBar {
    let bar = ProgressBar::new(1000);
    if let Ok(style) = ProgressStyle::with_template("{bar:40} {percent} % {msg}") {
        bar.set_style(style);
    }
    bar
}

/// Shows the progress of a tablebase on a bar.
pub(crate) fn show(bar: &ProgressBar, progress: Progress) {
    let id = match progress.stage {
        SolveStage::List => "cli-solving-list",
        SolveStage::Link => "cli-solving-link",
        SolveStage::Solve | SolveStage::Unmove => "cli-solving-back",
    };
    bar.set_message(text!(words(), id));
    bar.set_position((progress.fraction() * 1000.0) as u64);
}
