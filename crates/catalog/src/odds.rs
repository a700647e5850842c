use rules::{AttackResult, Effect, Outcome};

use crate::AnyHistory;

/// The odds of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// The possible results, likeliest first.
    pub chances: Vec<Chance>,
    /// The number of equally likely rolls.
    pub total: u64,
}

/// One possible result of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// How many rolls lead to it.
    pub weight: u64,
    /// Those rolls in notation, in order.
    pub rolls: Vec<String>,
    /// The result by the die.
    pub result: AttackResult,
    /// Whether the loser dies, by the die or for lack of room.
    pub dies: bool,
    /// The outcome, if it ends the game.
    pub ends: Option<Outcome>,
}

impl Odds {
    /// Returns the odds of an attack; `None` for any other move.
    pub fn of(history: &dyn AnyHistory, text: &str) -> Option<Odds> {
        /// More rolls than any game has; a guard against an endless loop.
        const MOST: u64 = 1000;
        let mut attack = history.copy();
        attack.take(text).ok()?;
        let total = attack.dice_weight();
        if total == 0 || total > MOST {
            return None;
        }
        let mut chances: Vec<Chance> = Vec::new();
        for number in 0..total {
            let roll = attack.dice_roll(number)?;
            let effects = attack.preview(&roll).ok()?;
            let result = effects.iter().find_map(|effect| match effect {
                Effect::Rolled { result, .. } => Some(*result),
                _ => None,
            })?;
            let dies = effects.iter().any(|effect| matches!(effect, Effect::Removed { .. }));
            match chances.iter_mut().find(|chance| (chance.result, chance.dies) == (result, dies)) {
                Some(chance) => {
                    chance.weight += 1;
                    chance.rolls.push(roll);
                }
                None => {
                    let mut after = attack.copy();
                    after.take(&roll).ok()?;
                    let ends = after.ending().map(|ending| ending.outcome());
                    chances.push(Chance { weight: 1, rolls: vec![roll], result, dies, ends });
                }
            }
        }
        // The sort is stable: equal chances stay in the order of the dice.
        chances.sort_by_key(|chance| std::cmp::Reverse(chance.weight));
        Some(Odds { chances, total })
    }
}
