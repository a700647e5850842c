use fastrand::Rng;
use rules::Value;

use super::values;
use crate::graph::{Graph, Move};

/// A game given as an explicit graph.
struct Drawn(Vec<Vec<Move>>);

impl Graph for Drawn {
    fn count(&self) -> u32 {
        self.0.len() as u32
    }

    fn each_move(&self, node: u32, f: impl FnMut(Move)) {
        self.0[node as usize].iter().copied().for_each(f);
    }
}

impl Drawn {
    /// Random moves between a few nodes: cycles, loops, several moves to one node, consecutive moves by one side,
    /// unused numbers, and ends of all kinds.
    fn at_random(random: &mut Rng) -> Drawn {
        let count = random.u32(1..30);
        let most_points = random.i8(0..=5);
        let ends = random.f32() * 0.4;
        let stays = random.f32() * random.f32();
        let used: Vec<u32> = (0..count).filter(|_| random.u8(..) > 25).collect();
        let mut nodes = vec![Vec::new(); count as usize];
        for node in &used {
            for _ in 0..random.u32(1..6) {
                nodes[*node as usize].push(if random.f32() < ends {
                    Move::Ends(random.i8(-most_points..=most_points))
                } else {
                    Move::Leads { node: used[random.usize(..used.len())], same_side: random.f32() < stays }
                });
            }
        }
        Drawn(nodes)
    }

    /// The value of every node if the game is drawn after so many moves, by plain minimax.
    fn within(&self, moves: usize) -> Vec<Value> {
        let mut values = vec![Value::DRAW; self.0.len()];
        for _ in 0..moves {
            let worth = |mv: &Move| {
                let value = match *mv {
                    Move::Ends(points) => Value::over(points),
                    Move::Leads { node, same_side: true } => values[node as usize],
                    Move::Leads { node, same_side: false } => -values[node as usize],
                };
                value.after_moves(1)
            };
            values =
                self.0.iter().map(|moves| moves.iter().map(worth).max().unwrap_or(Value::DRAW)).collect();
        }
        values
    }
}

#[test]
fn thousands_of_random_games_agree_with_plain_minimax() {
    let mut random = Rng::with_seed(24);
    let mut points_seen = [0; 11];
    let mut longest = 0;
    for _ in 0..4000 {
        let game = Drawn::at_random(&mut random);
        // Any forced result takes fewer moves than there are nodes.
        let expected = game.within(game.0.len() + 1);
        assert_eq!(expected, game.within(game.0.len() + 2), "minimax has not settled: {:?}", game.0);
        assert_eq!(values(&game, 1 + random.usize(..3), &|_| ()), expected, "{:?}", game.0);
        for value in expected {
            points_seen[(value.points() + 5) as usize] += 1;
            longest = longest.max(value.plies());
        }
    }
    assert!(points_seen.iter().all(|count| *count > 100), "some values hardly came up: {points_seen:?}");
    assert!(longest > 12, "no game was long");
}

#[test]
fn nodes_are_linked_across_chunks_and_parts() {
    // A long chain in which the distance grows with the number, across all chunk and part boundaries.
    let count = (1 << 19) + 40_000;
    struct Chain(u32);
    impl Graph for Chain {
        fn count(&self) -> u32 {
            self.0
        }

        fn each_move(&self, node: u32, mut f: impl FnMut(Move)) {
            match node.checked_sub(60_000) {
                _ if node == 0 => f(Move::Ends(1)),
                None => f(Move::Leads { node: node - 1, same_side: false }),
                Some(back) => f(Move::Leads { node: back, same_side: true }),
            }
        }
    }
    let values = values(&Chain(count), 2, &|_| ());
    for (node, value) in values.iter().enumerate() {
        let (jumps, steps) = (node / 60_000, node % 60_000);
        let points = if steps % 2 == 0 { 1 } else { -1 };
        assert_eq!((value.points(), usize::from(value.plies())), (points, jumps + steps + 1), "node {node}");
    }
}

#[test]
fn progress_only_grows_and_goes_through_every_stage() {
    use std::sync::Mutex;

    use crate::progress::SolveStage;

    let seen = Mutex::new(Vec::new());
    let game = Drawn::at_random(&mut Rng::with_seed(7));
    values(&game, 1, &|progress| seen.lock().expect("no panics").push(progress));
    let seen = seen.into_inner().expect("no panics");
    assert!(seen.is_sorted_by_key(|progress| progress.stage));
    assert!(seen.is_sorted_by(|one, other| one.fraction() <= other.fraction()));
    assert!(SolveStage::ALL.iter().all(|stage| seen.iter().any(|progress| progress.stage == *stage)));
    assert!(seen.iter().all(|progress| progress.done <= progress.total));
}
