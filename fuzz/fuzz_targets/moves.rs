//! Any text as a move, a roll or a setup of any game: it is refused, or it is written back exactly so.
//!
//! The first byte chooses the game and variant, the rest is the text. It is also tried in the start position.

#![no_main]

use games::Visitor;
use games::scene::Scenic;
use libfuzzer_sys::fuzz_target;
use rules::{Game, Notation, Position, Side, Symmetric};

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

fuzz_target!(|data: &[u8]| {
    let names = games::names();
    if let Some((first, rest)) = data.split_first()
        && let Ok(text) = std::str::from_utf8(rest)
    {
        games::visit(&names[usize::from(*first) % names.len()], Read(text)).expect("a listed name");
    }
});
