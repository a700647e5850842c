use std::fmt;
use std::str::FromStr;

/// A language of the catalogue.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum Language {
    /// English, the default.
    #[default]
    English,
    /// German.
    German,
}

impl Language {
    /// All languages.
    pub const ALL: [Language; 2] = [Language::English, Language::German];

    /// Returns the language code: `en`, `de`.
    pub const fn code(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::German => "de",
        }
    }

    /// Returns the language of the environment: `LC_ALL` overrides `LC_MESSAGES`, which overrides `LANG`.
    pub fn from_env() -> Language {
        Language::from_variables(|name| std::env::var(name).ok())
    }

    fn from_variables(variable: impl Fn(&str) -> Option<String>) -> Language {
        let set = |name: &&str| variable(name).filter(|value| !value.is_empty());
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].iter().find_map(set).unwrap_or_default();
        Language::of_locale(&locale).unwrap_or_default()
    }

    /// Returns the language of a locale such as `de_DE.UTF-8` or `de-AT`.
    fn of_locale(locale: &str) -> Option<Language> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Language::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = UnknownLanguage;

    fn from_str(text: &str) -> Result<Language, UnknownLanguage> {
        Language::ALL
            .into_iter()
            .find(|language| language.code() == text)
            .ok_or_else(|| UnknownLanguage(text.to_owned()))
    }
}

/// A language that the catalogue doesn't have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnknownLanguage(pub String);

impl fmt::Display for UnknownLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "there is no language {:?}; expected en or de", self.0)
    }
}

impl std::error::Error for UnknownLanguage {}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(variables: &[(&str, &str)], expected: Language) {
        let find = |name: &str| variables.iter().find(|(each, _)| *each == name);
        let found = Language::from_variables(|name| find(name).map(|(_, value)| (*value).to_owned()));
        assert_eq!(found, expected, "{variables:?}");
    }

    #[test]
    fn the_environment_selects_the_language() {
        check(&[], Language::English);
        check(&[("LANG", "de_DE.UTF-8")], Language::German);
        check(&[("LANG", "de")], Language::German);
        check(&[("LANG", "C.UTF-8")], Language::English);
        check(&[("LANG", "fr_FR.UTF-8")], Language::English);
        check(&[("LANG", "de_DE.UTF-8"), ("LC_MESSAGES", "en_GB.UTF-8")], Language::English);
        check(&[("LC_ALL", "de_AT@euro"), ("LC_MESSAGES", "en_GB.UTF-8")], Language::German);
        check(&[("LC_ALL", ""), ("LANG", "de_CH")], Language::German);
    }

    #[test]
    fn languages_round_trip() {
        for language in Language::ALL {
            assert_eq!(language.to_string().parse(), Ok(language));
        }
        assert_eq!("fr".parse::<Language>(), Err(UnknownLanguage("fr".to_owned())));
    }
}
