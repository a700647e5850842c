use std::fmt::Debug;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXorAssign, Not, Shl, Shr};

/// An unsigned integer whose bits are squares: `u64` up to 8×8, `u128` above.
pub trait Word:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXorAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// No square.
    const NONE: Self;

    /// Keeps the bits that fit.
    fn from_u128(bits: u128) -> Self;

    /// The square with this index alone.
    fn bit(index: u8) -> Self;

    /// How many squares there are.
    fn count(self) -> u32;

    /// The lowest square. There must be one.
    fn lowest(self) -> u8;

    /// All squares but the lowest.
    fn without_lowest(self) -> Self;
}

macro_rules! word {
    ($($word:ty),+) => {$(
        impl Word for $word {
            const NONE: $word = 0;

            #[inline]
            fn from_u128(bits: u128) -> $word {
                bits as $word
            }

            #[inline]
            fn bit(index: u8) -> $word {
                1 << index
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn lowest(self) -> u8 {
                self.trailing_zeros() as u8
            }

            #[inline]
            fn without_lowest(self) -> $word {
                self & self.wrapping_sub(1)
            }
        }
    )+};
}

word!(u64, u128);
