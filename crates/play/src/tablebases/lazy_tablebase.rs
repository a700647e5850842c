use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use web_time::Instant;

use rules::{Family, Position, TablebaseProbe, Value};
use solve::{Progress, Tablebase};

use super::tablebase_cache::{Origin, TablebaseCache, UnusableTablebase};

/// A game's tablebase, which is read or built when it is first needed.
///
/// Until it is ready, probes find nothing, so a computer player can use it from the first move on.
pub struct LazyTablebase<P: 'static> {
    family: Family<P>,
    /// Larger tablebases by name. The last one found in the cache replaces this one.
    larger: &'static [(&'static str, Family<P>)],
    game: String,
    /// Without a cache, the tablebase is rebuilt in every process.
    cache: Option<TablebaseCache>,
    fetched: OnceLock<Fetched<P>>,
    has_begun: AtomicBool,
    per_mille: AtomicU32,
}

/// A tablebase and where it came from.
struct Fetched<P> {
    table: Tablebase<P>,
    origin: Option<Origin>,
    unusable: Vec<UnusableTablebase>,
}

impl<P: Position + Send + Sync + 'static> LazyTablebase<P> {
    /// Creates the tablebase of this family, stored in this cache.
    pub fn new(family: Family<P>, game: &str, cache: Option<TablebaseCache>) -> LazyTablebase<P> {
        LazyTablebase {
            family,
            larger: &[],
            game: game.to_owned(),
            cache,
            fetched: OnceLock::new(),
            has_begun: AtomicBool::new(false),
            per_mille: AtomicU32::new(0),
        }
    }

    /// Prefers the last of these larger families whose tablebase is in the cache.
    pub fn or_larger(self, larger: &'static [(&'static str, Family<P>)]) -> LazyTablebase<P> {
        LazyTablebase { larger, ..self }
    }

    /// Starts reading or building the tablebase in the background, once.
    pub fn begin(&'static self) {
        if !self.has_begun.swap(true, Ordering::Relaxed) {
            let work = move || _ = self.load(&|_| ());
            // If no thread can be started, games are played without a tablebase.
            let _ = thread::Builder::new().name(format!("table of {}", self.game)).spawn(work);
        }
    }

    /// Returns the tablebase if it is ready.
    pub fn table(&self) -> Option<&Tablebase<P>> {
        self.fetched.get().map(|fetched| &fetched.table)
    }

    /// Estimates the progress, from 0 to 1.
    pub fn progress(&self) -> f32 {
        match self.fetched.get() {
            Some(_) => 1.0,
            None => self.per_mille.load(Ordering::Relaxed) as f32 / 1000.0,
        }
    }

    /// Returns the tablebase, building it if necessary. The thread that builds it reports progress to the callback;
    /// threads that wait for another can read [`progress`](LazyTablebase::progress).
    pub fn load(&self, progress: &(dyn Fn(Progress) + Sync)) -> &Tablebase<P> {
        self.has_begun.store(true, Ordering::Relaxed);
        let note = |step: Progress| {
            self.per_mille.fetch_max((step.fraction() * 1000.0) as u32, Ordering::Relaxed);
            progress(step);
        };
        let fetched = self.fetched.get_or_init(|| {
            let threads = thread::available_parallelism().map_or(1, NonZero::get);
            let mut unusable = Vec::new();
            let Some(cache) = &self.cache else {
                return Fetched {
                    table: Tablebase::solve(self.family, threads, &note),
                    origin: None,
                    unusable,
                };
            };
            let (table, origin) = match cache.largest(self.larger, &self.game, &mut unusable) {
                Some(table) => (table, Origin::Read),
                None => cache.fetch(self.family, &self.game, threads, &note),
            };
            Fetched { table, origin: Some(origin), unusable }
        });
        &fetched.table
    }

    /// Waits up to this long for the tablebase, if loading has started.
    pub fn wait(&self, most: Duration) {
        let started = Instant::now();
        while self.has_begun.load(Ordering::Relaxed) && self.table().is_none() && started.elapsed() < most {
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Returns where the tablebase came from, once it is ready and if there is a cache.
    pub fn origin(&self) -> Option<&Origin> {
        self.fetched.get()?.origin.as_ref()
    }

    /// Returns the larger tablebases in the cache that could not be used, once this one is ready.
    pub fn unusable(&self) -> &[UnusableTablebase] {
        self.fetched.get().map_or(&[], |fetched| &fetched.unusable)
    }
}

/// Knows nothing until the tablebase is ready.
impl<P: Position + Send + Sync + 'static> TablebaseProbe<P> for LazyTablebase<P> {
    #[inline]
    fn probe(&self, position: &P) -> Option<Value> {
        self.table()?.probe(position)
    }
}
