use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

use crate::config::{Config, LogFormat};

/// Begins to write logs to the standard error output. A second call in one process changes nothing.
pub fn start_logs(config: &Config) {
    let filter = EnvFilter::new(&config.log_filter);
    let logs = fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        // Complaining about a log that cannot be written would be written there, too, and panic: whoever reads the log may
        // go, and the server has to go on and to stop as it should.
        .log_internal_errors(false);
    // Somebody else in this process may write logs already, and goes on to do so.
    let _ = match config.log {
        LogFormat::Text => logs.with_target(false).try_init(),
        LogFormat::Json => logs.json().flatten_event(true).try_init(),
    };
}
