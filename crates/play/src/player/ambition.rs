use rules::Game;
use search::{Ambition, Score};

use crate::{Claim, History};

/// What a draw is worth to a player who believes in winning: a little less than nothing.
pub(crate) const PLAIN: Ambition = Ambition { draw: Score(-300), patience: None };

/// The ambition of a strong player, who has more to lose by a draw: playing on against somebody weaker is worth as much as
/// a guard is in Courtier (`docs/strength.md` has how that was found).
pub(super) fn strong<G: Game>(history: &History<G>) -> Ambition {
    let patience = G::INFO.draws.then(|| Claim::QUIET_TURNS.saturating_sub(history.quiet_turns()));
    Ambition { draw: Score(-2_500), patience }
}
