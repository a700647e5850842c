//! Move generation: bulk-counted perft from every start position, and random play.
//!
//! Compare two versions with `cargo bench -p holocourt-games -- --save-baseline before` and `--baseline before`.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use games::Visitor;
use games::scene::Scenic;
use rules::perft::perft;
use rules::{Game, Node, Position, Side, Symmetric};

struct Perft<'c>(&'c mut Criterion);

impl Visitor for Perft<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
        let start = G::start(Side::South);
        let depth = (1..).find(|depth| perft(&start, *depth) > 100_000).unwrap_or(1);
        let mut group = self.0.benchmark_group("perft");
        group.throughput(Throughput::Elements(perft(&start, depth)));
        group.bench_function(format!("{} {depth}", G::full_name()), |bencher| {
            bencher.iter(|| perft(&start, depth))
        });
        group.finish();
    }
}

struct RandomPlay<'c>(&'c mut Criterion);

impl Visitor for RandomPlay<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
        let mut random = fastrand::Rng::with_seed(6);
        let mut group = self.0.benchmark_group("random play");
        group.throughput(Throughput::Elements(1));
        group.bench_function(G::full_name(), |bencher| {
            bencher.iter(|| {
                let mut position = G::start(Side::South);
                while let Node::Decide(_) = position.node() {
                    let pick = random.u64(..position.count_moves());
                    let Some(mv) = position.nth_move(pick) else { break };
                    position.play_unchecked(mv);
                }
                position.key()
            });
        });
        group.finish();
    }
}

fn benches(criterion: &mut Criterion) {
    for name in games::names() {
        games::visit(&name, Perft(criterion)).unwrap();
    }
    games::visit("king-and-courtesan", RandomPlay(criterion)).unwrap();
}

criterion_group!(move_generation, benches);
criterion_main!(move_generation);
