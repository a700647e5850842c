use std::ffi::OsString;
use std::str::FromStr;
use std::sync::OnceLock;

use rules::Coded;
use words::{Language, SEATS, Words};

static LANGUAGE: OnceLock<Language> = OnceLock::new();

/// Returns the language of the user interface.
pub(crate) fn language() -> Language {
    *LANGUAGE.get_or_init(Language::from_env)
}

/// Returns the messages of that language.
pub(crate) fn words() -> &'static Words {
    Words::of(language())
}

/// Parses a value of the command line; errors are sentences in the chosen language.
pub(crate) fn read<T: FromStr<Err: Coded>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|bad: T::Err| words().sentence(&bad.fact(), &SEATS))
}

/// Chooses the language before the command line is parsed, so that parse errors are in that language too.
pub(crate) fn choose(arguments: impl IntoIterator<Item = OsString>) {
    if let Some(language) = asked_for(arguments) {
        // This is the first thing the program does, so the cell is empty.
        let _ = LANGUAGE.set(language);
    }
}

fn asked_for(arguments: impl IntoIterator<Item = OsString>) -> Option<Language> {
    let mut arguments = arguments.into_iter().map(|argument| argument.to_string_lossy().into_owned());
    while let Some(argument) = arguments.next() {
        let value = match argument.strip_prefix("--lang") {
            Some("") => arguments.next(),
            Some(rest) => rest.strip_prefix('=').map(str::to_owned),
            None => None,
        };
        if let Some(language) = value.and_then(|value| value.parse().ok()) {
            return Some(language);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_language_is_known_before_anything_else() {
        let check = |line: &str, language| {
            assert_eq!(asked_for(line.split(' ').map(OsString::from)), language, "{line}");
        };
        check("holocourt games", None);
        check("holocourt games --lang de", Some(Language::German));
        check("holocourt --lang=de games", Some(Language::German));
        check("holocourt --lang fr games", None);
        check("holocourt --language de", None);
    }
}
