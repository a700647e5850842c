use rules::{Family, Node, Position, Side, TablebaseProbe, Value};

use super::{Answer, perfect_line};
use crate::tablebase::Tablebase;
use crate::testing::{Chase, Hop};

fn table() -> Tablebase<Chase> {
    Tablebase::solve(Family::of(), 1, &|_| ())
}

#[test]
fn a_position_is_worth_its_best_move() {
    let table = table();
    let mut known = 0;
    for (position, value) in table.entries() {
        let answer = Answer::ask(&table, &position);
        assert_eq!(answer.value, Some(value));
        assert_eq!(answer.moves[0].1, Some(value), "{position:?}");
        assert!(answer.moves.is_sorted_by(|(_, one), (_, other)| one >= other));
        assert!(answer.best().count() >= 1);
        known += 1;
    }
    assert!(known > 80);
}

#[test]
fn unknown_values_follow_from_the_moves() {
    struct Forgetful(Tablebase<Chase>, Chase);
    impl TablebaseProbe<Chase> for Forgetful {
        fn probe(&self, position: &Chase) -> Option<Value> {
            if *position == self.1 { None } else { self.0.probe(position) }
        }
    }
    let position = Chase { tokens: [8, 2], turn: Side::North };
    let whole = Answer::ask(&table(), &position);
    assert_eq!(Answer::ask(&Forgetful(table(), position), &position), whole);

    let mut after = position;
    after.play_unchecked(whole.moves[0].0);
    let partly = Answer::ask(&Forgetful(table(), after), &position);
    assert_eq!(partly.moves.last(), Some(&(whole.moves[0].0, None)));
    assert_eq!(partly.value, whole.value);
}

#[test]
fn finished_games_are_known_and_have_no_moves() {
    let table = table();
    let caught = Chase { tokens: [3, 3], turn: Side::South };
    assert_eq!(Answer::ask(&table, &caught), Answer { value: Some(Value::over(-2)), moves: Vec::new() });
    let before = Chase { tokens: [3, 2], turn: Side::North };
    assert_eq!(Answer::ask(&table, &before).moves[0], (Hop(1), Some(Value::over(2).after_moves(1))));
}

#[test]
fn perfect_lines_end_at_repetitions_and_unknown_values() {
    let table = table();
    let mut draws = 0;
    for (position, value) in table.entries() {
        let line = perfect_line(&table, &position, 1000);
        let end = line.iter().fold(position, |now, mv| now.play(*mv).expect("a legal move"));
        if value == Value::DRAW {
            draws += 1;
            assert!(!line.is_empty() && line.len() < 250);
        } else {
            assert_eq!(line.len(), usize::from(value.plies()), "{position:?}");
            let Node::Over(outcome) = end.node() else { panic!("{position:?} does not end") };
            assert_eq!(outcome.points_for(position.turn), value.points());
        }
        assert!(perfect_line(&table, &position, 2).len() <= 2);
    }
    assert!(draws > 0, "the game has drawn positions");
}
