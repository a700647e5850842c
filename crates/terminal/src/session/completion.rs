/// The candidates that start with the typed text, and their common prefix.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Completion {
    /// The matching candidates, in order.
    pub(crate) matches: Vec<String>,
    /// Their longest common prefix.
    pub(crate) shared: String,
}

impl Completion {
    /// Completes the typed text.
    pub(crate) fn of<'c>(typed: &str, candidates: impl IntoIterator<Item = &'c str>) -> Completion {
        let typed = typed.to_lowercase();
        let begins = |candidate: &&str| candidate.to_lowercase().starts_with(&typed);
        let matches: Vec<String> = candidates.into_iter().filter(begins).map(str::to_owned).collect();
        let mut shared = matches.first().cloned().unwrap_or_default();
        for other in &matches {
            let same = shared.chars().zip(other.chars()).take_while(|(a, b)| a == b).count();
            shared = shared.chars().take(same).collect();
        }
        Completion { matches, shared }
    }

    /// Returns the exact match, or the only match left.
    pub(crate) fn meant(&self, typed: &str) -> Option<&str> {
        let whole = self.matches.iter().find(|text| text.eq_ignore_ascii_case(typed));
        let only = match self.matches.as_slice() {
            [only] => Some(only),
            _ => None,
        };
        whole.or(only).map(String::as_str)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn typed_text_is_completed_as_far_as_possible() {
        let moves = ["a1-b1", "a1-b12", "a2-b2", "pass"];
        let check = |typed: &str, matches: usize, shared: &str, meant: Option<&str>| {
            let completion = Completion::of(typed, moves);
            assert_eq!((completion.matches.len(), completion.shared.as_str()), (matches, shared), "{typed}");
            assert_eq!(completion.meant(typed), meant, "{typed}");
        };
        check("a1", 2, "a1-b1", None);
        check("a1-b1", 2, "a1-b1", Some("a1-b1"));
        check("a2", 1, "a2-b2", Some("a2-b2"));
        check("P", 1, "pass", Some("pass"));
        check("x", 0, "", None);
    }
}
