/// The text as a sentence: with a capital letter and a full stop.
pub(crate) fn sentence(text: &str) -> String {
    let text = text.trim_end_matches('.');
    let mut characters = text.chars();
    match characters.next() {
        Some(first) => first.to_uppercase().chain(characters).chain(['.']).collect(),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::sentence;

    #[test]
    fn sentences_begin_and_end_properly() {
        assert_eq!(sentence("seat 1 moves."), "Seat 1 moves.");
        assert_eq!(sentence("not legal here"), "Not legal here.");
        assert_eq!(sentence(""), "");
    }
}
