use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use rules::Game;

use super::{LazyTablebase, TablebaseCache};

/// The tables that have been asked for, by the type of their game. They stay as long as the program runs.
static ASKED_FOR: LazyLock<Mutex<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> =
    LazyLock::new(Mutex::default);

/// The table of a game, kept on the [usual cache](TablebaseCache::usual); `None` if there is no such table. It is the same for
/// the whole program, and nothing is done for it yet.
pub fn of<G: Game>() -> Option<&'static LazyTablebase<G::Position>> {
    let family = G::FAMILY?;
    let mut asked_for = ASKED_FOR.lock().unwrap_or_else(PoisonError::into_inner);
    let solved = *asked_for.entry(TypeId::of::<G>()).or_insert_with(|| {
        let solved = LazyTablebase::new(family, &G::full_name(), TablebaseCache::usual());
        Box::leak(Box::new(solved.or_larger(G::LARGER_FAMILIES)))
    });
    solved.downcast_ref()
}

/// The table of a game, being read or made in the background; `None` if there is no such table. Until it is ready it knows
/// nothing.
pub fn started<G: Game>() -> Option<&'static LazyTablebase<G::Position>> {
    let tablebase = of::<G>()?;
    tablebase.begin();
    Some(tablebase)
}
