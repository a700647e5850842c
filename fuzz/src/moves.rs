use games::Visitor;
use games::scene::Scenic;
use rules::{Game, Notation, Position, Side, Symmetric};

use crate::split_game;

/// Reads any text as a move, a roll or a setup of any game: either it is refused, or it is written back unchanged. The
/// text is also tried as a choice in the start position.
///
/// The first byte chooses the game and variant, the rest is the text.
pub fn moves(data: &[u8]) {
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
        if let Ok(mv) = self.0.parse::<<G::Position as Position>::Move>() {
            assert_eq!(mv.to_string(), self.0);
        }
        if let Ok(roll) = self.0.parse::<<G::Position as Position>::Roll>() {
            assert_eq!(roll.to_string(), self.0);
        }
        if let Ok(setup) = self.0.parse::<G::Setup>() {
            assert_eq!(setup.to_string(), self.0);
        }
        match G::start(Side::South).read_choice(self.0) {
            Ok(choice) => assert_eq!(choice.to_string(), self.0),
            Err(bad) => assert!(!bad.to_string().is_empty()),
        }
    }
}
