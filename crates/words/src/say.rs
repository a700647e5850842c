use rules::{Fact, Param, Side};

use crate::{Value, Words};

/// The names of a game's sides: `["Teal", "Amber"]`.
pub type SideNames<'n> = [&'n str; 2];

/// The names to use if the game is unknown.
pub const SEATS: SideNames<'static> = ["Seat 1", "Seat 2"];

/// A parameter of a fact, independent of how the fact is stored.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<'p> {
    /// A number.
    Number(i64),
    /// A text that is the same in every language.
    Text(&'p str),
    /// A side.
    Side(Side),
    /// A kind of piece.
    Piece(&'p str),
    /// One of several texts.
    AnyOf(&'p [String]),
    /// Another fact, already formatted.
    Said(String),
}

/// Turns text into a sentence: a capital letter first and a full stop last.
pub fn as_sentence(said: &str) -> String {
    let mut rest = said.chars();
    let first: String = rest.next().into_iter().flat_map(char::to_uppercase).collect();
    let stop = if said.ends_with(['.', '!', '?']) { "" } else { "." };
    format!("{first}{}{stop}", rest.as_str())
}

impl Words {
    /// Formats a fact as a sentence, or as the part of a sentence that its message is.
    ///
    /// A fact without a message becomes its code and parameters.
    pub fn say(&self, fact: &Fact, sides: &SideNames<'_>) -> String {
        let part = |param| match param {
            &Param::Number(number) => Part::Number(number),
            Param::Text(text) => Part::Text(text),
            &Param::Side(side) => Part::Side(side),
            Param::Piece(kind) => Part::Piece(kind),
            Param::AnyOf(texts) => Part::AnyOf(texts),
            Param::Fact(fact) => Part::Said(self.say(fact, sides)),
        };
        let parts = fact.params.iter().map(|(name, param)| (*name, part(param)));
        self.say_parts(fact.code, parts, sides).unwrap_or_else(|| fact.to_string())
    }

    /// Formats a fact given by its code and parameters; `None` if the code has no message.
    pub fn say_parts<'p>(
        &self,
        code: &str,
        parts: impl IntoIterator<Item = (&'p str, Part<'p>)>,
        sides: &SideNames<'_>,
    ) -> Option<String> {
        let mut values = Vec::new();
        for (name, part) in parts {
            if let Part::Piece(kind) = part {
                values.push((THE_PIECE, self.piece_as(kind, Some("the")).into()));
            }
            values.push((name, self.value(part, sides)));
        }
        self.find(code, None, &values)
    }

    /// Formats a fact as a complete sentence, even if its message is a part of one.
    pub fn sentence(&self, fact: &Fact, sides: &SideNames<'_>) -> String {
        as_sentence(&self.say(fact, sides))
    }

    /// Returns the name of a side.
    pub fn side(&self, side: Side, sides: &SideNames<'_>) -> String {
        let name = sides[side];
        self.find(&id("side", name), None, &[]).unwrap_or_else(|| name.to_owned())
    }

    /// Returns the name of a kind of piece.
    pub fn piece(&self, kind: &str) -> String {
        self.piece_as(kind, None)
    }

    /// Returns what the card of a piece with this figure adds to its ratings: its role and its other names. `None` if
    /// there is nothing to add.
    pub fn card(&self, figure: &str) -> Option<String> {
        self.find(&id("card", figure), None, &[])
    }

    /// Returns the name of a kind of piece, or another form of it by attribute.
    fn piece_as(&self, kind: &str, attribute: Option<&str>) -> String {
        let other = || self.find("piece-other", attribute, &[("piece", kind.into())]);
        self.find(&id("piece", kind), attribute, &[]).or_else(other).unwrap_or_else(|| kind.to_owned())
    }

    fn value(&self, part: Part<'_>, sides: &SideNames<'_>) -> Value<'static> {
        match part {
            Part::Number(number) => Value::Number(number),
            Part::Text(text) => text.to_owned().into(),
            Part::Side(side) => self.side(side, sides).into(),
            Part::Piece(kind) => self.piece(kind).into(),
            Part::AnyOf(texts) => self.any_of(texts).into(),
            Part::Said(said) => said.into(),
        }
    }

    /// `a1, a2 or b3`
    fn any_of(&self, texts: &[String]) -> String {
        match texts {
            [] => String::new(),
            [one] => one.clone(),
            [others @ .., last] => {
                let others = others.join(", ");
                self.text("list-or", &[("others", others.into()), ("last", last.as_str().into())])
            }
        }
    }
}

/// The parameter for the name of a piece at the beginning of a sentence.
const THE_PIECE: &str = "thePiece";

