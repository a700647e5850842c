/// What a player may ask for at any time, by one key or by a word.
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
    Talk,
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
        Command::Talk,
        Command::Mute,
        Command::Menu,
        Command::Quit,
    ];

    /// Whether it makes sense only at a table on a server.
    pub(crate) fn is_online(self) -> bool {
        use Command::*;
        matches!(self, Accept | Decline | Abort | Talk | Mute)
    }

    /// The key: an upper-case letter, as moves are typed in lower case.
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
            Command::Talk => 'T',
            Command::Mute => 'Z',
            Command::Menu => 'M',
            Command::Quit => 'Q',
        }
    }

    /// The word that can be typed instead.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Command::Help => "help",
            Command::Rules => "rules",
            Command::Undo => "undo",
            Command::Hint => "hint",
            Command::Analyse => "analyse",
            Command::Flip => "flip",
            Command::Draw => "draw",
            Command::Claim => "claim",
            Command::Resign => "resign",
            Command::Save => "save",
            Command::Again => "new",
            Command::Accept => "accept",
            Command::Decline => "decline",
            Command::Abort => "abort",
            Command::Talk => "talk",
            Command::Mute => "mute",
            Command::Menu => "menu",
            Command::Quit => "quit",
        }
    }

    /// What it does.
    pub(crate) fn says(self) -> &'static str {
        match self {
            Command::Help => "this page",
            Command::Rules => "the rules of the game",
            Command::Undo => "take back; the same dice will fall again",
            Command::Hint => "a move that the computer would try",
            Command::Analyse => "show or hide the analysis",
            Command::Flip => "turn the board round",
            Command::Draw => "offer a draw",
            Command::Claim => "claim a draw",
            Command::Resign => "give up",
            Command::Save => "save the record of the game",
            Command::Again => "another game like this one",
            Command::Accept => "accept what the opponent offers",
            Command::Decline => "decline it, or withdraw an own offer",
            Command::Abort => "break the game off before both have moved",
            Command::Talk => "read what was said, and say something",
            Command::Mute => "hear nothing that is said here, or hear it again",
            Command::Menu => "back to the menu",
            Command::Quit => "leave (Ctrl-C leaves at once)",
        }
    }

    /// The command of a key.
    pub(crate) fn of_key(key: char) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.key() == key)
    }

    /// The command of a word.
    pub(crate) fn of_word(word: &str) -> Option<Command> {
        Command::ALL.into_iter().find(|command| command.word() == word)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keys_and_words_are_told_apart() {
        for command in Command::ALL {
            assert_eq!(Command::of_key(command.key()), Some(command));
            assert_eq!(Command::of_word(command.word()), Some(command));
            assert!(!command.key().is_ascii_lowercase(), "moves are typed in lower case");
        }
    }
}
