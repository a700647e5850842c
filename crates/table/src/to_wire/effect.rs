use rules::{AttackResult, Effect, Jump, MoveKind, Removal, Scoring};

use super::seat;

/// Converts the effects of a choice.
pub fn effects(effects: impl IntoIterator<Item = Effect>) -> Vec<wire::Effect> {
    effects.into_iter().map(effect).collect()
}

/// Converts the result of an attack.
pub fn attack_result(result: AttackResult) -> wire::AttackResult {
    match result {
        AttackResult::Kill => wire::AttackResult::Kill,
        AttackResult::Push => wire::AttackResult::Push,
        AttackResult::CounterPush => wire::AttackResult::CounterPush,
        AttackResult::Backfire => wire::AttackResult::Backfire,
    }
}

fn effect(effect: Effect) -> wire::Effect {
    match effect {
        Effect::Moved { side, piece, path, how } => {
            wire::Effect::Moved { side: seat(side), piece: piece.to_owned(), path, how: manner(how) }
        }
        Effect::Placed { side, piece, at } => {
            wire::Effect::Placed { side: seat(side), piece: piece.to_owned(), at }
        }
        Effect::Removed { side, piece, at, why } => {
            wire::Effect::Removed { side: seat(side), piece: piece.to_owned(), at, why: removal(why) }
        }
        Effect::Attacked { side, attacker, from, defender, at } => wire::Effect::Attacked {
            side: seat(side),
            attacker: attacker.to_owned(),
            from,
            defender: defender.to_owned(),
            at,
        },
        Effect::Rolled { side, attacker, from, defender, at, die, sums, result } => wire::Effect::Rolled {
            side: seat(side),
            attacker: attacker.to_owned(),
            from,
            defender: defender.to_owned(),
            at,
            die,
            sums,
            result: attack_result(result),
        },
        Effect::Showdown { pieces, dice, sums, winner } => {
            wire::Effect::Showdown { pieces: pieces.map(str::to_owned), dice, sums, winner: winner.map(seat) }
        }
        Effect::Missed { side, piece, at, jump: missed } => {
            wire::Effect::Missed { side: seat(side), piece: piece.to_owned(), at, jump: jump(missed) }
        }
        Effect::Scored { side, points, why } => wire::Effect::Scored {
            side: seat(side),
            points,
            why: match why {
                Scoring::Row { length } => wire::Scoring::Row { length },
                Scoring::Captures { count } => wire::Scoring::Captures { count },
            },
        },
        Effect::Forfeited { side } => wire::Effect::Forfeited { side: seat(side) },
    }
}

fn manner(how: MoveKind) -> wire::MoveKind {
    match how {
        MoveKind::Step => wire::MoveKind::Step,
        MoveKind::Jump => wire::MoveKind::Jump,
        MoveKind::Boost => wire::MoveKind::Boost,
        MoveKind::Exchange => wire::MoveKind::Exchange,
        MoveKind::Recycle => wire::MoveKind::Recycle,
        MoveKind::Entry => wire::MoveKind::Entry,
        MoveKind::Push => wire::MoveKind::Push,
    }
}

fn removal(why: Removal) -> wire::Removal {
    match why {
        Removal::Between { ends } => wire::Removal::Between { ends },
        Removal::WalkedBetween { ends } => wire::Removal::WalkedBetween { ends },
        Removal::Taken { by, from } => wire::Removal::Taken { by: by.to_owned(), from },
        Removal::Caught { by, at } => wire::Removal::Caught { by: by.to_owned(), at },
        Removal::Jumped { by, from, to } => wire::Removal::Jumped { by: by.to_owned(), from, to },
        Removal::Killed { by, from, die } => wire::Removal::Killed { by: by.to_owned(), from, die },
        Removal::NoRoom { by, from, die } => wire::Removal::NoRoom { by: by.to_owned(), from, die },
        Removal::Huffed { missed } => wire::Removal::Huffed { missed: missed.map(jump) },
        Removal::Showdown => wire::Removal::Showdown,
    }
}

