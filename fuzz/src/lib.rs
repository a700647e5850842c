//! The checks of the fuzz targets, which run them on arbitrary bytes; `tests/corpus.rs` runs them on the corpus.

mod choices;
mod moves;
mod positions;
mod records;

pub use choices::choices;
pub use moves::moves;
pub use positions::positions;
pub use records::records;

/// Splits the input into the name of a game, chosen by the first byte, and the rest.
fn split_game(data: &[u8]) -> Option<(String, &[u8])> {
    let mut names = games::names();
    let (first, rest) = data.split_first()?;
    let index = usize::from(*first) % names.len();
    Some((names.swap_remove(index), rest))
}
