use rules::Side;
use words::{Words, text};

use crate::speech::words;

/// What a player types.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Order<'t> {
    Help,
    Moves,
    Board,
    Position,
    Undo,
    Hint,
    Draw,
    Claim,
    /// Give up; whoever is to decide unless it says who.
    Resign(Option<Side>),
    Quit,
    /// The move with this number in the list, counted from 1.
    Number(usize),
    /// A move, or nothing that is known.
    Move(&'t str),
}

impl<'t> Order<'t> {
    pub(super) fn read(text: &'t str) -> Order<'t> {
        Order::read_in(text, words())
    }

    fn read_in(text: &'t str, words: &Words) -> Order<'t> {
        let typed = text.to_lowercase();
        let is = |id: &str| typed == text!(words, id);
        match typed.as_str() {
            "?" => Order::Help,
            "exit" => Order::Quit,
            _ if is("cli-word-help") => Order::Help,
            _ if is("cli-word-moves") => Order::Moves,
            _ if is("cli-word-board") => Order::Board,
            _ if is("cli-word-position") => Order::Position,
            _ if is("cli-word-undo") => Order::Undo,
            _ if is("cli-word-hint") => Order::Hint,
            _ if is("cli-word-draw") => Order::Draw,
            _ if is("cli-word-claim") => Order::Claim,
            _ if is("cli-word-resign") => Order::Resign(None),
            _ if is("cli-word-quit") => Order::Quit,
            _ if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too large to be read is surely larger than any list.
                Order::Number(text.parse().unwrap_or(usize::MAX))
            }
            _ => match typed.strip_prefix(&text!(words, "cli-word-resign")) {
                Some(" 1") => Order::Resign(Some(Side::South)),
                Some(" 2") => Order::Resign(Some(Side::North)),
                _ => Order::Move(text),
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn orders_are_read_in_any_case_and_moves_are_left_alone() {
        for (text, order) in [
            ("help", Order::Help),
            ("Undo", Order::Undo),
            ("RESIGN", Order::Resign(None)),
            ("resign 2", Order::Resign(Some(Side::North))),
            ("7", Order::Number(7)),
            ("99999999999999999999999", Order::Number(usize::MAX)),
            ("-7", Order::Move("-7")),
            ("a4-b4", Order::Move("a4-b4")),
            ("pass", Order::Move("pass")),
            ("", Order::Move("")),
        ] {
            assert_eq!(Order::read_in(text, Words::of(Language::English)), order);
        }
    }
    #[test]
    fn orders_are_given_in_german() {
        for (text, order) in [
            ("hilfe", Order::Help),
            ("Zurück", Order::Undo),
            ("ZÜGE", Order::Moves),
            ("aufgeben 1", Order::Resign(Some(Side::South))),
            ("undo", Order::Move("undo")),
        ] {
            assert_eq!(Order::read_in(text, Words::of(Language::German)), order);
        }
    }
}
