use std::fs::File;
use std::io::Write;
use std::path::Path;

/// The environment variable with the file that lists skipped tests.
const VARIABLE: &str = "HOLOCOURT_SKIPPED_TESTS";

/// Reports that the running test is skipped, and why: on the error output, and as a line of the file that
/// `HOLOCOURT_SKIPPED_TESTS` names. `cargo xtask test` prints that file in its summary.
pub fn skip(why: &str) {
    eprintln!("skipped: {why}");
    let Some(file) = std::env::var_os(VARIABLE) else { return };
    let program = std::env::current_exe().ok();
    let program = program.as_deref().and_then(Path::file_stem).unwrap_or_default().to_string_lossy();
    // Cargo appends a hash to the name of a test program.
    let program = program.rsplit_once('-').map_or(&*program, |(name, _)| name);
    let thread = std::thread::current();
    // The test harness names the thread of a test after it.
    let line = format!("{program}::{}: {why}\n", thread.name().unwrap_or("?"));
    let file = File::options().create(true).append(true).open(file);
    if let Err(error) = file.and_then(|mut file| file.write_all(line.as_bytes())) {
        eprintln!("cannot report the skipped test: {error}");
    }
}
