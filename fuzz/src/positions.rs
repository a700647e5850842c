use games::Visitor;
use games::scene::Scenic;
use rules::{Game, Position, Symmetric};

use crate::split_game;

/// Reads any text as a position of any game: either it is refused, or it is written back unchanged and can be played and
/// drawn.
///
/// The first byte chooses the game and variant, the rest is the text.
pub fn positions(data: &[u8]) {
    if let Some((name, rest)) = split_game(data)
        && let Ok(text) = std::str::from_utf8(rest)
    {
        games::visit(&name, Read(text)).expect("a listed name");
    }
}

struct Read<'t>(&'t str);

impl Visitor for Read<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
        match self.0.parse::<G::Position>() {
            Err(bad) => assert!(!bad.to_string().is_empty() && bad.column <= self.0.chars().count() + 1),
            Ok(position) => {
                assert_eq!(position.to_string(), self.0);
                assert_eq!(G::ending(&position).is_some(), position.node().is_over());
                assert!(position.scene().ask.code.starts_with("ask-"));
                position.each_choice(|choice| {
                    let after = position.take(choice).expect("a listed choice is possible");
                    assert_eq!(after.to_string().parse(), Ok(after));
                });
            }
        }
    }
}
