//! The 24 symmetries of the round board: 12 turns, each with or without a reflection before it.

use super::{CENTRE, OUTER, Space, Step};

/// How many symmetries the board has.
pub(crate) const SYMMETRIES: usize = 24;

const fn image_of_along(along: u8, symmetry: usize) -> u8 {
    let reflected = if symmetry >= 12 { 11 - along } else { along };
    (reflected + (symmetry % 12) as u8) % 12
}

/// A space seen through a symmetry.
pub(crate) fn image_of_space(space: Space, symmetry: usize) -> Space {
    if space == Space::CENTRE {
        space
    } else if space.is_outer() {
        Space::outer(image_of_along(space.along(), symmetry))
    } else {
        Space::inner(image_of_along(space.along(), symmetry))
    }
}

/// A move seen through a symmetry.
pub(crate) fn image_of_step(step: Step, symmetry: usize) -> Step {
    match step {
        Step::Go { from, to } => {
            Step::Go { from: image_of_space(from, symmetry), to: image_of_space(to, symmetry) }
        }
        Step::Pass => Step::Pass,
    }
}

/// A set of spaces seen through a symmetry.
pub(crate) fn image_of_set(set: u32, symmetry: usize) -> u32 {
    image_of_ring(set & OUTER, symmetry) | image_of_ring((set >> 12) & OUTER, symmetry) << 12 | set & CENTRE
}

fn image_of_ring(ring: u32, symmetry: usize) -> u32 {
    let reflected = if symmetry >= 12 { ring.reverse_bits() >> 20 } else { ring };
    let turn = symmetry % 12;
    (reflected << turn | reflected >> (12 - turn)) & OUTER
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::circular::{ADJACENT, spaces};

    #[test]
    fn sets_and_spaces_agree_and_neighbours_stay_neighbours() {
        for symmetry in 0..SYMMETRIES {
            for space in spaces(crate::circular::ALL) {
                let image = image_of_space(space, symmetry);
                assert_eq!(image_of_set(space.bit(), symmetry), image.bit());
                assert_eq!(image_of_set(ADJACENT[space.index()], symmetry), ADJACENT[image.index()]);
            }
        }
    }
}
