use std::collections::{BTreeSet, VecDeque};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use ::games::draw::Colour;
use catalog::Legal;
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers, MouseButton, MouseEvent, MouseEventKind};
use play::SearchLimits;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use ratatui::buffer::Buffer;
use rules::Side;
use words::Language;

use crate::app::{App, Screen};
use crate::board::{Towards, neighbour};
use crate::effect::{Effect, Task};
use crate::input::{Answer, Input, LoadError};
use crate::layout::Layout;
use crate::menu::Row;
use crate::online::Request;
use crate::run::pass_time;
use crate::session::Session;
use crate::setup::Setup;
use crate::update::begin_with;
use crate::worker::{Connection, Keyring, Players, free_name, perform};
use crate::{Options, Theme, draw, update};

pub(super) const TRUE_COLOUR: Theme = Theme { colour: Colour::TrueColor, ascii: false };

/// A client without threads: background tasks run at once, with little effort.
pub(super) struct Driver {
    pub(super) app: App,
    terminal: Terminal<TestBackend>,
    players: Players,
    now: Duration,
    pub(super) has_quit: bool,
    pub(super) has_stopped: bool,
    /// The text saved instead of a file.
    pub(super) saved: Option<String>,
    /// The existing files.
    pub(super) files: BTreeSet<PathBuf>,
    /// The contents of the file to open.
    pub(super) file: Option<String>,
    /// The connection to a server, and its events.
    connection: Option<(Connection, Receiver<Answer>)>,
    /// The requests sent without a connection.
    pub(super) asked: Vec<Request>,
}

impl Driver {
    /// Most tests play this game with seat 1 moving first, so nothing is random.
    pub(super) fn open(options: &Options, theme: Theme, size: [u16; 2]) -> Driver {
        let is_most_played = options.game.as_deref() == Some("courtier");
        let first = options.first.or(is_most_played.then_some(Side::South));
        Driver::seeded(&Options { first, ..options.clone() }, theme, size, 7)
    }

    fn seeded(options: &Options, theme: Theme, size: [u16; 2], seed: u64) -> Driver {
        let mut app = App::new(options, theme, size, seed);
        let effects = begin_with(&mut app, options);
        let terminal = Terminal::new(TestBackend::new(size[0], size[1])).expect("a buffer never fails");
        let (players, now) = (Players::default(), Duration::ZERO);
        let (saved, files, file, line, asked) = (None, BTreeSet::new(), None, None, Vec::new());
        let mut driver = Driver {
            app,
            terminal,
            players,
            now,
            has_quit: false,
            has_stopped: false,
            saved,
            files,
            file,
            connection: line,
            asked,
        };
        driver.perform(effects);
        driver.draw();
        driver
    }

    /// Opens the login form of a real server, with a separate keyring.
    pub(super) fn visit(server: &str, keyring: Keyring) -> Driver {
        // Message ids are random, so no two clients may have the same seed.
        static SEED: AtomicU64 = AtomicU64::new(100);
        let seed = SEED.fetch_add(1, Ordering::Relaxed);
        let mut driver = Driver::seeded(&Options::default(), TRUE_COLOUR, [80, 24], seed);
        let (tell, answers) = mpsc::channel();
        driver.connection = Some((Connection::open(keyring, tell), answers));
        while driver.app.menu.row != Row::Online {
            driver.press(KeyCode::Down);
        }
        driver.press(KeyCode::Enter);
        driver.types(server);
        driver.press(KeyCode::Enter);
        driver
    }

    /// Waits in real time until a condition holds.
    #[track_caller]
    pub(super) fn until(&mut self, what: &str, is_so: impl Fn(&Driver) -> bool) {
        let begun = Instant::now();
        let (mut last, mut waited) = (begun, Duration::ZERO);
        while !is_so(self) {
            assert!(waited < Duration::from_secs(60), "never: {what}\n{}", self.screen());
            std::thread::sleep(Duration::from_millis(5));
            self.receive_messages();
            let spent = last.elapsed();
            last = Instant::now();
            waited += spent;
            self.now += spent;
            self.input(Input::Tick(self.now));
        }
    }

    /// Waits until the screen shows a text.
    #[track_caller]
    pub(super) fn until_says(&mut self, words: &str) {
        self.until(words, |driver| driver.says(words));
    }

    /// Processes all events received from the server.
    fn receive_messages(&mut self) {
        let news: Vec<Answer> = self.connection.iter().flat_map(|(_, answers)| answers.try_iter()).collect();
        for answer in news {
            self.input_unseen(Input::Answer(answer));
        }
    }

    /// Starts a game against a player or a friend.
    pub(super) fn game(name: &str, against: Option<&str>) -> Driver {
        Driver::game_in(Language::English, name, against)
    }

