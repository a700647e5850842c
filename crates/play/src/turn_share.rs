use rules::{Game, Node, Position, Side};
use search::Budget;

use crate::{ClockReading, History};

/// How a decision shares the clock with the other decisions of the same turn.
///
/// A clock adds its increment once per turn, so a turn of several decisions (two actions, or a huff and then a move) has to
/// divide its share of the clock among them. A decision inside the opponent's turn (a push) earns no increment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct TurnShare {
    /// Whose decision is due.
    side: Side,
    /// Whether it is this side's own turn.
    is_own_turn: bool,
    /// The decisions of this side in this turn, as far as they can be foreseen, this one included.
    decisions: u32,
}

impl TurnShare {
    /// How many decisions and rolls to look ahead. No turn of any game has more decisions than it has actions and pushes.
    const LOOKAHEAD: usize = 8;

    /// The share of the decision that is due; `None` if none is.
    pub(crate) fn of<G: Game>(history: &History<G>) -> Option<TurnShare> {
        let position = history.position();
        let Node::Decide(side) = position.node() else { return None };
        let turn = position.turn();
        let before = history.positions().rev().skip(1).take_while(|earlier| earlier.turn() == turn);
        let made = before.filter(|earlier| earlier.node() == Node::Decide(side)).count();
        let made = u32::try_from(made).unwrap_or(u32::MAX - 1);
        let decisions = made.saturating_add(decisions_ahead(*position, side));
        Some(TurnShare { side, is_own_turn: turn == side, decisions })
    }

    /// What a clock allows for the decision.
    pub(crate) fn budget(self, clock: &ClockReading) -> Budget {
        let increment = if self.is_own_turn { clock.increment[self.side] } else { std::time::Duration::ZERO };
        Budget::clock(clock.left[self.side], increment, self.decisions)
    }
}

/// How many decisions a side has in the rest of this turn, this one included, if everybody plays the first move of the list
/// and every roll is the likeliest.
fn decisions_ahead<P: Position>(mut position: P, side: Side) -> u32 {
    let turn = position.turn();
    let mut decisions = 0;
    for _ in 0..TurnShare::LOOKAHEAD {
        if position.turn() != turn {
            break;
        }
        match position.node() {
            Node::Decide(decider) => {
                decisions += u32::from(decider == side);
                let Some(mv) = position.nth_move(0) else { break };
                position.play_unchecked(mv);
            }
            Node::Chance => {
                let mut likeliest = None;
                position.each_roll(|roll, weight| {
                    if likeliest.is_none_or(|(_, most)| weight > most) {
                        likeliest = Some((roll, weight));
                    }
                });
                let Some((roll, _)) = likeliest else { break };
                position.roll_unchecked(roll);
            }
            Node::Over(_) => break,
        }
    }
    decisions.max(1)
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use games::courtier::Courtier;
    use games::courtyard::Courtyard;
    use games::holochess::Holochess;

    use super::*;
    use crate::SearchLimits;

    const LEFT: Duration = Duration::from_secs(50);
    const INCREMENT: Duration = Duration::from_secs(8);

    /// The time for the decision after these choices, with 50 seconds left and 8 more for each turn.
    fn time<G: Game>(start: &str, choices: &str) -> Duration {
        let Ok(start) = start.parse::<G::Position>() else { panic!("{start} cannot be read") };
        let mut history = History::<G>::new(start);
        for text in choices.split_whitespace() {
            history.take(rules::Notation::read_choice(history.position(), text).unwrap()).unwrap();
        }
        let clock = ClockReading { left: [LEFT; 2], increment: [INCREMENT; 2] };
        SearchLimits { clock: Some(clock), ..SearchLimits::default() }.budget(&history).time.unwrap()
    }

    fn whole_share() -> Duration {
        Budget::clock(LEFT, INCREMENT, 1).time.unwrap()
    }

    #[test]
    fn a_turn_of_one_decision_has_the_whole_share() {
        assert_eq!(time::<Courtier>("GGGKGGgggkgg/12/1 1 0", ""), whole_share());
        assert_eq!(time::<Courtier>("GGGKGGgggkgg/12/1 1 0", "a1-b1"), whole_share());
    }

    #[test]
    fn both_actions_of_a_turn_share_its_time() {
        let start = "1SGNM2ohkl1/12/1 1 2 - 0";
        assert_eq!(time::<Holochess>(start, ""), whole_share() / 2);
        assert_eq!(time::<Holochess>(start, "a2-b1"), whole_share() / 2);
        assert_eq!(time::<Holochess>(start, "a2-b1 a3-b2"), whole_share() / 2);
    }

    #[test]
    fn a_push_takes_its_time_from_the_turn_it_belongs_to() {
        let start = "2GN1M1o1kl1/2Sh8/1 1 2 - 0";
        let own = time::<Holochess>(start, "b3*b4 r4");
        assert_eq!(own, whole_share() / 3, "the attack, the push and the second action");
        let pushed = time::<Holochess>(start, "b3*b4 r2");
        assert_eq!(pushed, Budget::clock(LEFT, Duration::ZERO, 1).time.unwrap());
        assert!(pushed < whole_share(), "a push in the opponent's turn earns no increment");
    }

    #[test]
    fn a_huff_and_the_move_after_it_share_the_time_of_the_turn() {
        let start = "4k3g1/10/2s7/10/10/10/S5s3/5K4/10/3G6 1 0 -";
        assert_eq!(time::<Courtyard<false, false, false>>(start, ""), whole_share());
        assert_eq!(time::<Courtyard<false, false, false>>(start, "f3-e2"), whole_share() / 2);
        assert_eq!(time::<Courtyard<false, false, false>>(start, "f3-e2 !e2"), whole_share() / 2);
    }
}
