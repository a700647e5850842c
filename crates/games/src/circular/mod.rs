//! The round board of 25 spaces that Courtier, Dejarik and Holochess share.
//!
//! The outer ring `a1`…`a12` and the inner ring `b1`…`b12` run counter-clockwise around the centre `c`. Sets of
//! spaces are `u32` bitboards: bits 0–11 are the outer ring, 12–23 the inner ring, 24 is the centre.

mod army;
mod board;
mod numbering;
mod scene;
mod space;
mod step;
mod symmetry;

pub(crate) use army::Army;
pub(crate) use board::{read, write};
pub(crate) use numbering::Numbering;
pub(crate) use scene::{round_scene, scene_index};
pub(crate) use space::Expected;
pub use space::Space;
pub use step::Step;
pub(crate) use symmetry::{SYMMETRIES, image_of_set, image_of_space, image_of_step};

/// The outer ring.
pub const OUTER: u32 = 0xfff;
/// The inner ring.
pub const INNER: u32 = OUTER << 12;
/// The centre.
pub const CENTRE: u32 = 1 << 24;
/// All 25 spaces.
pub const ALL: u32 = OUTER | INNER | CENTRE;

/// The first space of each ring, and every space but the last of each ring.
const FIRST_OF_RING: u32 = 0x001_001;
const NOT_LAST_OF_RING: u32 = 0x7ff_7ff;

/// The spaces one step counter-clockwise from these, each in its own ring.
#[inline]
pub const fn turn_left(set: u32) -> u32 {
    (set & NOT_LAST_OF_RING) << 1 | (set >> 11) & FIRST_OF_RING
}

/// The spaces one step clockwise from these, each in its own ring.
#[inline]
pub const fn turn_right(set: u32) -> u32 {
    (set >> 1) & NOT_LAST_OF_RING | (set & FIRST_OF_RING) << 11
}

/// The spaces of the inner ring beside these spaces of the outer ring.
#[inline]
pub const fn inward(set: u32) -> u32 {
    (set & OUTER) << 12
}

/// The spaces of the outer ring beside these spaces of the inner ring.
#[inline]
pub const fn outward(set: u32) -> u32 {
    (set >> 12) & OUTER
}

/// The spaces adjacent to each space.
pub const ADJACENT: [u32; Space::COUNT] = {
    let mut adjacent = [0; Space::COUNT];
    let mut space = 0;
    while space < Space::COUNT {
        let bit = 1 << space;
        adjacent[space] = turn_left(bit) | turn_right(bit) | inward(bit) | outward(bit);
        if bit & INNER != 0 {
            adjacent[space] |= CENTRE;
        }
        if bit == CENTRE {
            adjacent[space] = INNER;
        }
        space += 1;
    }
    adjacent
};

/// Iterates over the spaces of a set, in the order of their bits.
pub fn spaces(set: u32) -> impl Iterator<Item = Space> {
    let mut left = set & ALL;
    std::iter::from_fn(move || {
        if left == 0 {
            return None;
        }
        let space = Space::from_index(left.trailing_zeros() as u8);
        left &= left - 1;
        Some(space)
    })
}
