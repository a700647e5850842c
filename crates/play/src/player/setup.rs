use rules::{Choice, Evaluate, Game, Node, Position, Side};
use search::Random;

use super::PlayerError;
use super::greedy::best_at_sight;
use crate::dice;

/// Returns a random setup.
pub(super) fn any<S: Copy>(choices: &[S], random: &mut Random) -> Result<S, PlayerError> {
    let index = random.below(choices.len() as u64) as usize;
    choices.get(index).copied().ok_or(PlayerError::NothingToDecide)
}

/// Returns a setup that does well in quick games against all setups of the opponent.
///
/// Greedy players play the same number of quick games with each setup; after every round the worse half is dropped,
/// and the rest play twice as many. The choice among several good ones is random, because an opponent could prepare
/// for a fixed one.
pub(super) fn promising<G: Game<Position: Evaluate>>(
    side: Side,
    choices: &[G::Setup],
    random: &mut Random,
) -> Result<G::Setup, PlayerError> {
    const FINALISTS: usize = 3;
    let opponents = G::setups(!side);
    let mut candidates: Vec<(G::Setup, i64)> = choices.iter().map(|setup| (*setup, 0)).collect();
    let mut games = 6;
    while candidates.len() > FINALISTS {
        for (setup, score) in &mut candidates {
            for _ in 0..games {
                *score += quick_game::<G>(side, *setup, &opponents, random);
            }
        }
        candidates.sort_by_key(|(_, score)| -score);
        candidates.truncate((candidates.len() / 2).max(FINALISTS));
        games *= 2;
    }
    let finalists: Vec<_> = candidates.into_iter().map(|(setup, _)| setup).collect();
    any(&finalists, random)
}

/// Plays a game between greedy players and returns the points for the side.
fn quick_game<G: Game<Position: Evaluate>>(
    side: Side,
    setup: G::Setup,
    opponents: &[G::Setup],
    random: &mut Random,
) -> i64 {
    let first = Side::BOTH[random.below(2) as usize];
    let begin = |other| {
        let setups = if side == Side::South { [setup, other] } else { [other, setup] };
        G::start_with(setups, first).ok()
    };
    let starts: Vec<_> = opponents.iter().filter_map(|other| begin(*other)).collect();
    let Ok(start) = any(&starts, random) else { return 0 };
    let end = play_out(start, random);
    end.node().outcome().map_or(0, |outcome| i64::from(outcome.points_for(side)))
}

fn play_out<P: Evaluate>(mut position: P, random: &mut Random) -> P {
    /// Greedy players could go in circles forever.
    const LONGEST: usize = 300;
    for _ in 0..LONGEST {
        let choice = match position.node() {
            Node::Over(_) => break,
            Node::Chance => dice::roll(&position, random.below(dice::weight(&position))).map(Choice::Roll),
            Node::Decide(side) => best_at_sight(&position, side, random).ok().map(|(mv, _)| Choice::Move(mv)),
        };
        let Some(choice) = choice else { break };
        position.take_unchecked(choice);
    }
    position
}
