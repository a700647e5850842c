use rules::{BadChoice, Coded, Fact, IllegalChoice};

use crate::AnyHistory;

/// Explains why a text is not a choice in the current position: for an illegal move, by the rule that forbids it.
pub fn why_refused(history: &dyn AnyHistory, text: &str, bad: &BadChoice) -> Fact {
    let is_illegal = matches!(bad, BadChoice::Refused(IllegalChoice::Illegal));
    let scene = history.scene();
    let names = text.split(|letter: char| !letter.is_alphanumeric());
    let spaces: Vec<&str> = names.filter(|name| scene.find(name).is_some()).collect();
    let rule = (is_illegal && !spaces.is_empty()).then(|| history.why_not(&spaces)).flatten();
    rule.map_or_else(|| bad.fact(), |why| why.fact())
}
