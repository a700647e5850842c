use words::{Words, text};

/// A command, available by key or by word.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    Help,
    Rules,
    Undo,
    Hint,
    Analyse,
    Flip,
    Draw,
    Claim,
    Resign,
    Save,
    Again,
    Accept,
    Decline,
    Abort,
    Chat,
    Mute,
    Menu,
    Quit,
}

impl Command {
    pub(crate) const ALL: [Command; 18] = [
        Command::Help,
        Command::Rules,
        Command::Undo,
        Command::Hint,
        Command::Analyse,
        Command::Flip,
        Command::Draw,
        Command::Claim,
        Command::Resign,
        Command::Save,
        Command::Again,
        Command::Accept,
        Command::Decline,
        Command::Abort,
        Command::Chat,
        Command::Mute,
        Command::Menu,
        Command::Quit,
    ];

    /// Returns whether the command works only at online tables.
    pub(crate) fn is_online(self) -> bool {
        use Command::*;
        matches!(self, Accept | Decline | Abort | Chat | Mute)
    }

    /// The key, in upper case. The lower-case letter works as well unless a move begins with it.
    pub(crate) fn key(self) -> char {
        match self {
            Command::Help => '?',
            Command::Rules => 'R',
            Command::Undo => 'U',
            Command::Hint => 'H',
            Command::Analyse => 'A',
            Command::Flip => 'F',
            Command::Draw => 'D',
            Command::Claim => 'C',
            Command::Resign => 'X',
            Command::Save => 'S',
            Command::Again => 'N',
            Command::Accept => 'Y',
            Command::Decline => 'W',
            Command::Abort => 'B',
            Command::Chat => 'T',
            Command::Mute => 'Z',
            Command::Menu => 'M',
            Command::Quit => 'Q',
        }
    }

    /// Returns the ids of its word and its description.
    fn ids(self) -> [&'static str; 2] {
        match self {
            Command::Help => ["term-do-help", "term-do-help-text"],
            Command::Rules => ["term-do-rules", "term-do-rules-text"],
            Command::Undo => ["term-do-undo", "term-do-undo-text"],
            Command::Hint => ["term-do-hint", "term-do-hint-text"],
            Command::Analyse => ["term-do-analyse", "term-do-analyse-text"],
            Command::Flip => ["term-do-flip", "term-do-flip-text"],
            Command::Draw => ["term-do-draw", "term-do-draw-text"],
            Command::Claim => ["term-do-claim", "term-do-claim-text"],
            Command::Resign => ["term-do-resign", "term-do-resign-text"],
            Command::Save => ["term-do-save", "term-do-save-text"],
            Command::Again => ["term-do-again", "term-do-again-text"],
            Command::Accept => ["term-do-accept", "term-do-accept-text"],
            Command::Decline => ["term-do-decline", "term-do-decline-text"],
            Command::Abort => ["term-do-abort", "term-do-abort-text"],
            Command::Chat => ["term-do-chat", "term-do-chat-text"],
            Command::Mute => ["term-do-mute", "term-do-mute-text"],
            Command::Menu => ["term-do-menu", "term-do-menu-text"],
            Command::Quit => ["term-do-quit", "term-do-quit-text"],
        }
    }

    /// Returns the word to type.
    pub(crate) fn word(self, words: &Words) -> String {
        text!(words, self.ids()[0])
    }

    /// Returns the description.
    pub(crate) fn says(self, words: &Words) -> String {
        text!(words, self.ids()[1])
    }

    /// Returns the command of a key.
    pub(crate) fn of_key(key: char) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.key() == key)
    }

    /// Returns the command of a word.
    pub(crate) fn of_word(word: &str, words: &Words) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.word(words) == word)
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn keys_and_words_are_distinct() {
        for command in Command::ALL {
            assert_eq!(Command::of_key(command.key()), Some(command));
            for words in Language::ALL.map(Words::of) {
                assert_eq!(Command::of_word(&command.word(words), words), Some(command));
            }
            assert!(!command.key().is_ascii_lowercase(), "moves are typed in lower case");
        }
    }
}
