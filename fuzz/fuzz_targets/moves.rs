#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| holocourt_fuzz::moves(data));
