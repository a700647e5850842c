use std::fs;
use std::path::{Path, PathBuf};

use crate::step::{self, Failed};

/// The example that new games begin as.
const TEMPLATE: &str = "tapatan";

const LIST: &str = "crates/games/src/list.rs";
const MODULES: &str = "crates/games/src/lib.rs";
const PAGES: &str = "docs/rules/README.md";
/// The worked examples of the template, and those of all games.
const WORKED_EXAMPLES: &str = "examples.txt";
const EXAMPLES: &str = "docs/rules/examples.txt";

/// Adds a game to the workspace: a copy of `examples/tapatan` under its own name, which compiles, can be played and
/// passes the conformance suite. Its author then replaces one file after the other.
pub(crate) fn new_game(name: &str) -> Result<(), Failed> {
    let name = Name::read(name)?;
    let template = Path::new("examples").join(TEMPLATE);
    let files = files_of(&template, &name)?;
    if let Some((taken, _)) = files.iter().find(|(path, _)| path.exists()) {
        return Err(Failed(format!("{} already exists", taken.display())));
    }
    let list = edited(LIST, |text| add_to_list(text, &name))?;
    let modules = edited(MODULES, |text| add_module(text, &name))?;
    let (credit, examples) = (credit(&template)?, read(&template.join(WORKED_EXAMPLES))?);
    let pages = edited(PAGES, |text| add_page(text, &name, &credit))?;
    let examples =
        edited(EXAMPLES, |text| Some(text.to_owned() + &renamed(WORKED_EXAMPLES, &examples, &name)))?;
    for (path, text) in files.iter().chain([&list, &modules, &pages, &examples]) {
        write(path, text)?;
        println!("{}", path.display());
    }
    step::cargo(&["fmt", "--package", "holocourt-games"])?;
    println!("\nTo draw the picture of its rules page:");
    println!("  cargo xtask pictures");
    println!("Replace these files one by one; CONTRIBUTING.md says in which order. To test the game:");
    println!("  cargo nextest run -p holocourt-games -E 'not binary(against_reference)'");
    Ok(())
}

/// The name of a game in the forms that it is written in.
struct Name {
    /// `king-and-courtesan`
    kebab: String,
}

