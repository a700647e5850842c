//! Every ruling stands where it applies. Each game has one list of them, `docs/rules/rulings/GAME.txt`; here its rules
//! page, its lessons and `holocourt rules` are held against it.

#[path = "cli/command.rs"]
mod command;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::{env, fs};

use command::command;

/// A line of a list.
struct Ruling {
    /// The title in the list at the end of the page.
    title: String,
    /// Words of the paragraph that states it.
    words: String,
    /// The lesson that teaches it, and words of the ruling there; none for what several games share.
    lesson: Option<[String; 2]>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// The games whose pages are in `docs/rules`, and `common` for what they share.
fn lists() -> Vec<(String, String)> {
    let entries = fs::read_dir(root().join("docs/rules")).expect("the pages are there").flatten();
    let names = entries.filter_map(|entry| entry.file_name().into_string().ok());
    let stems = names.filter_map(|name| name.strip_suffix(".md").map(str::to_owned));
    let of = |stem: String| match stem.as_str() {
        "README" => ("common".to_owned(), "docs/rules/README.md".to_owned()),
        game => (game.to_owned(), format!("docs/rules/{game}.md")),
    };
    stems.map(of).collect()
}

fn rulings(list: &str) -> Vec<Ruling> {
    let path = format!("docs/rules/rulings/{list}.txt");
    let text = read(&path);
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    let rulings = lines.map(|line| {
        let fields: Vec<String> = line.split(" | ").map(str::to_owned).collect();
        let lesson = match &fields[..] {
            [_, _] if list == "common" => None,
            [_, _, lesson, words] => Some([lesson.clone(), words.clone()]),
            _ => panic!("{path}: {line}"),
        };
        Ruling { title: fields[0].clone(), words: fields[1].clone(), lesson }
    });
    rulings.collect()
}

/// The paragraphs of a page that are marked as rulings.
fn marked(page: &str) -> Vec<&str> {
    let text = |line: &'_ str| line.strip_prefix("- ").unwrap_or(line).strip_prefix("**Ruling.** ").is_some();
    page.lines().filter(|line| text(line)).collect()
}

#[test]
fn every_ruling_is_marked_where_it_applies() {
    for (list, path) in lists() {
        let page = read(&path);
        let (marked, rulings) = (marked(&page), rulings(&list));
        for Ruling { title, words, .. } in &rulings {
            let times = marked.iter().filter(|paragraph| paragraph.contains(words.as_str())).count();
            assert_eq!(times, 1, "{path}: “{title}”, a ruling with the words “{words}”");
        }
        for paragraph in marked {
            let is_listed = rulings.iter().any(|ruling| paragraph.contains(&ruling.words));
            assert!(is_listed, "docs/rules/rulings/{list}.txt lacks “{paragraph}”");
        }
    }
}

#[test]
fn every_page_ends_with_the_list_of_its_rulings() {
    for (list, path) in lists() {
        let page = read(&path);
        let (_, section) = page.split_once("\n## Our rulings\n").unwrap_or_else(|| panic!("{path}: no list"));
        let section = section.split("\n## ").next().unwrap_or_default();
        let titles = section.lines().filter_map(|line| line.strip_prefix("- **")?.split_once(".** "));
        let titles: BTreeSet<&str> = titles.map(|(title, _)| title).collect();
        let rulings = rulings(&list);
        let expected: BTreeSet<&str> = rulings.iter().map(|ruling| ruling.title.as_str()).collect();
        assert_eq!(titles, expected, "{path}");
        assert_eq!(expected.len(), rulings.len(), "docs/rules/rulings/{list}.txt: a title twice");
    }
}

/// The message of a course, if it exists.
fn message(language: &str, game: &str, id: &str) -> Option<String> {
    let text = read(&format!("crates/words/locales/{language}/learn/{game}.ftl"));
    let start = format!("{id} = ");
    text.lines().find_map(|line| line.strip_prefix(&start).map(str::to_owned))
}

#[test]
fn every_ruling_is_taught_in_a_lesson() {
    for (game, _) in lists().into_iter().filter(|(list, _)| list != "common") {
        let rulings = rulings(&game);
        let lessons = read(&format!("web/src/games/{game}/lessons.json"));
        for Ruling { title, lesson, .. } in &rulings {
            let Some([lesson, words]) = lesson else { panic!("{game}: {title}") };
            assert!(lessons.contains(&format!("\"id\": \"{lesson}\"")), "{game} has no lesson {lesson}");
            let id = format!("{game}-lesson-{lesson}-ruling");
            let taught = message("en", &game, &id).unwrap_or_else(|| panic!("{id} is missing: “{title}”"));
            assert!(taught.contains(words.as_str()), "{id} lacks “{words}”: {taught}");
            assert!(message("de", &game, &id).is_some(), "{id} is missing in German");
        }
        let text = read(&format!("crates/words/locales/en/learn/{game}.ftl"));
        let ids = text.lines().filter_map(|line| line.split_once("-ruling = "));
        for (id, _) in ids {
            let lesson = id.strip_prefix(&format!("{game}-lesson-")).unwrap_or(id);
            let is_listed =
                rulings.iter().any(|ruling| ruling.lesson.as_ref().is_some_and(|[named, _]| named == lesson));
            assert!(is_listed, "docs/rules/rulings/{game}.txt names nothing for {id}-ruling");
        }
    }
}

/// A text without its marks and line breaks.
fn plain(text: &str) -> String {
    let text: String = text.chars().filter(|letter| !"*`".contains(*letter)).collect();
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn the_program_prints_every_ruling() {
    for (list, _) in lists() {
        let arguments = if list == "common" { vec!["rules"] } else { vec!["rules", list.as_str()] };
        let output = command(&arguments).env("LC_ALL", "C.UTF-8").output().expect("the program starts");
        assert!(output.status.success(), "{list}");
        let text = plain(&String::from_utf8_lossy(&output.stdout));
        for Ruling { title, words, .. } in rulings(&list) {
            let is_printed = text.split("Ruling. ").skip(1).any(|part| part.contains(&plain(&words)));
            assert!(is_printed, "holocourt rules {list} lacks “{title}”");
        }
    }
}
