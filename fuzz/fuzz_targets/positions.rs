//! Any text as a position of any game: it is refused, or it is written back exactly so and can be played and drawn.
//!
//! The first byte chooses the game and variant, the rest is the text.

#![no_main]

use games::Visitor;
use games::scene::Scenic;
use libfuzzer_sys::fuzz_target;
use rules::{Game, Position, Symmetric};

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

fuzz_target!(|data: &[u8]| {
    let names = games::names();
    if let Some((first, rest)) = data.split_first()
        && let Ok(text) = std::str::from_utf8(rest)
    {
        games::visit(&names[usize::from(*first) % names.len()], Read(text)).expect("a listed name");
    }
});
