//! x
use rules::*;
struct P(u32);
impl games::Visitor for P {
    type Output = ();
    fn visit<G: Game<Position: games::scene::Scenic + Symmetric>>(self) {
        let p = G::start(Side::South);
        println!("{} {p}", G::full_name());
        for d in 1..=self.0 {
            let t = std::time::Instant::now();
            let n = rules::perft::perft(&p, d);
            let s = t.elapsed().as_secs_f64();
            println!("{d} {n} {:.1} M/s", n as f64 / s / 1e6);
        }
    }
}
fn main() {
    let a: Vec<String> = std::env::args().collect();
    games::visit(&a[1], P(a[2].parse().unwrap())).unwrap();
}
