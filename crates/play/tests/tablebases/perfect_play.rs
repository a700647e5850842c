use std::ops::ControlFlow;

use play::player::{Best, Player, Resources};
use play::tablebases::LazyTablebase;
use play::{History, SearchLimits};
use rules::{Choice, Evaluate, Family, Game, Position, TablebaseProbe, Value};
use search::{Budget, Contempt, Random, Request, Stop};
use solve::Answer;

/// Checks that the computer plays perfectly with this tablebase: it wins as many points as possible as fast as
/// possible, and loses as few as late as possible.
pub(crate) fn check<G: Game<Position: Evaluate>>(solved: &'static LazyTablebase<G::Position>) {
    let table = solved.table().expect("it is ready");
    let mut best = Best::<G>::asking(Resources::default(), Some(solved));
    for position in random_positions(&table.family(), 1_000) {
        let answer = Answer::ask(table, &position);
        for chosen in [choose(&mut best, &History::new(position)), search(solved, &position)] {
            assert!(answer.best().any(|best| best == chosen), "{chosen} in {position}: {answer:?}");
        }
    }
    wins_in_as_many_moves_as_it_takes(&mut best, solved);
    wins_through_an_earlier_position(&mut best, solved);
}

/// Uniformly random positions in which a side has to decide.
fn random_positions<P: Position>(family: &Family<P>, count: usize) -> Vec<P> {
    let mut random = Random::new(1_000);
    let any = || (family.position)(random.below(family.count().into()) as u32);
    std::iter::repeat_with(any).flatten().take(count).collect()
}

fn wins_in_as_many_moves_as_it_takes<G: Game<Position: Evaluate>>(
    best: &mut Best<G>,
    solved: &'static LazyTablebase<G::Position>,
) {
    let table = solved.table().expect("it is ready");
    for (start, value) in table.entries().filter(|(_, value)| value.plies() > 98).step_by(5) {
        let mut history = History::<G>::new(start);
        for left in (0..value.plies()).rev() {
            let mv = choose(best, &history);
            history.take(Choice::Move(mv)).expect("a legal move");
            let expected = Value::over(value.points()).after_moves(left);
            let now = history.position();
            let is_same = now.turn() == start.turn();
            assert_eq!(solved.probe(now), Some(if is_same { expected } else { -expected }), "from {start}");
        }
        assert!(history.position().node().is_over(), "from {start}");
    }
}

/// Three moves are played back and forth, so that the only winning move leads to an earlier position.
fn wins_through_an_earlier_position<G: Game<Position: Evaluate>>(
    best: &mut Best<G>,
    solved: &'static LazyTablebase<G::Position>,
) {
    let table = solved.table().expect("it is ready");
    let found = table.entries().filter(|(_, value)| *value > Value::DRAW).find_map(|(won, _)| {
        let winning: Vec<_> = Answer::ask(table, &won).best().collect();
        let [only] = winning[..] else { return None };
        let after = won.play(only).ok()?;
        Some((won, only, after, way(&after, &won, 3)?))
    });
    let (won, only, after, back) = found.expect("there is such a position");
    let mut history = History::<G>::new(after);
    for mv in &back {
        history.take(Choice::Move(*mv)).expect("a legal move");
    }
    assert_eq!(history.position(), &won);
    assert_eq!(choose(best, &history), only, "in {won} after {back:?}");
    // Once more, and the opponent could claim a draw: then the computer searches.
    for mv in [&[only][..], &back].concat() {
        history.take(Choice::Move(mv)).expect("a legal move");
    }
    assert!(won.is_legal(choose(best, &history)));
}

/// A sequence of this many moves from one position to another.
fn way<P: Position>(from: &P, to: &P, moves: usize) -> Option<Vec<P::Move>> {
    if moves == 0 {
        return (from == to).then(Vec::new);
    }
    let mut found = None;
    let _ = from.each_move(|mv| {
        let mut after = *from;
        after.play_unchecked(mv);
        found = way(&after, to, moves - 1).map(|rest| [vec![mv], rest].concat());
        if found.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    found
}

fn choose<G: Game<Position: Evaluate>>(
    best: &mut Best<G>,
    history: &History<G>,
) -> <G::Position as Position>::Move {
    let decision = best.choose(history, &SearchLimits::depth(2), &Stop::new());
    decision.expect("there is something to decide").mv
}

/// The result of a search with only this tablebase.
fn search<P: Evaluate + Send + Sync>(solved: &LazyTablebase<P>, position: &P) -> P::Move {
    let request = Request {
        position,
        earlier: &[],
        budget: Budget::depth(2),
        stop: Stop::new(),
        table: &search::TranspositionTable::new(1),
        contempt: Contempt::NONE,
        tablebase: solved,
        threads: 1,
        lines: 1,
        is_selective: true,
    };
    search::search(&request, |_| ()).best().expect("a move")
}