    /// Starts a game in some language.
    pub(super) fn game_in(language: Language, name: &str, against: Option<&str>) -> Driver {
        let against = against.map(|name| name.parse().expect("a player"));
        let options = Options { game: Some(name.to_owned()), against, language, ..Options::default() };
        Driver::open(&options, TRUE_COLOUR, [80, 24])
    }

    /// Starts a game from a position, with two people.
    pub(super) fn position(name: &str, position: &str) -> Driver {
        Driver::position_in(Language::English, name, position)
    }

    /// Starts a game from a position, in some language.
    pub(super) fn position_in(language: Language, name: &str, position: &str) -> Driver {
        let position = Some(position.to_owned());
        let options = Options { game: Some(name.to_owned()), position, language, ..Options::default() };
        Driver::open(&options, TRUE_COLOUR, [80, 24])
    }

    pub(super) fn input(&mut self, input: Input) {
        self.input_unseen(input);
        self.draw();
    }

    fn input_unseen(&mut self, input: Input) {
        if let Input::Resize(cols, rows) = input {
            self.terminal.backend_mut().resize(cols, rows);
        }
        let effects = update(&mut self.app, input);
        self.perform(effects);
    }

    fn perform(&mut self, effects: Vec<Effect>) {
        let mut open: VecDeque<Effect> = effects.into();
        while let Some(effect) = open.pop_front() {
            let mut answers = Vec::new();
            match effect {
                Effect::Quit => self.has_quit = true,
                Effect::Suspend => self.has_stopped = true,
                Effect::Task(work) => self.work(*work, &mut answers),
            }
            for answer in answers {
                open.extend(update(&mut self.app, Input::Answer(answer)));
            }
        }
    }

    fn work(&mut self, work: Task, answers: &mut Vec<Answer>) {
        match work {
            Task::FindName { wanted } => {
                let is_taken = |name: &str| self.files.contains(Path::new(name));
                let name = free_name(&wanted, is_taken);
                answers.push(Answer::Free { wanted, name });
            }
            Task::Save { path, replace: false, .. } if self.files.contains(&path) => {
                answers.push(Answer::Exists { path });
            }
            Task::Save { path, text, .. } => {
                self.saved = Some(text);
                self.files.insert(path.clone());
                answers.push(Answer::Saved { path, result: Ok(()) });
            }
            Task::Load { path } => {
                let result = self.file.clone().ok_or_else(|| LoadError::Broken("no such file".to_owned()));
                answers.push(Answer::Loaded { path, result });
            }
            Task::Analyse { ticket, game, history, lines, stop, .. } => {
                let limits = SearchLimits::nodes(300);
                let work = Task::Analyse { ticket, game, history, lines, limits, stop };
                perform(work, &mut self.players, |answer| answers.push(answer));
            }
            Task::Ask(request) => match &self.connection {
                Some((line, _)) => line.submit(request),
                None => self.asked.push(request),
            },
            // Building tablebases takes too long here.
            Task::Exact { ticket, .. } => answers.push(Answer::Exact { ticket, exact: None }),
            work => perform(work, &mut self.players, |answer| answers.push(answer)),
        }
    }

    fn draw(&mut self) {
        self.terminal.draw(|frame| draw(&self.app, frame)).expect("a buffer never fails");
    }

    pub(super) fn press(&mut self, code: KeyCode) {
        self.input(Input::Key(KeyEvent::new(code, KeyModifiers::NONE)));
    }

    pub(super) fn presses(&mut self, codes: &[KeyCode]) {
        for code in codes {
            self.input_unseen(Input::Key(KeyEvent::new(*code, KeyModifiers::NONE)));
        }
        self.draw();
    }

    pub(super) fn types(&mut self, text: &str) {
        self.presses(&text.chars().map(KeyCode::Char).collect::<Vec<_>>());
    }

    pub(super) fn click(&mut self, column: u16, row: u16) {
        let kind = MouseEventKind::Down(MouseButton::Left);
        self.input(Input::Mouse(MouseEvent { kind, column, row, modifiers: KeyModifiers::NONE }));
    }

    /// Advances the time in small steps. Like in a real terminal, nothing is drawn unless something changes.
    pub(super) fn wait(&mut self, time: Duration) {
        let end = self.now + time;
        while self.now < end {
            self.now += Duration::from_millis(100);
            let mut effects = Vec::new();
            let is_seen = pass_time(&mut self.app, self.now, &mut effects);
            self.perform(effects);
            if is_seen {
                self.draw();
            }
        }
    }

    pub(super) fn session(&self) -> &Session {
        match &self.app.screen {
            Screen::Game(session) => session,
            _ => panic!("no game on the screen:\n{}", self.screen()),
        }
    }

    pub(super) fn setup(&self) -> &Setup {
        match &self.app.screen {
            Screen::Setup(setup) => setup,
            _ => panic!("no setup on the screen:\n{}", self.screen()),
        }
    }

    pub(super) fn buffer(&self) -> &Buffer {
        self.terminal.backend().buffer()
    }

