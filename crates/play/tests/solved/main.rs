//! The tables of the real games: complete, right in every entry, and made again when they are damaged.

mod brute_force;
mod check;
mod shelf;

use games::Visitor;
use games::courtier::Courtier;
use games::dejarik::Dejarik;
use games::scene::Scenic;
use rules::{Evaluate, Game, Side, Symmetric, Value};
use solve::perfect_line;

#[test]
fn every_value_of_dejarik_follows_from_its_moves() {
    let table = check::table::<Dejarik>();
    let bytes = table.to_bytes("dejarik").len();
    assert!(bytes < 6_000_000, "the file has {bytes} bytes");
    let start = Dejarik::start(Side::South);
    check::value(&table, &start, Value::over(1).after_moves(7));
    let line: Vec<_> = perfect_line(&table, &start, 100).iter().map(ToString::to_string).collect();
    assert_eq!(line.len(), 7, "{line:?}");
}

#[test]
fn every_value_of_courtiers_endgames_follows_from_its_moves() {
    check::table::<Courtier>();
}

#[test]
fn every_table_is_checked() {
    #[derive(Clone)]
    struct HasFamily;
    impl Visitor for HasFamily {
        type Output = Option<String>;
        fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> Option<String> {
            G::FAMILY.map(|_| G::full_name())
        }
    }
    let names: Vec<_> = games::visit_all(HasFamily).into_iter().flatten().collect();
    assert_eq!(names, ["courtier", "dejarik"], "a table without a test in this file");
}
