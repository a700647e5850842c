use std::io::{BufReader, Write};
use std::process::{self, Child, ChildStdin, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

use search::Stop;

use super::{Command, EngineFault};
use crate::lines::{Line, Lines};

/// A program that runs, and the lines that it writes. It is ended when this is dropped.
pub(super) struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

/// What an engine answered when it was told to think.
pub(super) struct Answer {
    pub(super) text: String,
    pub(super) centipoints: Option<i32>,
}

impl Engine {
    /// Lines longer than this are skipped; nothing that is waited for is so long.
    const LONGEST_LINE: usize = 1 << 16;
    /// So many lines may wait to be looked at; an engine that writes more has to wait itself.
    const MOST_LINES: usize = 1024;

    /// Starts the program and waits for its greeting.
    pub(super) fn start(command: &Command, timeouts: Duration) -> Result<Engine, EngineFault> {
        let mut process = process::Command::new(command.program());
        process.args(command.arguments());
        process.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        // Ctrl-C at the terminal is for whoever started the match, and must not end the engine before that.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut process, 0);
        let not_started = |error| EngineFault::NotStarted { program: command.program().to_owned(), error };
        let mut child = process.spawn().map_err(not_started)?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(EngineFault::Ended);
        };
        let (sender, lines) = mpsc::sync_channel(Engine::MOST_LINES);
        // Ends when the program does, or when nobody listens any more.
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

    /// Tells it that a new game begins, and waits until it is ready for it.
    pub(super) fn new_game(&mut self, timeouts: Duration) -> Result<(), EngineFault> {
        self.send("uginewgame")?;
        self.send("isready")?;
        self.wait_for("readyok", timeouts, |line| (line == "readyok").then_some(()))
    }

    pub(super) fn send(&mut self, line: &str) -> Result<(), EngineFault> {
        let written = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        written.map_err(|_| EngineFault::Ended)
    }

    /// Waits for its move. If it is stopped meanwhile, the engine is told so, and still waited for.
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

    /// The next line, if it comes in time.
    fn next_line(&mut self, timeouts: Duration) -> Result<Option<String>, EngineFault> {
        match self.lines.recv_timeout(timeouts) {
            Ok(line) => Ok(Some(line)),
            Err(RecvTimeoutError::Timeout) => Ok(None),
            Err(RecvTimeoutError::Disconnected) => Err(EngineFault::Ended),
        }
    }
}

/// When so much time is over. A time that no clock can show is as good as a century.
fn deadline(timeouts: Duration) -> Instant {
    const CENTURY: Duration = Duration::from_secs(100 * 365 * 24 * 3600);
    let now = Instant::now();
    now.checked_add(timeouts).unwrap_or_else(|| now + CENTURY)
}

impl Drop for Engine {
    fn drop(&mut self) {
        /// A good engine ends at once when it is asked to.
        const FAREWELL: Duration = Duration::from_millis(100);
        let _ = self.send("quit");
        let deadline = Instant::now() + FAREWELL;
        while Instant::now() < deadline {
            if !matches!(self.child.try_wait(), Ok(None)) {
                return;
            }
            thread::sleep(Duration::from_millis(2));
        }
        // Others are ended. It may be gone by now, which is just as well.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
