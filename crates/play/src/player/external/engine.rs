use std::io::{BufReader, Write};
use std::process::{self, Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use search::Stop;

use super::{Command, EngineFault};
use crate::lines::{Line, Lines};

/// A running engine process and its output lines. Dropping it ends the process.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// An engine's answer to `go`.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) centipoints: Option<i32>,
}

impl Engine {
    /// Longer lines are skipped; no expected line is this long.
    const LONGEST_LINE: usize = 1 << 16;
    /// The number of buffered lines; an engine that writes more blocks.
    const MOST_LINES: usize = 1024;

    /// Starts the program and waits for `ugiok`.
    pub(super) fn start(command: &Command, timeouts: Duration) -> Result<Engine, EngineFault> {
        let mut process = process::Command::new(command.program());
        process.args(command.arguments());
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C at the terminal is for the match, and must not end the engine first.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let not_started = |error| EngineFault::NotStarted { program: command.program().to_owned(), error };
        let mut child = process.spawn().map_err(not_started)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineFault::Ended);
        };
        let (sender, lines) = mpsc::sync_channel(Engine::MOST_LINES);
        // Ends when the program does, or when the receiver is dropped.
        thread::spawn(move || {
            let mut lines = Lines::with_limit(BufReader::new(output), Engine::LONGEST_LINE);
            while let Ok(Some(line)) = lines.next() {
                if let Line::Text(text) = line
                    && sender.send(text.to_owned()).is_err()
                {
                    break;
                }
            }
        });
        let mut engine = Engine { child, input, lines };
        engine.send("ugi")?;
        engine.wait_for("ugiok", timeouts, |line| (line == "ugiok").then_some(()))?;
        Ok(engine)
    }

    /// Announces a new game, and waits for `readyok`.
    pub(super) fn new_game(&mut self, timeouts: Duration) -> Result<(), EngineFault> {
        self.send("uginewgame")?;
        self.send("isready")?;
        self.wait_for("readyok", timeouts, |line| (line == "readyok").then_some(()))
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), EngineFault> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| EngineFault::Ended)
    }

    /// Waits for the move. If stopped, sends `stop` and keeps waiting.
    pub(super) fn best_move(&mut self, timeouts: Duration, stop: &Stop) -> Result<Answer, EngineFault> {
        const LOOK_EVERY: Duration = Duration::from_millis(10);
        let deadline = deadline(timeouts);
        let mut is_told = false;
        let mut centipoints = None;
        loop {
            if stop.is_stopped() && !is_told {
                self.send("stop")?;
                is_told = true;
            }
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(EngineFault::Silent { awaited: "bestmove", waited: timeouts });
            }
            let found = self.next_line(left.min(LOOK_EVERY))?;
            let Some(line) = found else { continue };
            let mut words = line.split_whitespace();
            match words.next() {
                Some("bestmove") => {
                    let text = words.next().unwrap_or_default().to_owned();
                    return Ok(Answer { text, centipoints });
                }
                Some("info") => {
                    let words: Vec<_> = words.collect();
                    let score = words.windows(2).find(|pair| pair[0] == "cp").map(|pair| pair[1].parse());
                    centipoints = score.and_then(Result::ok).or(centipoints);
                }
                _ => {}
            }
        }
    }

    fn wait_for<T>(
        &mut self,
        awaited: &'static str,
        timeouts: Duration,
        is_it: impl Fn(&str) -> Option<T>,
    ) -> Result<T, EngineFault> {
        let deadline = deadline(timeouts);
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(EngineFault::Silent { awaited, waited: timeouts });
            }
            if let Some(found) = self.next_line(left)?.and_then(|line| is_it(line.trim())) {
                return Ok(found);
            }
        }
    }

    /// Returns the next line, if it arrives in time.
    fn next_line(&mut self, timeouts: Duration) -> Result<Option<String>, EngineFault> {
        match self.lines.recv_timeout(timeouts) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(EngineFault::Ended),
        }
    }
}

/// Returns when a timeout ends. One that overflows the clock becomes a century.
fn deadline(timeouts: Duration) -> Instant {
    const CENTURY: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
    let now = Instant::now();
    now.checked_add(timeouts).unwrap_or_else(|| now + CENTURY)
}

impl Drop for Engine {
    fn drop(&mut self) {
        /// A good engine exits at once on `quit`.
        const EXIT_TIMEOUT: Duration = Duration::from_millis(100);
        let _ = self.send("quit");
        let deadline = Instant::now() + EXIT_TIMEOUT;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // Others are killed. The process may be gone by now, which is fine.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
