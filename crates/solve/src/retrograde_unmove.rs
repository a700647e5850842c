use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicU8, AtomicU16, AtomicUsize, Ordering};

use rules::{Family, Node, Position, Unmoves, Value};

use crate::packed::Packed;
use crate::progress::{Progress, Report, SolveStage};
use crate::share::share;

/// Computes the value of every index of a family with unmoves; unused indices get a draw.
///
/// The algorithm is that of [`retrograde`](crate::retrograde), layer by layer, but only the value of a position and
/// its number of ways out are stored; unmoves are generated when needed. This takes three bytes per index.
pub(crate) fn values<P: Position>(
    family: Family<P>,
    unmoves: Unmoves<P>,
    threads: usize,
    progress: &(dyn Fn(Progress) + Sync),
) -> Vec<Packed> {
    let count = family.count() as usize;
    let mut retrograde_unmove = UnmoveSolver {
        family,
        unmoves,
        values: zeros(count),
        ways_out: zeros(count),
        farthest: AtomicU16::new(0),
    };
    let report = Report::new(SolveStage::Unmove, family.count(), progress);
    for layer in (unmoves.layers)() {
        let layer = Layer { ranges: layer };
        retrograde_unmove.solve(&layer, threads, &report);
    }
    retrograde_unmove.values.into_iter().map(|value| Packed(value.into_inner())).collect()
}

fn zeros<T: Default>(count: usize) -> Vec<T> {
    let mut zeros = Vec::new();
    zeros.resize_with(count, T::default);
    zeros
}

/// The indices of a layer.
struct Layer {
    ranges: Vec<Range<u32>>,
}

impl Layer {
    /// The number of indices per work item.
    const CHUNK: usize = 1 << 16;

    #[inline]
    fn contains(&self, index: u32) -> bool {
        self.ranges.iter().any(|range| range.contains(&index))
    }

    fn chunks(&self) -> impl Iterator<Item = Range<u32>> {
        self.ranges.iter().flat_map(|range| {
            let starts = range.clone().step_by(Layer::CHUNK);
            starts.map(|start| start..range.end.min(start.saturating_add(Layer::CHUNK as u32)))
        })
    }

    fn count(&self) -> usize {
        self.ranges.iter().map(ExactSizeIterator::len).sum()
    }
}

struct UnmoveSolver<P> {
    family: Family<P>,
    unmoves: Unmoves<P>,
    /// The packed values. One with more plies than the current step may still improve.
    values: Vec<AtomicU16>,
    /// The number of positions in the layer, reachable by a move, that are not known to be won for the other side, or
    /// [`ENDLESS`](UnmoveSolver::ENDLESS).
    ways_out: Vec<AtomicU8>,
    /// The most plies of any value in the layer so far.
    farthest: AtomicU16,
}

impl<P: Position> UnmoveSolver<P> {
    /// A way out exists that nothing can close.
    const ENDLESS: u8 = u8::MAX;

    fn solve(&mut self, layer: &Layer, threads: usize, report: &Report<'_>) {
        self.farthest = AtomicU16::new(0);
        share(threads, layer.chunks(), |chunk| {
            let mut inside = Vec::new();
            for index in chunk.clone() {
                self.begin(layer, index, &mut inside);
            }
            // Typically half of the work.
            report.add(chunk.len() / 2);
        });
        let done: usize = layer.chunks().map(|chunk| chunk.len() / 2).sum();
        let taken_back = AtomicUsize::new(0);
        let mut plies = 0;
        while plies < self.farthest.load(Ordering::Relaxed) {
            plies += 1;
            share(threads, layer.chunks(), |chunk| {
                let (mut before, mut found) = (Vec::new(), 0);
                for index in chunk {
                    let value = Packed(self.values[index as usize].load(Ordering::Relaxed));
                    if value.plies() == plies {
                        self.take_back(layer, index, value, &mut before);
                        found += 1;
                    }
                }
                report.add(found / 2);
                taken_back.fetch_add(found / 2, Ordering::Relaxed);
            });
        }
        report.add(layer.count() - done - taken_back.into_inner());
    }

    /// Counts the ways out of a position, and evaluates it by the moves that leave the layer.
    fn begin(&self, layer: &Layer, index: u32, inside: &mut Vec<u32>) {
        let Some(position) = (self.family.position)(index) else { return };
        inside.clear();
        let outside = self.outside(layer, &position, |index| inside.push(index));
        inside.sort_unstable();
        inside.dedup();
        let ways_out = match outside {
            Some(outside) if outside >= Value::DRAW => Self::ENDLESS,
            _ => u8::try_from(inside.len()).expect("fewer than 255 moves within a layer"),
        };
        self.ways_out[index as usize].store(ways_out, Ordering::Relaxed);
        if let Some(outside) = outside
            && (outside > Value::DRAW || ways_out == 0)
        {
            self.note(index, outside);
        }
    }

    /// Returns the best value of the moves that leave the layer, and passes the indices reached by the others to
    /// `inside`.
    fn outside(&self, layer: &Layer, position: &P, mut inside: impl FnMut(u32)) -> Option<Value> {
        let side = position.turn();
        let mut best = None;
        let _ = position.each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            let value = match (after.node(), (self.family.index)(&after)) {
                (Node::Over(outcome), _) => Value::over(outcome.points_for(side)),
                (Node::Decide(next), Some(index)) if next != side => {
                    if layer.contains(index) {
                        inside(index);
                        return ControlFlow::Continue(());
                    }
                    -Packed(self.values[index as usize].load(Ordering::Relaxed)).value()
                }
                _ => panic!("{mv} in {position:?} leads out of the family"),
            };
            best = best.max(Some(value.after_moves(1)));
            ControlFlow::Continue(())
        });
        best
    }

    /// Generates the unmoves of a position that was just evaluated.
    fn take_back(&self, layer: &Layer, index: u32, value: Packed, before: &mut Vec<u32>) {
        let Some(position) = (self.family.position)(index) else { return };
        before.clear();
        (self.unmoves.each)(&position, &mut |earlier| before.extend((self.family.index)(&earlier)));
        before.sort_unstable();
        before.dedup();
        let seen = (-value.value()).after_moves(1);
        for index in before.iter().copied() {
            let known = Packed(self.values[index as usize].load(Ordering::Relaxed));
            if seen > Value::DRAW {
                if known == Packed::DRAW || seen > known.value() {
                    self.note(index, seen);
                }
            } else if known == Packed::DRAW {
                self.close(layer, index, seen);
            }
        }
    }

    /// Records that one more move of a position loses. If it is the last within the layer, those that leave it lose as
    /// well.
    fn close(&self, layer: &Layer, index: u32, seen: Value) {
        let ways_out = &self.ways_out[index as usize];
        if ways_out.load(Ordering::Relaxed) == Self::ENDLESS || ways_out.fetch_sub(1, Ordering::Relaxed) > 1 {
            return;
        }
        let outside =
            (self.family.position)(index).and_then(|position| self.outside(layer, &position, |_| ()));
        self.note(index, outside.map_or(seen, |outside| outside.max(seen)));
    }

    fn note(&self, index: u32, value: Value) {
        self.values[index as usize].store(Packed::new(value).0, Ordering::Relaxed);
        self.farthest.fetch_max(value.plies(), Ordering::Relaxed);
    }
}
