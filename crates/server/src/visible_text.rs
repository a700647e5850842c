/// A text without characters that change how the text around them is shown: controls of the writing direction, which
/// can make a line look like another, and characters without a width. Joiners stay, as scripts and emoji need them.
/// Empty if nothing visible is left.
pub(crate) fn visible_text(text: &str) -> String {
    let kept: String = text.chars().filter(|char| !is_hidden(*char)).collect();
    let kept = kept.trim();
    let is_blank = kept.chars().all(|char| char.is_whitespace() || is_joiner(char));
    if is_blank { String::new() } else { kept.to_owned() }
}

fn is_hidden(char: char) -> bool {
    matches!(char,
        // The soft hyphen, marks of the direction, fillers and separators without a width.
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180e}'
        | '\u{200b}' | '\u{200e}' | '\u{200f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        // Embeddings, overrides and isolates of the direction, and invisible operators.
        | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}'
        // Annotations and tags.
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e007f}')
}

/// Joiners and selectors of variants, which are invisible by themselves.
fn is_joiner(char: char) -> bool {
    matches!(char, '\u{200c}' | '\u{200d}' | '\u{fe00}'..='\u{fe0f}')
}

#[cfg(test)]
mod tests {
    use super::visible_text;

    #[test]
    fn hidden_characters_are_removed() {
        for (text, expected) in [
            ("well played", "well played"),
            (" spaces around ", "spaces around"),
            ("Grüße, שלום, 你好", "Grüße, שלום, 你好"),
            ("\u{202e}nimda\u{202c}", "nimda"),
            ("\u{2066}a\u{2069}b\u{200f}", "ab"),
            ("a\u{200b}\u{feff}\u{2060}b", "ab"),
            ("👩\u{200d}🚀 ❤\u{fe0f}", "👩\u{200d}🚀 ❤\u{fe0f}"),
            ("می\u{200c}خواهم", "می\u{200c}خواهم"),
            ("\u{200b}\u{200d} \u{3164}", ""),
            ("\u{fe0f}", ""),
            ("", ""),
        ] {
            assert_eq!(visible_text(text), expected, "{text:?}");
        }
    }
}
