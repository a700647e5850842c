use rules::Coded;
use serde_json::Value;
use table::record::{BadDice, Record};
use table::to_wire;
use wire::{DiceCheck, RecordChecked};

use crate::error::ApiError;
use crate::reason::Reason;

/// Reads a record in either form, replays it, and verifies its dice. Errors name the wrong move and the reason.
pub(super) fn check(record: &Value) -> Result<RecordChecked, ApiError> {
    checked(&read(record)?)
}

/// Replays a record and verifies its dice.
pub(super) fn checked(record: &Record) -> Result<RecordChecked, ApiError> {
    let history = record.replay().map_err(|error| ApiError::invalid(&error))?;
    let ending = history.ending().map(|ending| to_wire::fact(&ending.result_with_reason()));
    Ok(RecordChecked {
        game: record.full_name(),
        text: record.to_string(),
        json: serde_json::to_value(record).map_err(ApiError::internal)?,
        start: history.position_after(0).unwrap_or_default(),
        moves: record.choices.iter().map(|entry| entry.text.clone()).collect(),
        position: history.position(),
        ending,
        dice: dice(record, history.steps().iter().any(|step| step.by.is_none()))?,
    })
}

fn read(record: &Value) -> Result<Record, ApiError> {
    let from_json = |text: &str| Record::from_json(text).map_err(|bad| ApiError::invalid(&bad));
    match record {
        Value::String(text) if text.trim_start().starts_with('{') => from_json(text),
        Value::String(text) => text.parse().map_err(|bad: table::record::BadRecord| ApiError::invalid(&bad)),
        Value::Object(_) => from_json(&record.to_string()),
        _ => Err(Reason::BadRecordValue.into()),
    }
}

fn dice(record: &Record, any_fell: bool) -> Result<DiceCheck, ApiError> {
    match record.verify_dice() {
        Ok(verified) => Ok(DiceCheck::Verified { rolls: verified.rolls as u32 }),
        Err(BadDice::NotSealed) if !any_fell => Ok(DiceCheck::None),
        Err(why @ (BadDice::NotSealed | BadDice::NotRevealed)) => {
            Ok(DiceCheck::Unknown { why: to_wire::fact(&why.fact()) })
        }
        Err(why) => Err(ApiError::invalid(&why)),
    }
}
