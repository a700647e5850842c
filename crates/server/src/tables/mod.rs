//! Tables that are alive: games under way, who watches them, and computers that play at them.
//!
//! Whatever changes a table goes one way, through [`Tables`]: the table says which events follow, they are applied and
//! written, and only then is anybody told. Each table has a lock of its own that is held all that time, so its events
//! have one order; the writer puts the events of many tables into one transaction.

mod bot_moves;
mod chat;
mod computer_moves;
mod departures;
mod draw_offers;
mod error;
mod hub;
mod live;
pub(crate) mod message;
mod open;
mod rate_games;
mod replay;
mod restart;
mod routes;
mod service;
mod stale_tables;
mod subscriber;
mod subscriptions;
mod summary;
mod summary_upgrade;
mod timer;
mod view;

pub(crate) use departures::take_names_out;
pub use error::TableError;
pub use hub::{Hub, Presence};
pub use live::Live;
pub(crate) use open::{Seating, check_rated, side, sitter};
pub use routes::routes;
pub use service::Tables;
pub use subscriber::{Delivery, Mailbox, Protocol, Subscriber};
pub(crate) use summary::{listed, result};
