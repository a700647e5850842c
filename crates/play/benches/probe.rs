//! Benchmarks of tablebases: building, reading and probing.
//!
//! `cargo bench -p holocourt-play --bench probe`

use criterion::{BatchSize, Criterion, criterion_group, criterion_main};
use games::Visitor;
use games::scene::Scenic;
use rules::{Evaluate, Game, Position, Symmetric, TablebaseProbe};
use solve::{Answer, Tablebase};

struct Probe<'c>(&'c mut Criterion);

impl Visitor for Probe<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
        let Some(family) = G::FAMILY else { return };
        let name = G::full_name();
        let table = Tablebase::solve(family, 2, &|_| ());
        let bytes = table.to_bytes(&name);

        let mut group = self.0.benchmark_group(&name);
        group.sample_size(20);
        group.bench_function("check and read the file", |bencher| {
            bencher.iter(|| Tablebase::from_bytes(family, &name, bytes.as_slice()).expect("a good file"));
        });
        // Positions as they occur in play, under random symmetries, in an order that defeats the cache.
        let mut random = fastrand::Rng::with_seed(25);
        let mut position = || {
            let index = std::iter::repeat_with(|| random.u32(..family.count()));
            let position = index.filter_map(family.position).next().expect("an index that is used");
            position.image(random.usize(..G::Position::SYMMETRIES))
        };
        group.bench_function("probe a position", |bencher| {
            bencher.iter_batched_ref(
                &mut position,
                |position| table.probe(position).expect("a member of the family"),
                BatchSize::SmallInput,
            );
        });
        group.bench_function("probe a position and its moves", |bencher| {
            bencher.iter_batched_ref(
                &mut position,
                |position| Answer::ask(&table, position).moves.len() as u64 == position.count_moves(),
                BatchSize::SmallInput,
            );
        });
        group.finish();
    }
}

fn benches(criterion: &mut Criterion) {
    for name in games::names() {
        games::visit(&name, Probe(criterion)).expect("a game of the list");
    }
}

criterion_group!(tables, benches);
criterion_main!(tables);
