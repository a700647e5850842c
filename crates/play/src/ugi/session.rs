use std::io::{self, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, Scope, ScopedJoinHandle};
use std::time::Duration;

use rules::{Evaluate, Game, Node, Position};
use search::{Report, Stop};

use super::command::{Command, Go};
use super::options::Options;
use super::{Output, info};
use crate::player::{Best, Level, LevelPlayer, Player, Resources};
use crate::{History, Opening};

/// The state of the engine between two commands.
pub(super) struct Session<'scope, 'env, G: Game, W> {
    scope: &'scope Scope<'scope, 'env>,
    output: &'scope Output<W>,
    options: Options,
    opening: Opening<G>,
    best: Option<Arc<Best<G>>>,
    searching: Option<Searching<'scope>>,
    /// The number of searches so far; each has its own seed.
    searches: u64,
}

/// A search in progress.
struct Searching<'scope> {
    stop: Stop,
    is_infinite: bool,
    /// Set just before the answer is written, so that a client can start the next search as soon as it has read it.
    has_answered: Arc<AtomicBool>,
    thread: ScopedJoinHandle<'scope, ()>,
}

/// What to do after a line.
pub(super) enum Next {
    Line,
    Quit,
}

impl<'scope, 'env, G: Game<Position: Evaluate>, W: Write + Send> Session<'scope, 'env, G, W> {
    pub(super) fn new(scope: &'scope Scope<'scope, 'env>, output: &'scope Output<W>, seed: u64) -> Self {
        Session {
            scope,
            output,
            options: Options::new(seed),
            opening: Opening::usual(),
            best: None,
            searching: None,
            searches: 0,
        }
    }

    pub(super) fn obey(&mut self, line: &str) -> io::Result<Next> {
        if line.trim().is_empty() {
            return Ok(Next::Line);
        }
        if self.searching.as_ref().is_some_and(|searching| searching.has_answered.load(Ordering::Acquire)) {
            self.join();
        }
        let obeyed = Command::read(line).and_then(|command| self.carry_out(command));
        match obeyed {
            Ok(None) => Ok(Next::Quit),
            Ok(Some(answer)) => self.output.write(&answer).map(|()| Next::Line),
            Err(complaint) => self.complain(&complaint),
        }
    }

    pub(super) fn complain(&self, complaint: &str) -> io::Result<Next> {
        // An error may quote the input, but stays on one line.
        let complaint: String =
            complaint.chars().filter(|character| !character.is_control()).take(300).collect();
        self.output.write(&format!("info string error {complaint}\n")).map(|()| Next::Line)
    }

    /// Executes a command and returns the response; `None` after `quit`.
    fn carry_out(&mut self, command: Command<'_>) -> Result<Option<String>, String> {
        let answer = match command {
            Command::Ugi => greeting::<G>(&self.options),
            Command::IsReady => {
                if self.searching.is_none() {
                    // Anything slow to prepare is prepared now.
                    self.best().wait_for_table(TABLEBASE_TIMEOUT);
                }
                "readyok\n".to_owned()
            }
            Command::NewGame => {
                self.idle("uginewgame")?;
                self.opening = Opening::usual();
                if let Some(best) = &self.best {
                    best.forget();
                }
                String::new()
            }
            Command::SetOption { name, value } => {
                self.idle("setoption")?;
                self.options.set(name, value)?;
                self.best = None;
                String::new()
            }
            Command::Position(text) => {
                self.opening = Opening::read(text).map_err(|bad| bad.to_string())?;
                String::new()
            }
            Command::Query(query) => format!("response {}\n", query.answer(&self.opening.history())),
            Command::Go(go) => {
                self.idle("go")?;
                self.go(go)?;
                String::new()
            }
            Command::Stop => {
                self.abandon();
                String::new()
            }
            Command::Quit => return Ok(None),
        };
        Ok(Some(answer))
    }

    /// Refuses commands that would disturb a search.
    fn idle(&self, word: &str) -> Result<(), String> {
        match self.searching {
            None => Ok(()),
            Some(_) => Err(format!("{word} is not allowed during a search")),
        }
    }

