//! The full-screen client in a pseudoterminal.

use std::io::{Read, Write};
use std::num::NonZeroU16;
use std::sync::{Arc, Mutex};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};
use std::{env, thread};

use portable_pty::{Child, CommandBuilder, MasterPty, PtySize, native_pty_system};

use crate::program::run;
use crate::serve::{Server, folder};

fn size(count: u16) -> NonZeroU16 {
    NonZeroU16::new(count).expect("a terminal has rows and columns")
}

/// The program in its own pseudoterminal.
struct Screen {
    master: Box<dyn MasterPty + Send>,
    child: Box<dyn Child + Send + Sync>,
    keys: Box<dyn Write + Send>,
    /// The screen.
    shown: Arc<Mutex<vt100::Parser>>,
    /// Reads the program's output until it is closed.
    reader: JoinHandle<()>,
    /// The terminal settings before the program started.
    termios: String,
}

impl Screen {
    fn open(arguments: &[&str], config: &str) -> Screen {
        let window = PtySize { rows: 24, cols: 80, pixel_width: 0, pixel_height: 0 };
        let pair = native_pty_system().openpty(window).expect("a pseudo-terminal");
        let termios = format!("{:?}", pair.master.get_termios());
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_holocourt"));
        let usual = crate::program::command(arguments);
        command.args(usual.get_args());
        for (variable, value) in usual.get_envs() {
            match value {
                Some(value) => command.env(variable, value),
                None => command.env_remove(variable),
            }
        }
        // Otherwise it would be the home folder, which need not exist.
        command.cwd(env!("CARGO_TARGET_TMPDIR"));
        command.env("TERM", "xterm-256color");
        command.env("LC_ALL", "C.UTF-8");
        command.env("XDG_CONFIG_HOME", folder(config));
        let child = pair.slave.spawn_command(command).expect("the program starts");
        drop(pair.slave);
        let shown = Arc::new(Mutex::new(vt100::Parser::new(size(24), size(80), 0)));
        let mut out = pair.master.try_clone_reader().expect("what it writes");
        let show = Arc::clone(&shown);
        let reader = thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = out.read(&mut bytes) {
                show.lock().unwrap().process(&bytes[..count]);
            }
        });
        let keys = pair.master.take_writer().expect("where keys go");
        Screen { master: pair.master, child, keys, shown, reader, termios }
    }

    fn text(&self) -> String {
        self.shown.lock().unwrap().screen().contents()
    }

    fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("somebody reads keys");
    }

    /// Waits until a condition holds.
    #[track_caller]
    fn until(&self, what: &str, is_so: impl Fn(&str) -> bool) {
        let begun = Instant::now();
        loop {
            let text = self.text();
            if is_so(&text) {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "never: {what}\n{text}");
            thread::sleep(Duration::from_millis(20));
        }
    }

    #[track_caller]
    fn until_says(&self, words: &str) {
        self.until(words, |text| text.contains(words));
    }

    fn resize(&self, cols: u16, rows: u16) {
        self.shown.lock().unwrap().screen_mut().set_size(size(rows), size(cols));
        let window = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.master.resize(window).expect("a terminal has a size");
    }

    /// Waits until the program exits; the terminal must be restored.
    #[track_caller]
    fn ends(mut self) -> String {
        let begun = Instant::now();
        let status = loop {
            if let Some(status) = self.child.try_wait().expect("the program can be asked for") {
                break status;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "it does not end:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        };
        assert!(status.success(), "{status:?}\n{}", self.text());
        // The last output may still be in transit; there is no more once the other end is closed.
        let begun = Instant::now();
        while !self.reader.is_finished() {
            assert!(begun.elapsed() < Duration::from_secs(60), "still written to:\n{}", self.text());
            thread::sleep(Duration::from_millis(20));
        }
        let is_restored = |screen: &vt100::Screen| {
            let mouse = screen.mouse_protocol_mode() == vt100::MouseProtocolMode::None;
            !screen.alternate_screen() && mouse && !screen.bracketed_paste() && !screen.hide_cursor()
        };
        assert!(is_restored(self.shown.lock().unwrap().screen()), "not restored:\n{}", self.text());
        assert_eq!(format!("{:?}", self.master.get_termios()), self.termios);
        self.text()
    }
}

impl Drop for Screen {
    /// A failed test leaves no process behind.
    fn drop(&mut self) {
        let _ = self.child.kill();
    }
}

#[test]
fn moves_are_made_the_window_changes_and_the_terminal_is_restored() {
    let mut screen = Screen::open(&["play", "courtier", "--first", "1"], "screen-local");
    screen.until_says("Teal to move.");
    assert!(screen.shown.lock().unwrap().screen().alternate_screen());
    assert_ne!(format!("{:?}", screen.master.get_termios()), screen.termios, "there is something to restore");
    // By typing, with completion.
    screen.press("a4");
    screen.until_says("Tab: complete, Enter: play");
    screen.press("\t\r");
    screen.until_says("1. a4-b4");
    // With the arrow keys: the cursor is on a movable piece, and Tab moves to a target.
    screen.press("\r\t\r");
    screen.until_says("Teal to move.");
    // With the mouse: a click on "help" in the last row, and another to close it.
    screen.press("\x1b[<0;3;24M");
    screen.until_says("Browsing the game");
    screen.press("\x1b");
    screen.until("the help is closed", |text| !text.contains("Browsing the game"));
    screen.resize(120, 40);
    screen.until("the last row is the fortieth", |text| {
        text.lines().nth(39).is_some_and(|line| line.contains("? help"))
    });
    screen.resize(80, 24);
    screen.until("the last row is the twenty-fourth", |text| {
        text.lines().nth(23).is_some_and(|line| line.contains("? help"))
    });
    screen.press("Q");
    screen.until_says("Quit Holocourt?");
    screen.press("y");
    let text = screen.ends();
    assert!(text.contains("holocourt play courtier --position"), "{text}");
}

#[cfg(unix)]
#[test]
fn a_suspended_client_releases_the_terminal_and_takes_it_back() {
    let mut screen = Screen::open(&["play", "courtier", "--first", "1"], "screen-stopped");
    let id = screen.child.process_id().expect("a running program").to_string();
    let signal = |name: &str| {
        let sent = std::process::Command::new("kill").args([name, &id]).status();
        assert!(sent.expect("a shell's tool").success());
    };
    let takes = |screen: &Screen| {
        screen.until_says("Teal to move.");
        assert_ne!(format!("{:?}", screen.master.get_termios()), screen.termios, "keys come one by one");
    };
    let gives = |screen: &Screen| {
        let is_ours = || screen.shown.lock().unwrap().screen().alternate_screen();
        screen.until("the screen is given back", |_| !is_ours());
        screen.until("keys are, too", |_| format!("{:?}", screen.master.get_termios()) == screen.termios);
    };
    takes(&screen);
    screen.press("\x1a");
    gives(&screen);
    signal("-CONT");
    takes(&screen);
    signal("-TSTP");
    gives(&screen);
    signal("-CONT");
    takes(&screen);
    screen.press("a4-b4\r");
    screen.until_says("1. a4-b4");
    screen.press("Qy");
    screen.ends();
}

#[test]
fn a_game_on_a_server_continues_after_a_reconnect() {
    let data = folder("screen-server");
    let server = Server::start(&data);
    let address = server.address.clone();
    let mut screen = Screen::open(&["--server", &format!("http://{address}")], "screen-online");
    // Text that appears only after the server has responded. Frames arrive in pieces, so missing text proves nothing.
    screen.until_says("Guests need no account.");
    screen.press("\r");
    screen.until_says("New game");
    screen.press("n");
    screen.until_says("Create game");
    // The first game of the list, against the server's computer: three values after "anyone".
    screen.press("\x1b[B\x1b[C\x1b[C\x1b[C");
    screen.until_says("computer, level 1");
    screen.press("\x1b[B\x1b[C");
    screen.until_says("You play   ‹Teal›");
    // Otherwise a lot decides who moves first.
    screen.press("\x1b[B\x1b[C");
    screen.until_says("First move ‹Teal›");
    screen.press("\r\r");
    screen.until_says("Teal to move.");
    screen.press("a4-b4\r");
    screen.until("the computer has answered", |text| {
        let answer = text.split_once("1. a4-b4 ").map(|(_, rest)| rest.trim_start_matches(' '));
        answer.is_some_and(|answer| answer.starts_with(|letter: char| letter.is_ascii_lowercase()))
            && text.contains("Teal to move.")
    });
    assert_eq!(server.stop(), Some(0));
    screen.until_says("Connection lost.");
    let server = Server::start_at(&data, &address);
    screen.until("the connection is back", |text| !text.contains("Connection lost."));
    screen.press("a3-b3\r");
    screen.until_says("2. a3-b3");
    screen.press("X");
    screen.until_says("Resign as");
    screen.press("y");
    // Only after the server has reported it: while the game is in progress, quitting asks again.
    screen.until_says("Amber wins");
    screen.press("Q");
    screen.ends();
    assert_eq!(server.stop(), Some(0));
}

#[test]
fn games_on_a_server_need_a_screen() {
    for arguments in [
        &["--server", "http://127.0.0.1:1"][..],
        &["play", "--server", "http://127.0.0.1:1"],
        &["play", "--plain", "--server", "http://127.0.0.1:1"],
    ] {
        let told = run(arguments).refused(1);
        assert!(told.contains("needs a terminal"), "{told}");
    }
}
