use std::process;

use search::Stop;

/// The exit code of a program that was ended by Ctrl-C.
pub(crate) const EXIT_CODE: u8 = 130;

/// From now on Ctrl-C sets this flag, so that what was done by then can be told. Whoever presses it once more does not want
/// to wait for that.
pub(crate) fn sets(stop: &Stop) {
    let stop = stop.clone();
    // Where no handler can be set, Ctrl-C ends the program as ever.
    let _ = ctrlc::set_handler(move || {
        if stop.is_stopped() {
            process::exit(EXIT_CODE.into());
        }
        stop.stop();
    });
}
