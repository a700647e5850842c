use unicode_width::{UnicodeWidthChar, UnicodeWidthStr};

/// Shortens a text to so many columns, with a mark where it was cut off.
pub(crate) fn shorten(text: &str, width: usize) -> String {
    if text.width() <= width {
        return text.to_owned();
    }
    let mut short = String::new();
    for letter in text.chars() {
        if short.width() + letter.width().unwrap_or(0) >= width {
            break;
        }
        short.push(letter);
    }
    format!("{}…", short.trim_end())
}

/// Wraps a text to lines of at most `width` columns, breaking words only if they are longer than a line.
pub(crate) fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split_whitespace().flat_map(|word| pieces(word, width)) {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(&word);
            }
            _ => lines.push(word),
        }
    }
    lines
}

/// Splits a word into pieces no wider than a line.
fn pieces(word: &str, width: usize) -> Vec<String> {
    let mut pieces = vec![String::new()];
    let mut used = 0;
    for letter in word.chars() {
        let needs = letter.width().unwrap_or(0);
        if used > 0 && used + needs > width {
            pieces.push(String::new());
            used = 0;
        }
        used += needs;
        if let Some(piece) = pieces.last_mut() {
            piece.push(letter);
        }
    }
    pieces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_words_are_broken_where_they_must_be() {
        let check = |text: &str, lines: &[&str]| assert_eq!(wrap(text, 10), lines, "{text}");
        check("", &[]);
        check("one two three", &["one two", "three"]);
        check("see https://a.example/x now", &["see", "https://a.", "example/x", "now"]);
    }

    #[test]
    fn shortened_text_is_marked() {
        assert_eq!(shorten("guest-24120120", 14), "guest-24120120");
        assert_eq!(shorten("guest-24120120", 8), "guest-2…");
        assert_eq!(shorten("", 0), "");
    }
}
