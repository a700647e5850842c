use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// A line of text that is being edited.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct TextField {
    text: String,
    /// The cursor, in bytes from the start; always between two characters.
    cursor: usize,
    /// Whether the text is a suggestion, which the first letter typed replaces.
    is_suggestion: bool,
}

impl TextField {
    /// Longer than any position, path or message.
    const LONGEST: usize = 1000;

    /// A field that is filled in with a suggestion.
    pub(crate) fn suggesting(text: &str) -> TextField {
        TextField { text: text.to_owned(), cursor: text.len(), is_suggestion: !text.is_empty() }
    }

    pub(crate) fn text(&self) -> &str {
        &self.text
    }

    /// Whether the text is a suggestion, which the first letter typed replaces.
    pub(crate) fn is_suggestion(&self) -> bool {
        self.is_suggestion
    }

    /// The text before the cursor and after it.
    pub(crate) fn parts(&self) -> [&str; 2] {
        self.text.split_at(self.cursor).into()
    }

    /// Replaces the text, as if it had been typed.
    pub(crate) fn set(&mut self, text: &str) {
        *self = TextField { text: text.to_owned(), cursor: text.len(), is_suggestion: false };
    }

    /// Empties the field and returns what was in it.
    pub(crate) fn take(&mut self) -> String {
        std::mem::take(self).text
    }

    /// Inserts a letter at the cursor.
    pub(crate) fn type_letter(&mut self, letter: char) {
        if std::mem::take(&mut self.is_suggestion) {
            self.set("");
        }
        if !letter.is_control() && self.text.len() + letter.len_utf8() <= TextField::LONGEST {
            self.text.insert(self.cursor, letter);
            self.cursor += letter.len_utf8();
        }
    }

    /// Edits the text or moves the cursor, as in a shell. Returns whether the key does that.
    pub(crate) fn press(&mut self, key: KeyEvent) -> bool {
        let is_control = key.modifiers.contains(KeyModifiers::CONTROL);
        let [before, after] = self.parts();
        let left = self.cursor - before.chars().next_back().map_or(0, char::len_utf8);
        let right = self.cursor + after.chars().next().map_or(0, char::len_utf8);
        match (key.code, is_control) {
            (KeyCode::Left, false) | (KeyCode::Char('b'), true) => self.cursor = left,
            (KeyCode::Right, false) | (KeyCode::Char('f'), true) => self.cursor = right,
            (KeyCode::Left, true) => self.cursor = self.word_start(),
            (KeyCode::Right, true) => self.cursor = self.word_end(),
            (KeyCode::Home, _) | (KeyCode::Char('a'), true) => self.cursor = 0,
            (KeyCode::End, _) | (KeyCode::Char('e'), true) => self.cursor = self.text.len(),
            (KeyCode::Backspace, false) | (KeyCode::Char('h'), true) => self.delete(left, self.cursor),
            (KeyCode::Delete, false) | (KeyCode::Char('d'), true) => self.delete(self.cursor, right),
            (KeyCode::Char('w'), true) | (KeyCode::Backspace, true) => {
                self.delete(self.word_start(), self.cursor);
            }
            (KeyCode::Char('u'), true) => self.delete(0, self.cursor),
            (KeyCode::Char('k'), true) => self.delete(self.cursor, self.text.len()),
            (KeyCode::Char(letter), false) => self.type_letter(letter),
            _ => return false,
        }
        // Moving or deleting in a suggestion keeps the rest of it.
        self.is_suggestion = false;
        true
    }

    fn delete(&mut self, from: usize, to: usize) {
        self.text.drain(from..to);
        self.cursor = from;
    }

    /// Where the word before the cursor begins. Words are divided by spaces and slashes.
    fn word_start(&self) -> usize {
        let trimmed = self.text[..self.cursor].trim_end_matches(is_divider);
        trimmed.rfind(is_divider).map_or(0, |at| at + 1)
    }

    /// Where the word after the cursor ends.
    fn word_end(&self) -> usize {
        let rest = &self.text[self.cursor..];
        let word = rest.trim_start_matches(is_divider);
        let end = word.find(is_divider).unwrap_or(word.len());
        self.cursor + (rest.len() - word.len()) + end
    }
}

fn is_divider(letter: char) -> bool {
    matches!(letter, ' ' | '/')
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn plain(code: KeyCode) -> KeyEvent {
        KeyEvent::new(code, KeyModifiers::NONE)
    }

    fn control(letter: char) -> KeyEvent {
        KeyEvent::new(KeyCode::Char(letter), KeyModifiers::CONTROL)
    }

    /// Presses the keys and checks the text, with a bar at the cursor.
    fn check(field: &TextField, keys: &[KeyEvent], expected: &str) {
        let mut field = field.clone();
        for key in keys {
            assert!(field.press(*key), "{key:?}");
        }
        assert_eq!(field.parts().join("|"), expected, "{keys:?}");
    }

    #[test]
    fn keys_edit_as_in_a_shell() {
        let mut field = TextField::default();
        field.set("games/old ones.holo");
        check(&field, &[plain(KeyCode::Left), plain(KeyCode::Backspace)], "games/old ones.ho|o");
        check(&field, &[plain(KeyCode::Home), plain(KeyCode::Delete)], "|ames/old ones.holo");
        check(&field, &[control('a'), plain(KeyCode::Right), control('k')], "g|");
        check(&field, &[control('w')], "games/old |");
        check(&field, &[control('w'), control('w')], "games/|");
        check(&field, &[plain(KeyCode::Left), control('u')], "|o");
        check(&field, &[control('a'), control('e'), plain(KeyCode::Char('ä'))], "games/old ones.holoä|");
        check(&field, &[plain(KeyCode::Char('é')), plain(KeyCode::Left)], "games/old ones.holo|é");
        assert!(!field.press(plain(KeyCode::Enter)) && !field.press(control('x')));
    }

    #[test]
    fn the_first_letter_replaces_a_suggestion() {
        let field = TextField::suggesting("courtier.holo");
        check(&field, &[plain(KeyCode::Char('m')), plain(KeyCode::Char('y'))], "my|");
        check(&field, &[plain(KeyCode::Home), plain(KeyCode::Char('m'))], "m|courtier.holo");
        check(&field, &[plain(KeyCode::Backspace), plain(KeyCode::Char('d'))], "courtier.hold|");
    }

    proptest! {
        #[test]
        fn any_keys_keep_the_cursor_between_characters(keys in prop::collection::vec((0..14_u8, any::<char>()), 0..60)) {
            let mut field = TextField::suggesting("ä/b c");
            for (kind, letter) in keys {
                let key = match kind {
                    0 => plain(KeyCode::Left),
                    1 => plain(KeyCode::Right),
                    2 => plain(KeyCode::Home),
                    3 => plain(KeyCode::End),
                    4 => plain(KeyCode::Backspace),
                    5 => plain(KeyCode::Delete),
                    6 => control('w'),
                    7 => control('u'),
                    8 => KeyEvent::new(KeyCode::Left, KeyModifiers::CONTROL),
                    9 => KeyEvent::new(KeyCode::Right, KeyModifiers::CONTROL),
                    _ => plain(KeyCode::Char(letter)),
                };
                field.press(key);
                prop_assert!(field.text().is_char_boundary(field.cursor));
            }
        }
    }
}
