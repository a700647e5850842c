//! The lobby: who looks for a game, and who asks whom.

mod challenges;
mod routes;
mod seeks;
mod service;

pub use routes::routes;
pub use service::Lobby;
pub(crate) use service::rating_view;
