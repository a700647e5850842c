//! Records as text and JSON: lossless, checked against the rules, and robust against garbage.

mod support;

use proptest::prelude::*;
use rules::{Coded, Side};
use support::{Bench, NORTH};
use table::record::{
    BadDice, BadReplay, Comment, DiceTags, Entry, GameResult, MOST_BYTES, Record, RecordFault, Tags, read_all,
};
use table::{Command, Finish, Terms};

/// Creates a game from a position or setups, and moves.
fn record(name: &str, start: Start, moves: &str, tags: Tags) -> Record {
    let game = catalog::game(name).unwrap();
    let (mut history, setups) = match start {
        Start::Usual => (game.usual_start(), None),
        Start::Position(position) => (game.start_from(position).unwrap(), None),
        Start::Setups(first, setups) => {
            (game.start(first, Some(setups)).unwrap(), Some(setups.map(str::to_owned)))
        }
    };
    for text in moves.split_whitespace() {
        history.take(text).unwrap_or_else(|bad| panic!("{text}: {bad}"));
    }
    Record::of(game, &*history, setups, tags)
}

enum Start {
    Usual,
    Position(&'static str),
    Setups(Side, [&'static str; 2]),
}

fn check(record: &Record, expected: &str) {
    assert_eq!(record.to_string(), expected);
    assert_eq!(expected.parse::<Record>().as_ref(), Ok(record));
    assert_eq!(Record::from_json(&record.to_json().unwrap()).as_ref(), Ok(record));
    record.replay().unwrap();
}

#[test]
fn dice_are_ordinary_tokens() {
    let start = Start::Position("So1GNM2hkl1/12/1 1 2 - 0");
    check(
        &record("holochess", start, "a1*a2 r5 >b2 a4-b5 a10-b11", Tags::default()),
        "[Game \"holochess\"]\n[RulesVersion \"1\"]\n[Result \"*\"]\n[Termination \"unfinished\"]\n\
         [Position \"So1GNM2hkl1/12/1 1 2 - 0\"]\n\n1. a1*a2 r5 >b2 a4-b5 a10-b11 *\n",
    );
}

#[test]
fn records_contain_the_setups() {
    let tags = Tags { first: Some("a \"b\" \\c".into()), second: Some("d e".into()), ..Tags::default() };
    check(
        &record("holochess", Start::Setups(Side::South, ["=SGNM", "=OHKL"]), "a2-c a5-a6", tags),
        "[Game \"holochess\"]\n[RulesVersion \"1\"]\n[First \"a \\\"b\\\" \\\\c\"]\n[Second \"d e\"]\n[Result \"*\"]\n\
         [Termination \"unfinished\"]\n[Setup \"=SGNM =OHKL\"]\n\
         [Position \"1SGNM2ohkl1/12/1 1 2 - 0\"]\n\n1. a2-c a5-a6 *\n",
    );
    let second = record("holochess", Start::Setups(Side::North, ["=SGNM", "=OHKL"]), "", Tags::default());
    assert_eq!(second.position.as_deref(), Some("1SGNM2ohkl1/12/1 2 2 - 0"));
    second.replay().unwrap();
    let contradicting = Record { position: Some("1GSNM2ohkl1/12/1 2 2 - 0".into()), ..second };
    assert_eq!(contradicting.replay().err(), Some(BadReplay::Contradiction));
}

#[test]
fn every_record_has_the_initial_position() {
    for name in games::names() {
        let game = catalog::game(&name).unwrap();
        let start = game.usual_start();
        let record = Record::of(game, &*start, None, Tags::default());
        assert_eq!(record.position, start.position_after(0), "{name}");
        assert!(record.to_string().contains("\n[Position \""), "{name}: {record}");
        // Records of before have no position where it follows from the game.
        let before = Record { position: None, ..record.clone() };
        for record in [record, before] {
            let replayed = record.replay().unwrap_or_else(|bad| panic!("{bad}\n{record}"));
            assert_eq!(replayed.position(), start.position(), "{name}");
        }
    }
}

#[test]
fn points_are_written_in_games_that_score_them() {
    check(
        &record("dejarik", Start::Position("2P4pppp1/PP1P8/1 1 0"), "a3-b3", Tags::default()),
        "[Game \"dejarik\"]\n[RulesVersion \"1\"]\n[Result \"1-0 (3)\"]\n[Termination \"row-of-four\"]\n\
         [Position \"2P4pppp1/PP1P8/1 1 0\"]\n\n1. a3-b3 1-0 (3)\n",
    );
}

#[test]
fn long_games_are_broken_into_lines() {
    let moves = include_str!("../../play/src/history/long-march.txt");
    let record = record("king-and-courtesan:7", Start::Usual, moves, Tags::default());
    let text = record.to_string();
    assert!(text.lines().all(|line| line.len() <= 100), "{text}");
    assert!(text.contains("[Variant \"7\"]") && text.ends_with(" 1-0\n"));
    check(&record, &text);
}

#[test]
fn comments_contain_clocks_and_evaluations() {
    let text = "[Game \"courtier\"]\n[RulesVersion \"1\"]\n[Result \"1/2-1/2\"]\n[Termination \"agreement\"]\n\
                [Annotator \"Eve\"]\n\n{before} 1. a1-b1 {[%clk 0:04:31] [%eval 1.2]} a7-b7 {} 1/2-1/2\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.to_string(), text);
    let comment = record.choices[0].comment.as_ref().unwrap();
    assert_eq!((comment.clock_ms(), comment.eval()), (Some(271_000), Some(120)));
    assert_eq!(record.others, [("Annotator".to_owned(), "Eve".to_owned())]);
    record.replay().unwrap();
}

#[test]
fn a_file_holds_many_records() {
    let one = record("courtier", Start::Usual, "a1-b1 a7-b7", Tags::default());
    let two = record("dejarik", Start::Position("2P4pppp1/PP1P8/1 1 0"), "a3-b3", Tags::default());
    let text = format!("{one}\n{two}\n{one}\n");
    assert_eq!(read_all(&text), Ok(vec![one.clone(), two, one]));
    assert_eq!(read_all(" \n\n"), Ok(vec![]));
    assert_eq!(text.parse::<Record>().map_err(|bad| (bad.line, bad.fault)), Err((9, RecordFault::Trailing)));
}

#[test]
fn options_are_read_in_any_order_and_written_in_one() {
    let text = "[Game \"courtyard\"]\n[Variant \"small-yard,guard-turns\"]\n[Result \"*\"]\n\n1. f3-g4 *\n";
    let record: Record = text.parse().unwrap();
    assert_eq!(record.full_name(), "courtyard:guard-turns,small-yard");
    assert!(record.to_string().contains("[Variant \"guard-turns,small-yard\"]"), "{record}");
    record.replay().unwrap();
    let json = record.to_json().unwrap().replace("guard-turns,small-yard", "small-yard,guard-turns");
    assert_eq!(Record::from_json(&json), Ok(record));
}

#[test]
fn errors_in_records_say_what_is_wrong_and_where() {
    let head = "[Game \"courtier\"]\n[Result \"*\"]\n";
    for (text, complaint) in [
        ("".to_owned(), "bad-record (line: 1, fault: fault-record-empty)"),
        ("a1-b1 *".to_owned(), "bad-record (line: 1, fault: fault-record-missing (tag: Game))"),
        (
            "[Game \"courtier\"]\n*".to_owned(),
            "bad-record (line: 2, fault: fault-record-missing (tag: Result))",
        ),
        ("[Game courtier]\n*".to_owned(), "bad-record (line: 1, fault: fault-record-tag)"),
        ("[Game \"a\\b\"]\n*".to_owned(), "bad-record (line: 1, fault: fault-record-tag)"),
        (format!("{head}[Game \"x\"]\n*"), "bad-record (line: 3, fault: fault-record-twice (tag: Game))"),
        (
            format!("{head}[Setup \"=SGNM\"]\n*"),
            "bad-record (line: 4, fault: fault-record-value (tag: Setup, expected: expected-setups))",
        ),
        (
            format!("{head}[DiceSecret \"x\"]\n*"),
            "bad-record (line: 4, fault: fault-record-missing (tag: DiceCommitment))",
        ),
        (
            format!("{head}[DiceCommitment \"x\"]\n*"),
            "bad-record (line: 4, fault: fault-record-missing (tag: DiceTable))",
        ),
        (format!("{head}\n1. a1-b1"), "bad-record (line: 4, fault: fault-record-no-result)"),
        (format!("{head}\n1. a1-b1 {{"), "bad-record (line: 4, fault: fault-record-open-comment)"),
        (format!("{head}\n1. a1-b1 {{}} {{}} *"), "bad-record (line: 4, fault: fault-record-two-comments)"),
        (format!("{head}\n1. 2. a1-b1 *"), "bad-record (line: 4, fault: fault-record-lone-number)"),
        (format!("{head}\n1. *"), "bad-record (line: 4, fault: fault-record-lone-number)"),
        (format!("{head}\n1. a1-b1 1-0"), "bad-record (line: 4, fault: fault-record-disagrees)"),
        (format!("{head}\n[a1 *"), "bad-record (line: 4, fault: fault-record-tag)"),
        (format!("{head}\n1. é *"), "bad-record (line: 4, fault: fault-record-word (text: é))"),
        (
            "[Game \"x\"]\n[Result \"2-0\"]\n*".to_owned(),
            "bad-record (line: 3, fault: fault-record-result (text: 2-0))",
        ),
        ("x".repeat(MOST_BYTES + 1), "bad-record (line: 1, fault: fault-record-long (most: 1048576))"),
    ] {
        let bad = text.parse::<Record>().expect_err(&text[..text.len().min(80)]).to_string();
        assert_eq!(bad, complaint);
    }
    for text in ["", "{}", "[]", "null", "{\"game\":\"courtier\"}"] {
        assert!(Record::from_json(text).is_err(), "{text}");
    }
}

#[test]
fn impossible_games_say_which_move_and_why() {
    let good = record("courtier", Start::Usual, "a1-b1 a7-b7", Tags::default());
    let with = |change: fn(&mut Record)| {
        let mut record = good.clone();
        change(&mut record);
        record.replay().err().expect("it is no possible game").to_string()
    };
    assert_eq!(
        with(|record| record.choices[1].text = "a1-b1".into()),
        "record-choice (number: 2, text: a1-b1, why: illegal-choice)"
    );
    assert_eq!(
        with(|record| record.result = GameResult::Drawn),
        "record-termination-impossible (found: unfinished)"
    );
    assert!(
        with(|record| record.game = "chess".into()).starts_with("unknown-game (name: chess, games: courtier")
    );
    assert_eq!(with(|record| record.rules_version = "0".into()), "record-rules (found: 0, expected: 1)");
    assert!(
        with(|record| record.position = Some("x".into()))
            .starts_with("bad-position (field: board, column: 1, fault: fault-")
    );
    assert_eq!(with(|record| record.setup = Some(["=SGNM".into(), "=OHKL".into()])), "nothing-to-set-up");
    let mut won = record("dejarik", Start::Position("2P4pppp1/PP1P8/1 1 0"), "a3-b3", Tags::default());
    won.termination = "resignation".into();
    assert!(matches!(won.replay().err(), Some(BadReplay::Termination { expected: Some(_), .. })));
    won.result = GameResult::Unfinished;
    assert!(matches!(won.replay().err(), Some(BadReplay::Result { .. })));
}

/// Returns a finished game with dice.
fn with_dice() -> Record {
    let mut random = fastrand::Rng::with_seed(11);
    loop {
        let mut bench = Bench::begun(Terms::of("holochess"));
        bench.set_up(&mut random);
        bench.play_randomly(&mut random, 5000);
        let record = bench.table.record(Tags::default()).unwrap();
        let rolls = record.verify_dice().unwrap().rolls;
        if rolls > 3 && matches!(bench.table.finish(), Some(Finish::Ended(_))) {
            return record;
        }
    }
}

#[test]
fn manipulated_dice_are_detected() {
    let good = with_dice();
    let with = |change: &dyn Fn(&mut DiceTags)| {
        let mut record = good.clone();
        change(record.dice.as_mut().unwrap());
        record.verify_dice()
    };
    assert_eq!(with(&|dice| dice.secret = None), Err(BadDice::NotRevealed));
    assert_eq!(with(&|dice| dice.secret = Some("00".repeat(32))), Err(BadDice::Commitment));
    assert!(matches!(with(&|dice| dice.secret = Some("x".into())), Err(BadDice::Secret(_))));
    assert!(matches!(with(&|dice| dice.commitment.push('0')), Err(BadDice::Commitment)));
    assert!(matches!(with(&|dice| dice.salts[0].push('0')), Err(BadDice::Fall { .. })));
    assert!(matches!(with(&|dice| dice.table.push('0')), Err(BadDice::Fall { .. })));
    assert!(matches!(with(&|dice| dice.game += 1), Err(BadDice::Fall { .. })));
    assert_eq!(Record { dice: None, ..good.clone() }.verify_dice(), Err(BadDice::NotSealed));
    // Any other roll makes the game illegal, or does not follow from the secret.
    let rolls = good.choices.iter().enumerate().filter(|(_, entry)| entry.text.starts_with('r'));
    for (index, _) in rolls {
        let mut record = good.clone();
        let shown = record.choices[index].text.as_bytes()[1] - b'0';
        record.choices[index].text = format!("r{}", shown % 6 + 1);
        assert!(record.verify_dice().is_err());
    }
    let text = good.to_string();
    assert_eq!(text.parse::<Record>().unwrap().verify_dice(), good.verify_dice());
}

#[test]
fn the_secret_is_not_in_the_record_before_the_end() {
    let mut random = fastrand::Rng::with_seed(2);
    let mut bench = Bench::begun(Terms::of("holochess"));
    assert_eq!(bench.table.record(Tags::default()), None);
    bench.set_up(&mut random);
    assert_eq!(bench.table.record(Tags::default()).unwrap().dice.unwrap().secret, None);
    bench.command(Command::Resign, NORTH);
    assert!(bench.table.record(Tags::default()).unwrap().dice.unwrap().secret.is_some());
}

fn value() -> impl Strategy<Value = String> {
    "[ -~éß☃\\\\\"]{0,12}"
}

fn comment() -> impl Strategy<Value = Option<Comment>> {
    let text = "[ -~é\\n{}]{0,20}".prop_map(|text| Comment::new(&text));
    let clock = (any::<u32>(), any::<i16>())
        .prop_map(|(clock, eval)| Comment::about(Some(u64::from(clock)), Some(i32::from(eval)), ""));
    prop_oneof![3 => Just(None), 1 => text.prop_map(Some), 1 => clock.prop_map(Some)]
}

fn entry() -> impl Strategy<Value = Entry> {
    (prop::option::of(0..200u32), "[a-z][0-9][-x*=>!@][a-z]?[0-9]", comment())
        .prop_map(|(number, text, comment)| Entry { number, text, comment })
}

fn any_record() -> impl Strategy<Value = Record> {
    let result = prop_oneof![
        Just(GameResult::Unfinished),
        Just(GameResult::Drawn),
        (any::<bool>(), prop::option::of(any::<u8>())).prop_map(|(south, points)| GameResult::Won {
            by: if south { Side::South } else { Side::North },
            points
        }),
    ];
    let tags = prop::array::uniform7(prop::option::of(value())).prop_map(
        |[event, site, date, first, second, time_control, round]| Tags {
            event,
            site,
            date,
            first,
            second,
            time_control,
            round,
        },
    );
    let dice = (value(), prop::option::of(value()), value(), any::<u32>(), value(), value()).prop_map(
        |(commitment, secret, table, game, first, second)| DiceTags {
            commitment,
            secret,
            table,
            game,
            salts: [first, second],
        },
    );
    let setup = prop::option::of(prop::array::uniform2("=[A-Z]{4}"));
    let head = ("[a-z]{1,9}", "[a-z0-9]{0,5}", value(), value());
    let others = prop::collection::btree_map("X[A-Za-z0-9]{1,6}", value(), 0..3);
    let body = (comment(), prop::collection::vec(entry(), 0..40));
    (head, tags, result, setup, prop::option::of(value()), prop::option::of(dice), others, body).prop_map(
        |((game, variant, rules_version, termination), tags, result, setup, position, dice, others, body)| {
            Record {
                game,
                variant,
                rules_version,
                tags,
                result,
                termination,
                setup,
                position,
                dice,
                others: others.into_iter().collect(),
                comment: body.0,
                choices: body.1,
            }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn both_forms_are_exact(record in any_record()) {
        prop_assert!(record.is_plain());
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record.clone()), "{}", text);
        prop_assert_eq!(text.parse::<Record>().unwrap().to_string(), text);
        let json = record.to_json().unwrap();
        prop_assert_eq!(Record::from_json(&json), Ok(record), "{}", json);
    }

    #[test]
    fn any_text_is_refused_or_reads_back(text in "(\\[[A-Z][a-z]* \"[^\\n]{0,5}\"\\]\\n){0,3}[ -~\\n]{0,40}") {
        if let Ok(record) = text.parse::<Record>() {
            prop_assert_eq!(record.to_string().parse::<Record>(), Ok(record));
        }
    }
}

/// An archived record, which must stay verifiable forever.
const KEPT: &str = include_str!("data/sealed-dice.txt");

#[test]
fn archived_records_can_still_be_verified() {
    let record: Record = KEPT.parse().unwrap();
    assert_eq!(record.to_string(), KEPT);
    assert!(record.verify_dice().unwrap().rolls > 3);
}

#[test]
fn the_record_in_the_documentation_is_valid() {
    let page = include_str!("../../../docs/records.md");
    let block = page.split("```text\n").nth(1).and_then(|rest| rest.split("```").next()).unwrap();
    let record: Record = block.parse().unwrap();
    assert_eq!(record.to_string(), block);
    record.replay().unwrap();
}

/// A game for each way of ending, as version 0.1 wrote it: terminations were phrases then.
const BEFORE: &str = include_str!("data/records-0.1.txt");

#[test]
fn records_of_version_0_1_are_read_and_replayed() {
    let records = read_all(BEFORE).unwrap();
    let ending = |record: &Record| {
        let history = record.replay().unwrap_or_else(|bad| panic!("{bad}\n{record}"));
        if record.dice.is_some() {
            record.verify_dice().unwrap_or_else(|bad| panic!("{bad}\n{record}"));
        }
        history.ending().unwrap().fact().code
    };
    assert_eq!(
        records.iter().map(ending).collect::<Vec<_>>(),
        [
            "end-king-captured",
            "end-both-kings-captured",
            "end-both-forfeited",
            "end-kings-lost",
            "end-king-entered",
            "end-row-of-three",
            "end-row-of-four",
            "end-captures",
            "end-king-captured",
            "end-king-home",
            "end-king-captured",
            "end-claimed-repetition",
            "end-repetition",
            "end-resigned",
            "end-agreed",
            "end-timeout",
            "end-no-pawns",
            "end-claimed-no-progress",
            "end-no-progress",
            "end-illegal-move",
            "end-gone",
            "end-abandoned",
            "end-resigned",
        ]
    );
}
