//! Lists the files of the catalogue: `locales/en/*.ftl`, each with its German counterpart.

use std::fs;
use std::path::{Path, PathBuf};

fn main() {
    let crate_folder = PathBuf::from(std::env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets this"));
    let mut catalogues = vec![crate_folder.join("locales")];
    if std::env::var_os("CARGO_FEATURE_EXAMPLES").is_some() {
        let examples = crate_folder.join("../../examples");
        println!("cargo::rerun-if-changed={}", examples.display());
        catalogues.extend(entries(&examples).into_iter().map(|example| example.join("locales")));
    }
    let mut list = String::from("const FILES: &[[&str; 2]] = &[\n");
    for catalogue in catalogues {
        println!("cargo::rerun-if-changed={}", catalogue.display());
        let is_message_file = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
        for english in entries(&catalogue.join("en")).into_iter().filter(is_message_file) {
            let german = catalogue.join("de").join(english.file_name().expect("a file has a name"));
            list.push_str(&format!("    [include_str!({english:?}), include_str!({german:?})],\n"));
        }
    }
    list.push_str("];\n");
    let out = PathBuf::from(std::env::var_os("OUT_DIR").expect("cargo sets this"));
    fs::write(out.join("files.rs"), list).expect("the output folder can be written to");
}

/// What is in a folder, in the order of the names.
fn entries(folder: &Path) -> Vec<PathBuf> {
    let mut entries: Vec<PathBuf> =
        fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
    entries.sort();
    entries
}
