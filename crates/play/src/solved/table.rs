use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rules::{Family, Oracle as _, Outcome, Position, Side, Value};
use search::Score;
use solve::{Progress, Table};

use super::shelf::{Origin, Shelf, Spoilt};

/// The table of a game, which is read or made when it is first needed.
///
/// Until it is ready it knows nothing, so a computer player can ask it from the first move on and plays without it
/// as long as it has to.
pub struct Solved<P: 'static> {
    family: Family<P>,
    /// Larger ones by name. The last whose table is on the shelf is used instead.
    larger: &'static [(&'static str, Family<P>)],
    game: String,
    /// Without a shelf the table is made every time.
    shelf: Option<Shelf>,
    fetched: OnceLock<Fetched<P>>,
    has_begun: AtomicBool,
    per_mille: AtomicU32,
}

/// A table, and what there is to say about it.
struct Fetched<P> {
    table: Table<P>,
    origin: Option<Origin>,
    spoilt: Vec<Spoilt>,
}

impl<P: Position + Send + Sync + 'static> Solved<P> {
    /// The table of this family of a game, kept on this shelf.
    pub fn new(family: Family<P>, game: &str, shelf: Option<Shelf>) -> Solved<P> {
        Solved {
            family,
            larger: &[],
            game: game.to_owned(),
            shelf,
            fetched: OnceLock::new(),
            has_begun: AtomicBool::new(false),
            per_mille: AtomicU32::new(0),
        }
    }

    /// The same, or the table of the last of these larger families where somebody has put one on the shelf.
    pub fn or_larger(self, larger: &'static [(&'static str, Family<P>)]) -> Solved<P> {
        Solved { larger, ..self }
    }

    /// Reads or makes the table in the background, if nobody has begun to do so.
    pub fn begin(&'static self) {
        if !self.has_begun.swap(true, Ordering::Relaxed) {
            let work = move || _ = self.load(&|_| ());
            // Without a thread there is no table, and the game goes on without one.
            let _ = thread::Builder::new().name(format!("table of {}", self.game)).spawn(work);
        }
    }

    /// The table, if it is ready.
    pub fn table(&self) -> Option<&Table<P>> {
        self.fetched.get().map(|fetched| &fetched.table)
    }

    /// How much of the work is done, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match self.fetched.get() {
            Some(_) => 1.0,
            None => self.per_mille.load(Ordering::Relaxed) as f32 / 1000.0,
        }
    }

    /// The table, once it is ready. Tells whoever makes it how far it has come; who waits for another thread to make it
    /// can ask for its [`progress`](Solved::progress).
    pub fn load(&self, progress: &(dyn Fn(Progress) + Sync)) -> &Table<P> {
        self.has_begun.store(true, Ordering::Relaxed);
        let note = |step: Progress| {
            self.per_mille.fetch_max((step.fraction() * 1000.0) as u32, Ordering::Relaxed);
            progress(step);
        };
        let fetched = self.fetched.get_or_init(|| {
            let threads = thread::available_parallelism().map_or(1, NonZero::get);
            let mut spoilt = Vec::new();
            let Some(shelf) = &self.shelf else {
                return Fetched { table: Table::solve(self.family, threads, &note), origin: None, spoilt };
            };
            let (table, origin) = match shelf.largest(self.larger, &self.game, &mut spoilt) {
                Some(table) => (table, Origin::Read),
                None => shelf.fetch(self.family, &self.game, threads, &note),
            };
            Fetched { table, origin: Some(origin), spoilt }
        });
        &fetched.table
    }

    /// Waits until the table is ready, if somebody has begun with it, but not for longer than this.
    pub fn wait(&self, most: Duration) {
        let started = Instant::now();
        while self.has_begun.load(Ordering::Relaxed) && self.table().is_none() && started.elapsed() < most {
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// How the table came to be, once it is ready and if there is a shelf for it.
    pub fn origin(&self) -> Option<&Origin> {
        self.fetched.get()?.origin.as_ref()
    }

    /// The larger tables that are on the shelf and were passed over, once the table is ready.
    pub fn spoilt(&self) -> &[Spoilt] {
        self.fetched.get().map_or(&[], |fetched| &fetched.spoilt)
    }
}

/// Knows what the table knows, once it is ready.
impl<P: Position + Send + Sync + 'static> rules::Oracle<P> for Solved<P> {
    #[inline]
    fn value(&self, position: &P) -> Option<Value> {
        self.table()?.value(position)
    }
}

impl<P: Position + Send + Sync + 'static> search::Oracle<P> for Solved<P> {
    #[inline]
    fn probe(&self, position: &P) -> Option<Score> {
        self.table()?.value(position).map(score)
    }
}

/// The value as search measures it, for the side that the value is for.
pub fn score(value: Value) -> Score {
    let winner = match value.points() {
        0 => None,
        1.. => Some(Side::South),
        _ => Some(Side::North),
    };
    let outcome = Outcome { winner, points: value.points().unsigned_abs() };
    Score::of_outcome(outcome, Side::South, value.plies().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn search_is_told_the_same_points_and_plies() {
        assert_eq!(score(Value::DRAW), Score::DRAW);
        for (points, plies) in [(1, 0), (3, 51), (-2, 1), (-1, 102)] {
            let value = Value::over(points).after_moves(plies);
            assert_eq!(score(value).decided(), Some((points.into(), plies.into())));
        }
    }
}
