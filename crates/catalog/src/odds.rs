use rules::{AttackResult, Effect, Outcome};

use crate::AnyHistory;

/// What the dice may make of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Odds {
    /// What may happen, the likeliest first.
    pub chances: Vec<Chance>,
    /// The number of all falls.
    pub total: u64,
}

/// One thing that the dice may make of an attack.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chance {
    /// How many of all falls lead to it.
    pub weight: u64,
    /// Those falls in the notation, in order.
    pub falls: Vec<String>,
    /// What the die says.
    pub result: AttackResult,
    /// Whether the loser dies, be it by the die or because there is no room to push it to.
    pub dies: bool,
    /// How the game ends with it, if it does.
    pub ends: Option<Outcome>,
}

impl Odds {
    /// The odds of a move that attacks; `None` for any other move.
    pub fn of(history: &dyn AnyHistory, text: &str) -> Option<Odds> {
        /// More falls than any dice here have; a guard against waiting for ever.
        const MOST: u64 = 1000;
        let mut attack = history.copy();
        attack.take(text).ok()?;
        let total = attack.dice_weight();
        if total == 0 || total > MOST {
            return None;
        }
        let mut chances: Vec<Chance> = Vec::new();
        for number in 0..total {
            let fall = attack.dice_fall(number)?;
            let effects = attack.preview(&fall).ok()?;
            let result = effects.iter().find_map(|effect| match effect {
                Effect::Rolled { result, .. } => Some(*result),
                _ => None,
            })?;
            let dies = effects.iter().any(|effect| matches!(effect, Effect::Removed { .. }));
            match chances.iter_mut().find(|chance| (chance.result, chance.dies) == (result, dies)) {
                Some(chance) => {
                    chance.weight += 1;
                    chance.falls.push(fall);
                }
                None => {
                    let mut fallen = attack.copy();
                    fallen.take(&fall).ok()?;
                    let ends = fallen.ending().map(|ending| ending.outcome());
                    chances.push(Chance { weight: 1, falls: vec![fall], result, dies, ends });
                }
            }
        }
        // A stable sort: equal chances stay in the order of the dice.
        chances.sort_by_key(|chance| std::cmp::Reverse(chance.weight));
        Some(Odds { chances, total })
    }
}
