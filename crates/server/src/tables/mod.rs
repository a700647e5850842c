//! Tables in memory: games under way, their watchers, and the computers that play at them.
//!
//! [`Tables`] is the way in. Its registry finds a table or loads it, and evicts it when nobody needs it any more. Each
//! table in memory is an actor, a task with a mailbox of requests. It owns the table and takes one step after another:
//! it *decides* which events follow, on a copy; *stores* them; *applies* them, which puts the copy in place; and
//! *publishes* them through its presenter, which knows who watches and what each of them may see. Nothing that is not
//! stored is ever visible.

mod actor;
mod chat;
mod computer;
mod context;
mod departures;
mod draft;
mod error;
mod handle;
mod housekeeping;
mod hub;
mod open;
mod outage;
mod presenter;
mod registry;
mod replay;
mod routes;
mod service;
mod stale_tables;
mod stored_table;
mod subscriber;
mod summary;
mod summary_upgrade;
mod table_clock;
mod timer;

pub(crate) use departures::erase_name;
pub use error::TableError;
pub use hub::{Hub, Presence};
pub(crate) use open::{Seating, check_rated, side, sitter};
pub(crate) use routes::Once;
pub use routes::routes;
pub use service::Tables;
pub(crate) use subscriber::encode;
pub use subscriber::{Delivery, Mailbox, Protocol, Subscriber};
pub(crate) use summary::{listed_games, result};
