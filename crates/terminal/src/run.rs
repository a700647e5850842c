use std::io::{self, Stdout, stdout};
use std::panic;
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
};
use crossterm::execute;
use crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode, size,
};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::App;
use crate::draw::draw;
use crate::effect::Effect;
use crate::input::Input;
use crate::options::Options;
use crate::signals::Signals;
use crate::theme::Theme;
use crate::update::{begin_with, update};
use crate::worker::Worker;

/// How long to wait for input while something is animated, and otherwise.
const WAIT: [Duration; 2] = [Duration::from_millis(40), Duration::from_millis(120)];

/// Runs the client in the terminal. Returns how to continue an unfinished game later.
///
/// The terminal is restored on exit, on errors, on panics and on signals that end or suspend the program.
pub fn run(options: &Options) -> io::Result<Option<String>> {
    let detected = Theme::detect(|name| std::env::var(name).ok());
    let theme =
        Theme { colour: options.colour.unwrap_or(detected.colour), ascii: options.ascii || detected.ascii };
    let (cols, rows) = size()?;
    let mut app = App::new(options, theme, [cols, rows], rand::random());
    let signals = Signals::watch(restore)?;
    let mut screen = Screen::open()?;
    let worker = Worker::new();
    let started = Instant::now();
    let mut effects = begin_with(&mut app, options);
    let mut changed = true;
    loop {
        for effect in effects.drain(..) {
            match effect {
                Effect::Quit => return Ok(app.farewell()),
                Effect::Suspend => signals.ask_to_stop(),
                Effect::Task(task) => worker.submit(*task),
            }
        }
        if signals.asked_to_end() {
            return Ok(app.farewell());
        }
        signals.stop_if_asked(restore);
        if signals.have_continued() {
            screen.take_again()?;
            let (cols, rows) = size()?;
            effects.extend(update(&mut app, Input::Resize(cols, rows)));
            changed = true;
        }
        if changed || app.is_moving() {
            screen.terminal.draw(|frame| draw(&app, frame))?;
        }
        changed = false;
        let mut inputs = Vec::new();
        let wait = if app.is_moving() { WAIT[0] } else { WAIT[1] };
        if event::poll(wait)? {
            // Process all pending events before drawing, so that a burst of keys is drawn once.
            while event::poll(Duration::ZERO)? {
                inputs.extend(Input::of_event(event::read()?));
            }
        }
        while let Some(answer) = worker.answer() {
            inputs.push(Input::Answer(answer));
        }
        changed |= !inputs.is_empty();
        changed |= pass_time(&mut app, started.elapsed(), &mut effects);
        for input in inputs {
            effects.extend(update(&mut app, input));
        }
    }
}

/// Advances the time. Returns whether to redraw: also once more when an animation has just ended.
pub(crate) fn pass_time(app: &mut App, now: Duration, effects: &mut Vec<Effect>) -> bool {
    let was_moving = app.is_moving();
    effects.extend(update(app, Input::Tick(now)));
    was_moving || app.is_moving()
}

/// The terminal in full-screen mode; restored on drop.
struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
}

impl Screen {
    fn open() -> io::Result<Screen> {
        enable_raw_mode()?;
        // From here on the terminal must be restored, even if the next step fails.
        let before = panic::take_hook();
        let screen_thread = thread::current().id();
        panic::set_hook(Box::new(move |info| {
            // A panic in a background thread must not restore the terminal of a running client.
            if thread::current().id() == screen_thread {
                restore();
                before(info);
            }
        }));
        let opened = enter().and_then(|()| Terminal::new(CrosstermBackend::new(stdout())));
        match opened {
            Ok(terminal) => Ok(Screen { terminal }),
            Err(error) => {
                restore();
                Err(error)
            }
        }
    }

    /// Takes over the terminal again after the client was suspended.
    fn take_again(&mut self) -> io::Result<()> {
        // The shell has changed the terminal settings.
        restore();
        enable_raw_mode()?;
        enter()?;
        execute!(stdout(), Clear(ClearType::All))?;
        // A new terminal redraws everything. Reusing the old one would query the cursor position, and not every
        // terminal responds.
        self.terminal = Terminal::new(CrosstermBackend::new(stdout()))?;
        Ok(())
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        restore();
        let _ = self.terminal.show_cursor();
    }
}

fn enter() -> io::Result<()> {
    execute!(stdout(), EnterAlternateScreen, EnableMouseCapture, EnableBracketedPaste)
}

/// Restores the terminal. Errors are ignored, because nothing more can be done.
fn restore() {
    let _ = execute!(stdout(), DisableBracketedPaste, DisableMouseCapture, LeaveAlternateScreen);
    let _ = disable_raw_mode();
}
