use std::ops::Not;

/// The proof and disproof numbers of a position.
///
/// Each is the least number of positions, as far as known, that must be settled to prove or disprove that the side
/// reaches its goal, weighted by how hard that seems. It is 0 once that is done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Numbers {
    /// The work left to prove that the side reaches its goal.
    pub(super) proof: u32,
    /// The work left to disprove it.
    pub(super) disproof: u32,
}

impl Numbers {
    /// Infinity: impossible.
    const NEVER: u32 = u32::MAX;
    /// The goal is reached.
    pub(super) const PROVED: Numbers = Numbers { proof: 0, disproof: Numbers::NEVER };
    /// The goal cannot be reached.
    pub(super) const DISPROVED: Numbers = Numbers { proof: Numbers::NEVER, disproof: 0 };
    /// Above the numbers of any unsettled position.
    pub(super) const NO_LIMIT: Numbers = Numbers { proof: Numbers::NEVER, disproof: Numbers::NEVER };

    pub(super) const fn is_stable(self) -> bool {
        self.proof == 0 || self.disproof == 0
    }

    /// Returns whether one of the numbers has reached its limit.
    pub(super) const fn reach(self, limits: Numbers) -> bool {
        self.proof >= limits.proof || self.disproof >= limits.disproof
    }

    /// Adds two numbers, saturating below infinity.
    pub(super) fn add(one: u32, other: u32) -> u32 {
        one.saturating_add(other).min(Numbers::NEVER - 1)
    }
}

impl Not for Numbers {
    type Output = Numbers;

    /// Returns the numbers for the other side, whose goal is the opposite.
    fn not(self) -> Numbers {
        Numbers { proof: self.disproof, disproof: self.proof }
    }
}
