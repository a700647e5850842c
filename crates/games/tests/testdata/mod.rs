//! The text files in the folder of each game.

// Each test program that includes this module uses only a part of it.
#![allow(dead_code)]

use std::fs;
use std::path::{Path, PathBuf};

/// The `testdata` folder of a game, or of an example of a game.
pub(crate) fn folder(game: &str) -> PathBuf {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let example = root.join("../../examples").join(game).join("game/testdata");
    if example.exists() { example } else { root.join("src").join(game.replace('-', "_")).join("testdata") }
}

/// The lines of a file of a game that are neither empty nor comments, split at tabs.
pub(crate) fn rows(game: &str, file: &str) -> Vec<Vec<String>> {
    let path = folder(game).join(file);
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| line.split('\t').map(str::to_owned).collect()).collect()
}
