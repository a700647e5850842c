use rules::Game;
use search::{Contempt, Score};

use crate::{Claim, History, dice};

/// The default contempt: a draw is worth slightly less than nothing.
pub(crate) const PLAIN: Contempt = Contempt { draw: Score(-300), turns_to_draw: None };

/// The contempt of a strong player, which loses more by a draw (`docs/strength.md` has the measurements).
///
/// With dice, expectations must be true to scale, and draws are rare: the default applies.
pub(super) fn strong<G: Game>(history: &History<G>) -> Contempt {
    if !G::INFO.draws || dice::has_dice::<G::Position>() {
        return PLAIN;
    }
    let turns_to_draw = Claim::QUIET_TURNS.saturating_sub(history.quiet_turns());
    Contempt { draw: Score(-2_500), turns_to_draw: Some(turns_to_draw) }
}

#[cfg(test)]
mod tests {
    use games::courtier::Courtier;
    use games::holochess::Holochess;
    use rules::{Choice, Side};

    use super::*;

    #[test]
    fn contempt_ends_when_a_draw_can_be_claimed() {
        let mut history = History::<Courtier>::new(Courtier::start(Side::South));
        assert_eq!(strong(&history).turns_to_draw, Some(100));
        for mv in ["a4-b4", "a10-b10", "b4-a4"] {
            history.take(Choice::Move(mv.parse().unwrap())).unwrap();
        }
        assert_eq!(strong(&history).turns_to_draw, Some(97));
    }

    #[test]
    fn games_with_dice_have_the_default_contempt() {
        assert_eq!(strong(&History::<Holochess>::new(Holochess::start(Side::South))), PLAIN);
    }
}
