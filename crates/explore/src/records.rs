use rules::Coded;
use serde_json::Value;
use table::record::{BadDice, BadJson, Record, read_all};
use table::to_wire;
use wire::{DiceCheck, RecordChecked, RecordMakeRequest};

use crate::{BadQuestion, Start, game, play};

/// Reads a record in either form, replays it, and verifies its dice. Errors name the wrong move and the reason.
pub fn check_record(record: &Value) -> Result<RecordChecked, BadQuestion> {
    checked(&read(record)?)
}

/// Plays a game and writes its record.
pub fn make_record(request: RecordMakeRequest) -> Result<RecordChecked, BadQuestion> {
    let game = game(&request.game)?;
    let start = Start {
        position: request.position.as_deref(),
        setups: request.setups.as_ref(),
        first: request.first,
    };
    let history = play(game, start, &request.moves)?;
    checked(&Record::of(game, &*history, request.setups, request.tags.into()))
}

/// Splits a text into records, each as a text of its own.
pub fn split_records(text: &str) -> Result<Vec<String>, BadQuestion> {
    Ok(read_all(text)?.iter().map(ToString::to_string).collect())
}

/// Replays a record and verifies its dice.
fn checked(record: &Record) -> Result<RecordChecked, BadQuestion> {
    let history = record.replay()?;
    let ending = history.result().map(|result| to_wire::fact(&result));
    Ok(RecordChecked {
        game: record.full_name(),
        text: record.to_string(),
        json: serde_json::to_value(record).map_err(|error| BadJson::Unreadable(error.to_string()))?,
        start: history.position_after(0).unwrap_or_default(),
        moves: record.choices.iter().map(|entry| entry.text.clone()).collect(),
        position: history.position(),
        ending,
        dice: dice(record, history.steps().iter().any(|step| step.by.is_none()))?,
    })
}

fn read(record: &Value) -> Result<Record, BadQuestion> {
    Ok(match record {
        Value::String(text) if text.trim_start().starts_with('{') => Record::from_json(text)?,
        Value::String(text) => text.parse::<Record>()?,
        Value::Object(_) => Record::from_json(&record.to_string())?,
        _ => return Err(BadQuestion::RecordValue),
    })
}

fn dice(record: &Record, any_fell: bool) -> Result<DiceCheck, BadQuestion> {
    match record.verify_dice() {
        Ok(verified) => Ok(DiceCheck::Verified { rolls: verified.rolls as u32 }),
        Err(BadDice::NotSealed) if !any_fell => Ok(DiceCheck::None),
        Err(why @ (BadDice::NotSealed | BadDice::NotRevealed)) => {
            Ok(DiceCheck::Unknown { why: to_wire::fact(&why.fact()) })
        }
        Err(why) => Err(BadQuestion::Dice(why)),
    }
}
