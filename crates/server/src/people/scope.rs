pub use wire::Scope;

/// Scopes as they are kept, with spaces between them; what is unknown allows nothing.
pub(crate) fn read_scopes(text: &str) -> Vec<Scope> {
    text.split(' ').filter_map(|word| word.parse().ok()).collect()
}

/// Scopes as they are kept.
pub(crate) fn write_scopes(scopes: &[Scope]) -> String {
    let mut scopes = scopes.to_vec();
    scopes.sort_unstable();
    scopes.dedup();
    scopes.iter().map(|scope| scope.as_str()).collect::<Vec<_>>().join(" ")
}
