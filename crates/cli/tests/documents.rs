//! Checks the documents: the output shown in them is what the program prints, and their links work.

#[path = "cli/command.rs"]
mod command;
#[path = "cli/split_arguments.rs"]
mod split_arguments;

use std::fs;
use std::path::{Path, PathBuf};

use command::command as holocourt;
use split_arguments::split_arguments;

const DOCUMENTS: [&str; 13] = [
    "README.md",
    "ARCHITECTURE.md",
    "CONTRIBUTING.md",
    "CHANGELOG.md",
    "docs/bots.md",
    "docs/commands.md",
    "docs/engine-protocol.md",
    "docs/performance.md",
    "docs/playing.md",
    "docs/operations.md",
    "docs/security.md",
    "docs/records.md",
    "docs/strength.md",
];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(document: &str) -> String {
    fs::read_to_string(root().join(document)).unwrap_or_else(|error| panic!("{document}: {error}"))
}

/// Returns the code blocks in a language.
fn blocks<'t>(text: &'t str, language: &str) -> Vec<&'t str> {
    let fence = format!("\n```{language}\n");
    text.split(&fence).skip(1).filter_map(|rest| rest.split("```").next()).collect()
}

/// Compares output line by line; a line `...` matches any number of lines.
fn check(command: &str, answer: &str, expected: &str) {
    let mut lines = answer.lines();
    let mut skips = false;
    for line in expected.lines() {
        if line == "..." {
            skips = true;
        } else if std::mem::take(&mut skips) {
            assert!(lines.any(|next| next == line), "`{command}` does not answer {line:?}:\n{answer}");
        } else {
            assert_eq!(lines.next(), Some(line), "`{command}` answers:\n{answer}");
        }
    }
    assert!(skips || lines.next().is_none(), "`{command}` answers more:\n{answer}");
}

#[test]
fn the_program_prints_what_the_documents_show() {
    let mut tried = 0;
    for document in DOCUMENTS {
        let text = read(document);
        for block in blocks(&text, "console") {
            for part in format!("\n{block}").split("\n$ holocourt ").skip(1) {
                let (command, expected) = part.split_once('\n').unwrap_or((part, ""));
                let arguments = split_arguments(command);
                let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
                let program = holocourt(&arguments).current_dir(env!("CARGO_TARGET_TMPDIR")).output();
                let program = program.expect("the program starts");
                let complaint = String::from_utf8_lossy(&program.stderr);
                assert!(program.status.success(), "{document}: `{command}`: {complaint}");
                check(command, &String::from_utf8_lossy(&program.stdout), expected);
                tried += 1;
            }
        }
    }
    assert!(tried >= 5, "only {tried} commands were found");
}

#[test]
fn every_link_in_the_documents_works() {
    for document in DOCUMENTS {
        // Links inside fenced code don't count.
        let text: String = read(document).split("```").step_by(2).collect();
        let folder = root().join(document);
        let folder = folder.parent().expect("a document is in a folder");
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let images = text.split("src=\"").skip(1).filter_map(|rest| rest.split('"').next());
        for link in links.chain(images).filter(|link| !link.starts_with("http")) {
            let file = link.split('#').next().unwrap_or_default();
            assert!(folder.join(file).exists(), "{document}: {link} leads nowhere");
        }
    }
}
