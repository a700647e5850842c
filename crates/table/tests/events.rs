//! The storage format of events. Its names never change: every log ever written must be readable.

use rules::Side;
use table::{
    Awaits, BadEvent, Change, Command, EVENT_VERSION, Event, HostCommand, Phase, Table, Time, Viewer,
};

const EVENTS: [&str; 35] = [
    r#"{"at":1,"change":{"is":"opened","version":1,"rules":"1","id":"t","terms":{"game":"courtier","begins":"first","time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":false,"takebacks":false,"dice":"sealed"}}}"#,
    r#"{"at":1,"change":{"is":"opened","version":1,"rules":"1","id":"t","terms":{"game":"dejarik","position":"2P4pppp1/PP1P8/1 1 0","begins":"lot","time":{"kind":"fischer","startMs":300000,"incrementMs":3000},"form":{"kind":"bestOf","games":3},"rated":true,"public":true,"takebacks":true,"dice":"given"}}}"#,
    r#"{"at":1,"change":{"is":"opened","version":1,"rules":"1","id":"t","terms":{"game":"holochess","begins":"second","time":{"kind":"days","days":3},"form":{"kind":"stakes","stake":5},"rated":false,"public":false,"takebacks":false,"dice":"sealed"}}}"#,
    r#"{"at":2,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"p","name":"Ada"}}}"#,
    r#"{"at":2,"change":{"is":"seated","side":2,"sitter":{"kind":"computer","player":"level:4"}}}"#,
    r#"{"at":2,"change":{"is":"unseated","side":2}}"#,
    r#"{"at":2,"change":{"is":"sealed","secret":"0303030303030303030303030303030303030303030303030303030303030303"}}"#,
    r#"{"at":2,"change":{"is":"salted","by":1,"salt":"pepper"}}"#,
    r#"{"at":2,"change":{"is":"began","first":2,"salts":["a","b"]}}"#,
    r#"{"at":2,"change":{"is":"setUp","by":1,"setup":"=SGNM"}}"#,
    r#"{"at":2,"change":{"is":"moved","by":1,"ply":0,"id":"x","text":"a4-b4"}}"#,
    r#"{"at":2,"change":{"is":"rolled","text":"r5"}}"#,
    r#"{"at":2,"change":{"is":"claimed","by":2}}"#,
    r#"{"at":2,"change":{"is":"resigned","by":2}}"#,
    r#"{"at":2,"change":{"is":"drawAgreed"}}"#,
    r#"{"at":2,"change":{"is":"timedOut","loser":1}}"#,
    r#"{"at":2,"change":{"is":"abandoned","by":1,"draw":true}}"#,
    r#"{"at":2,"change":{"is":"aborted","by":null}}"#,
    r#"{"at":2,"change":{"is":"conceded","by":1}}"#,
    r#"{"at":2,"change":{"is":"offered","by":1,"what":"draw"}}"#,
    r#"{"at":2,"change":{"is":"declined","what":"takeback"}}"#,
    r#"{"at":2,"change":{"is":"withdrawn","what":"rematch"}}"#,
    r#"{"at":2,"change":{"is":"takenBack","to":4}}"#,
    r#"{"at":2,"change":{"is":"rematched"}}"#,
    r#"{"at":2,"change":{"is":"wentAway","side":1}}"#,
    r#"{"at":2,"change":{"is":"cameBack","side":1}}"#,
    r#"{"at":2,"change":{"is":"queued","side":2}}"#,
    r#"{"at":2,"change":{"is":"thinking","side":2}}"#,
    r#"{"at":2,"change":{"is":"paused"}}"#,
    r#"{"at":2,"change":{"is":"resumed"}}"#,
    r#"{"at":2,"change":{"is":"closed"}}"#,
    r#"{"at":1,"change":{"is":"opened","version":2,"rules":"1","id":"t","terms":{"game":"holochess","begins":"lot","groups":"random","openSetup":true,"time":{"kind":"none"},"form":{"kind":"single"},"rated":false,"public":false,"takebacks":false,"dice":"sealed"}}}"#,
    r#"{"at":2,"change":{"is":"seatsSwapped"}}"#,
    r#"{"at":2,"change":{"is":"began","first":null,"exchanged":true,"salts":["a","b"]}}"#,
    r#"{"at":2,"change":{"is":"lotFell","first":2}}"#,
];

