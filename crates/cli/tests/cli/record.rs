use std::fs;

use crate::program::{run, run_with};
use crate::serve::folder;

const GAME: &str = "\
[Game \"courtier\"]
[RulesVersion \"1\"]
[Result \"1-0\"]
[Termination \"resignation\"]

1. a1-b1 a7-b7 2. b1-c 1-0
";

#[test]
fn records_are_validated() {
    let folder = folder("record");
    let file = folder.join("two.holo");
    fs::write(&file, format!("{GAME}\n{GAME}")).unwrap();
    let told = run(&["record", file.to_str().unwrap()]).done();
    let expected = "courtier, 3 moves, 1-0. Teal wins: Amber resigned.";
    assert_eq!(told, format!("Game 1: {expected}\nGame 2: {expected}\n"));
    fs::write(&file, GAME.replace("b1-c", "b1-b3")).unwrap();
    let complaint = run(&["record", file.to_str().unwrap()]).refused(1);
    assert!(complaint.contains("two.holo, game 1: ") && complaint.contains("b1-b3"), "{complaint}");
    run(&["record", "/nowhere/game.holo"]).refused(1);
}

#[test]
fn records_are_converted_there_and_back() {
    let json = run_with(&["record", "-", "--to", "json"], GAME).done();
    assert!(json.starts_with('{') && json.lines().count() == 1, "{json}");
    let text = run_with(&["record", "-", "--to", "text"], json.clone()).done();
    // Older records lack the initial position, which is added.
    let position = "[Position \"GGGKGGgggkgg/12/1 1 0\"]\n";
    assert_eq!(text.trim_end(), GAME.replace("\n\n", &format!("\n{position}\n")).trim_end());
    assert_eq!(run_with(&["record", "-", "--to", "json"], text.clone()).done(), json);
    assert_eq!(run_with(&["record", "-", "--to", "text"], text.clone()).done(), text);
}

#[test]
fn unknown_values_are_left_out() {
    let game = "[Game \"courtier\"]\n[RulesVersion \"1\"]\n[Result \"*\"]\n\n1. a1-b1 *\n";
    let text = run_with(&["record", "-", "--to", "text"], game).done();
    assert!(!text.contains("Termination"), "{text}");
    let json = run_with(&["record", "-", "--to", "json"], game).done();
    assert!(!json.contains("termination"), "{json}");
    assert_eq!(run_with(&["record", "-", "--to", "text"], json).done(), text);
}

#[test]
fn the_positions_of_a_record_are_listed() {
    let positions = run_with(&["record", "-", "--positions"], GAME).done();
    let lines: Vec<&str> = positions.lines().collect();
    assert_eq!(lines[0], "0\t\tGGGKGGgggkgg/12/1 1 0");
    assert_eq!(lines[1], "1\ta1-b1\t1GGKGGgggkgg/G11/1 2 0");
    assert_eq!((lines.len(), lines[4]), (5, ""), "{positions}");
}
