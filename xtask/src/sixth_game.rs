use crate::step::{self, Failed};

/// What a game can be played in, and the words that it needs, with the example in `examples/tapatan`.
const WITH_THE_EXAMPLE: [&str; 16] = [
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
    "--features",
    "holocourt-games/tapatan,holocourt-words/examples",
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
