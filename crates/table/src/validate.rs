use crate::refusal::Refusal;

/// Texts from outside are short, not empty, and hold nothing that cannot be shown.
pub(crate) fn text(what: &'static str, text: &str, longest: usize) -> Result<(), Refusal> {
    let is_fine = !text.trim().is_empty() && text.len() <= longest && !text.chars().any(char::is_control);
    if is_fine { Ok(()) } else { Err(Refusal::BadText { what, longest }) }
}

/// An id for a table: short, and harmless wherever it is written.
pub(crate) fn is_id(text: &str) -> bool {
    let is_harmless = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    (1..=64).contains(&text.len()) && text.bytes().all(is_harmless)
}
