use crate::refusal::Refusal;

/// Checks that a text from outside is short, not empty, and printable.
pub(crate) fn text(what: &'static str, text: &str, longest: usize) -> Result<(), Refusal> {
    let is_fine = !text.trim().is_empty() && text.len() <= longest && !text.chars().any(char::is_control);
    if is_fine { Ok(()) } else { Err(Refusal::BadText { what, longest }) }
}

/// Checks that a table id is short and safe in URLs and file names.
pub(crate) fn is_id(text: &str) -> bool {
    let is_harmless = |byte: u8| byte.is_ascii_alphanumeric() || b".-_".contains(&byte);
    (1..=64).contains(&text.len()) && text.bytes().all(is_harmless)
}
