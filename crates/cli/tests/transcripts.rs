//! Checks the transcripts in the engine protocol's page against the program's output.
//!
//! `UPDATE=1 cargo test --test transcripts` rewrites the page after an intended change.

#[path = "cli/command.rs"]
mod command;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::Stdio;

use command::command;

fn page() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/engine-protocol.md")
}

/// Returns the program's output for these lines.
fn answers(game: &str, lines: &[&str]) -> Vec<String> {
    let mut program = command(&["ugi", game])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut input = program.stdin.take().expect("it was asked for");
    input.write_all((lines.join("\n") + "\n").as_bytes()).expect("it reads");
    drop(input);
    let output = program.wait_with_output().expect("the program ends");
    assert!(output.status.success());
    let text = String::from_utf8(output.stdout).expect("the program writes UTF-8");
    text.lines().map(timeless).collect()
}

/// Returns a line without timings.
fn timeless(line: &str) -> String {
    let mut words: Vec<_> = line.split(' ').collect();
    for index in 1..words.len() {
        if ["nps", "time"].contains(&words[index - 1]) && words[index].parse::<u64>().is_ok() {
            words[index] = "…";
        }
    }
    words.join(" ")
}

/// Returns the page with the current output in every transcript. Output is placed below the line that caused it, found
/// by sending each line separately after those before it.
fn replayed(page: &str) -> String {
    let mut parts = page.split("\n```ugi ");
    let mut replayed = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (game, rest) = part.split_once('\n').expect("a game and then lines");
        let (block, after) = rest.split_once("```").expect("a block ends");
        let told: Vec<_> = block.lines().filter_map(|line| line.strip_prefix("> ")).collect();
        replayed += &format!("\n```ugi {game}\n");
        let mut known = 0;
        for (index, line) in told.iter().enumerate() {
            replayed += &format!("> {line}\n");
            // A search runs until it is stopped or the input ends, so its answer comes after the next line.
            if told.get(index + 1).is_some_and(|next| *next == "stop") {
                continue;
            }
            let all = answers(game, &told[..=index]);
            for answer in &all[known..] {
                replayed += &format!("{answer}\n");
            }
            known = all.len();
        }
        replayed += &format!("```{after}");
    }
    replayed
}

#[test]
fn the_program_answers_as_in_the_transcripts() {
    let path = page();
    let said = fs::read_to_string(&path).expect("the page is there");
    let found = replayed(&said);
    if std::env::var_os("UPDATE").is_some() {
        fs::write(&path, found).expect("the page can be written");
        return;
    }
    for (said, found) in said.lines().zip(found.lines()) {
        assert_eq!(found, said, "run `UPDATE=1 cargo test --test transcripts` if that is meant");
    }
    assert_eq!(said.lines().count(), found.lines().count());
    assert!(
        said.matches("bestmove").count() >= 5 && said.contains("info string error"),
        "answers are missing"
    );
}
