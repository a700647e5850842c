use std::process;

use search::Stop;

/// The exit code of a program ended by Ctrl-C.
pub(crate) const EXIT_CODE: u8 = 130;

/// Makes Ctrl-C set this flag, so that partial results can be reported. A second Ctrl-C ends the program at once.
pub(crate) fn sets(stop: &Stop) {
    let stop = stop.clone();
    // If no handler can be installed, Ctrl-C ends the program as usual.
    let _ = ctrlc::set_handler(move || {
        if stop.is_stopped() {
            process::exit(EXIT_CODE.into());
        }
        stop.stop();
    });
}