/// The id of the message for a name: `side-teal`.
fn id(group: &str, name: &str) -> String {
    format!("{group}-{}", name.to_lowercase().replace(' ', "-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    #[track_caller]
    fn check(fact: &Fact, english: &str, german: &str) {
        let sides = ["Teal", "Amber"];
        assert_eq!(Words::of(Language::English).say(fact, &sides), english);
        assert_eq!(Words::of(Language::German).say(fact, &sides), german);
    }

    #[test]
    fn sides_and_pieces_have_names_in_each_language() {
        check(&Fact::new("ask-move").with("side", Side::South), "Teal to move.", "Türkis ist am Zug.");
        let stuck = Fact::new("why-stuck").with("piece", Param::Piece("guard"));
        check(&stuck, "The guard cannot move now.", "Die Wache kann jetzt nicht ziehen.");
        let stuck = Fact::new("why-stuck").with("piece", Param::Piece("Kintan Strider"));
        check(&stuck, "Kintan Strider cannot move now.", "Kintan Strider kann jetzt nicht ziehen.");
    }

    #[test]
    fn seats_are_sides_of_no_particular_game() {
        let taken = Fact::new("seat-taken").with("side", Side::North);
        let said = Words::of(Language::English).say(&taken, &SEATS);
        assert_eq!(said, "Seat 2 is already taken.");
    }

    #[test]
    fn numbers_select_singular_or_plural() {
        let wait = |seconds: u64| Fact::new("too-many-requests").with("seconds", seconds);
        check(&wait(1), "Too many requests. Wait 1 second.", "Zu viele Anfragen. Warte 1 Sekunde.");
        check(
            &wait(1500),
            "Too many requests. Wait 1500 seconds.",
            "Zu viele Anfragen. Warte 1500 Sekunden.",
        );
    }

    #[test]
    fn choices_are_listed() {
        let may = |texts: &[&str]| {
            let texts = texts.iter().map(|text| (*text).to_owned()).collect();
            Fact::new("why-may").with("may", Param::AnyOf(texts))
        };
        check(&may(&["a1"]), "Possible: a1.", "Möglich: a1.");
        check(&may(&["a1", "a2", "b3"]), "Possible: a1, a2 or b3.", "Möglich: a1, a2 oder b3.");
    }

    #[test]
    fn nested_facts_become_nested_sentences() {
        let fact = Fact::new("result-with-reason")
            .with("result", Fact::new("result-wins").with("side", Side::South))
            .with("reason", Fact::new("end-king-captured"));
        check(&fact, "Teal wins: the king was captured.", "Türkis gewinnt: Der König wurde geschlagen.");
    }

    #[test]
    fn parts_of_sentences_can_stand_alone() {
        let english = Words::of(Language::English);
        let sentence = |fact| english.sentence(&fact, &SEATS);
        assert_eq!(sentence(Fact::new("end-king-captured")), "The king was captured.");
        assert_eq!(sentence(Fact::new("why-over")), "The game is over.");
    }

    #[test]
    fn a_fact_without_a_message_shows_its_code() {
        let fact = Fact::new("never-heard-of").with("ply", 3_u32);
        check(&fact, "never-heard-of (ply: 3)", "never-heard-of (ply: 3)");
    }

    #[test]
    fn a_showdown_shows_both_sums_and_who_wins() {
        let sides = ["Teal", "Amber"];
        let showdown = |dice: [u8; 2], winner| rules::Effect::Showdown {
            pieces: ["Mantellian Savrip", "Kintan Strider"],
            dice,
            sums: [dice[0] + 5, dice[1] + 6],
            winner,
        };
        let said = |language, effect: rules::Effect| {
            Words::of(language).sentence(&rules::Coded::fact(&effect), &sides)
        };
        let won = showdown([5, 3], Some(Side::South));
        let tied = showdown([4, 3], None);
        let end = |text: String| text.split_once(". ").unwrap().1.to_owned();
        assert_eq!(end(said(Language::English, won.clone())), "5 + 5 = 10 against 6 + 3 = 9: Teal wins.");
        assert_eq!(
            end(said(Language::English, tied.clone())),
            "5 + 4 = 9 against 6 + 3 = 9: a tie, roll again."
        );
        assert_eq!(end(said(Language::German, won)), "5 + 5 = 10 gegen 6 + 3 = 9: Türkis gewinnt.");
        let again = "5 + 4 = 9 gegen 6 + 3 = 9: Gleichstand, es wird noch einmal gewürfelt.";
        assert_eq!(end(said(Language::German, tied)), again);
    }

    #[test]
    fn cards_name_roles_and_other_names() {
        let card = |language, figure| Words::of(language).card(figure);
        assert_eq!(card(Language::English, "savrip").as_deref(), Some("Strong, also Kalhar Monster"));
        assert_eq!(card(Language::German, "ngok").as_deref(), Some("Verteidigung, auch War Beasts"));
        assert_eq!(card(Language::English, "guard"), None);
    }
}