#[test]
fn the_storage_format_of_events_never_changes() {
    for text in EVENTS {
        let event = Event::from_json(text).unwrap_or_else(|error| panic!("{text}: {error}"));
        assert_eq!(event.to_json().unwrap(), text);
    }
}

/// Logs of whole tables in version 1 of the events, one event per line. Every kind of change occurs in them.
const LOGS: &str = include_str!("data/events-1.jsonl");

/// The same for version 2, with what is new in it.
const NEWER_LOGS: &str = include_str!("data/events-2.jsonl");

#[test]
fn stored_logs_round_trip() {
    check(
        LOGS,
        &[
            ("holochess", Phase::Closed),
            ("courtier", Phase::Over),
            ("courtyard", Phase::Over),
            ("holochess", Phase::Setup),
            ("dejarik", Phase::Over),
            ("king-and-courtesan:7", Phase::Over),
            ("dejarik", Phase::Closed),
            ("courtier", Phase::Playing),
        ],
    );
    check(NEWER_LOGS, &[("holochess", Phase::Playing), ("dejarik", Phase::Playing)]);
}

/// In version 1, White could move first in Dejarik, and in every second game did. Such games are read as they were; then
/// Black always moves first, and the player who has not begun last has it.
#[test]
fn a_match_from_version_1_goes_on() {
    const LOG: [&str; 5] = [
        r#"{"at":1,"change":{"is":"opened","version":1,"rules":"1","id":"t","terms":{"game":"dejarik","begins":"second","form":{"kind":"bestOf","games":5}}}}"#,
        r#"{"at":1,"change":{"is":"seated","side":1,"sitter":{"kind":"person","id":"a","name":"Ada"}}}"#,
        r#"{"at":1,"change":{"is":"seated","side":2,"sitter":{"kind":"person","id":"b","name":"Bob"}}}"#,
        r#"{"at":1,"change":{"is":"began","first":2,"salts":["",""]}}"#,
        r#"{"at":1,"change":{"is":"resigned","by":2}}"#,
    ];
    let mut table = Table::rebuild(&LOG.map(|line| Event::from_json(line).unwrap())).unwrap();
    let mut black = Vec::new();
    for _ in 0..3 {
        let begin = HostCommand::Begin { lot: Side::North, exchanged: false, salts: Default::default() };
        for event in table.decide_host(begin, Time(2)).unwrap() {
            table.apply(&event).unwrap();
        }
        assert_eq!(table.awaits(), Awaits::Move { side: Side::South });
        black.push(table.sitter(Side::South).unwrap().name().to_owned());
        for event in table.decide(Command::Resign, Viewer::Seat(Side::North), Time(2)).unwrap() {
            table.apply(&event).unwrap();
        }
    }
    assert_eq!(black, ["Ada", "Bob", "Ada"]);
}

fn check(logs_as_text: &str, expected: &[(&str, Phase)]) {
    let mut logs: Vec<Vec<Event>> = Vec::new();
    for line in logs_as_text.lines() {
        let event = Event::from_json(line).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(event.to_json().unwrap(), line);
        match event.change {
            Change::Opened { .. } => logs.push(vec![event]),
            _ => logs.last_mut().unwrap().push(event),
        }
    }
    let ends: Vec<(String, Phase)> = logs
        .iter()
        .map(|log| {
            let table = Table::rebuild(log).unwrap();
            assert_eq!(table.number(), log.len() as u64);
            (table.game().name(), table.phase())
        })
        .collect();
    let expected = expected.iter().map(|(game, phase)| ((*game).to_owned(), *phase));
    assert_eq!(ends, expected.collect::<Vec<_>>());
}

