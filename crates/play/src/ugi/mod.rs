//! The Universal Game Interface: the engine protocol.
//!
//! `docs/engine-protocol.md` describes it. Input is read during a search, so that it can be stopped.

mod command;
mod info;
mod options;
mod query;
mod session;

use std::io::{self, BufRead, Write};
use std::sync::{Mutex, PoisonError};
use std::thread;

use rules::{Evaluate, Game};

use crate::lines::{Line, Lines};
use session::{Next, Session};

/// A game of many hundred moves fits in a line of this length.
const LONGEST_LINE: usize = 1 << 20;

/// Serves the protocol until the end of the input or `quit`. The seed determines the random choices of weak levels.
///
/// ```
/// use games::courtier::Courtier;
///
/// let mut output = Vec::new();
/// play::ugi::serve::<Courtier>(&b"isready\nquery p1turn\nquit\n"[..], &mut output, 0).unwrap();
/// assert_eq!(output, b"readyok\nresponse true\n");
/// ```
pub fn serve<G: Game<Position: Evaluate>>(
    input: impl BufRead,
    output: impl Write + Send,
    seed: u64,
) -> io::Result<()> {
    let output = Output(Mutex::new(output));
    thread::scope(|scope| {
        let mut session = Session::<G, _>::new(scope, &output, seed);
        let mut lines = Lines::with_limit(input, LONGEST_LINE);
        loop {
            let next = match lines.next() {
                Ok(Some(Line::Text(text))) => session.obey(text),
                Ok(Some(Line::NotUtf8)) => session.complain("the line is not UTF-8 text"),
                Ok(Some(Line::TooLong)) => session.complain("the line is too long"),
                Ok(None) => {
                    session.finish();
                    return Ok(());
                }
                Err(error) => {
                    session.abandon();
                    return Err(error);
                }
            };
            match next {
                Ok(Next::Line) => {}
                Ok(Next::Quit) => {
                    session.abandon();
                    return Ok(());
                }
                Err(error) => {
                    session.abandon();
                    return Err(error);
                }
            }
        }
    })
}

/// The output, shared by the command reader and the search. Whole lines are written and flushed.
struct Output<W>(Mutex<W>);

impl<W: Write> Output<W> {
    fn write(&self, lines: &str) -> io::Result<()> {
        // A thread that panicked while writing leaves no state behind that matters.
        let mut output = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        output.write_all(lines.as_bytes())?;
        output.flush()
    }
}
