use std::collections::BTreeSet;

use rules::{Family, Node, Position, TablebaseProbe, Value};

use crate::packed::Packed;
use crate::progress::Progress;
use crate::{retrograde, retrograde_unmove};

/// The exact values of a numbered family of positions.
///
/// There are few distinct values, so the tablebase stores a list of them and, for each index, its place in the list:
/// one byte if there are at most 256, two otherwise.
pub struct Tablebase<P> {
    pub(crate) family: Family<P>,
    /// The distinct values, worst first.
    pub(crate) values: Vec<Value>,
    /// For each index, the place of its value in the list.
    pub(crate) codes: Codes,
}

/// Places in the list of values.
#[derive(PartialEq, Eq)]
pub(crate) enum Codes {
    /// The list has at most 256 values.
    Narrow(Vec<u8>),
    /// It has more.
    Wide(Vec<u16>),
}

impl Codes {
    #[inline]
    pub(crate) fn get(&self, index: usize) -> usize {
        match self {
            Codes::Narrow(codes) => codes[index].into(),
            Codes::Wide(codes) => codes[index].into(),
        }
    }
}

impl<P: Position> Tablebase<P> {
    /// Solves a family from scratch on several threads, and reports progress.
    ///
    /// # Panics
    /// If the family is not closed: a move leads out of it, or to a position in which no side decides. Also if there
    /// are more than 2³¹ indices, or a position has more than 65,535 moves.
    pub fn solve(family: Family<P>, threads: usize, progress: &(dyn Fn(Progress) + Sync)) -> Tablebase<P> {
        match family.unmoves {
            Some(unmoves) => {
                Tablebase::unpacked(family, &retrograde_unmove::values(family, unmoves, threads, progress))
            }
            None => Tablebase::new(family, &retrograde::values(&family, threads, progress)),
        }
    }

    fn unpacked(family: Family<P>, all: &[Packed]) -> Tablebase<P> {
        let mut places: Vec<Option<usize>> = vec![None; 1 << 16];
        for packed in all {
            places[usize::from(packed.0)] = Some(0);
        }
        let is_found = |packed: &Packed| places[usize::from(packed.0)].is_some();
        let mut found: Vec<Packed> = (0..=u16::MAX).map(Packed).filter(is_found).collect();
        found.sort_by_key(|packed| packed.value());
        for (place, packed) in found.iter().enumerate() {
            places[usize::from(packed.0)] = Some(place);
        }
        let values = found.into_iter().map(Packed::value).collect();
        Tablebase::coded(family, values, all.iter().map(|packed| places[usize::from(packed.0)].unwrap_or(0)))
    }

    pub(crate) fn new(family: Family<P>, all: &[Value]) -> Tablebase<P> {
        let values: Vec<Value> = all.iter().copied().collect::<BTreeSet<_>>().into_iter().collect();
        let place = |value: &Value| values.partition_point(|listed| listed < value);
        Tablebase::coded(family, values.clone(), all.iter().map(place))
    }

    /// Creates a tablebase from distinct values and, for each index, the place of its value among them.
    fn coded(family: Family<P>, values: Vec<Value>, places: impl Iterator<Item = usize>) -> Tablebase<P> {
        let codes = if values.len() <= 1 << 8 {
            Codes::Narrow(places.map(|place| place as u8).collect())
        } else {
            Codes::Wide(places.map(|place| place as u16).collect())
        };
        Tablebase { family, values, codes }
    }

    /// Returns the family.
    pub fn family(&self) -> Family<P> {
        self.family
    }

    /// Returns the value of an index; a draw if the index is unused.
    #[inline]
    pub fn at(&self, index: u32) -> Value {
        self.values[self.codes.get(index as usize)]
    }

    /// Iterates over the positions of the family, one per index, with their values.
    pub fn entries(&self) -> impl Iterator<Item = (P, Value)> {
        (0..self.family.count()).filter_map(|index| Some(((self.family.position)(index)?, self.at(index))))
    }
}

/// A tablebase knows the positions of its family, and finished games.
impl<P: Position> TablebaseProbe<P> for Tablebase<P> {
    #[inline]
    fn probe(&self, position: &P) -> Option<Value> {
        match (self.family.index)(position) {
            Some(index) => Some(self.at(index)),
            None => match position.node() {
                Node::Over(outcome) => Some(Value::over(outcome.points_for(position.turn()))),
                _ => None,
            },
        }
    }
}
