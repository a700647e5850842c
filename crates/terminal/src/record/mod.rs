//! Records of games as text: tags in brackets, numbered moves with the dice among them, the result.

mod reader;
mod writer;

pub(crate) use reader::{Reading, read};
pub(crate) use writer::write;

#[cfg(test)]
mod tests {
    use rules::Side;

    use super::*;

    fn check(text: &str, complaint: &str) {
        match read(text) {
            Ok(_) => panic!("read {text:?}"),
            Err(told) => assert_eq!(told, complaint),
        }
    }

    #[test]
    fn what_is_written_is_read_again() {
        for game in catalog::all() {
            let usual = |side| game.setups(side).pop();
            let setups = usual(Side::South).zip(usual(Side::North)).map(|(south, north)| [south, north]);
            let given = setups.as_ref().map(|[south, north]| [south.as_str(), north.as_str()]);
            let mut history = game.start(Side::North, given).expect("a start");
            for number in 0..40 {
                let choice = match history.dice_weight() {
                    0 => history.moves().into_iter().nth(number % 3).map(|legal| legal.text),
                    weight => history.dice_fall(number as u64 % weight),
                };
                let Some(choice) = choice.or_else(|| history.moves().pop().map(|legal| legal.text)) else {
                    break;
                };
                history.take(&choice).expect("a legal choice");
            }
            if history.ending().is_none() {
                history.resign(Side::South).expect("the game goes on");
            }
            let names = ["A \"B\"".to_owned(), "C".to_owned()];
            let text = write(game, history.as_ref(), setups.as_ref(), &names);
            let read = read(&text).unwrap_or_else(|bad| panic!("{bad}: {text}"));
            assert_eq!(read.game.name(), game.name());
            assert_eq!(read.history.position(), history.position());
            assert_eq!(read.history.steps(), history.steps());
            assert_eq!(read.history.ending(), history.ending(), "{text}");
            assert_eq!(write(game, read.history.as_ref(), read.setups.as_ref(), &names), text);
        }
    }

    #[test]
    fn what_cannot_be_read_says_why() {
        check("", "This is no record: it does not say which game was played.");
        check("[Game \"chess\"]\n", "There is no game \"chess\" here.");
        check("[Game \"courtier\"]\n\n1. a1-b1 b1-b9 *", "Move 2, \"b1-b9\": not legal here.");
        check(
            "[Game \"courtier\"]\n[Position \"x\"]\n",
            "Its first position cannot be read: board, column 1: the board has 1 part divided by \"/\", expected 3.",
        );
    }

    #[test]
    fn numbers_comments_and_results_are_no_moves() {
        let text = "[Game \"courtier\"]\n[Result \"*\"]\n\n{ a note } 1. a1-b1 a7-b7 2. b1-c *\n\n[Game \"dejarik\"]\n";
        let read = read(text).expect("a record");
        assert_eq!(read.history.len(), 3);
    }
}
