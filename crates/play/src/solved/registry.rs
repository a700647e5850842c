use std::any::{Any, TypeId};
use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, PoisonError};

use rules::Game;

use super::{Shelf, Solved};

/// The tables that have been asked for, by the type of their game. They stay as long as the program runs.
static ASKED_FOR: LazyLock<Mutex<HashMap<TypeId, &'static (dyn Any + Send + Sync)>>> =
    LazyLock::new(Mutex::default);

/// The table of a game, kept on the [usual shelf](Shelf::usual); `None` if there is no such table. It is the same for
/// the whole program, and nothing is done for it yet.
pub fn of<G: Game>() -> Option<&'static Solved<G::Position>> {
    let family = G::FAMILY?;
    let mut asked_for = ASKED_FOR.lock().unwrap_or_else(PoisonError::into_inner);
    let solved = *asked_for.entry(TypeId::of::<G>()).or_insert_with(|| {
        let solved = Solved::new(family, &G::full_name(), Shelf::usual());
        Box::leak(Box::new(solved.or_larger(G::LARGER_FAMILIES)))
    });
    solved.downcast_ref()
}
