use std::sync::LazyLock;

use rules::{Family, Indexed, Part, Position as _, Side, Unmoves};

use super::Position;
use crate::circular::Numbering;

/// Up to two guards a side.
static SMALL: Endings = Endings::new(|| Numbering::new(1, 3, true));
/// Up to three.
static LARGE: Endings = Endings::new(|| Numbering::new(1, 4, true));
/// Up to four.
static HUGE: Endings = Endings::new(|| Numbering::new(1, 5, true));

/// The endgames: both kings, and so many guards a side at most.
///
/// A turn just forfeited matters only to a player who cannot move either. For a player who can, the position is the
/// same as without it; if neither side can move, the game is drawn in any case. The remaining positions, in which only
/// the player who forfeited could move, never occur in play and are not members of the family.
struct Endings {
    numbering: LazyLock<Numbering>,
}

impl Endings {
    const fn new(numbering: fn() -> Numbering) -> Endings {
        Endings { numbering: LazyLock::new(numbering) }
    }

    #[inline]
    fn index(&self, position: &Position) -> Option<u32> {
        if position.node().is_over()
            || (position.passes() > 0 && position.is_stuck() && !position.other_turn().is_stuck())
        {
            return None;
        }
        let turn = position.turn();
        self.numbering.index(position.army(turn), position.army(!turn))
    }

    fn position(&self, index: u32) -> Option<Position> {
        let [own, other] = self.numbering.armies(index)?;
        Some(Position::new([own.pieces, other.pieces], [own.king, other.king], Side::South, 0))
    }
}

/// The small family of endgames.
impl Indexed for Position {
    const VERSION: u32 = 1;

    fn parts() -> Vec<Part> {
        SMALL.numbering.parts()
    }

    #[inline]
    fn index(&self) -> Option<u32> {
        SMALL.index(self)
    }

    fn from_index(index: u32) -> Option<Position> {
        SMALL.position(index)
    }
}

/// The small family, whose moves can be taken back.
pub(super) const SMALL_FAMILY: Family<Position> = Family {
    unmoves: Some(Unmoves { layers: || SMALL.numbering.layers(), each: Position::each_before }),
    ..Family::of()
};

/// The large one, forty times as many.
pub(super) const LARGE_FAMILY: Family<Position> = Family {
    version: Position::VERSION,
    parts: || LARGE.numbering.parts(),
    index: |position| LARGE.index(position),
    position: |index| LARGE.position(index),
    unmoves: Some(Unmoves { layers: || LARGE.numbering.layers(), each: Position::each_before }),
};

/// The huge one, twenty times as many again.
pub(super) const HUGE_FAMILY: Family<Position> = Family {
    version: Position::VERSION,
    parts: || HUGE.numbering.parts(),
    index: |position| HUGE.index(position),
    position: |index| HUGE.position(index),
    unmoves: Some(Unmoves { layers: || HUGE.numbering.layers(), each: Position::each_before }),
};

#[cfg(test)]
mod tests {
    use std::ops::ControlFlow;

    use super::*;

    #[test]
    fn the_large_family_holds_the_small_one_and_more() {
        let small = Family::<Position>::of();
        let mut random = fastrand::Rng::with_seed(11);
        let mut both = 0;
        for _ in 0..20_000 {
            let Some(position) = LARGE.position(random.u32(..LARGE_FAMILY.count())) else { continue };
            assert_eq!(LARGE.index(&position).and_then(|index| LARGE.position(index)), Some(position));
            both += u32::from((small.index)(&position).is_some());
        }
        assert!((1..2_000).contains(&both), "{both}");
        for _ in 0..2_000 {
            let position = SMALL.position(random.u32(..small.count()));
            assert!(position.is_none_or(|position| LARGE.index(&position).is_some()), "{position:?}");
        }
    }

    #[test]
    fn moves_without_a_capture_are_taken_back() {
        let mut random = fastrand::Rng::with_seed(5);
        let mut steps = 0;
        let stuck: Position = "Kk9g/g11/1 1 0".parse().unwrap();
        assert!(stuck.is_stuck());
        let at_random = (0..20_000).filter_map(|_| LARGE.position(random.u32(..LARGE_FAMILY.count())));
        for position in at_random.chain([stuck, stuck.other_turn()]) {
            let before = |position: &Position| {
                let mut before = Vec::new();
                position.each_before(&mut |earlier| before.push(earlier));
                before
            };
            for earlier in before(&position) {
                let mut leads_here = false;
                let _ = earlier.each_move(|mv| {
                    let mut after = earlier;
                    after.play_unchecked(mv);
                    leads_here |= after.army(Side::South) == position.army(Side::South)
                        && after.army(Side::North) == position.army(Side::North);
                    ControlFlow::Continue(())
                });
                assert!(leads_here, "{earlier} does not lead to {position}");
            }
            let _ = position.each_move(|mv| {
                let mut after = position;
                after.play_unchecked(mv);
                if after.pieces() == position.pieces() {
                    assert!(before(&after).contains(&position), "{position} {mv}");
                    steps += 1;
                }
                ControlFlow::Continue(())
            });
        }
        assert!(steps > 50_000, "{steps}");
    }

    #[test]
    fn layers_hold_every_index_once_and_grow_by_a_piece() {
        let layers = SMALL.numbering.layers();
        let mut indices: Vec<u32> = layers.iter().flatten().cloned().flatten().collect();
        indices.sort_unstable();
        assert!(indices.into_iter().eq(0..Family::<Position>::of().count()));
        for (pieces, layer) in (2..).zip(layers) {
            for range in layer {
                let position = range.into_iter().find_map(|index| SMALL.position(index));
                assert_eq!(position.map(|position| position.pieces()), Some(pieces));
            }
        }
    }

    #[test]
    fn images_have_one_number() {
        for (one, other) in [
            ("KGGG2kggg2/12/1 1 0", "2KGGG2kggg/12/1 1 0"),
            ("K2GG1k2gg1/G5g5/1 1 0", "k2gg1K2GG1/g5G5/1 2 0"),
        ] {
            let [one, other] = [one, other].map(|text| LARGE.index(&text.parse().unwrap()));
            assert!(one.is_some());
            assert_eq!(one, other);
        }
        assert_eq!(LARGE.index(&"KGGGG1kggg2/12/1 1 0".parse().unwrap()), None);
    }
}
