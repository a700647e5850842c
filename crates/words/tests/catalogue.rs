//! Checks the catalogue as a whole: the same messages in every language, and none unused.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast;
use fluent_syntax::parser;
use words::Language;

/// The variables of each message in a file, including those of its attributes.
type Messages = BTreeMap<String, BTreeSet<String>>;

/// Returns every file below a folder with one of these endings.
fn files(folder: &Path, endings: &[&str]) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        let name = entry.file_name().into_string().unwrap();
        if path.is_dir() {
            found.extend(files(&path, endings));
        } else if endings.iter().any(|ending| name.ends_with(ending)) {
            found.push(path);
        }
    }
    found.sort();
    found
}

/// Returns the messages of a language by file.
fn catalogue(language: Language) -> BTreeMap<String, Messages> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("locales").join(language.code());
    let read = |path: &PathBuf| {
        let name = path.strip_prefix(&folder).unwrap().to_str().unwrap().to_owned();
        (name, messages(path))
    };
    files(&folder, &[".ftl"]).iter().map(read).collect()
}

#[track_caller]
fn messages(path: &Path) -> Messages {
    let text = fs::read_to_string(path).unwrap();
    let resource = parser::parse(text).unwrap_or_else(|(_, faults)| panic!("{}: {faults:?}", path.display()));
    let mut messages = Messages::new();
    for entry in resource.body {
        let ast::Entry::Message(message) = entry else { continue };
        let mut variables = BTreeSet::new();
        let attributes = message.attributes.iter().map(|attribute| &attribute.value);
        message.value.iter().chain(attributes).for_each(|pattern| collect(pattern, &mut variables));
        let twice = messages.insert(message.id.name.clone(), variables);
        assert!(twice.is_none(), "{}: {} stands twice", path.display(), message.id.name);
    }
    messages
}

fn collect(pattern: &ast::Pattern<String>, variables: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        let ast::PatternElement::Placeable { expression } = element else { continue };
        collect_expression(expression, variables);
    }
}

fn collect_expression(expression: &ast::Expression<String>, variables: &mut BTreeSet<String>) {
    let inline = match expression {
        ast::Expression::Inline(inline) => inline,
        ast::Expression::Select { selector, variants } => {
            variants.iter().for_each(|variant| collect(&variant.value, variables));
            selector
        }
    };
    match inline {
        ast::InlineExpression::VariableReference { id } => {
            variables.insert(id.name.clone());
        }
        ast::InlineExpression::Placeable { expression } => collect_expression(expression, variables),
        _ => {}
    }
}

#[test]
fn every_language_has_the_same_messages_with_the_same_variables() {
    let english = catalogue(Language::English);
    let german = catalogue(Language::German);
    assert!(english.keys().eq(german.keys()), "{:?} and {:?}", english.keys(), german.keys());
    for (file, messages) in &english {
        for (id, variables) in messages {
            assert_eq!(german[file].get(id), Some(variables), "{file}: {id} in German");
        }
        for id in german[file].keys() {
            assert!(messages.contains_key(id), "{file}: {id} is German only");
        }
    }
}

#[test]
fn no_id_is_in_two_files() {
    let mut places = BTreeMap::new();
    for (file, messages) in catalogue(Language::English) {
        for id in messages.into_keys() {
            if let Some(other) = places.insert(id.clone(), file.clone()) {
                panic!("{id} stands in {file} and in {other}");
            }
        }
    }
}

#[test]
fn programs_load_every_file_but_the_lessons() {
    for language in Language::ALL {
        let spoken: BTreeSet<String> = words::ids(language).into_iter().collect();
        let files = catalogue(language).into_iter().filter(|(file, _)| !file.starts_with("learn/"));
        let written: BTreeSet<String> = files.flat_map(|(_, messages)| messages.into_keys()).collect();
        assert!(written.is_subset(&spoken), "{:?}", written.difference(&spoken));
        let is_complete = cfg!(feature = "examples") || spoken == written;
        assert!(is_complete, "{:?}", spoken.difference(&written));
    }
}

/// Prefixes of messages looked up by name: of sides, pieces, games and computer players.
const BY_NAME: [&str; 5] = ["side-", "piece-", "summary-", "level-", "best-"];

#[test]
fn no_message_is_unused() {
    let uses = Uses::find();
    let courses_are_for_their_own_test = |file: &str| file.starts_with("learn/");
    for (file, messages) in catalogue(Language::English) {
        if courses_are_for_their_own_test(&file) {
            continue;
        }
        for id in messages.into_keys() {
            let is_used = BY_NAME.iter().any(|group| id.starts_with(group)) || uses.contains(&id);
            assert!(is_used, "{file}: nothing says {id}");
        }
    }
}

/// The message ids that occur in the sources of all programs.
struct Uses {
    /// Quoted strings.
    quoted: BTreeSet<String>,
    /// The prefixes and suffixes of composed ids: `icon-${name}`.
    patterns: BTreeSet<(String, String)>,
}

impl Uses {
    fn find() -> Uses {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).unwrap();
        let mut uses = Uses { quoted: BTreeSet::new(), patterns: BTreeSet::new() };
        let mut sources = files(&root.join("web/src"), &[".ts", ".svelte"]);
        for entry in fs::read_dir(root.join("crates")).unwrap().flatten() {
            sources.extend(files(&entry.path().join("src"), &[".rs"]));
        }
        let speaks = |path: &PathBuf| !path.ends_with("messages/ids.ts") && !path.ends_with("tests.rs");
        let is_test = |path: &PathBuf| path.to_str().is_some_and(|path| path.ends_with(".test.ts"));
        for path in sources.iter().filter(|path| speaks(path) && !is_test(path)) {
            let text = fs::read_to_string(path).unwrap();
            uses.read(text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default());
        }
        uses
    }

    fn read(&mut self, text: &str) {
        for line in text.lines() {
            for quote in ['\'', '"', '`'] {
                let plain = line.split(quote).filter(|part| !part.contains(['$', ' ']));
                self.quoted.extend(plain.map(str::to_owned));
            }
            for part in line.split('`') {
                let (Some((start, _)), Some((_, end))) = (part.split_once("${"), part.rsplit_once('}'))
                else {
                    continue;
                };
                if start.contains('-') && !start.contains(' ') {
                    self.patterns.insert((start.to_owned(), end.to_owned()));
                }
            }
        }
    }

    fn contains(&self, id: &str) -> bool {
        let fits = |(start, end): &(String, String)| {
            id.strip_prefix(start.as_str()).is_some_and(|rest| rest.len() > end.len() && rest.ends_with(end))
        };
        self.quoted.contains(id) || self.patterns.iter().any(fits)
    }
}