    fn best(&mut self) -> Arc<Best<G>> {
        let resources = Resources {
            megabytes: self.options.hash as usize,
            threads: self.options.threads as usize,
            tables: self.options.tables,
            ..Resources::default()
        };
        self.best.get_or_insert_with(|| Arc::new(Best::new(resources))).clone()
    }

    fn go(&mut self, go: Go) -> Result<(), String> {
        let history = self.opening.history();
        if history.ending().is_some() {
            return Err("the game is over".to_owned());
        }
        let Node::Decide(_) = history.position().node() else {
            return Err("the dice must be rolled first: add a roll to the moves".to_owned());
        };
        self.searches += 1;
        let (output, stop, is_infinite) = (self.output, Stop::new(), go.is_infinite);
        let thinking_stop = stop.clone();
        let think: Box<dyn FnOnce() -> String + Send + 'scope> = match Level::new(self.options.level as u8) {
            Some(level) => {
                let seed = self.options.seed.wrapping_add(self.searches);
                Box::new(move || at_level(level, seed, &history, &go, &thinking_stop))
            }
            None => {
                let (best, lines) = (self.best(), self.options.multi_pv as usize);
                let budget = go.limits.budget(&history);
                Box::new(move || {
                    let mut told: Option<Report<_>> = None;
                    let tell = |report: &Report<_>| {
                        // If nobody reads any more, reading the next line fails.
                        let _ = output.write(&info::lines::<G::Position>(report));
                        told = Some(report.clone());
                    };
                    let report = if is_infinite {
                        best.analyse(&history, budget, lines, &thinking_stop, tell)
                    } else {
                        best.think(&history, budget, lines, &thinking_stop, tell)
                    };
                    let is_news = told.is_none_or(|told| told.lines != report.lines);
                    let news = if is_news { info::lines::<G::Position>(&report) } else { String::new() };
                    news + &report.best().map(info::best_move).unwrap_or_default()
                })
            }
        };
        let waiting_stop = stop.clone();
        let has_answered = Arc::new(AtomicBool::new(false));
        let answered = has_answered.clone();
        let thread = self.scope.spawn(move || {
            let answer = think();
            // An infinite search reports no final result before it is stopped, even if it is certain.
            while is_infinite && !waiting_stop.is_stopped() {
                thread::sleep(Duration::from_millis(1));
            }
            answered.store(true, Ordering::Release);
            let _ = output.write(&answer);
        });
        self.searching = Some(Searching { stop, is_infinite, has_answered, thread });
        Ok(())
    }

    /// Stops a search and waits for its answer.
    pub(super) fn abandon(&mut self) {
        if let Some(searching) = &self.searching {
            searching.stop.stop();
        }
        self.join();
    }

    /// Waits for the answer of a search with a limit, and stops one without.
    pub(super) fn finish(&mut self) {
        if let Some(searching) = &self.searching
            && searching.is_infinite
        {
            searching.stop.stop();
        }
        self.join();
    }

    fn join(&mut self) {
        if let Some(searching) = self.searching.take() {
            // A search that panicked has no answer.
            let _ = searching.thread.join();
        }
    }
}

/// How long `isready` waits for a tablebase; our own match runner gives up after ten seconds.
const TABLEBASE_TIMEOUT: Duration = Duration::from_secs(8);

fn greeting<G: Game>(options: &Options) -> String {
    let (title, credit) = (G::INFO.title, G::INFO.credit);
    format!(
        "id name Holocourt {}\nid author {}\ninfo string {title}, by {credit}\n{}ugiok\n",
        env!("CARGO_PKG_VERSION"),
        env!("CARGO_PKG_AUTHORS"),
        options.describe()
    )
}

/// Returns the answer of a level.
fn at_level<G: Game<Position: Evaluate>>(
    level: Level,
    seed: u64,
    history: &History<G>,
    go: &Go,
    stop: &Stop,
) -> String {
    let mut player = LevelPlayer::<G>::new(level);
    // Levels have no engine to start, so nothing can fail.
    let _ = player.begin(seed);
    match player.choose(history, &go.limits, stop) {
        Ok(decision) => {
            let score = decision.score.map(|score| format!("info {}\n", info::score::<G::Position>(score)));
            score.unwrap_or_default() + &info::best_move(decision.mv)
        }
        Err(error) => format!("info string error {error}\n"),
    }
}
