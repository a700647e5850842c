//! Replays the corpus on any compiler, so that old findings don't come back.

use std::fs;
use std::path::Path;

fn replay(target: &str, check: fn(&[u8])) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("corpus").join(target);
    let mut count = 0;
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        // Shown if the check panics.
        println!("{}", path.display());
        check(&fs::read(&path).unwrap());
        count += 1;
    }
    assert!(count > 0, "no corpus in {}", folder.display());
}

#[test]
fn positions() {
    replay("positions", holocourt_fuzz::positions);
}

#[test]
fn moves() {
    replay("moves", holocourt_fuzz::moves);
}

#[test]
fn choices() {
    replay("choices", holocourt_fuzz::choices);
}

#[test]
fn records() {
    replay("records", holocourt_fuzz::records);
}
