use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::{thread, time::Duration};

/// What signals ask of the program: to end, to stop, or to go on. On other systems they ask for nothing.
pub(crate) struct Signals {
    end: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    go_on: Arc<AtomicBool>,
}

impl Signals {
    /// Notes signals from now on.
    ///
    /// Where the terminal itself is gone, waiting for a key may never come back; so the program is ended from outside, after
    /// `restore`, if it does not end by itself at once.
    #[cfg(unix)]
    pub(crate) fn watch(restore: fn()) -> io::Result<Signals> {
        use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP};
        use signal_hook::flag;

        const GRACE: Duration = Duration::from_millis(400);
        let signals = Signals::none();
        flag::register(SIGTSTP, Arc::clone(&signals.stop))?;
        flag::register(SIGCONT, Arc::clone(&signals.go_on))?;
        let told = Arc::clone(&signals.end);
        let mut asked = signal_hook::iterator::Signals::new([SIGTERM, SIGHUP, SIGINT])?;
        thread::spawn(move || {
            if let Some(signal) = asked.forever().next() {
                told.store(true, Ordering::Relaxed);
                thread::sleep(GRACE);
                restore();
                std::process::exit(128 + signal);
            }
        });
        Ok(signals)
    }

    /// Other systems end and stop their programs in other ways.
    #[cfg(not(unix))]
    pub(crate) fn watch(_restore: fn()) -> io::Result<Signals> {
        Ok(Signals::none())
    }

    fn none() -> Signals {
        let flag = || Arc::new(AtomicBool::new(false));
        Signals { end: flag(), stop: flag(), go_on: flag() }
    }

    /// Whether the program is to end.
    pub(crate) fn asked_to_end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    /// A key asks for what a signal would.
    pub(crate) fn ask_to_stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Stops the program after `restore`, if that was asked for, until it is told to go on.
    pub(crate) fn stop_if_asked(&self, restore: fn()) {
        if !self.stop.swap(false, Ordering::Relaxed) {
            return;
        }
        #[cfg(unix)]
        {
            restore();
            // Where it cannot be stopped, it just goes on.
            let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
            self.go_on.store(true, Ordering::Relaxed);
        }
        #[cfg(not(unix))]
        let _ = restore;
    }

    /// Whether the program was stopped and goes on again. Asked twice, it has not.
    pub(crate) fn have_continued(&self) -> bool {
        self.go_on.swap(false, Ordering::Relaxed)
    }
}
