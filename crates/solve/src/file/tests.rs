use rules::{Family, Part, Position, TablebaseProbe, Value};

use super::CHECKSUM;
use crate::bad_tablebase::BadTablebase;
use crate::tablebase::Tablebase;
use crate::testing::Chase;

fn table() -> Tablebase<Chase> {
    Tablebase::solve(Family::of(), 2, &|_| ())
}

fn read(bytes: &[u8]) -> Result<Tablebase<Chase>, BadTablebase> {
    Tablebase::from_bytes(Family::of(), "chase", bytes)
}

/// Recomputes the checksum after tampering.
fn signed(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.truncate(bytes.len() - 8);
    bytes.extend(CHECKSUM.checksum(&bytes).to_le_bytes());
    bytes
}

fn check_same(one: &Tablebase<Chase>, other: &Tablebase<Chase>) {
    assert!(one.codes == other.codes);
    assert_eq!(one.values, other.values);
}

#[test]
fn the_checksum_is_crc_64_xz() {
    // The check value in the catalogue of parametrised CRC algorithms.
    assert_eq!(CHECKSUM.checksum(b"123456789"), 0x995d_c9bb_df19_39fa);
}

#[test]
fn files_round_trip() {
    let table = table();
    check_same(&read(&table.to_bytes("chase")).expect("a good file"), &table);
}

#[test]
fn more_than_256_values_take_two_bytes_each() {
    let family = Family::<Chase> { parts: || vec![Part { name: String::new(), count: 300 }], ..Family::of() };
    let values: Vec<_> = (0..300).map(|plies| Value::over(1).after_moves(plies)).collect();
    let table = Tablebase::new(family, &values);
    let bytes = table.to_bytes("chase");
    let read = Tablebase::from_bytes(family, "chase", bytes.as_slice()).expect("a good file");
    check_same(&read, &table);
    assert!((0..300).all(|index| read.at(index) == values[index as usize]));
    let mut odd = bytes.clone();
    odd.remove(bytes.len() - 9);
    assert!(matches!(Tablebase::from_bytes(family, "chase", signed(odd)), Err(BadTablebase::CutOff)));
}

#[test]
fn every_changed_bit_is_detected() {
    let bytes = table().to_bytes("chase");
    for place in 0..bytes.len() {
        for bit in 0..8 {
            let mut changed = bytes.clone();
            changed[place] ^= 1 << bit;
            assert!(read(&changed).is_err(), "bit {bit} of byte {place}");
        }
    }
}

#[test]
fn every_truncation_and_every_addition_is_detected() {
    let bytes = table().to_bytes("chase");
    for length in 0..bytes.len() {
        assert!(read(&bytes[..length]).is_err(), "cut off after {length} bytes");
        let mut doubled = bytes.clone();
        doubled.insert(length, bytes[length]);
        assert!(read(&doubled).is_err(), "byte {length} doubled");
    }
    assert!(read(&[&bytes[..], &[0]].concat()).is_err());
}

#[test]
fn other_files_are_refused() {
    let table = table();
    let bytes = table.to_bytes("chase");
    assert!(matches!(read(b"PNG and so on"), Err(BadTablebase::NotATable)));
    assert!(matches!(
        read(&table.to_bytes("race")),
        Err(BadTablebase::OtherGame { found, expected }) if found == "race" && expected == "chase"
    ));
    let mut newer = bytes.clone();
    newer[8] = 2;
    assert!(matches!(read(&signed(newer)), Err(BadTablebase::OtherFormat { found: 2, expected: 1 })));
    let other_rules = Family::<Chase> { version: 4, ..Family::of() };
    assert!(matches!(
        Tablebase::from_bytes(other_rules, "chase", bytes.as_slice()),
        Err(BadTablebase::OtherVersion { found: 3, expected: 4 })
    ));
    let other_parts =
        Family::<Chase> { parts: || vec![Part { name: "all".to_owned(), count: 121 }], ..Family::of() };
    assert!(matches!(
        Tablebase::from_bytes(other_parts, "chase", bytes.as_slice()),
        Err(BadTablebase::OtherParts)
    ));
}

#[test]
fn garbage_with_a_valid_checksum_is_refused_without_a_panic() {
    let bytes = table().to_bytes("chase");
    for place in 12..bytes.len() - 8 {
        for byte in [0, 1, 0x7f, 0xff] {
            let mut changed = bytes.clone();
            changed[place] = byte;
            // Another value in the list or another entry is simply another tablebase; everything else is refused.
            if let Ok(table) = read(&signed(changed)) {
                let (mut count, mut points) = (0, 0);
                for (position, value) in table.entries() {
                    assert_eq!(table.probe(&position), Some(value));
                    points += i32::from(value.points());
                    count += position.pieces();
                }
                assert!(count > 0 && points.abs() < 121 * 128);
            }
        }
    }
}

#[test]
fn files_are_written_whole_and_read_back() {
    let folder = std::env::temp_dir().join(format!("holocourt-solve-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a temporary folder");
    let path = folder.join("chase.table");
    assert!(Tablebase::<Chase>::read(Family::of(), "chase", &path).is_err_and(|bad| bad.is_missing()));
    let table = table();
    for _ in 0..2 {
        table.write("chase", &path).expect("a writable folder");
    }
    check_same(&Tablebase::read(Family::of(), "chase", &path).expect("a good file"), &table);
    let files = std::fs::read_dir(&folder).expect("a readable folder").count();
    assert_eq!(files, 1, "nothing unfinished is left behind");

    std::fs::write(&path, vec![0; 2 << 20]).expect("a writable folder");
    assert!(matches!(Tablebase::<Chase>::read(Family::of(), "chase", &path), Err(BadTablebase::TooLong)));
    assert!(table.write("chase", &folder.join("missing").join("chase.table")).is_err());
    std::fs::remove_dir_all(&folder).expect("a writable folder");
}
