use crate::Value;

/// Exact values of some positions, such as those in a tablebase.
pub trait TablebaseProbe<P>: Sync {
    /// The value of a position for the side that decides in it, or whose turn would be next in a finished game; `None`
    /// where it is unknown.
    fn probe(&self, position: &P) -> Option<Value>;
}

/// A tablebase that knows nothing.
pub struct NoTablebase;

impl<P> TablebaseProbe<P> for NoTablebase {
    #[inline]
    fn probe(&self, _: &P) -> Option<Value> {
        None
    }
}

impl<P, T: TablebaseProbe<P> + ?Sized> TablebaseProbe<P> for &T {
    fn probe(&self, position: &P) -> Option<Value> {
        (**self).probe(position)
    }
}
