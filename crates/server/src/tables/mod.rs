//! Tables that are alive: games under way, who watches them, and computers that play at them.
//!
//! Whatever changes a table goes one way, through [`Tables`]: the table says which events follow, they are applied and
//! written, and only then is anybody told. Each table has a lock of its own that is held all that time, so its events
//! have one order; the writer puts the events of many tables into one transaction.

mod ask;
mod computer;
mod error;
mod hub;
mod leave;
mod live;
mod manners;
pub(crate) mod message;
mod open;
mod outlet;
mod past;
mod program;
mod rate;
mod renew;
mod restart;
mod routes;
mod row;
mod say;
mod service;
mod stale;
mod timer;
mod watch;

pub use error::TableError;
pub use hub::{Hub, Presence};
pub(crate) use leave::take_names_out;
pub use live::Live;
pub(crate) use open::{Seating, check_rated, side, sitter};
pub use outlet::{Form, Heard, Inlet, Outlet};
pub use routes::routes;
pub(crate) use row::{listed, result};
pub use service::Tables;
