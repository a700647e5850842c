//! Opens the client without the rest of the program: `cargo run --example open -- courtier level:2`.

use terminal::{Options, run};

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let game = arguments.next();
    let against = arguments.next().and_then(|name| name.parse().ok());
    let position = arguments.next();
    if let Some(farewell) = run(&Options { game, against, position, ..Options::default() })? {
        println!("{farewell}");
    }
    Ok(())
}
