//! Opens the full-screen client without building the rest of the program: `open GAME PLAYER`, or `open URL` of a server.

fn main() -> std::io::Result<()> {
    let mut arguments = std::env::args().skip(1).peekable();
    let server = arguments.next_if(|first| first.contains("://"));
    let game = arguments.next();
    let against = arguments.next().and_then(|name| name.parse().ok());
    let position = arguments.next();
    let options = terminal::Options { server, game, against, position, ..terminal::Options::default() };
    if let Some(farewell) = terminal::run(&options)? {
        println!("{farewell}");
    }
    Ok(())
}
