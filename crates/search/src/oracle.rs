use crate::Score;

/// Someone who knows the exact value of some positions, like a table of solved endings.
pub trait Oracle<P>: Sync {
    /// The exact score for the side that decides, with its distance in plies counted from this position.
    fn probe(&self, position: &P) -> Option<Score>;
}

/// Knows nothing.
pub struct NoOracle;

impl<P> Oracle<P> for NoOracle {
    #[inline]
    fn probe(&self, _: &P) -> Option<Score> {
        None
    }
}

impl<P, O: Oracle<P> + ?Sized> Oracle<P> for &O {
    fn probe(&self, position: &P) -> Option<Score> {
        (**self).probe(position)
    }
}
