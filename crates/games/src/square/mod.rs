//! What the square boards of King and Courtesan and Courtyard share.

mod square;

pub use square::Square;

use crate::text::Part;

/// The parts of a board of N×N squares as it is written: from the highest rank to rank 1.
pub(crate) const fn ranks<const N: usize>() -> [Part; N] {
    const NAMES: [&str; 10] =
        ["rank 1", "rank 2", "rank 3", "rank 4", "rank 5", "rank 6", "rank 7", "rank 8", "rank 9", "rank 10"];
    let mut ranks = [Part { name: "", spaces: N as u32 }; N];
    let mut part = 0;
    while part < N {
        ranks[part].name = NAMES[N - 1 - part];
        part += 1;
    }
    ranks
}
