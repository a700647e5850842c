use rand::RngExt;
use rules::Side;

/// One of several things; `None` when there are none.
pub(crate) fn pick<T>(things: &[T]) -> Option<&T> {
    if things.is_empty() { None } else { things.get(rand::rng().random_range(0..things.len())) }
}

/// An unpredictable number.
pub(crate) fn seed() -> u64 {
    rand::rng().random_range(0..1 << 32)
}

/// A random side.
pub(crate) fn lot() -> Side {
    Side::BOTH[rand::rng().random_range(0..2)]
}
