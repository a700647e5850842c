//! A server, as the client knows it: who we are there, what goes on in its lobby, and the table that is on the screen.
//!
//! All of it is plain state. What is asked of a server is a [`Request`], what comes of it are [`ServerEvent`]; how they travel
//! is known to `worker` alone.

mod invitation_link;
mod lobby;
mod login_form;
mod mirror;
mod offer_form;
mod remote_table;
mod request;
mod request_error;
mod server;
mod server_event;

pub(crate) use invitation_link::{invitation_in, link_to};
pub(crate) use lobby::{Entry, Lobby};
pub(crate) use login_form::{Field, LoginForm};
pub(crate) use mirror::{Mirrored, mirror};
pub(crate) use offer_form::{OfferForm, OpponentKind, clock_words};
pub(crate) use remote_table::RemoteTable;
pub use request::Request;
pub use request_error::RequestError;
pub(crate) use server::Server;
pub use server_event::{Done, LobbyLists, ServerEvent};