fn jump(jump: Jump) -> wire::Jump {
    let Jump { from, over, to } = jump;
    wire::Jump { from, over, to }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rules::Side::{North, South};

    fn check(done: Effect, json: &str) {
        let wire = effect(done);
        assert_eq!(serde_json::to_string(&wire).unwrap(), json);
        assert_eq!(serde_json::from_str::<wire::Effect>(json).unwrap(), wire);
    }

    fn s(text: &str) -> String {
        text.to_owned()
    }

    #[test]
    fn every_effect_is_an_object_with_a_type() {
        check(
            Effect::Moved { side: South, piece: "guard", path: vec![s("a3"), s("b3")], how: MoveKind::Step },
            r#"{"type":"moved","side":1,"piece":"guard","path":["a3","b3"],"how":"step"}"#,
        );
        check(
            Effect::Attacked {
                side: South,
                attacker: "Ghhhk",
                from: s("a3"),
                defender: "Houjix",
                at: s("b3"),
            },
            r#"{"type":"attacked","side":1,"attacker":"Ghhhk","from":"a3","defender":"Houjix","at":"b3"}"#,
        );
        check(
            Effect::Rolled {
                side: South,
                attacker: "Ghhhk",
                from: s("a3"),
                defender: "Houjix",
                at: s("b3"),
                die: 4,
                sums: [7, 6],
                result: AttackResult::Push,
            },
            r#"{"type":"rolled","side":1,"attacker":"Ghhhk","from":"a3","defender":"Houjix","at":"b3","die":4,"sums":[7,6],"result":"push"}"#,
        );
        check(
            Effect::Showdown { pieces: ["Ghhhk", "Houjix"], dice: [3, 3], sums: [8, 5], winner: Some(South) },
            r#"{"type":"showdown","pieces":["Ghhhk","Houjix"],"dice":[3,3],"sums":[8,5],"winner":1}"#,
        );
        let jump = Jump { from: s("a1"), over: s("b2"), to: s("c3") };
        check(
            Effect::Placed { side: South, piece: "king", at: s("a1") },
            r#"{"type":"placed","side":1,"piece":"king","at":"a1"}"#,
        );
        check(
            Effect::Missed { side: North, piece: "king", at: s("a1"), jump },
            r#"{"type":"missed","side":2,"piece":"king","at":"a1","jump":{"from":"a1","over":"b2","to":"c3"}}"#,
        );
        check(
            Effect::Scored { side: North, points: 2, why: Scoring::Row { length: 4 } },
            r#"{"type":"scored","side":2,"points":2,"why":{"type":"row","length":4}}"#,
        );
        check(
            Effect::Scored { side: North, points: 1, why: Scoring::Captures { count: 3 } },
            r#"{"type":"scored","side":2,"points":1,"why":{"type":"captures","count":3}}"#,
        );
        check(Effect::Forfeited { side: South }, r#"{"type":"forfeited","side":1}"#);
    }

    #[test]
    fn every_removal_has_its_reason() {
        let removed = |why| Effect::Removed { side: North, piece: "king", at: s("b4"), why };
        let reason = |why, json: &str| {
            check(
                removed(why),
                &format!(r#"{{"type":"removed","side":2,"piece":"king","at":"b4","why":{json}}}"#),
            );
        };
        let ends = [s("a4"), s("c")];
        reason(Removal::Between { ends: ends.clone() }, r#"{"type":"between","ends":["a4","c"]}"#);
        reason(Removal::WalkedBetween { ends }, r#"{"type":"walkedBetween","ends":["a4","c"]}"#);
        reason(Removal::Taken { by: "guard", from: s("a4") }, r#"{"type":"taken","by":"guard","from":"a4"}"#);
        reason(Removal::Caught { by: "guard", at: s("a4") }, r#"{"type":"caught","by":"guard","at":"a4"}"#);
        reason(
            Removal::Jumped { by: "guard", from: s("a4"), to: s("c4") },
            r#"{"type":"jumped","by":"guard","from":"a4","to":"c4"}"#,
        );
        reason(
            Removal::Killed { by: "Ghhhk", from: s("a4"), die: 6 },
            r#"{"type":"killed","by":"Ghhhk","from":"a4","die":6}"#,
        );
        reason(
            Removal::NoRoom { by: "Ghhhk", from: s("a4"), die: 5 },
            r#"{"type":"noRoom","by":"Ghhhk","from":"a4","die":5}"#,
        );
        let missed = Jump { from: s("a1"), over: s("b2"), to: s("c3") };
        reason(
            Removal::Huffed { missed: Some(missed) },
            r#"{"type":"huffed","missed":{"from":"a1","over":"b2","to":"c3"}}"#,
        );
        reason(Removal::Huffed { missed: None }, r#"{"type":"huffed","missed":null}"#);
        reason(Removal::Showdown, r#"{"type":"showdown"}"#);
    }

    #[test]
    fn every_manner_and_result_has_a_name() {
        let word = |manner_of: MoveKind| serde_json::to_string(&manner(manner_of)).unwrap();
        let manners = [
            MoveKind::Step,
            MoveKind::Jump,
            MoveKind::Boost,
            MoveKind::Exchange,
            MoveKind::Recycle,
            MoveKind::Entry,
            MoveKind::Push,
        ];
        let words = [
            r#""step""#,
            r#""jump""#,
            r#""boost""#,
            r#""exchange""#,
            r#""recycle""#,
            r#""entry""#,
            r#""push""#,
        ];
        assert_eq!(manners.map(word), words);
        for (result, word) in [
            (wire::AttackResult::Kill, r#""kill""#),
            (wire::AttackResult::Push, r#""push""#),
            (wire::AttackResult::CounterPush, r#""counterPush""#),
            (wire::AttackResult::Backfire, r#""backfire""#),
        ] {
            assert_eq!(serde_json::to_string(&result).unwrap(), word);
        }
    }
}
