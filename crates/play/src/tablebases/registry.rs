use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use rules::Game;

use super::{LazyTablebase, TablebaseCache};

/// The tablebases in use, by game type. They live as long as the process.
static ASKED_FOR: LazyLock<Mutex<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> =
    LazyLock::new(Mutex::default);

/// Returns a game's tablebase, stored in the [default cache](TablebaseCache::usual); `None` if it has none. There is
/// one per process, and it is not loaded yet.
pub fn of<G: Game>() -> Option<&'static LazyTablebase<G::Position>> {
    let family = G::FAMILY?;
    let mut asked_for = ASKED_FOR.lock().unwrap_or_else(PoisonError::into_inner);
    let solved = *asked_for.entry(TypeId::of::<G>()).or_insert_with(|| {
        let solved = LazyTablebase::new(family, &G::full_name(), TablebaseCache::usual());
        Box::leak(Box::new(solved.or_larger(G::LARGER_FAMILIES)))
    });
    solved.downcast_ref()
}

/// Returns a game's tablebase and starts loading it in the background; `None` if it has none.
pub fn started<G: Game>() -> Option<&'static LazyTablebase<G::Position>> {
    let tablebase = of::<G>()?;
    tablebase.begin();
    Some(tablebase)
}
