//! The tablebases of the real games: complete, correct in every entry, rebuilt when damaged; and proofs.

mod brute_force;
mod check;
mod perfect_play;
mod proofs;
mod tablebase_cache;

use games::Visitor;
use games::courtier::Courtier;
use games::dejarik::Dejarik;
use games::scene::Scenic;
use play::tablebases::LazyTablebase;
use rules::{Evaluate, Family, Game, Side, Symmetric, Value};
use solve::{Tablebase, perfect_line};

// One test for everything that needs the whole tablebase, which takes some seconds to build.
#[test]
fn every_value_of_dejarik_follows_from_its_moves_and_the_computer_plays_by_them() {
    let family = Dejarik::FAMILY.expect("a numbered family");
    let solved: &'static LazyTablebase<_> = Box::leak(Box::new(LazyTablebase::new(family, "dejarik", None)));
    let table = solved.load(&|_| ());
    check::table::<Dejarik>(table);
    let bytes = table.to_bytes("dejarik").len();
    assert!(bytes < 6_000_000, "the file has {bytes} bytes");
    let start = Dejarik::start(Side::South);
    check::value(table, &start, Value::over(1).after_moves(7));
    assert_eq!(perfect_line(table, &start, 100).len(), 7);
    perfect_play::check::<Dejarik>(solved);
}

#[test]
fn every_value_of_courtiers_endgames_follows_from_its_moves() {
    let table = Tablebase::solve(Courtier::FAMILY.expect("a numbered family"), 2, &|_| ());
    check::table::<Courtier>(&table);

    // Solving with unmoves gives the same result as storing all moves.
    let family = Family { unmoves: None, ..table.family() };
    let by_links = Tablebase::solve(family, 2, &|_| ());
    assert!(table.to_bytes("courtier") == by_links.to_bytes("courtier"), "the two ways to solve differ");
}

#[test]
fn every_tablebase_is_checked() {
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
