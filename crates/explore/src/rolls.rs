use catalog::AnyHistory;

/// A possible roll.
pub struct Roll {
    /// In notation.
    pub text: String,
    /// Its share of the weight of all rolls.
    pub weight: u32,
}

/// Returns the possible rolls in order; none unless a roll is due.
pub fn rolls(history: &dyn AnyHistory) -> Vec<Roll> {
    let mut rolls: Vec<Roll> = Vec::new();
    for number in 0..history.dice_weight() {
        let Some(text) = history.dice_roll(number) else { break };
        match rolls.last_mut() {
            Some(last) if last.text == text => last.weight += 1,
            _ => rolls.push(Roll { text, weight: 1 }),
        }
    }
    rolls
}
