use std::ops::Not;

/// How far a side is from having proved that it reaches its goal, and from having to give it up.
///
/// A number is the least count of positions, as far as is known, that would have to be settled to get there, each
/// weighted by how hard that seems. At 0 it is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// To reach the goal.
    pub(super) proof: u32,
    /// To have to give it up.
    pub(super) disproof: u32,
}

impl Numbers {
    /// No way leads there any more.
    const NEVER: u32 = u32::MAX;
    /// The goal is reached.
    pub(super) const PROVED: Numbers = Numbers { proof: 0, disproof: Numbers::NEVER };
    /// The goal cannot be reached.
    pub(super) const DISPROVED: Numbers = Numbers { proof: Numbers::NEVER, disproof: 0 };
    /// Higher than any numbers of a position that is not settled.
    pub(super) const NO_LIMIT: Numbers = Numbers { proof: Numbers::NEVER, disproof: Numbers::NEVER };

    pub(super) const fn is_stable(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Whether one of the numbers is not below the limit for it.
    pub(super) const fn reach(self, limits: Numbers) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    /// The sum of two numbers, short of never.
    pub(super) fn add(one: u32, other: u32) -> u32 {
        one.saturating_add(other).min(Numbers::NEVER - 1)
    }
}

impl Not for Numbers {
    type Output = Numbers;

    /// The numbers as the other side has them, whose goal is the opposite.
    fn not(self) -> Numbers {
        Numbers { proof: self.disproof, disproof: self.proof }
    }
}
