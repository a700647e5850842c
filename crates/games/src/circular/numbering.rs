use std::ops::Range;

use rules::Part;

use super::army::{Army, Left};
use super::{SYMMETRIES, Space};

/// Numbers all placements of two armies on the round board, up to the board's symmetries.
///
/// The armies are seen by the side to move: its own first, then the other. Either both have a king or neither. The own
/// army is mapped to the representative of its orbit; the other army, mapped by the same symmetry, is ranked on the
/// remaining spaces. If several symmetries fix the representative, the smallest rank is used, so that some numbers are
/// never used, but no position has two.
pub(crate) struct Numbering {
    has_king: bool,
    /// The size of the smallest army; the others are one larger each.
    smallest: usize,
    /// The whole board.
    all: Left,
    /// The orbits of armies of each size.
    orbits: Vec<Orbits>,
    /// The first index of each part: by the size of the own army, then of the other. The last is the total.
    bases: Vec<u32>,
}

/// The armies of one size, grouped into orbits.
struct Orbits {
    /// For each army by rank, its orbit and a symmetry that maps it to the representative.
    places: Vec<(u16, u8)>,
    /// The representative of each orbit.
    leaders: Vec<Army>,
    /// The spaces not occupied by each representative.
    left: Vec<Left>,
    /// The symmetries other than the identity that fix each representative.
    keepers: Vec<Vec<u8>>,
}

impl Orbits {
    fn new(size: usize, has_king: bool) -> Orbits {
        let count = Army::count(Space::COUNT, size, has_king);
        let mut places = vec![None; count as usize];
        let mut leaders = Vec::new();
        let mut keepers = Vec::new();
        let all = Left::by(0);
        for rank in 0..count {
            if places[rank as usize].is_some() {
                continue;
            }
            let leader = Army::with_rank(rank, size, has_king, &all);
            // Every image is mapped to the representative by the inverse of its symmetry.
            for symmetry in 0..SYMMETRIES {
                let image = leader.image(symmetry);
                let back = (0..SYMMETRIES).find(|back| image.image(*back) == leader).unwrap_or(0);
                places[image.rank(&all) as usize].get_or_insert((leaders.len() as u16, back as u8));
            }
            let keeps = |symmetry: &u8| leader.image((*symmetry).into()) == leader;
            keepers.push((1..SYMMETRIES as u8).filter(keeps).collect());
            leaders.push(leader);
        }
        let left = leaders.iter().map(|leader| Left::by(leader.pieces)).collect();
        Orbits { places: places.into_iter().flatten().collect(), leaders, left, keepers }
    }
}

impl Numbering {
    /// Creates the numbering for armies of these sizes.
    pub(crate) fn new(smallest: usize, largest: usize, has_king: bool) -> Numbering {
        let orbits: Vec<_> = (smallest..=largest).map(|size| Orbits::new(size, has_king)).collect();
        let mut bases = vec![0];
        for (own, orbits) in (smallest..).zip(&orbits) {
            for other in smallest..=largest {
                let base = bases[bases.len() - 1];
                let count = Army::count(Space::COUNT - own, other, has_king);
                bases.push(base + orbits.leaders.len() as u32 * count);
            }
        }
        Numbering { has_king, smallest, all: Left::by(0), orbits, bases }
    }

    /// Returns the parts, by the sizes of the armies.
    pub(crate) fn parts(&self) -> Vec<Part> {
        let sizes = self.smallest..self.smallest + self.orbits.len();
        let pairs = sizes.clone().flat_map(|own| sizes.clone().map(move |other| (own, other)));
        pairs
            .zip(self.bases.windows(2))
            .map(|((own, other), ends)| Part {
                name: format!("{own} against {other}"),
                count: ends[1] - ends[0],
            })
            .collect()
    }

    /// Returns the indices by the total number of pieces, fewest first.
    pub(crate) fn layers(&self) -> Vec<Vec<Range<u32>>> {
        let sizes = self.orbits.len();
        let mut layers = vec![Vec::new(); (2 * sizes).saturating_sub(1)];
        for (part, ends) in self.bases.windows(2).enumerate() {
            layers[part / sizes + part % sizes].push(ends[0]..ends[1]);
        }
        layers
    }

    /// Returns the number of the part with armies of these sizes, if it is numbered.
    fn part(&self, own: usize, other: usize) -> Option<usize> {
        let sizes = self.orbits.len();
        let (own, other) = (own.checked_sub(self.smallest)?, other.checked_sub(self.smallest)?);
        (own < sizes && other < sizes).then_some(own * sizes + other)
    }

    /// Returns the index of two armies; `None` if they are too large or too small.
    #[inline]
    pub(crate) fn index(&self, own: Army, other: Army) -> Option<u32> {
        let part = self.part(own.size(), other.size())?;
        let orbits = &self.orbits[own.size() - self.smallest];
        let (orbit, symmetry) = orbits.places[own.rank(&self.all) as usize];
        let left = &orbits.left[orbit as usize];
        let turned = other.image(symmetry.into());
        let mut rank = turned.rank(left);
        for keeper in &orbits.keepers[orbit as usize] {
            rank = rank.min(turned.image((*keeper).into()).rank(left));
        }
        let count = Army::count(Space::COUNT - own.size(), other.size(), self.has_king);
        Some(self.bases[part] + u32::from(orbit) * count + rank)
    }

    /// Returns the two armies with this index; `None` for an unused index.
    pub(crate) fn armies(&self, index: u32) -> Option<[Army; 2]> {
        let part = self.bases.iter().rposition(|base| *base <= index)?;
        if part + 1 == self.bases.len() {
            return None;
        }
        let sizes = self.orbits.len();
        let (own, other) = (part / sizes + self.smallest, part % sizes + self.smallest);
        let orbits = &self.orbits[part / sizes];
        let count = Army::count(Space::COUNT - own, other, self.has_king);
        let within = index - self.bases[part];
        let (orbit, rank) = ((within / count) as usize, within % count);
        let left = &orbits.left[orbit];
        let army = Army::with_rank(rank, other, self.has_king, left);
        let is_least = |keeper: &u8| army.image((*keeper).into()).rank(left) >= rank;
        orbits.keepers[orbit].iter().all(is_least).then_some([orbits.leaders[orbit], army])
    }
}
