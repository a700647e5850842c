use table::record::{Record, read_all};

/// Reads any text as records, and as one record in JSON: either it is refused, or it is written back and means the same,
/// and can be replayed or is refused with a reason.
pub fn records(data: &[u8]) {
    let Ok(text) = std::str::from_utf8(data) else { return };
    match read_all(text) {
        Ok(records) => records.iter().for_each(check),
        Err(bad) => assert!(!bad.to_string().is_empty() && bad.line >= 1),
    }
    match Record::from_json(text) {
        Ok(record) => check(&record),
        Err(bad) => assert!(!bad.to_string().is_empty()),
    }
}

fn check(record: &Record) {
    assert!(record.is_plain());
    let text = record.to_string();
    assert_eq!(text.parse::<Record>().as_ref(), Ok(record));
    let json = record.to_json().expect("a record can be written");
    assert_eq!(Record::from_json(&json).as_ref(), Ok(record));
    match record.replay() {
        Ok(history) => assert_eq!(history.len(), record.choices.len()),
        Err(bad) => assert!(!bad.to_string().is_empty()),
    }
    if let Err(bad) = record.verify_dice() {
        assert!(!bad.to_string().is_empty());
    }
}
