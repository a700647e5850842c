//! The storage format of events.
//!
//! As JSON: `{"at":1700000000000,"change":{"is":"moved","by":1,"ply":0,"id":"x","text":"a1-b1"}}`. Names never change,
//! and fields added later have defaults, so that every log ever written can be read. Nothing else uses this format, so
//! the network format can change independently.
//!
//! Each type here mirrors one of the table's own; the compiler checks that no field is missing.

use rules::Side;
use serde::ser::Error as _;
use serde::{Deserialize, Serialize};

use crate::fair_dice::Secret;
use crate::{
    Cause, Change, DiceSource, Event, FirstMove, Groups, MatchForm, Offer, Sitter, Terms, Time, TimeControl,
};

impl Event {
    /// Writes the event in the storage format.
    pub fn to_json(&self) -> serde_json::Result<String> {
        let mut bytes = Vec::new();
        StoredEvent::serialize(self, &mut serde_json::Serializer::new(&mut bytes))?;
        String::from_utf8(bytes).map_err(serde_json::Error::custom)
    }

    /// Reads an event in the storage format.
    pub fn from_json(text: &str) -> serde_json::Result<Event> {
        let mut reader = serde_json::Deserializer::from_str(text);
        let event = StoredEvent::deserialize(&mut reader)?;
        reader.end()?;
        Ok(event)
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Event")]
struct StoredEvent {
    #[serde(with = "StoredTime")]
    at: Time,
    #[serde(with = "StoredChange")]
    change: Change,
    #[serde(default, with = "cause", skip_serializing_if = "Option::is_none")]
    cause: Option<Cause>,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Cause")]
struct StoredCause {
    #[serde(with = "side")]
    by: Side,
    id: String,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Time")]
struct StoredTime(u64);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Change", tag = "is", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum StoredChange {
    Opened {
        version: u32,
        rules: String,
        id: String,
        #[serde(with = "StoredTerms")]
        terms: Terms,
    },
    Seated {
        #[serde(with = "side")]
        side: Side,
        #[serde(with = "StoredSitter")]
        sitter: Sitter,
    },
    Unseated {
        #[serde(with = "side")]
        side: Side,
    },
    Sealed {
        #[serde(with = "secret")]
        secret: Secret,
    },
    Salted {
        #[serde(with = "side")]
        by: Side,
        salt: String,
    },
    SeatsSwapped,
    Began {
        #[serde(default, with = "side::maybe")]
        first: Option<Side>,
        #[serde(default, skip_serializing_if = "is_false")]
        exchanged: bool,
        salts: [String; 2],
    },
    SetUp {
        #[serde(with = "side")]
        by: Side,
        setup: String,
    },
    LotFell {
        #[serde(with = "side")]
        first: Side,
    },
    Moved {
        #[serde(with = "side")]
        by: Side,
        ply: usize,
        id: String,
        text: String,
    },
    Rolled {
        text: String,
    },
    Claimed {
        #[serde(with = "side")]
        by: Side,
    },
    Resigned {
        #[serde(with = "side")]
        by: Side,
    },
    DrawAgreed,
    TimedOut {
        #[serde(with = "side")]
        loser: Side,
    },
    Abandoned {
        #[serde(with = "side")]
        by: Side,
        draw: bool,
    },
    Aborted {
        #[serde(default, with = "side::maybe")]
        by: Option<Side>,
    },
    Conceded {
        #[serde(with = "side")]
        by: Side,
    },
    Offered {
        #[serde(with = "side")]
        by: Side,
        #[serde(with = "StoredOffer")]
        what: Offer,
    },
    Declined {
        #[serde(with = "StoredOffer")]
        what: Offer,
    },
    Withdrawn {
        #[serde(with = "StoredOffer")]
        what: Offer,
    },
    TakenBack {
        to: usize,
    },
    Rematched,
    WentAway {
        #[serde(with = "side")]
        side: Side,
    },
    CameBack {
        #[serde(with = "side")]
        side: Side,
    },
    Queued {
        #[serde(with = "side")]
        side: Side,
    },
    Thinking {
        #[serde(with = "side")]
        side: Side,
    },
    Paused,
    Resumed,
    Closed,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Terms", rename_all = "camelCase")]
struct StoredTerms {
    game: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    position: Option<String>,
    #[serde(default, with = "StoredFirstMove")]
    begins: FirstMove,
    #[serde(default, with = "StoredGroups", skip_serializing_if = "is_usual")]
    groups: Groups,
    #[serde(default, skip_serializing_if = "is_false")]
    open_setup: bool,
    #[serde(default, with = "StoredTimeControl")]
    time: TimeControl,
    #[serde(default, with = "StoredMatchForm")]
    form: MatchForm,
    #[serde(default)]
    rated: bool,
    #[serde(default)]
    public: bool,
    #[serde(default)]
    takebacks: bool,
    #[serde(default, with = "StoredDiceSource")]
    dice: DiceSource,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "FirstMove", rename_all = "camelCase")]
enum StoredFirstMove {
    First,
    Second,
    Lot,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Groups", rename_all = "camelCase")]
enum StoredGroups {
    Usual,
    Swapped,
    Random,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "TimeControl", tag = "kind", rename_all = "camelCase", rename_all_fields = "camelCase")]
enum StoredTimeControl {
    None,
    Fischer { start_ms: u64, increment_ms: u64 },
    Days { days: u32 },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "MatchForm", tag = "kind", rename_all = "camelCase")]
enum StoredMatchForm {
    Single,
    BestOf { games: u32 },
    FirstTo { points: u32 },
    Stakes { stake: u32 },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "DiceSource", rename_all = "camelCase")]
enum StoredDiceSource {
    Sealed,
    Given,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Sitter", tag = "kind", rename_all = "camelCase")]
enum StoredSitter {
    Person { id: String, name: String },
    Computer { player: String },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Offer", rename_all = "camelCase")]
enum StoredOffer {
    Draw,
    Takeback,
    Rematch,
}

// What an event lacked before version 2 is left out where it says nothing, so that a log stays as it was.
#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes references")]
fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_usual(groups: &Groups) -> bool {
    *groups == Groups::Usual
}

/// A side as the number of its seat, 1 or 2.
mod side {
    use rules::Side;
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    pub(super) fn serialize<S: Serializer>(side: &Side, serializer: S) -> Result<S::Ok, S::Error> {
        side.number().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Side, D::Error> {
        read(u8::deserialize(deserializer)?)
    }

    fn read<E: Error>(number: u8) -> Result<Side, E> {
        Side::from_number(number)
            .ok_or_else(|| E::custom(format!("there is no seat {number}: expected 1 or 2")))
    }

    /// A side; `null` for none.
    pub(super) mod maybe {
        use super::*;

        pub(in super::super) fn serialize<S: Serializer>(
            side: &Option<Side>,
            serializer: S,
        ) -> Result<S::Ok, S::Error> {
            side.map(Side::number).serialize(serializer)
        }

        pub(in super::super) fn deserialize<'de, D: Deserializer<'de>>(
            deserializer: D,
        ) -> Result<Option<Side>, D::Error> {
            Option::<u8>::deserialize(deserializer)?.map(read).transpose()
        }
    }
}

/// A secret as 64 hexadecimal digits.
mod secret {
    use serde::de::Error;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use crate::fair_dice::Secret;

    pub(super) fn serialize<S: Serializer>(secret: &Secret, serializer: S) -> Result<S::Ok, S::Error> {
        secret.reveal().serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

/// The request that an event answers, if there is one.
mod cause {
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    use super::StoredCause;
    use crate::Cause;

    #[derive(Serialize)]
    struct Write<'c>(#[serde(with = "StoredCause")] &'c Cause);

    #[derive(Deserialize)]
    struct Read(#[serde(with = "StoredCause")] Cause);

    pub(super) fn serialize<S: Serializer>(cause: &Option<Cause>, serializer: S) -> Result<S::Ok, S::Error> {
        cause.as_ref().map(Write).serialize(serializer)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Option<Cause>, D::Error> {
        Ok(Option::<Read>::deserialize(deserializer)?.map(|Read(cause)| cause))
    }
}
