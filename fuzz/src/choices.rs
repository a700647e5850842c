use games::Visitor;
use games::scene::Scenic;
use rules::{Effect, Effects, Game, Notation, Position, Side, Symmetric};

use crate::split_game;

/// Plays any sequence of legal choices of any game: nothing panics, keys are up to date, texts round-trip, counts and
/// effects agree.
///
/// The first byte chooses the game and variant, each further byte one of the legal choices.
pub fn choices(data: &[u8]) {
    if let Some((name, picks)) = split_game(data) {
        games::visit(&name, Play(picks)).expect("a listed name");
    }
}

struct Play<'p>(&'p [u8]);

impl Visitor for Play<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
        let mut position = G::start(Side::South);
        for pick in self.0 {
            let mut choices = Vec::new();
            position.each_choice(|choice| choices.push(choice));
            assert_eq!(choices.len() as u64, position.count_moves() + position.count_rolls());
            assert_eq!(choices.is_empty(), position.node().is_over());
            if choices.is_empty() {
                break;
            }
            let choice = choices[usize::from(*pick) % choices.len()];
            assert_eq!(position.read_choice(&choice.to_string()), Ok(choice));
            let before = position.pieces();
            let effects = position.effects(choice, None);
            position.take_unchecked(choice);
            let removed = effects.iter().filter(|effect| matches!(effect, Effect::Removed { .. })).count();
            assert_eq!(position.pieces() + removed as u32, before);
            let read: G::Position = position.to_string().parse().expect("a reached position reads back");
            assert_eq!((read, read.key()), (position, position.key()));
            for symmetry in 0..G::Position::SYMMETRIES {
                assert_eq!(position.image(symmetry).count_moves(), position.count_moves());
            }
        }
    }
}
