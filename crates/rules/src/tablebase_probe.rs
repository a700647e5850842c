use crate::Value;

/// A source of exact values for some positions, such as a tablebase.
pub trait TablebaseProbe<P>: Sync {
    /// Returns the value of a position for the side that decides, or whose turn would be next in a finished game;
    /// `None` if it is unknown.
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
