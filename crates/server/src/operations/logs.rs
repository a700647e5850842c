use std::io::IsTerminal;

use tracing_subscriber::EnvFilter;
use tracing_subscriber::fmt;

use crate::config::{Config, LogFormat};

/// Starts logging to standard error. A second call in one process changes nothing.
pub fn start_logs(config: &Config) {
    let filter = EnvFilter::new(&config.log_filter);
    let logs = fmt()
        .with_env_filter(filter)
        .with_writer(std::io::stderr)
        .with_ansi(std::io::stderr().is_terminal())
        // Errors of the log would be written to the log too, and panic. The reader of the log may go away, and the server has
        // to go on.
        .log_internal_errors(false);
    // Another logger in this process stays in place.
    let _ = match config.log {
        LogFormat::Text => logs.with_target(false).try_init(),
        LogFormat::Json => logs.json().flatten_event(true).try_init(),
    };
}
