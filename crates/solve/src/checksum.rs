//! CRC-64 as the XZ format uses it. It finds every change of a single byte, and of up to eight bytes in a row.

/// The polynomial of ECMA-182, its bits in reverse.
const POLYNOMIAL: u64 = 0xc96c_5795_d787_0f42;

/// For each byte, what it does to the rest; then the same for one more byte behind it, and so on.
const STEPS: [[u64; 256]; 8] = {
    let mut steps = [[0; 256]; 8];
    let mut byte = 0;
    while byte < 256 {
        let mut rest = byte as u64;
        let mut bit = 0;
        while bit < 8 {
            rest = if rest & 1 == 0 { rest >> 1 } else { rest >> 1 ^ POLYNOMIAL };
            bit += 1;
        }
        steps[0][byte] = rest;
        byte += 1;
    }
    let mut behind = 1;
    while behind < 8 {
        let mut byte = 0;
        while byte < 256 {
            let rest = steps[behind - 1][byte];
            steps[behind][byte] = rest >> 8 ^ steps[0][rest as u8 as usize];
            byte += 1;
        }
        behind += 1;
    }
    steps
};

/// The checksum of bytes that come one after the other.
pub(crate) struct Checksum(u64);

impl Checksum {
    pub(crate) fn new() -> Checksum {
        Checksum(!0)
    }

    /// These bytes come next.
    pub(crate) fn add(&mut self, bytes: &[u8]) {
        let (words, rest) = bytes.as_chunks::<8>();
        let mut sum = self.0;
        for word in words {
            // Eight bytes at a time: each of them takes its own table, and they do not wait for one another.
            let mixed = (sum ^ u64::from_le_bytes(*word)).to_le_bytes();
            sum =
                mixed.iter().zip(STEPS.iter().rev()).fold(0, |sum, (byte, step)| sum ^ step[*byte as usize]);
        }
        self.0 = rest.iter().fold(sum, |sum, byte| sum >> 8 ^ STEPS[0][(sum as u8 ^ byte) as usize]);
    }

    /// The checksum of all of them.
    pub(crate) fn sum(&self) -> u64 {
        !self.0
    }
}

/// The checksum of some bytes.
pub(crate) fn checksum(bytes: &[u8]) -> u64 {
    let mut checksum = Checksum::new();
    checksum.add(bytes);
    checksum.sum()
}

#[cfg(test)]
mod tests {
    use super::{Checksum, checksum};

    #[test]
    fn known_checksums_are_computed() {
        // The check value in the catalogue of parametrised CRC algorithms, under CRC-64/XZ.
        assert_eq!(checksum(b"123456789"), 0x995d_c9bb_df19_39fa);
        assert_eq!(checksum(b""), 0);
    }

    #[test]
    fn it_does_not_matter_where_bytes_are_divided() {
        let bytes: Vec<u8> = (0..40u8).map(|number| number.wrapping_mul(37)).collect();
        for place in 0..=bytes.len() {
            let (one, other) = bytes.split_at(place);
            let mut sum = Checksum::new();
            sum.add(one);
            sum.add(other);
            assert_eq!(sum.sum(), checksum(&bytes), "{place}");
        }
    }
}
