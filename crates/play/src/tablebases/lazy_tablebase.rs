use std::num::NonZero;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use rules::{Family, Position, TablebaseProbe, Value};
use solve::{Progress, Tablebase};

use super::tablebase_cache::{Origin, TablebaseCache, UnusableTablebase};

/// The table of a game, which is read or made when it is first needed.
///
/// Until it is ready it knows nothing, so a computer player can ask it from the first move on and plays without it
/// as long as it has to.
pub struct LazyTablebase<P: 'static> {
    family: Family<P>,
    /// Larger ones by name. The last whose table is on the cache is used instead.
    larger: &'static [(&'static str, Family<P>)],
    game: String,
    /// Without a cache the table is made every time.
    cache: Option<TablebaseCache>,
    fetched: OnceLock<Fetched<P>>,
    has_begun: AtomicBool,
    per_mille: AtomicU32,
}

/// A table, and what there is to say about it.
struct Fetched<P> {
    table: Tablebase<P>,
    origin: Option<Origin>,
    unusable: Vec<UnusableTablebase>,
}

impl<P: Position + Send + Sync + 'static> LazyTablebase<P> {
    /// The table of this family of a game, kept on this cache.
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

    /// The same, or the table of the last of these larger families where somebody has put one on the cache.
    pub fn or_larger(self, larger: &'static [(&'static str, Family<P>)]) -> LazyTablebase<P> {
        LazyTablebase { larger, ..self }
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
    pub fn table(&self) -> Option<&Tablebase<P>> {
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
    /// can ask for its [`progress`](LazyTablebase::progress).
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

    /// Waits until the table is ready, if somebody has begun with it, but not for longer than this.
    pub fn wait(&self, most: Duration) {
        let started = Instant::now();
        while self.has_begun.load(Ordering::Relaxed) && self.table().is_none() && started.elapsed() < most {
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// How the table came to be, once it is ready and if there is a cache for it.
    pub fn origin(&self) -> Option<&Origin> {
        self.fetched.get()?.origin.as_ref()
    }

    /// The larger tables that are on the cache and were passed over, once the table is ready.
    pub fn unusable(&self) -> &[UnusableTablebase] {
        self.fetched.get().map_or(&[], |fetched| &fetched.unusable)
    }
}

/// Knows what the tablebase knows, once it is ready.
impl<P: Position + Send + Sync + 'static> TablebaseProbe<P> for LazyTablebase<P> {
    #[inline]
    fn probe(&self, position: &P) -> Option<Value> {
        self.table()?.probe(position)
    }
}
