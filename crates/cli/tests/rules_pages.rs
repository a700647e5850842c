//! The rules pages keep their word: every picture shows what the comment before it says, every worked example leads
//! where the list says, and every game is credited.
//!
//! `cargo xtask pictures` runs this with `HOLOCOURT_UPDATE_PICTURES=1`, which draws the pictures anew instead of
//! comparing them.

#[path = "cli/command.rs"]
mod command;
#[path = "cli/split_arguments.rs"]
mod split_arguments;

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::{env, fs};

use command::command;
use split_arguments::split_arguments;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The pages by their names: `courtier.md`, …, and `README.md` for what they have in common.
fn pages() -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder()).expect("the pages are there").flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    names
        .filter(|name| name.ends_with(".md"))
        .map(|name| (name.clone(), read(&folder().join(name))))
        .collect()
}

/// A picture of a page: the arguments of `holocourt show` that draw it, and its file.
struct Picture {
    place: String,
    arguments: Vec<String>,
    file: String,
}

/// The pictures of a page, each an image on the line after a comment `<!-- show … -->`.
fn pictures(page: &str, text: &str) -> Vec<Picture> {
    let mut pictures = Vec::new();
    let mut comment = None;
    for (number, line) in (1..).zip(text.lines()) {
        let place = format!("{page}:{number}");
        let image = line.strip_prefix("![").and_then(|rest| rest.strip_suffix(')')?.split_once("]("));
        match (comment.take(), image) {
            (Some(arguments), Some((told, file))) => {
                assert!(told.ends_with('.'), "{place}: the picture is not described in sentences");
                pictures.push(Picture { place, arguments, file: file.to_owned() });
            }
            (Some(_), None) => panic!("{place}: no picture follows the comment"),
            (None, Some(_)) => panic!("{place}: no comment says what the picture shows"),
            (None, None) => assert!(!line.contains("!["), "{place}: a picture needs a line of its own"),
        }
        let show = line.strip_prefix("<!-- ").and_then(|rest| rest.strip_suffix(" -->"));
        comment = show.map(split_arguments);
    }
    pictures
}

/// What `holocourt show … --svg -` draws.
fn draw(picture: &Picture) -> String {
    assert_eq!(picture.arguments[0], "show", "{}: only `show` draws", picture.place);
    let mut arguments: Vec<&str> = picture.arguments.iter().map(String::as_str).collect();
    arguments.extend(["--svg", "-"]);
    let program = command(&arguments).output().expect("the program starts");
    let complaint = String::from_utf8_lossy(&program.stderr);
    assert!(program.status.success(), "{}: {complaint}", picture.place);
    String::from_utf8(program.stdout).expect("a picture is text")
}

#[test]
fn every_picture_shows_what_its_comment_says() {
    let update = env::var_os("HOLOCOURT_UPDATE_PICTURES").is_some_and(|value| value == "1");
    let mut stale = Vec::new();
    let mut shown = BTreeSet::new();
    for picture in pages().iter().flat_map(|(page, text)| pictures(page, text)) {
        let path = folder().join(&picture.file);
        assert!(shown.insert(picture.file.clone()), "{}: {} is shown twice", picture.place, picture.file);
        let drawn = draw(&picture);
        if fs::read_to_string(&path).is_ok_and(|there| there == drawn) {
            continue;
        }
        if update {
            fs::write(&path, drawn).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        } else {
            stale.push(format!("{}: {}", picture.place, picture.file));
        }
    }
    assert!(stale.is_empty(), "stale, run `cargo xtask pictures`:\n{}", stale.join("\n"));
    for entry in fs::read_dir(folder().join("pictures")).expect("the pictures are there").flatten() {
        let file = format!("pictures/{}", entry.file_name().to_string_lossy());
        if shown.contains(&file) {
            continue;
        }
        assert!(update, "no page shows {file}; `cargo xtask pictures` removes it");
        fs::remove_file(entry.path()).unwrap_or_else(|error| panic!("{file}: {error}"));
    }
}

#[test]
fn every_game_has_a_page_with_its_author_and_a_picture() {
    let pages = pages();
    for info in games::infos() {
        let page = format!("{}.md", info.name);
        let text = pages.get(&page).unwrap_or_else(|| panic!("{page} is missing"));
        assert_eq!(*text, info.rules, "the game carries its page with it");
        assert!(text.starts_with(&format!("# {}\n", info.title)), "{page} has another title");
        for part in info.credit.split(", ") {
            assert!(text.contains(part), "{page} does not name {part}");
            assert!(pages["README.md"].contains(part), "README.md does not name {part}");
        }
        assert!(!pictures(&page, text).is_empty(), "{page} shows nothing");
        assert!(pages["README.md"].contains(&format!("({page})")), "README.md does not lead to {page}");
    }
}

/// Plays moves from a position; returns the position they lead to.
fn follow(game: &str, position: &str, moves: &str) -> Result<String, String> {
    let game = catalog::game(game).map_err(|unknown| unknown.to_string())?;
    let mut history = game.start_from(position).map_err(|bad| bad.to_string())?;
    for text in moves.split_whitespace() {
        history.take(text).map_err(|bad| format!("{text}: {bad}"))?;
    }
    Ok(history.position())
}

#[test]
fn every_worked_example_leads_to_the_listed_position() {
    let pages = pages();
    let mut exemplified = BTreeSet::new();
    for (number, line) in (1..).zip(read(&folder().join("examples.txt")).lines()) {
        let place = format!("examples.txt:{number}");
        let [game, position, moves, expected, what] = line.split('\t').collect::<Vec<_>>()[..] else {
            panic!("{place}: expected game, position, moves, position and what it shows, divided by tabs");
        };
        assert_eq!(follow(game, position, moves).as_deref(), Ok(expected), "{place}");
        assert!(!what.is_empty(), "{place}: what does it show?");
        let family = game.split(':').next().unwrap_or_default();
        assert!(pages[&format!("{family}.md")].contains(moves), "{place}: the page does not have {moves}");
        exemplified.insert(game.to_owned());
    }
    for info in games::infos() {
        assert!(exemplified.contains(info.name), "there is no example of {}", info.title);
    }
}

#[test]
fn every_position_in_the_text_can_be_read() {
    for info in games::infos() {
        // Code between two backticks; a position has slashes and spaces, and nothing else has.
        let code = info.rules.split('`').skip(1).step_by(2);
        let positions: Vec<_> = code.filter(|code| code.contains('/') && code.contains(' ')).collect();
        assert!(!positions.is_empty(), "{} does not show its start", info.name);
        for position in positions {
            assert_eq!(follow(info.name, position, "").as_deref(), Ok(position), "{}", info.name);
        }
    }
}
