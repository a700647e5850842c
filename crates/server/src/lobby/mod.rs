//! The lobby: seeks, quick pairing and challenges.

mod challenges;
mod ghosts;
mod routes;
mod seeks;
mod service;
mod shown_seeks;

pub use routes::routes;
pub use service::Lobby;
pub(crate) use service::rating_view;
