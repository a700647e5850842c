use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use crate::step::{self, Failed};
use crate::{target, web};

/// What a game can be played in, and the words that it needs, with the example in `examples/tapatan`.
const WITH_THE_EXAMPLE: [&str; 18] = [
    "test",
    "--locked",
    "--quiet",
    "--package",
    "holocourt-games",
    "--package",
    "holocourt-words",
    "--package",
    "holocourt-table",
    "--package",
    "holocourt-server",
    "--package",
    "holocourt-terminal",
    "--package",
    "holocourt",
    "--features",
    "holocourt-server/examples",
    "--no-fail-fast",
];

/// Each test program with the tests to run; none stands for all of them.
const TESTS: [(&[&str], &[&str]); 4] = [
    (&["--test", "conformance"], &[]),
    (&["--test", "exercises", "--test", "web_data", "--test", "catalogue"], &[]),
    (
        &["--test", "tables"],
        &["perft_tables", "bad_positions", "recorded_games", "whole_games_of_every_kind"],
    ),
    (&["--lib"], &["tapatan", "a_whole_game_of_each_kind"]),
];

/// Shows with the example that a new game needs nothing but its own folder and a line in the list: it passes the
/// conformance suite, its course is proved, and it can be played on a server and in the terminal.
pub(crate) fn test() -> Result<(), Failed> {
    for (programs, tests) in TESTS {
        let arguments = [&WITH_THE_EXAMPLE[..], programs, &["--"], tests].concat();
        step::cargo(&arguments)?;
    }
    Ok(())
}

/// Plays the example in a browser, on a server that has it.
pub(crate) fn in_a_browser() -> Result<(), Failed> {
    step::side_by_side(build, web::build_with_examples)?;
    web::e2e_of_examples(&std::path::absolute(program()).map_err(Failed::at("the folder for builds"))?)
}

/// The program with the example.
fn program() -> PathBuf {
    target().join("debug/holocourt-with-examples")
}

/// Builds the program with the example, beside the usual one.
fn build() -> Result<(), Failed> {
    let (usual, aside) = (target().join("debug/holocourt"), target().join("debug/holocourt-usual"));
    rename(&usual, &aside)?;
    // A test of the program builds it with the features that the tests before had, so that little is compiled again.
    let built = step::cargo(&[&WITH_THE_EXAMPLE[..], &["--test", "transcripts", "--no-run"]].concat());
    let kept = built.and_then(|()| rename(&usual, &program()));
    rename(&aside, &usual).and(kept)
}

/// Gives a file another name, unless there is no such file.
fn rename(from: &Path, to: &Path) -> Result<(), Failed> {
    match fs::rename(from, to) {
        Err(error) if error.kind() != ErrorKind::NotFound => Err(Failed::at(from.display())(error)),
        _ => Ok(()),
    }
}
