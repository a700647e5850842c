//! Commands for developers and CI: `cargo xtask play`, `cargo xtask test`, and the parts of the latter.

mod browser;
mod faults;
mod new_game;
mod play;
mod schemathesis;
mod sixth_game;
mod step;
mod web;

use std::path::PathBuf;
use std::process::ExitCode;

use step::{Failed, Step, cargo, has_cargo_command, has_toolchain, run_steps};

const HELP: &str = "\
Usage: cargo xtask <command>

  play [ARGS]      build everything, start the server and open the page; ARGS go to `holocourt serve`
  terminal [ARGS]  build Holocourt and play in the terminal; ARGS go to `holocourt play`
  test             run every check and test
  check            check formatting, clippy and documentation
  new-game NAME    add a small game under this name, to be replaced by one of your own
  sixth-game       check with examples/tapatan that a new game needs only its own folder
  deny             check licences, bans, duplicates and sources with cargo-deny
  fuzz [SECS]      run each fuzz target for this many seconds, 10 by default (needs a nightly toolchain)
  faults [NAME]    break the server while people play, for hours; NAME is one fault, such as crash
  pictures         redraw the pictures of the rules pages
  web              check, test and build the web app
  schemathesis     test the server against the description of its API
  e2e              play in a real browser against the real server
  firefox          run a shorter set of browser tests in a real Firefox
  screenshots      take the README's screenshots
  wire             regenerate the web app's types, recorded games and test positions
";

const CHECKS: [Step; 3] = [("Formatting", formatting), ("Clippy", clippy), ("Documentation", documentation)];

const TESTS: [Step; 9] = [
    ("Formatting", formatting),
    ("Clippy and, in parallel, the web app: types, lint, tests, build", clippy_and_web_app),
    ("Documentation", documentation),
    ("Tests", tests),
    ("A sixth game", sixth_game::test),
    ("Documentation tests", documentation_tests),
    ("Benches, each run once", benches),
    ("API against its description", schemathesis::run),
    ("Browser tests", web::e2e),
];

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match &arguments[..] {
        ["play", rest @ ..] => return exit(play::play(rest)),
        ["terminal", rest @ ..] => return exit(play::terminal(rest)),
        ["test"] => run_all_tests(),
        ["check"] => run_steps(&CHECKS),
        ["new-game", name] => new_game::new_game(name),
        ["sixth-game"] => sixth_game::test().and_then(|()| sixth_game::in_a_browser()),
        ["deny"] => deny(),
        ["fuzz"] => fuzz("10"),
        ["fuzz", seconds] => fuzz(seconds),
        ["faults"] => faults::run(None),
        ["faults", fault] => faults::run(Some(fault)),
        ["pictures"] => pictures(),
        ["web"] => web::check(),
        ["schemathesis"] => build().and_then(|()| schemathesis::run()),
        ["e2e"] => program().and_then(|()| web::e2e()),
        ["firefox"] => web::has_firefox().and_then(|()| program()).and_then(|()| web::firefox()),
        ["screenshots"] => program().and_then(|()| web::screenshots()),
        ["wire"] => wire(),
        [] | ["help" | "--help" | "-h", ..] => {
            print!("{HELP}");
            return ExitCode::SUCCESS;
        }
        _ => {
            eprint!("{HELP}");
            return ExitCode::from(2);
        }
    };
    report(result)
}

/// Runs every check and test, and names the tests that were skipped.
fn run_all_tests() -> Result<(), Failed> {
    let skipped = skipped_tests()?;
    // What is left from an earlier run.
    let _ = std::fs::remove_file(&skipped);
    let result = run_steps(&TESTS);
    if let Ok(tests) = std::fs::read_to_string(&skipped) {
        let mut tests: Vec<&str> = tests.lines().collect();
        tests.sort_unstable();
        tests.dedup();
        println!("\nSkipped tests");
        for test in tests {
            println!("  {test}");
        }
    }
    println!("\nNot checked");
    println!("  {ADVISORIES}");
    result
}

fn report(result: Result<(), Failed>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failed(what)) => {
            eprintln!("xtask: failed: {what}");
            ExitCode::FAILURE
        }
    }
}

fn exit(result: Result<ExitCode, Failed>) -> ExitCode {
    result.unwrap_or_else(|failed| report(Err(failed)))
}

fn formatting() -> Result<(), Failed> {
    cargo(&["fmt", "--all", "--check"])
}

fn clippy() -> Result<(), Failed> {
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--", "--deny", "warnings"])
}

