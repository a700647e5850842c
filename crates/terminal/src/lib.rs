//! The full-screen client for terminals: a menu, the boards of all games, play against the computer, a friend or
//! somebody on a server, analysis, and records.
//!
//! There is one plain state, [`App`]. [`update`] changes it for each [`Input`] and says what is to be done besides, as
//! [`Effect`]s; [`draw()`] shows it. Both are pure: clocks, files, threads, servers and the terminal itself are known to [`run`]
//! and `work` alone. No game is known here at all: everything that is drawn and asked follows from scenes and legal moves.

mod app;
mod bar;
mod board;
mod command;
mod draw;
mod effect;
mod input;
mod layout;
mod lobby_layout;
mod look;
pub mod markdown;
mod menu;
mod menu_layout;
mod online;
mod options;
mod overlay;
mod overlay_layout;
mod record;
mod run;
mod session;
mod setup;
mod signals;
mod told;
mod update;
mod work;
mod wrap;

#[cfg(test)]
mod tests;

pub use app::App;
pub use draw::draw;
pub use effect::{Effect, Opponent, Work};
pub use input::{Answer, Input, Unread};
pub use look::Look;
pub use online::{Done, Lists, News, Request, Trouble};
pub use options::Options;
pub use run::run;
pub use update::update;
