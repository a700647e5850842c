//! Paths as people type them: `~` is the home folder, and Tab completes names.

use std::fs;
use std::path::{Path, PathBuf};

/// The path, with a leading `~` replaced by the home folder.
pub(super) fn expand(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), etcetera::home_dir()) {
        (Ok(rest), Ok(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

/// The path, completed as far as the files there agree. Folders end with a slash.
pub(super) fn complete(typed: &str) -> String {
    complete_in(typed, |folder| {
        let entries = fs::read_dir(expand(folder)).into_iter().flatten().flatten();
        let name = |entry: fs::DirEntry| {
            let is_folder = entry.path().is_dir();
            Some((entry.file_name().into_string().ok()?, is_folder))
        };
        entries.filter_map(name).collect()
    })
}

/// The same, asking for the names in a folder and whether each is a folder itself.
fn complete_in(typed: &str, list: impl Fn(&Path) -> Vec<(String, bool)>) -> String {
    let (folder, start) = typed.rsplit_once('/').map_or(("", typed), |(folder, start)| (folder, start));
    let listed = match folder {
        "" if typed.starts_with('/') => Path::new("/"),
        "" => Path::new("."),
        folder => Path::new(folder),
    };
    let is_hidden = |name: &str| name.starts_with('.') && !start.starts_with('.');
    let names = list(listed).into_iter();
    let mut names = names.filter(|(name, _)| name.starts_with(start) && !is_hidden(name));
    let Some((mut shared, is_folder)) = names.next() else { return typed.to_owned() };
    let mut is_only = true;
    for (name, _) in names {
        is_only = false;
        let same = shared.chars().zip(name.chars()).take_while(|(one, other)| one == other);
        let length = same.map(|(letter, _)| letter.len_utf8()).sum();
        shared.truncate(length);
    }
    let slash = if is_only && is_folder { "/" } else { "" };
    format!("{}{shared}{slash}", &typed[..typed.len() - start.len()])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_are_completed_up_to_their_common_prefix() {
        let check = |typed: &str, expected: &str| {
            let list = |folder: &Path| {
                let names: &[(&str, bool)] = match folder.to_str() {
                    Some(".") => &[("games", true), ("courtier.holo", false), (".git", true)],
                    Some("games") => {
                        &[("one.holo", false), ("once.holo", false), ("öl", false), ("öd", false)]
                    }
                    Some("/" | "~") => &[("home", true)],
                    _ => &[],
                };
                names.iter().map(|(name, is_folder)| ((*name).to_owned(), *is_folder)).collect()
            };
            assert_eq!(complete_in(typed, list), expected, "{typed}");
        };
        check("c", "courtier.holo");
        check("g", "games/");
        check("games/o", "games/on");
        check("games/ö", "games/ö");
        check("games/x", "games/x");
        check(".g", ".git/");
        check("/h", "/home/");
        check("~/h", "~/home/");
        check("nowhere/x", "nowhere/x");
    }

    #[test]
    fn a_tilde_is_the_home_folder() {
        let home = etcetera::home_dir().expect("tests run with a home folder");
        assert_eq!(expand(Path::new("~/x.holo")), home.join("x.holo"));
        assert_eq!(expand(Path::new("x/~")), Path::new("x/~"));
    }
}