    /// Returns the screen as text.
    pub(super) fn screen(&self) -> String {
        let buffer = self.buffer();
        let mut text = String::new();
        for row in 0..buffer.area.height {
            let line: String = (0..buffer.area.width).map(|col| buffer[(col, row)].symbol()).collect();
            text.push_str(line.trim_end());
            text.push('\n');
        }
        text
    }

    /// Returns whether the screen shows a text, on one line or wrapped beside the board.
    pub(super) fn says(&self, words: &str) -> bool {
        self.screen().contains(words) || self.text().contains(words)
    }

    /// Returns the unwrapped text of the screen; for a game, the text beside the board.
    pub(super) fn text(&self) -> String {
        let screen = self.screen();
        let left = match &self.app.screen {
            Screen::Game(session) => {
                Layout::of(session.scene.board, self.app.context.size, session.flipped).panel.x
            }
            _ => 0,
        };
        let beside = screen.lines().map(|line| line.chars().skip(left.into()).collect::<String>());
        let beside: Vec<String> = beside.collect();
        let joined: Vec<&str> = beside.iter().flat_map(|line| line.split_whitespace()).collect();
        joined.join(" ")
    }

    /// Waits for all animations to end.
    pub(super) fn finish_animations(&mut self) {
        for _ in 0..100 {
            match &self.app.screen {
                Screen::Game(session) if session.dice.is_some() => self.wait(Duration::from_millis(500)),
                _ => return,
            }
        }
    }

    /// Moves the cursor to a space with the arrow keys.
    pub(super) fn go(&mut self, space: &str) {
        let session = self.session();
        let goal = session.scene.find(space).expect("a space of the board");
        let keys = [
            (Towards::Up, KeyCode::Up),
            (Towards::Down, KeyCode::Down),
            (Towards::Left, KeyCode::Left),
            (Towards::Right, KeyCode::Right),
        ];
        let turn = if session.flipped { -1.0 } else { 1.0 };
        let mut seen = BTreeSet::new();
        let mut open = VecDeque::from([(session.cursor, session.home, Vec::new())]);
        while let Some((at, home, way)) = open.pop_front() {
            if at == goal {
                self.presses(&way);
                assert_eq!(self.session().cursor, goal);
                return;
            }
            for (towards, key) in keys {
                let next = neighbour(&session.scene, at, towards, session.flipped, home);
                let Some(next) = next else { continue };
                let keeps = matches!(towards, Towards::Up | Towards::Down);
                let home = if keeps { home } else { turn * session.scene.spaces[next].centre.x };
                if seen.insert((next, (home * 1e3) as i64)) {
                    open.push_back((next, home, [way.as_slice(), &[key]].concat()));
                }
            }
        }
        panic!("no arrows lead to {space}");
    }

    /// Clicks a space.
    pub(super) fn click_space(&mut self, space: &str) {
        let session = self.session();
        let layout = Layout::of(session.scene.board, self.app.context.size, session.flipped);
        let index = session.scene.find(space).expect("a space of the board");
        let [col, row] = layout.board.cell(session.scene.spaces[index].centre);
        self.click(col as u16, row as u16);
    }

    /// Makes a move with arrow keys, with Tab, or with the mouse.
    pub(super) fn point_out(&mut self, legal: &Legal, by: Pointing) {
        let before = self.session().history.len();
        let (Some(first), Some(last)) = (legal.trail.first(), legal.trail.last()) else {
            self.press(KeyCode::Enter);
            return;
        };
        let is_picked = self.session().selection.spaces.first() == Some(first);
        let stops: Vec<&String> =
            if legal.trail.len() == 1 || is_picked { vec![last] } else { vec![first, last] };
        for space in stops {
            match by {
                Pointing::Arrows => {
                    self.go(space);
                    self.press(KeyCode::Enter);
                }
                Pointing::Tab => {
                    let goal = self.session().scene.find(space);
                    for _ in 0..100 {
                        if Some(self.session().cursor) == goal {
                            break;
                        }
                        self.input_unseen(Input::Key(KeyEvent::new(KeyCode::Tab, KeyModifiers::NONE)));
                    }
                    self.press(KeyCode::Char(' '));
                }
                Pointing::Mouse => self.click_space(space),
            }
        }
        if let Some(paths) = &self.session().paths {
            let at = paths.texts.iter().position(|text| *text == legal.text).expect("one of the paths");
            self.presses(&vec![KeyCode::Down; at]);
            self.press(KeyCode::Enter);
        }
        let is_made = self.session().history.len() > before
            || self.session().remote.as_ref().is_some_and(|remote| remote.sent.is_some());
        assert!(is_made, "{} was not made:\n{}", legal.text, self.screen());
    }
}

/// How to make a move.
#[derive(Clone, Copy, Debug)]
pub(super) enum Pointing {
    Arrows,
    Tab,
    Mouse,
}
