use std::fmt;

/// A program and its arguments, in shell syntax: words separated by spaces, with quotes around those that contain
/// spaces. It runs without a shell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Command {
    text: String,
    words: Vec<String>,
}

impl Command {
    /// Reads a command; `None` if it is empty or a quote is not closed.
    pub fn read(text: &str) -> Option<Command> {
        let mut words = Vec::new();
        let mut word: Option<String> = None;
        let mut quote = None;
        for character in text.chars() {
            match (quote, character) {
                (Some(open), _) if open == character => quote = None,
                (Some(_), _) => word.get_or_insert_default().push(character),
                (None, '"' | '\'') => {
                    quote = Some(character);
                    word.get_or_insert_default();
                }
                (None, ' ') => words.extend(word.take()),
                (None, _) => word.get_or_insert_default().push(character),
            }
        }
        words.extend(word);
        let is_good = quote.is_none() && words.first().is_some_and(|program| !program.is_empty());
        is_good.then(|| Command { text: text.to_owned(), words })
    }

    /// Returns the program.
    pub fn program(&self) -> &str {
        &self.words[0]
    }

    /// Returns the arguments.
    pub fn arguments(&self) -> &[String] {
        &self.words[1..]
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_split_as_in_a_shell() {
        let words = |text: &str| Command::read(text).map(|command| command.words);
        let is = |expected: &[&str]| Some(expected.iter().map(|word| (*word).to_owned()).collect::<Vec<_>>());
        assert_eq!(words("engine  ugi courtier "), is(&["engine", "ugi", "courtier"]));
        assert_eq!(words("\"my engine\" -x ''"), is(&["my engine", "-x", ""]));
        assert_eq!(words("a'b \"c'd"), is(&["ab \"cd"]));
        assert_eq!((words(""), words("  "), words("''"), words("'a")), (None, None, None, None));
    }
}
