use std::fs;
use std::path::{Path, PathBuf};

use crate::program::{run, run_with};

const RECORD: &str = include_str!("../../../table/tests/data/sealed-dice.txt");

fn file(name: &str, text: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("a file for the test");
    path
}

fn verify(path: &Path) -> crate::program::Answer {
    run(&["verify-dice", path.to_str().expect("a path of text")])
}

#[test]
fn fair_dice_are_verified() {
    let answer = verify(&file("fair.txt", &format!("{RECORD}\n{RECORD}"))).done();
    let lines: Vec<_> = answer.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines[0].starts_with("game 1, holochess: ") && lines[0].ends_with(" rolls, as committed"));
    assert_eq!(run_with(&["verify-dice", "-"], RECORD).done().lines().count(), 1);
    let json = RECORD.parse::<table::record::Record>().unwrap().to_json().unwrap();
    assert_eq!(run_with(&["verify-dice", "-"], json).done().lines().count(), 1);
}

#[test]
fn manipulated_dice_are_detected() {
    let tampered = RECORD.replace("[DiceSaltFirst \"salt 1\"]", "[DiceSaltFirst \"salt 2\"]");
    assert_ne!(tampered, RECORD);
    let complaint = verify(&file("tampered.txt", &tampered)).refused(1);
    assert!(complaint.contains("game 1: Roll ") && complaint.contains("but should be"), "{complaint}");
    let silent = "[Game \"courtier\"]\n[Result \"*\"]\n\n*\n";
    assert!(verify(&file("silent.txt", silent)).refused(1).contains("does not say where its dice came from"));
    assert!(verify(&file("nothing.txt", "")).refused(1).contains("There is no record here."));
    assert!(verify(&file("nonsense.txt", "x")).refused(1).contains("Line 1"));
    verify(Path::new("there-is-no-such-file.txt")).refused(1);
}
