//! The documents on security and operations name the tests that show what they promise. All of them exist.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders with the tests that such a name begins with. All others are modules of the server.
const FOLDERS: &[(&str, &str)] = &[
    ("faults", "crates/server/tests/faults"),
    ("store", "crates/server/tests/store"),
    ("study", "crates/server/tests/study"),
    ("tables", "crates/server/tests/tables"),
    ("web", "crates/server/tests/web"),
    ("client", "crates/client/tests/server"),
    ("table", "crates/table/tests"),
    ("terminal", "crates/terminal/src"),
];

#[test]
fn every_test_that_a_document_names_exists() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    let mut count = 0;
    for document in ["docs/security.md", "docs/operations.md"] {
        let text = fs::read_to_string(root.join(document)).unwrap();
        for name in text.split('`').skip(1).step_by(2).filter(|code| is_name(code)) {
            assert!(exists(root, name), "{document} names `{name}`, which is no test");
            count += 1;
        }
    }
    assert!(count > 50, "only {count} tests are named");
}

#[test]
fn names_of_other_things_are_no_tests() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap();
    for name in ["faults::crush", "web::security::nothing_at_all", "people::secret", "nowhere.test.ts"] {
        assert!(is_name(name) && !exists(root, name), "{name}");
    }
    for other in ["holocourt serve", "public-url", "::1", "sqlite:PATH", "__Host-…"] {
        assert!(!is_name(other), "{other}");
    }
}

/// Whether a piece of code in a document is the name of tests: `web::security::a_test`, `web::security` or `page.test.ts`.
fn is_name(code: &str) -> bool {
    let is_word = |part: &str| {
        !part.is_empty() && part.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_')
    };
    code.ends_with(".test.ts") || code.contains("::") && code.split("::").all(is_word)
}

fn exists(root: &Path, name: &str) -> bool {
    if name.ends_with(".test.ts") {
        return files(&root.join("web/src")).iter().any(|file| file.ends_with(name));
    }
    let (first, rest) = name.split_once("::").unwrap();
    let (mut folder, rest) = match FOLDERS.iter().find(|(known, _)| *known == first) {
        Some((_, folder)) => (root.join(folder), rest),
        None => (root.join("crates/server/src"), name),
    };
    let parts: Vec<&str> = rest.split("::").collect();
    for (index, part) in parts.iter().enumerate() {
        let file = folder.join(format!("{part}.rs"));
        let is_folder = folder.join(part).is_dir();
        if !is_folder && file.is_file() {
            let text = fs::read_to_string(&file).unwrap();
            return match &parts[index + 1..] {
                [] => has_tests(&text),
                [test] => has_tests(&text) && text.contains(&format!("fn {test}(")),
                _ => false,
            };
        }
        folder.push(part);
    }
    files(&folder).iter().any(|file| fs::read_to_string(file).is_ok_and(|text| has_tests(&text)))
}

fn has_tests(text: &str) -> bool {
    ["#[test]", "#[tokio::test", "on_both_databases! {"].iter().any(|mark| text.contains(mark))
}

/// All files in a folder and those in it; none if there is no such folder.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    entries.flat_map(|path| if path.is_dir() { files(&path) } else { vec![path] }).collect()
}
