//! The client's view of a server: the signed-in person, the lobby, and the table on the screen.
//! All of it is plain state. [`Request`]s go to a server and [`ServerEvent`]s come back; only `worker` knows how.

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

pub use invitation_link::{invitation_in, link_to};
pub(crate) use lobby::{Entry, Lobby};
pub(crate) use login_form::{Field, LoginForm};
pub use mirror::{Mirrored, mirror};
pub(crate) use offer_form::{OfferForm, OpponentKind, clock_words, form_words};
pub(crate) use remote_table::RemoteTable;
pub use request::Request;
pub use request_error::RequestError;
pub(crate) use server::Server;
pub use server_event::{Done, LobbyLists, ServerEvent};
