//! The full-screen client for terminals: a menu, the boards of all games, play against the computer, a friend or
//! somebody on a server, analysis, and records.
//!
//! There is one plain state, [`App`]. [`update`] changes it for each [`Input`] and says what is to be done besides, as
//! [`Effect`]s; [`draw()`] shows it. Both are pure: clocks, files, threads, servers and the terminal itself are known to [`run`]
//! and `worker` alone. No game is known here at all: everything that is drawn and asked follows from scenes and legal moves.

mod app;
mod board;
mod command;
mod command_bar;
mod draw;
mod effect;
mod input;
mod layout;
mod lobby_layout;
pub mod markdown;
mod menu;
mod menu_layout;
mod narration;
mod online;
mod options;
mod overlay;
mod overlay_layout;
mod record;
mod run;
mod session;
mod setup;
mod signals;
mod theme;
mod update;
mod worker;
mod wrap;

#[cfg(test)]
mod tests;

pub use app::App;
pub use draw::draw;
pub use effect::{Effect, Opponent, Task};
pub use input::{Answer, Input, LoadError};
pub use online::{Done, LobbyLists, Request, RequestError, ServerEvent};
pub use options::Options;
pub use run::run;
pub use theme::Theme;
pub use update::update;
