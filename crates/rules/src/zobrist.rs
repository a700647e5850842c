//! Random numbers for position keys, fixed at compile time.

/// Generates `N` well-mixed 64-bit numbers. The same seed always gives the same numbers, so keys may be stored.
pub const fn keys<const N: usize>(seed: u64) -> [u64; N] {
    let mut keys = [0; N];
    let mut state = seed;
    let mut i = 0;
    while i < N {
        // One step of SplitMix64 (Steele, Lea and Flood 2014), whose output passes the usual statistical tests.
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = state;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        keys[i] = mixed ^ (mixed >> 31);
        i += 1;
    }
    keys
}

#[cfg(test)]
mod tests {
    #[test]
    fn keys_are_distinct_and_fixed() {
        let keys: [u64; 1000] = super::keys(1);
        let mut sorted = keys;
        sorted.sort_unstable();
        assert!(sorted.windows(2).all(|pair| pair[0] != pair[1]));
        assert_eq!(keys[0], 0x910a_2dec_8902_5cc1, "stored keys would no longer match");
    }
}
