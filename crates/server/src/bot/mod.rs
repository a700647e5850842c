//! The bot API: streams of lines for programs that play.

mod lines;

pub use lines::{chat_line, events, full, state};
