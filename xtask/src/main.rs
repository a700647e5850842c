//! What developers and CI run: `cargo xtask play`, `cargo xtask test`, and the parts of the latter.

mod play;
mod schemathesis;
mod step;
mod web;

use std::process::ExitCode;

use step::{Failed, cargo, has_cargo_command, has_toolchain, section};

const HELP: &str = "\
Usage: cargo xtask <command>

  play [ARGS]   build everything, start the server and open the page; ARGS go to `holocourt serve`
  terminal [ARGS]   build Holocourt and play in the terminal; ARGS go to `holocourt play`, as a game's name
  test          set up and run every check and test
  check         formatting, clippy and documentation
  fuzz [SECS]   run each fuzz target for some seconds (needs a nightly toolchain)
  pictures      draw the pictures of the rules pages again
  web           check, test and build the web app
  schemathesis  ask the server whatever the description of its API allows, and what it does not
  e2e           play in a real browser against the real server
  firefox       look at every page and play a little in a real Firefox
  screenshots   make the pictures of the pages that the README shows
  wire          write what the web app gets from Rust: its types, its recorded games and test positions
";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let result = match &arguments[..] {
        ["play", rest @ ..] => return exit(play::play(rest)),
        ["terminal", rest @ ..] => return exit(play::terminal(rest)),
        ["test"] => test(),
        ["check"] => check(),
        ["fuzz"] => fuzz("10"),
        ["fuzz", seconds] => fuzz(seconds),
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

fn test() -> Result<(), Failed> {
    check()?;
    web::check()?;
    section("Benches run once");
    cargo(&["test", "--workspace", "--locked", "--bench", "*", "--quiet"])?;
    fuzz("10")?;
    section("Tests");
    if has_cargo_command("nextest") {
        cargo(&["test", "--workspace", "--locked", "--doc", "--quiet"])?;
        cargo(&["nextest", "run", "--workspace", "--locked"])?;
    } else {
        cargo(&["test", "--workspace", "--locked"])?;
    }
    schemathesis::run()?;
    web::e2e()
}

fn check() -> Result<(), Failed> {
    section("Formatting");
    cargo(&["fmt", "--all", "--check"])?;
    section("Clippy");
    cargo(&["clippy", "--workspace", "--all-targets", "--locked", "--quiet", "--", "--deny", "warnings"])?;
    section("Documentation");
    step::run(
        step::cargo_command(&["doc", "--workspace", "--no-deps", "--locked", "--quiet"])
            .env("RUSTDOCFLAGS", "--deny warnings"),
    )
}

/// Runs each fuzz target on its corpus and for some seconds more. Fuzzing needs a nightly compiler; without one it is
/// said so and left out, because no stable compiler can build the targets.
fn fuzz(seconds: &str) -> Result<(), Failed> {
    section("Fuzzing");
    if !has_toolchain("nightly") {
        println!("left out: there is no nightly toolchain");
        return Ok(());
    }
    if !has_cargo_command("fuzz") {
        cargo(&["install", "cargo-fuzz", "--locked", "--quiet"])?;
    }
    for target in ["positions", "moves", "choices", "records"] {
        // What the fuzzer finds is written to the first folder; the repository's corpus is only read.
        let found = format!("fuzz/target/found/{target}");
        let corpus = format!("fuzz/corpus/{target}");
        std::fs::create_dir_all(&found).map_err(|error| Failed(format!("{found}: {error}")))?;
        let limit = format!("-max_total_time={seconds}");
        let fuzz = ["+nightly", "fuzz", "run", "--sanitizer", "none", target, &found, &corpus, "--", &limit];
        step::run_quietly(step::rustup_cargo_command(&fuzz))?;
        println!("{target}: nothing found in {seconds} s");
    }
    Ok(())
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
    for newest in [&description[..], &recorded] {
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
