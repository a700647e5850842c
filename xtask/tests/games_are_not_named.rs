//! No game is named outside its own folder and the files listed here, nor recognised by its palette, by the shape of its
//! board or by its kinds of pieces: in Rust, TypeScript, Svelte and CSS. So a new game needs a folder and a line in the
//! list of games, and nothing else changes.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, Side, Symmetric};

/// Files and folders that may name games, each with the reason. Paths are from the root of the repository.
const MAY_NAME: &[(&str, &str)] = &[
    ("crates/games/src/lib.rs", "declares the module of each game"),
    ("crates/games/src/list.rs", "is the list of games"),
    ("crates/games/src/draw/samples.rs", "is only compiled for the tests of drawing"),
    (
        "crates/cli/src/command/bench/random.rs",
        "measures the number that other programs publish, in their game",
    ),
    ("crates/server/src/codes.rs", "has an example of every message, for the tests"),
    ("crates/table/src/termination.rs", "reads the sentences of records of version 0.1"),
    ("xtask/src/schemathesis.rs", "fuzzes the server with a game that has a setup"),
];

/// Files and folders that may know palettes, the shapes of boards or kinds of pieces, each with the reason.
const MAY_KNOW_LOOKS: &[(&str, &str)] = &[
    ("crates/games/src/circular", "is the round board"),
    (
        "crates/games/src/draw",
        "draws boards by their shape and pieces by their key, in the colours of each palette",
    ),
    ("crates/catalog/src/compose.rs", "writes boards in the order of their spaces"),
    ("crates/table/src/to_wire/scene.rs", "converts scenes"),
    ("crates/terminal/src/board", "draws boards by their shape"),
    ("crates/terminal/src/theme.rs", "has the colours of each palette"),
    ("crates/server/src/codes.rs", "has an example of every message, for the tests"),
    ("web/src/theme/palettes.css", "has the colours of each palette"),
    ("web/src/board", "draws boards by their shape"),
    ("web/src/hologram", "draws boards by their shape"),
    ("web/src/review/EditorBoard.svelte", "draws boards by their shape"),
    ("web/src/gallery", "shows every drawing in every palette to developers"),
];

#[test]
fn no_game_is_named_outside_its_folder() {
    // Examples have their rules elsewhere, and the commands that test and copy them name them.
    let is_a_game = |name: &str| root().join("docs/rules").join(format!("{name}.md")).exists();
    let games = games::infos().into_iter().filter(|info| is_a_game(info.name));
    let names: Vec<String> = games.map(|info| joined(info.name)).collect();
    check(MAY_NAME, |line| {
        // Examples of commands name a game.
        let is_example = line.contains("holocourt ");
        let line = joined(line);
        names.iter().find(|name| !is_example && line.contains(*name)).cloned()
    });
}

#[test]
fn no_game_is_recognised_by_its_looks() {
    let kinds: BTreeSet<&str> = games::visit_all(Kinds).concat().into_iter().collect();
    let of_looks = |line: &str| {
        let shapes = ["Palette::", "Board::Round", "Board::Diamond", "Board::Square", "board.kind"];
        let palettes = ["tealAmber", "blackWhite", "redBlue", "ivoryGarnet"];
        let named = shapes.iter().chain(&palettes).find(|look| line.contains(**look));
        let is_quoted = |kind: &&&str| {
            ['"', '\'', '`'].iter().any(|quote| line.contains(&format!("{quote}{kind}{quote}")))
        };
        named.or_else(|| kinds.iter().find(is_quoted)).map(|look| (*look).to_owned())
    };
    check(MAY_KNOW_LOOKS, of_looks);
}

/// The kinds of pieces that a game starts with.
#[derive(Clone)]
struct Kinds;

impl Visitor for Kinds {
    type Output = Vec<&'static str>;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Vec<&'static str> {
        G::start(Side::South).scene().pieces.iter().map(|piece| piece.kind).collect()
    }
}

/// Looks for something in every line of code, and fails if a file that is not listed has it, or one that is has not.
fn check(listed: &[(&str, &str)], find: impl Fn(&str) -> Option<String>) {
    let mut found = Vec::new();
    let mut needed = BTreeSet::new();
    for file in sources() {
        let path = file.strip_prefix(root()).unwrap().to_str().unwrap().to_owned();
        let entry = listed.iter().find(|(entry, _)| Path::new(&path).starts_with(entry));
        for (number, line) in code(&file).lines().enumerate() {
            let Some(what) = find(line) else { continue };
            match entry {
                Some((entry, _)) => _ = needed.insert(*entry),
                None => found.push(format!("{path}:{}: {what}", number + 1)),
            }
        }
    }
    assert!(found.is_empty(), "these know a game:\n{}", found.join("\n"));
    let idle: Vec<_> = listed.iter().filter(|(entry, _)| !needed.contains(entry)).collect();
    assert!(idle.is_empty(), "these need not be listed: {idle:?}");
}

/// Letters and digits alone, in lower case: `KingAndCourtesan`, `king_and_courtesan` and `king-and-courtesan` are one.
fn joined(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).map(|letter| letter.to_ascii_lowercase()).collect()
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

/// The sources of all programs, without tests, generated files and the folders of games.
fn sources() -> Vec<PathBuf> {
    let mut folders: Vec<PathBuf> =
        fs::read_dir(root().join("crates")).unwrap().map(|entry| entry.unwrap().path().join("src")).collect();
    folders.extend(["xtask/src", "fuzz/src", "web/src", "web/vite"].map(|folder| root().join(folder)));
    let mut files = Vec::new();
    folders.iter().for_each(|folder| collect(folder, &mut files));
    assert!(files.len() > 500, "{} files", files.len());
    files
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    let mut folders_of_games: Vec<PathBuf> = games::infos()
        .iter()
        .map(|info| root().join("crates/games/src").join(info.name.replace('-', "_")))
        .collect();
    folders_of_games.extend(["web/src/games", "web/src/fixtures"].map(|folder| root().join(folder)));
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        let is_test = ["tests.rs", "tests", "test-setup.ts"].contains(&name)
            || [".test.ts", ".bench.ts"].iter().any(|ending| name.ends_with(ending));
        let is_generated = ["generated.ts", "ids.ts"].contains(&name);
        if is_test || is_generated || folders_of_games.contains(&path) {
            continue;
        }
        let is_source = [".rs", ".ts", ".svelte", ".css"].iter().any(|ending| name.ends_with(ending));
        if path.is_dir() {
            collect(&path, files);
        } else if is_source {
            files.push(path);
        }
    }
}

/// The code of a file: comments are empty, and tests at its end left out.
fn code(file: &Path) -> String {
    let text = fs::read_to_string(file).unwrap();
    let is_rust = file.extension().is_some_and(|extension| extension == "rs");
    let text = if is_rust {
        text.split("#[cfg(test)]\nmod ").next().unwrap().to_owned()
    } else {
        without(without(text, "/*", "*/"), "<!--", "-->")
    };
    let lines = text.lines().map(|line| {
        let line = line.trim_start();
        if line.starts_with("//") { "" } else { line.split(" // ").next().unwrap() }
    });
    lines.collect::<Vec<_>>().join("\n")
}

/// The text without what is between these, but with all its lines.
fn without(text: String, begin: &str, end: &str) -> String {
    let mut parts = text.split(begin);
    let mut rest = parts.next().unwrap().to_owned();
    for part in parts {
        let (comment, after) = part.split_once(end).unwrap_or((part, ""));
        rest.extend(comment.chars().filter(|letter| *letter == '\n'));
        rest.push_str(after);
    }
    rest
}
