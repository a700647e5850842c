//! The full-screen client for terminals: a menu, the boards of all games, games against the computer, a friend or
//! online, analysis, and records.
//!
//! The state is one plain value, [`App`]. [`update`] changes it for each [`Input`] and returns side effects as
//! [`Effect`]s; [`draw()`] displays it. Both are pure: only [`run`] and `worker` access clocks, files, threads,
//! servers and the terminal. No game is known here: everything follows from scenes and legal moves.

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
mod text_field;
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
pub use online::{
    Done, LobbyLists, Mirrored, Request, RequestError, ServerEvent, invitation_in, link_to, mirror,
};
pub use options::Options;
pub use run::run;
pub use theme::Theme;
pub use update::update;
