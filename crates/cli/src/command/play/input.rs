use rules::Side;
use words::{Words, text};

use crate::language::words;

/// A line of input.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Input<'t> {
    Help,
    Moves,
    Board,
    Position,
    Undo,
    Hint,
    Draw,
    Claim,
    /// Resign, for the side to decide unless a side is named.
    Resign(Option<Side>),
    /// Save the record, to this file or to one named after the game.
    Save(Option<&'t str>),
    Quit,
    /// The move with this number in the list, from 1.
    Number(usize),
    /// A move, or unknown input.
    Move(&'t str),
}

impl<'t> Input<'t> {
    pub(super) fn read(text: &'t str) -> Input<'t> {
        Input::read_in(text, words())
    }

    fn read_in(text: &'t str, words: &Words) -> Input<'t> {
        let typed = text.to_lowercase();
        let is = |id: &str| typed == text!(words, id);
        match typed.as_str() {
            "?" => Input::Help,
            "exit" => Input::Quit,
            _ if is("cli-word-help") => Input::Help,
            _ if is("cli-word-moves") => Input::Moves,
            _ if is("cli-word-board") => Input::Board,
            _ if is("cli-word-position") => Input::Position,
            _ if is("cli-word-undo") => Input::Undo,
            _ if is("cli-word-hint") => Input::Hint,
            _ if is("cli-word-draw") => Input::Draw,
            _ if is("cli-word-claim") => Input::Claim,
            _ if is("cli-word-resign") => Input::Resign(None),
            _ if is("cli-word-save") => Input::Save(None),
            _ if is("cli-word-quit") => Input::Quit,
            _ if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too large to parse is larger than any list.
                Input::Number(text.parse().unwrap_or(usize::MAX))
            }
            _ => match typed.split_once(' ') {
                Some((word, "1")) if word == text!(words, "cli-word-resign") => {
                    Input::Resign(Some(Side::South))
                }
                Some((word, "2")) if word == text!(words, "cli-word-resign") => {
                    Input::Resign(Some(Side::North))
                }
                // File names keep their case.
                Some((word, _)) if word == text!(words, "cli-word-save") => {
                    Input::Save(text.split_once(' ').map(|(_, file)| file.trim()))
                }
                _ => Input::Move(text),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn commands_are_case_insensitive_and_moves_are_unchanged() {
        for (text, order) in [
            ("help", Input::Help),
            ("Undo", Input::Undo),
            ("RESIGN", Input::Resign(None)),
            ("resign 2", Input::Resign(Some(Side::North))),
            ("save", Input::Save(None)),
            ("SAVE My Game.holo", Input::Save(Some("My Game.holo"))),
            ("7", Input::Number(7)),
            ("99999999999999999999999", Input::Number(usize::MAX)),
            ("-7", Input::Move("-7")),
            ("a4-b4", Input::Move("a4-b4")),
            ("pass", Input::Move("pass")),
            ("", Input::Move("")),
        ] {
            assert_eq!(Input::read_in(text, Words::of(Language::English)), order);
        }
    }
    #[test]
    fn commands_can_be_given_in_german() {
        for (text, order) in [
            ("hilfe", Input::Help),
            ("Zurück", Input::Undo),
            ("ZÜGE", Input::Moves),
            ("aufgeben 1", Input::Resign(Some(Side::South))),
            ("undo", Input::Move("undo")),
        ] {
            assert_eq!(Input::read_in(text, Words::of(Language::German)), order);
        }
    }
}
