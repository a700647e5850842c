use std::collections::HashMap;
use std::ops::ControlFlow;

use games::king_and_courtesan::KingAndCourtesan;
use rules::{Evaluate, Game, Node, Position, Side, Symmetric};
use solve::{Prover, Verdict};

type On<const N: usize> = KingAndCourtesan<N, u64>;

fn prove<P: Symmetric + Evaluate>(prover: &mut Prover, position: &P) -> Verdict {
    prover.prove(position, false, |_| ControlFlow::Continue(())).expect("nobody breaks it off")
}

#[test]
fn blue_wins_on_3x3_and_red_on_4x4() {
    let mut prover = Prover::new(16);
    assert_eq!(prove(&mut prover, &On::<3>::start(Side::South)), Verdict::Loss);
    assert_eq!(prove(&mut prover, &On::<3>::start(Side::North)), Verdict::Loss, "it is symmetric");
    let mut prover = Prover::new(16);
    assert_eq!(prove(&mut prover, &On::<4>::start(Side::South)), Verdict::Win);
    let text = "1cck/C1cc/CC1c/KCC1 1";
    assert_eq!(On::<4>::start(Side::South).to_string(), text);
}

/// Whether the side to move wins, by plain search.
fn wins<P: Position>(position: &P, known: &mut HashMap<P, bool>) -> bool {
    if let Node::Over(outcome) = position.node() {
        return outcome.winner == Some(position.turn());
    }
    if let Some(wins) = known.get(position) {
        return *wins;
    }
    let is_won = position
        .each_move(|mv| {
            let mut after = *position;
            after.play_unchecked(mv);
            if wins(&after, known) { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        })
        .is_break();
    known.insert(*position, is_won);
    is_won
}

#[test]
fn every_position_of_3x3_within_four_moves_agrees_with_plain_search() {
    let mut known = HashMap::new();
    let mut prover = Prover::new(1);
    let mut level = vec![On::<3>::start(Side::South)];
    let mut verdicts = [0; 2];
    for _ in 0..=4 {
        for position in &level {
            let is_won = wins(position, &mut known);
            let verdict = if is_won { Verdict::Win } else { Verdict::Loss };
            assert_eq!(prove(&mut prover, position), verdict, "{position}");
            verdicts[usize::from(is_won)] += 1;
        }
        let mut deeper = Vec::new();
        for position in &level {
            position.each_choice(|choice| deeper.push(position.take(choice).expect("a legal move")));
        }
        level = deeper;
    }
    assert!(verdicts.iter().all(|count| *count > 500), "{verdicts:?}");
}

#[test]
fn proofs_with_little_memory_are_slower_but_correct() {
    let start = On::<4>::start(Side::South);
    let [mut little, mut plenty] = [Prover::new(1), Prover::new(64)];
    assert_eq!(prove(&mut little, &start), prove(&mut plenty, &start));
}