impl Name {
    fn read(text: &str) -> Result<Name, Failed> {
        let is_word = |word: &str| {
            word.starts_with(|first: char| first.is_ascii_lowercase())
                && word.chars().all(|letter| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        };
        if text.split('-').all(is_word) {
            Ok(Name { kebab: text.to_owned() })
        } else {
            Err(Failed(format!(
                "{text:?} is not a valid name for a game; expected lower-case words, as in \"my-game\""
            )))
        }
    }

    /// `king_and_courtesan`
    fn snake(&self) -> String {
        self.kebab.replace('-', "_")
    }

    /// `KingAndCourtesan`
    fn pascal(&self) -> String {
        self.kebab.split('-').map(capital).collect()
    }

    /// `King And Courtesan`
    fn title(&self) -> String {
        self.kebab.split('-').map(capital).collect::<Vec<_>>().join(" ")
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    format!("{}{rest}", first.to_ascii_uppercase())
}

/// Every file of the new game: its path and its text.
fn files_of(template: &Path, name: &Name) -> Result<Vec<(PathBuf, String)>, Failed> {
    let mut files = Vec::new();
    for path in files_below(template)? {
        let inside = path.strip_prefix(template).unwrap_or(&path);
        let inside = inside.to_str().unwrap_or_default().replace(TEMPLATE, &name.kebab);
        // These are added to the list of all games.
        if inside == WORKED_EXAMPLES {
            continue;
        }
        let text = read(&path)?;
        files.push((home_of(&inside, name), renamed(&inside, &text, name)));
    }
    Ok(files)
}

/// Where a file of an example belongs in the workspace.
fn home_of(inside: &str, name: &Name) -> PathBuf {
    let folders = [
        ("game/", format!("crates/games/src/{}", name.snake())),
        ("locales/", "crates/words/locales".to_owned()),
        ("web/", format!("web/src/games/{}", name.kebab)),
    ];
    let page = match inside {
        "rulings.txt" => format!("docs/rules/rulings/{}.txt", name.kebab),
        _ => format!("docs/rules/{}.md", name.kebab),
    };
    folders
        .iter()
        .find_map(|(folder, home)| Some(Path::new(home).join(inside.strip_prefix(folder)?)))
        .unwrap_or_else(|| PathBuf::from(page))
}

/// The text of a file with the name of the new game.
fn renamed(inside: &str, text: &str, name: &Name) -> String {
    let (title, pascal) = (capital(TEMPLATE), name.pascal());
    let line = |line: &str| {
        let is_code = inside.ends_with(".rs") && !line.trim_start().starts_with("//");
        let line = line.replace(&format!("\"{title}\""), &format!("\"{}\"", name.title()));
        let line = line.replace(&title, if is_code { &pascal } else { "\0" }).replace('\0', &name.title());
        line.replace("../rules.md", &format!("../../../../docs/rules/{TEMPLATE}.md"))
            .replace(TEMPLATE, &name.kebab)
    };
    text.lines().map(|text| line(text) + "\n").collect()
}

/// A file of the repository as it is after an edit.
fn edited(path: &str, edit: impl Fn(&str) -> Option<String>) -> Result<(PathBuf, String), Failed> {
    let text = read(Path::new(path))?;
    let text = edit(&text).ok_or_else(|| Failed(format!("{path}: there is no place for a new game")))?;
    Ok((PathBuf::from(path), text))
}

fn read(path: &Path) -> Result<String, Failed> {
    fs::read_to_string(path).map_err(Failed::at(path.display()))
}

/// Who designed the template, as its game says.
fn credit(template: &Path) -> Result<String, Failed> {
    let game = template.join("game/mod.rs");
    let text = read(&game)?;
    let credit = text.split_once("credit: \"").and_then(|(_, rest)| rest.split('"').next());
    credit.map(str::to_owned).ok_or_else(|| Failed(format!("{}: there is no credit", game.display())))
}

/// The list with the game after the others, before the example.
fn add_to_list(text: &str, name: &Name) -> Option<String> {
    let line = format!("    crate::{}::{},", name.snake(), name.pascal());
    before_line(text, "#[cfg(feature = \"tapatan\")]", &line)
}

/// The module of the game, which rustfmt puts in its place.
fn add_module(text: &str, name: &Name) -> Option<String> {
    before_line(text, "pub mod square;", &format!("pub mod {};", name.snake()))
}

/// The page of the game in the first table.
fn add_page(text: &str, name: &Name, credit: &str) -> Option<String> {
    let row = format!("| [{}]({}.md) | {credit} | in one line |", name.title(), name.kebab);
    let table = text.find("\n| [")?;
    let end = table + text[table..].find("\n\n")? + 1;
    Some(format!("{}{row}\n{}", &text[..end], &text[end..]))
}

/// The text with a line before the first one that begins so.
fn before_line(text: &str, beginning: &str, line: &str) -> Option<String> {
    let mut lines: Vec<&str> = text.lines().collect();
    let place = lines.iter().position(|line| line.trim_start().starts_with(beginning))?;
    lines.insert(place, line);
    Some(lines.join("\n") + "\n")
}

fn files_below(folder: &Path) -> Result<Vec<PathBuf>, Failed> {
    let failed = |error| Failed(format!("{}: {error}", folder.display()));
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            files.extend(files_below(&path)?);
        } else {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn write(path: &Path, text: &str) -> Result<(), Failed> {
    let folder = path.parent().unwrap_or(Path::new("."));
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|error| Failed(format!("{}: {error}", path.display())))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn root() -> PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
    }

    fn name(text: &str) -> Name {
        Name::read(text).unwrap_or_else(|Failed(why)| panic!("{why}"))
    }

    #[test]
    fn names_have_four_forms() {
        let name = name("three-mens-morris");
        assert_eq!((name.snake().as_str(), name.pascal().as_str()), ("three_mens_morris", "ThreeMensMorris"));
        assert_eq!(name.title(), "Three Mens Morris");
        for bad in ["", "Nim", "nim-", "-nim", "nine mens", "9-holes", "nim/../x"] {
            assert!(Name::read(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn every_file_of_the_example_is_copied_under_the_new_name() {
        let files = files_of(&root().join("examples").join(TEMPLATE), &name("nine-holes"))
            .unwrap_or_else(|Failed(why)| panic!("{why}"));
        let paths: Vec<&str> = files.iter().filter_map(|(path, _)| path.to_str()).collect();
        for expected in [
            "crates/games/src/nine_holes/mod.rs",
            "crates/games/src/nine_holes/testdata/nine-holes.snap",
            "crates/words/locales/de/nine-holes.ftl",
            "crates/words/locales/en/learn/nine-holes.ftl",
            "docs/rules/nine-holes.md",
            "docs/rules/rulings/nine-holes.txt",
            "web/src/games/nine-holes/lessons.json",
            "web/src/games/nine-holes/showcase.json",
        ] {
            assert!(paths.contains(&expected), "{expected} is not among {paths:?}");
        }
        for (path, text) in &files {
            assert!(!text.to_lowercase().contains(TEMPLATE), "{}: {text}", path.display());
        }
        let (_, game) = &files[paths.iter().position(|path| path.ends_with("nine_holes/mod.rs")).unwrap()];
        for expected in
            ["pub enum NineHoles {}", "title: \"Nine Holes\"", "\"../../../../docs/rules/nine-holes.md\""]
        {
            assert!(game.contains(expected), "{expected} is not in {game}");
        }
    }

    #[test]
    fn the_credit_of_the_example_is_found() {
        let credit = credit(&root().join("examples").join(TEMPLATE));
        assert_eq!(credit.ok().as_deref(), Some("tradition"));
    }

    #[test]
    fn the_game_is_added_to_every_list() {
        let read = |path| fs::read_to_string(root().join(path)).unwrap();
        let name = name("nine-holes");
        let list = add_to_list(&read(LIST), &name).unwrap();
        assert!(list.contains("    crate::nine_holes::NineHoles,\n    #[cfg(feature"), "{list}");
        assert!(add_module(&read(MODULES), &name).unwrap().contains("pub mod nine_holes;\n"));
        let pages = add_page(&read(PAGES), &name, "tradition").unwrap();
        assert!(
            pages.contains("|\n| [Nine Holes](nine-holes.md) | tradition | in one line |\n\n"),
            "{pages}"
        );
    }
}
