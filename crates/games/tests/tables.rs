//! Known numbers, bad input and a recorded game of every game, from the text files in its `testdata` folder.

mod testdata;

use games::Visitor;
use games::scene::Scenic;
use rules::perft::perft;
use rules::{Effects, Game, Node, Notation, Outcome, Position, Side, Symmetric};

fn position<G: Game>(text: &str) -> G::Position {
    if text == "start" {
        return G::start(Side::South);
    }
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// `variant position depth nodes`
#[test]
fn perft_tables() {
    #[derive(Clone)]
    struct Perft;
    impl Visitor for Perft {
        type Output = ();
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
            let name = G::full_name();
            // The greatest depth from the start, and its nodes.
            let mut deepest = (0, 0);
            for row in testdata::rows(G::INFO.name, "perft.txt") {
                let [variant, from, depth, nodes] = &row[..] else { panic!("{name}: {row:?}") };
                if *variant != name {
                    continue;
                }
                let depth: u32 = depth.parse().unwrap();
                let counted = perft(&position::<G>(from), depth);
                assert_eq!(counted.to_string(), *nodes, "{name}, {from}, depth {depth}");
                if from == "start" {
                    deepest = deepest.max((depth, counted));
                }
            }
            // Where games branch widely, a table to depth 5 has as many nodes as others have at depth 6.
            let is_deep = deepest.0 >= 6 || deepest.0 == 5 && deepest.1 > 5_000_000;
            assert!(is_deep, "{name} has no perft table to depth 6");
        }
    }
    games::visit_all(Perft);
}

/// `variant text error`
#[test]
fn bad_positions() {
    #[derive(Clone)]
    struct Bad;
    impl Visitor for Bad {
        type Output = ();
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
            let rows = testdata::rows(G::INFO.name, "bad.txt");
            assert!(!rows.is_empty());
            for row in rows {
                let [variant, text, error] = &row[..] else { panic!("{row:?}") };
                if *variant == G::full_name() {
                    match text.parse::<G::Position>() {
                        Ok(position) => panic!("{text} was read as {position}"),
                        Err(bad) => {
                            let found = format!("{}, column {}: {}", bad.field, bad.column, bad.fault);
                            assert_eq!(found, *error, "{text}");
                        }
                    }
                }
            }
        }
    }
    games::visit_all(Bad);
}

/// `variant start moves end result`. What every choice did is kept as a snapshot.
#[test]
fn recorded_games() {
    #[derive(Clone)]
    struct Replay;
    impl Visitor for Replay {
        type Output = ();
        fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
            let rows = testdata::rows(G::INFO.name, "games.txt");
            let mine: Vec<_> = rows.iter().filter(|row| row[0] == G::full_name()).collect();
            assert!(!mine.is_empty(), "{} has no recorded game", G::full_name());
            for row in mine {
                let [_, start, moves, end, result] = &row[..] else { panic!("{row:?}") };
                let mut now = position::<G>(start);
                let mut before = None;
                let mut story = format!("{now}\n");
                for text in moves.split(' ') {
                    let choice =
                        now.read_choice(text).unwrap_or_else(|error| panic!("{now}: {text}: {error}"));
                    let effects = now.effects(choice, before.as_ref());
                    before = Some(now);
                    now.take_unchecked(choice);
                    story.push_str(&format!("\n{text}\n"));
                    effects.iter().for_each(|effect| story.push_str(&format!("    {effect:?}\n")));
                    story.push_str(&format!("{now}\n"));
                }
                assert_eq!(now.to_string(), *end);
                assert_eq!(written(now.node()), *result);
                let mut settings = insta::Settings::clone_current();
                settings.set_snapshot_path(testdata::folder(G::INFO.name));
                settings.set_prepend_module_to_snapshot(false);
                settings.bind(|| insta::assert_snapshot!(G::full_name().replace([':', ','], "-"), story));
            }
        }
    }
    games::visit_all(Replay);
}

fn written(node: Node) -> String {
    match node {
        Node::Over(Outcome { winner: None, .. }) => "1/2-1/2".to_owned(),
        Node::Over(Outcome { winner: Some(Side::South), points }) => format!("1-0 ({points})"),
        Node::Over(Outcome { winner: Some(Side::North), points }) => format!("0-1 ({points})"),
        _ => "*".to_owned(),
    }
}
