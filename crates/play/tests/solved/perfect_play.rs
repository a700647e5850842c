use play::solved::Solved;
use rules::{Evaluate, Node, Notation, Value};
use search::{Budget, Request, Score, Stop};
use solve::Answer;

/// Checks that a search with the table at hand plays perfectly: it wins as many points as it can as fast as it can, and
/// loses as few as late as it can.
pub(crate) fn check<P: Notation + Evaluate + Send + Sync>(solved: &Solved<P>) {
    let table = solved.table().expect("it is ready");
    // Numbers far apart, so that positions of all kinds come up.
    for index in (0..table.family().count()).step_by(8_999) {
        let Some(position) = (table.family().position)(index) else { continue };
        let answer = Answer::ask(table, &position);
        let chosen = choose(solved, &position);
        assert!(answer.best().any(|best| best == chosen), "{chosen} in {position}: {answer:?}");
    }
    // A long win is won in exactly the moves that it takes, whoever is to move.
    for (start, value) in table.entries().filter(|(_, value)| value.plies() > 98).step_by(5) {
        let mut position = start;
        for left in (0..value.plies()).rev() {
            position.play_unchecked(choose(solved, &position));
            let expected = Value::over(value.points()).after_moves(left);
            let seen = Answer::ask(table, &position).value;
            let is_same = position.turn() == start.turn();
            assert_eq!(seen, Some(if is_same { expected } else { -expected }), "{position} from {start}");
        }
        assert!(matches!(position.node(), Node::Over(_)), "{position} from {start}");
    }
}

fn choose<P: Evaluate + Send + Sync>(solved: &Solved<P>, position: &P) -> P::Move {
    let request = Request {
        position,
        earlier: &[],
        budget: Budget::depth(2),
        stop: Stop::new(),
        table: &search::Table::new(1),
        repetition: Score::DRAW,
        oracle: solved,
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    search::search(&request, |_| ()).best().expect("a move")
}
