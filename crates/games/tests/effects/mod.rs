//! What effects have to be, whatever the game: each speaks of pieces that are there, and together they lead from the
//! pieces before a choice to the pieces after it.

// Each test program that includes this module uses only a part of it.
#![allow(dead_code)]

use std::collections::{BTreeMap, BTreeSet};

use games::scene::{Board, Scene};
use rules::{Coded, Effect, MoveKind, Pieces, Removal, Side};

use crate::testdata;

/// Which kind of piece each letter is, and the names of the spaces in the order in which positions write them.
pub(crate) struct Kinds {
    kinds: BTreeMap<char, &'static str>,
    spaces: Vec<String>,
}

/// Read off a scene that has a piece of every kind.
pub(crate) fn kinds_of(scene: &Scene) -> Kinds {
    let mut spaces: Vec<String> = scene.spaces.iter().map(|space| space.name.clone()).collect();
    if let Board::Diamond { size } | Board::Square { size } = scene.board {
        // Ranks are written from the highest to the lowest.
        spaces = spaces.chunks(size).rev().flatten().cloned().collect();
    }
    let kinds = scene.pieces.iter().map(|piece| (piece.letter.to_ascii_uppercase(), piece.kind)).collect();
    Kinds { kinds, spaces }
}

impl Kinds {
    /// The pieces of a position, read from its text alone.
    pub(crate) fn pieces(&self, position: &str) -> Pieces {
        let board = position.split(' ').next().unwrap();
        let mut pieces = Pieces::new();
        let (mut at, mut run) = (0, 0);
        for letter in board.chars() {
            if let Some(digit) = letter.to_digit(10) {
                run = run * 10 + digit as usize;
                continue;
            }
            at += std::mem::take(&mut run);
            if letter != '/' {
                let kind = self.kinds[&letter.to_ascii_uppercase()];
                pieces.insert(self.spaces[at].clone(), (Side::of_letter(letter), kind));
                at += 1;
            }
        }
        pieces
    }
}

/// Checks the effects of a choice and returns the codes there are among them.
pub(crate) fn check_effects(
    before: &Pieces,
    effects: &[Effect],
    after: &Pieces,
    context: impl Fn() -> String,
) -> BTreeSet<&'static str> {
    let mut pieces = before.clone();
    assert!(!effects.is_empty(), "something always happens: {}", context());
    let mut end = None;
    for effect in effects {
        match effect {
            Effect::Moved { path, .. } => end = path.last(),
            Effect::Removed { at, why: Removal::WalkedBetween { .. }, .. } => {
                assert_eq!(end, Some(at), "only what moved walks: {}", context());
            }
            _ => {}
        }
        check_effect(&pieces, effect, &context);
        effect.apply(&mut pieces);
    }
    assert_eq!(&pieces, after, "{}", context());
    effects.iter().map(|effect| effect.fact().code).collect()
}

fn check_effect(pieces: &Pieces, effect: &Effect, context: &impl Fn() -> String) {
    let stands = |at: &String, side: Side, piece: &'static str| {
        assert_eq!(pieces.get(at), Some(&(side, piece)), "on {at}: {}", context());
    };
    let is_empty = |at: &String| assert!(!pieces.contains_key(at), "on {at}: {}", context());
    match effect {
        Effect::Moved { side, piece, path, how } => {
            assert!(path.len() >= 2, "{}", context());
            stands(&path[0], *side, piece);
            match how {
                MoveKind::Exchange => {
                    assert!(pieces.get(&path[1]).is_some_and(|(owner, _)| owner == side), "{}", context());
                }
                // A piece that jumps may come back to where it started.
                _ => path[1..].iter().filter(|space| **space != path[0]).for_each(is_empty),
            }
        }
        Effect::Placed { at, .. } => is_empty(at),
        Effect::Removed { side, piece, at, why } => {
            stands(at, *side, piece);
            let enemy = |at: &String, kind: Option<&'static str>| {
                let is_enemy = |(owner, found): &(Side, &'static str)| {
                    owner != side && kind.is_none_or(|kind| kind == *found)
                };
                assert!(pieces.get(at).is_some_and(is_enemy), "on {at}: {}", context());
            };
            match why {
                // Ends that were captured by the same move are gone already; one that stands is an enemy.
                Removal::Between { ends } | Removal::WalkedBetween { ends } => {
                    ends.iter().filter(|end| pieces.contains_key(*end)).for_each(|end| enemy(end, None));
                }
                Removal::Taken { by, from } | Removal::Killed { by, from, .. } => enemy(from, Some(by)),
                Removal::NoRoom { by, from, .. } => enemy(from, Some(by)),
                Removal::Caught { by, at } => enemy(at, Some(by)),
                Removal::Jumped { by, to, .. } => enemy(to, Some(by)),
                Removal::Huffed { .. } | Removal::Showdown => {}
            }
        }
        Effect::Attacked { side, attacker, from, defender, at }
        | Effect::Rolled { side, attacker, from, defender, at, .. } => {
            stands(from, *side, attacker);
            stands(at, !*side, defender);
        }
        Effect::Showdown { dice, sums, winner, .. } => {
            assert!(dice.iter().all(|die| (1..=6).contains(die)), "{}", context());
            let expected = Side::BOTH.into_iter().find(|side| sums[*side] > sums[!*side]);
            assert_eq!(*winner, expected, "{}", context());
        }
        Effect::Missed { side, piece, at, .. } => stands(at, *side, piece),
        Effect::Scored { points, .. } => assert!(*points > 0, "{}", context()),
        Effect::Forfeited { .. } => {}
    }
}

/// The codes of the effects that a game has, from its `testdata/effects.txt`, in the order of their names.
pub(crate) fn codes_in(game: &str) -> Vec<String> {
    let mut codes: Vec<String> = testdata::rows(game, "effects.txt").concat();
    codes.sort_unstable();
    codes
}
