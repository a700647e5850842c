use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
#[cfg(unix)]
use std::{thread, time::Duration};

/// Signals to end, suspend or resume the program. Never set on other systems than Unix.
pub(crate) struct Signals {
    end: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    go_on: Arc<AtomicBool>,
}

impl Signals {
    /// Starts watching for signals.
    ///
    /// If the terminal is gone, waiting for input may never return; so a second thread ends the program after
    /// `restore`, unless it ends by itself at once.
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

    /// Other systems have no such signals.
    #[cfg(not(unix))]
    pub(crate) fn watch(_restore: fn()) -> io::Result<Signals> {
        Ok(Signals::none())
    }

    fn none() -> Signals {
        let flag = || Arc::new(AtomicBool::new(false));
        Signals { end: flag(), stop: flag(), go_on: flag() }
    }

    /// Returns whether the program should end.
    pub(crate) fn asked_to_end(&self) -> bool {
        self.end.load(Ordering::Relaxed)
    }

    /// Requests suspension, as a signal would.
    pub(crate) fn ask_to_stop(&self) {
        self.stop.store(true, Ordering::Relaxed);
    }

    /// Suspends the program after `restore`, if requested, until it is resumed.
    pub(crate) fn stop_if_asked(&self, restore: fn()) {
        if !self.stop.swap(false, Ordering::Relaxed) {
            return;
        }
        #[cfg(unix)]
        {
            restore();
            // If this fails, the program simply continues.
            let _ = signal_hook::low_level::raise(signal_hook::consts::SIGSTOP);
            self.go_on.store(true, Ordering::Relaxed);
        }
        #[cfg(not(unix))]
        let _ = restore;
    }

    /// Returns once whether the program has been resumed.
    pub(crate) fn have_continued(&self) -> bool {
        self.go_on.swap(false, Ordering::Relaxed)
    }
}
