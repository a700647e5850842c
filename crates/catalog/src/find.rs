use games::scene::Scenic;
use games::{UnknownGame, Visitor};
use rules::{Evaluate, Game, Symmetric};

use crate::game::Of;
use crate::{AnyGame, Tools};

/// Finds a game by its full name: `courtier`, `king-and-courtesan:7`, …
///
/// ```
/// let game = catalog::game("king-and-courtesan:7").unwrap();
/// assert_eq!(game.info().title, "King and Courtesan");
/// assert!(catalog::game("chess").is_err());
/// ```
pub fn game(name: &str) -> Result<&'static dyn AnyGame, UnknownGame> {
    games::visit(name, Entry)
}

/// Returns every game in every variant, in the order of the list.
pub fn all() -> Vec<&'static dyn AnyGame> {
    games::visit_all(Entry)
}

#[derive(Clone)]
struct Entry;

impl Visitor for Entry {
    type Output = &'static dyn AnyGame;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> &'static dyn AnyGame {
        Of::<G>::ENTRY
    }
}

/// Returns the tools for a game.
pub fn tools(name: &str) -> Result<&'static dyn Tools, UnknownGame> {
    games::visit(name, ToolsOf)
}

struct ToolsOf;

impl Visitor for ToolsOf {
    type Output = &'static dyn Tools;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> &'static dyn Tools {
        Of::<G>::ENTRY
    }
}
