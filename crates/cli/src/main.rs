//! x
fn main() {
    use rules::Notation;
    let p: games::courtier::Position = "GGGKGGgggkgg/12/1 1 0".parse().unwrap();
    for d in 1..8 {
        println!("{d} {}", rules::perft::perft(&p, d));
    }
    println!("{p}");
    let _ = p.read_choice("x");
}
