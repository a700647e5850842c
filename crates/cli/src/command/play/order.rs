use rules::Side;

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
        match text.to_ascii_lowercase().as_str() {
            "help" | "?" => Order::Help,
            "moves" | "list" => Order::Moves,
            "board" => Order::Board,
            "position" => Order::Position,
            "undo" => Order::Undo,
            "hint" => Order::Hint,
            "draw" => Order::Draw,
            "claim" => Order::Claim,
            "resign" => Order::Resign(None),
            "resign 1" => Order::Resign(Some(Side::South)),
            "resign 2" => Order::Resign(Some(Side::North)),
            "quit" | "exit" => Order::Quit,
            _ if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) => {
                // A number too large to be read is surely larger than any list.
                Order::Number(text.parse().unwrap_or(usize::MAX))
            }
            _ => Order::Move(text),
        }
    }
}

#[cfg(test)]
mod tests {
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
            assert_eq!(Order::read(text), order);
        }
    }
}
