use std::fs;
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

use play::player::Resources;

use super::{Players, paths};
use crate::effect::Task;
use crate::input::{Answer, LoadError};
use crate::online::{RequestError, ServerEvent};

/// The maximum size of a file of records.
const LARGEST_FILE: u64 = 16 << 20;

/// Performs a task and returns its result.
pub(crate) fn perform(task: Task, players: &mut Players, mut tell: impl FnMut(Answer)) {
    match task {
        Task::Choose { ticket, opponent, history, limits, stop } => {
            let result = players.choose(&opponent, history.as_ref(), &limits, &stop);
            tell(Answer::Chosen { ticket, result });
        }
        Task::SetUp { ticket, opponent, open } => {
            let result = players.set_up(&opponent, &open);
            tell(Answer::SetUp { ticket, result });
        }
        Task::Analyse { ticket, game, history, lines, limits, stop } => {
            let mut on_thought = |thought| tell(Answer::Thought { ticket, thought });
            let resources = Resources::default();
            let thought =
                game.analyse(history.as_ref(), resources, limits.budget, lines, &stop, &mut on_thought);
            tell(Answer::Done { ticket, thought });
        }
        Task::Exact { ticket, game, history } => {
            tell(Answer::Exact { ticket, exact: game.exact(history.as_ref()) });
        }
        Task::FindName { wanted } => {
            let name = free_name(&wanted, |name| fs::symlink_metadata(name).is_ok());
            tell(Answer::Free { wanted, name });
        }
        Task::CompletePath { typed } => {
            let text = paths::complete(&typed);
            tell(Answer::Completed { typed, text });
        }
        Task::Save { path, text, replace } => match save(&paths::expand(&path), &text, replace) {
            Err(error) if error.kind() == ErrorKind::AlreadyExists => tell(Answer::Exists { path }),
            result => tell(Answer::Saved { path, result: result.map_err(|error| error.to_string()) }),
        },
        Task::Load { path } => {
            let result = load(&paths::expand(&path));
            tell(Answer::Loaded { path, result });
        }
        Task::Ask(_) => tell(Answer::ServerEvent(ServerEvent::Failed(RequestError::NoServer))),
    }
}

/// Returns the name itself, or the first free one with a number: `courtier-2.holo`.
pub(crate) fn free_name(wanted: &str, is_taken: impl Fn(&str) -> bool) -> String {
    let (stem, ending) = wanted.rsplit_once('.').unwrap_or((wanted, "holo"));
    let numbered = (2..1000).map(|number| format!("{stem}-{number}.{ending}"));
    let names = std::iter::once(wanted.to_owned()).chain(numbered);
    names.into_iter().find(|name| !is_taken(name)).unwrap_or_else(|| wanted.to_owned())
}

/// Writes a file. Checking for an existing file and creating it is one atomic step.
fn save(path: &Path, text: &str, replace: bool) -> io::Result<()> {
    if replace {
        return fs::write(path, text);
    }
    fs::OpenOptions::new().write(true).create_new(true).open(path)?.write_all(text.as_bytes())
}

fn load(path: &Path) -> Result<String, LoadError> {
    let broken = |error: io::Error| LoadError::Broken(error.to_string());
    let mut text = String::new();
    let file = fs::File::open(path).map_err(broken)?;
    file.take(LARGEST_FILE + 1).read_to_string(&mut text).map_err(broken)?;
    if text.len() as u64 > LARGEST_FILE { Err(LoadError::TooLarge) } else { Ok(text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_numbered_until_one_is_free() {
        let check = |taken: &[&str], free: &str| {
            assert_eq!(free_name("courtier.holo", |name| taken.contains(&name)), free);
        };
        check(&[], "courtier.holo");
        check(&["courtier.holo"], "courtier-2.holo");
        check(&["courtier.holo", "courtier-2.holo"], "courtier-3.holo");
    }

    #[test]
    fn a_file_is_replaced_only_on_purpose() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("x.holo");
        let ask = |text: &str, replace| {
            let (mut told, path, text) = (Vec::new(), path.clone(), text.to_owned());
            perform(Task::Save { path, text, replace }, &mut Players::default(), |answer| told.push(answer));
            told.pop().expect("an answer")
        };
        assert!(matches!(ask("one", false), Answer::Saved { result: Ok(()), .. }));
        assert!(matches!(ask("two", false), Answer::Exists { .. }));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "one");
        assert!(matches!(ask("two", true), Answer::Saved { result: Ok(()), .. }));
        assert_eq!(fs::read_to_string(&path).expect("a file"), "two");
    }
}