#[test]
fn every_change_occurs_in_the_stored_logs() {
    for text in EVENTS {
        let (_, rest) = text.split_once("\"is\":").unwrap();
        let name = rest.split([',', '}']).next().unwrap();
        assert!([LOGS, NEWER_LOGS].concat().contains(&format!("\"is\":{name}")), "{name}");
    }
}

#[test]
fn events_have_no_trailing_text() {
    assert!(Event::from_json(r#"{"at":2,"change":{"is":"closed"}} {}"#).is_err());
    assert!(Event::from_json(r#"{"at":2,"change":{"is":"unseated","side":3}}"#).is_err());
}

#[test]
fn older_terms_lack_what_was_added_later() {
    let text =
        r#"{"at":1,"change":{"is":"opened","version":1,"rules":"1","id":"t","terms":{"game":"courtier"}}}"#;
    let event = Event::from_json(text).unwrap();
    assert_eq!(Table::rebuild([&event]).unwrap().terms(), &table::Terms::of("courtier"));
}

#[test]
fn resignations_of_version_1_still_count_one_point() {
    let points = |version: u32| {
        let opened = format!(
            r#"{{"at":1,"change":{{"is":"opened","version":{version},"rules":"1","id":"t","terms":{{"game":"dejarik","form":{{"kind":"firstTo","points":12}}}}}}}}"#
        );
        let log = [
            &opened,
            EVENTS[3],
            EVENTS[4],
            r#"{"at":2,"change":{"is":"began","first":1,"salts":["",""]}}"#,
            r#"{"at":2,"change":{"is":"resigned","by":2}}"#,
        ];
        let log = log.map(|text| Event::from_json(text).unwrap());
        let table = Table::rebuild(&log).unwrap();
        let record = table.record(table::record::Tags::default()).unwrap();
        record.replay().unwrap();
        (table.score().half_points, record.result.to_string())
    };
    assert_eq!(points(1), ([2, 0], "1-0 (1)".to_owned()));
    assert_eq!(points(2), ([6, 0], "1-0 (3)".to_owned()));
}

#[test]
fn the_options_of_a_game_are_stored_in_one_order() {
    let terms = table::Terms::of("courtyard:stop-short,small-yard");
    let (table, opened) = Table::open("t", terms, Time(1)).unwrap();
    assert_eq!(table.terms().game, "courtyard:small-yard,stop-short");
    let Change::Opened { terms, .. } = &opened.change else { panic!("{opened:?}") };
    assert_eq!(terms.game, "courtyard:small-yard,stop-short");
}

#[test]
fn inconsistent_logs_are_refused() {
    let read = |text: &str| Event::from_json(text).unwrap();
    let opened = read(EVENTS[0]);
    let mut newer = opened.clone();
    if let Change::Opened { version, .. } = &mut newer.change {
        *version = EVENT_VERSION + 1;
    }
    let rebuild = |events: &[Event]| Table::rebuild(events).err().map(|bad| (bad.number, bad.why));
    assert_eq!(rebuild(&[]), Some((1, BadEvent::Opening)));
    assert_eq!(rebuild(&[read(EVENTS[11])]), Some((1, BadEvent::Opening)));
    assert_eq!(rebuild(&[newer]), Some((1, BadEvent::Version(EVENT_VERSION + 1))));
    assert_eq!(rebuild(&[opened.clone(), opened.clone()]), Some((2, BadEvent::Opening)));
    assert!(matches!(rebuild(&[opened, read(EVENTS[10])]), Some((2, BadEvent::Phase(_)))));
    assert!(matches!(rebuild(&[read(EVENTS[1])]), Some((1, BadEvent::Terms(_)))));
}
