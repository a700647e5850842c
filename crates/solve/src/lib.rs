//! Exact values of positions, for any game that can give them.

mod backward;
mod graph;
mod progress;
mod retrograde;
mod share;

pub use progress::{Progress, Stage};

/// x
pub fn solve<P: rules::Position>(family: rules::Family<P>, threads: usize) -> Vec<rules::Value> {
    let t = std::time::Instant::now();
    let last = std::sync::Mutex::new(None);
    let v = retrograde::values(&family, threads, &|p| {
        let mut l = last.lock().unwrap();
        if *l != Some(p.stage) {
            *l = Some(p.stage);
            println!("{:?} {:?}", p, t.elapsed());
        }
    });
    println!("{:?}", t.elapsed());
    v
}