fn clippy_and_web_app() -> Result<(), Failed> {
    step::side_by_side(clippy, web::check)
}

fn documentation() -> Result<(), Failed> {
    step::run(
        step::cargo_command(&["doc", "--workspace", "--no-deps", "--locked"])
            .env("RUSTDOCFLAGS", "--deny warnings"),
    )
}

fn tests() -> Result<(), Failed> {
    let mut tests = if has_cargo_command("nextest") {
        step::cargo_command(&["nextest", "run", "--workspace", "--locked"])
    } else {
        step::cargo_command(&["test", "--workspace", "--locked", "--lib", "--bins", "--tests", "--examples"])
    };
    step::run(tests.env("HOLOCOURT_SKIPPED_TESTS", skipped_tests()?))
}

/// The file with the tests that were skipped. Tests run in the folder of their crate, so the path is absolute.
fn skipped_tests() -> Result<PathBuf, Failed> {
    std::path::absolute(target().join("skipped-tests.txt")).map_err(Failed::at("the folder for builds"))
}

fn documentation_tests() -> Result<(), Failed> {
    cargo(&["test", "--workspace", "--locked", "--doc", "--quiet"])
}

fn benches() -> Result<(), Failed> {
    cargo(&["test", "--workspace", "--locked", "--bench", "*", "--quiet"])
}

/// What neither the tests nor `deny` check, as the database of advisories is on the network.
const ADVISORIES: &str = "security advisories (run `cargo deny check advisories` with network access)";

/// Runs cargo-deny, which is installed first if it is missing. The tests check licences and duplicates without it.
fn deny() -> Result<(), Failed> {
    if !has_cargo_command("deny") {
        println!("Installing cargo-deny. This takes a few minutes.");
        cargo(&["install", "cargo-deny", "--locked", "--quiet"])?;
    }
    println!("not checked: {ADVISORIES}");
    cargo(&["deny", "--locked", "check", "licenses", "bans", "sources"])
}

/// Runs each fuzz target on its corpus, then on new inputs. Only a nightly compiler can build the targets.
fn fuzz(seconds: &str) -> Result<(), Failed> {
    if !has_toolchain("nightly") {
        return Err(Failed("fuzzing needs a nightly toolchain: rustup toolchain install nightly".to_owned()));
    }
    if !has_cargo_command("fuzz") {
        println!("Installing cargo-fuzz.");
        cargo(&["install", "cargo-fuzz", "--locked", "--quiet"])?;
    }
    let build = target().join("fuzz");
    for target in ["positions", "moves", "choices", "records"] {
        // The fuzzer writes to the first folder; the repository's corpus is only read.
        let found = build.join("found").join(target);
        std::fs::create_dir_all(&found).map_err(Failed::at(found.display()))?;
        let mut fuzz =
            step::rustup_cargo_command(&["+nightly", "fuzz", "run", "--dev", "--features", "fuzzer"]);
        fuzz.args(["--sanitizer", "none", "--target-dir"]).arg(&build).arg(target).arg(&found);
        fuzz.args([&format!("fuzz/corpus/{target}"), "--", &format!("-max_total_time={seconds}")]);
        step::run_quietly(fuzz)?;
        println!("{target}: nothing found in {seconds} s");
    }
    Ok(())
}

/// The folder for builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| PathBuf::from("target"), PathBuf::from)
}

/// Builds the program as the tests do, with the web app beside it.
fn program() -> Result<(), Failed> {
    web::build()?;
    build()
}

/// Builds the program as the tests do.
fn build() -> Result<(), Failed> {
    cargo(&["test", "--no-run", "--locked", "--quiet", "--package", "holocourt"])
}

fn wire() -> Result<(), Failed> {
    let description = ["test", "--quiet", "--package", "holocourt-server", "--test", "web", "newest"];
    let recorded = ["test", "--quiet", "--package", "holocourt-table", "--test", "web_data"];
    let results = ["test", "--quiet", "--package", "holocourt-browser", "--test", "same_results"];
    for newest in [&description[..], &recorded, &results] {
        step::run(step::cargo_command(newest).env("UPDATE", "1"))?;
    }
    web::npm(&["run", "--silent", "types"])
}

fn pictures() -> Result<(), Failed> {
    step::run(
        step::cargo_command(&["test", "--quiet", "--package", "holocourt", "--test", "rules_pages"])
            .env("HOLOCOURT_UPDATE_PICTURES", "1"),
    )
}
