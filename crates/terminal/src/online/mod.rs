//! A server, as the client knows it: who we are there, what goes on in its lobby, and the table that is on the screen.
//!
//! All of it is plain state. What is asked of a server is a [`Request`], what comes of it are [`News`]; how they travel
//! is known to the `work` folder alone.

mod door;
mod house;
mod link;
mod lobby;
mod mirror;
mod news;
mod remote;
mod request;
mod trouble;
mod wishes;

pub(crate) use door::{Door, Field};
pub(crate) use house::House;
pub(crate) use link::{invitation_in, link_to};
pub(crate) use lobby::{Entry, Lobby};
pub(crate) use mirror::{Mirrored, mirror};
pub use news::{Done, Lists, News};
pub(crate) use remote::Remote;
pub use request::Request;
pub use trouble::Trouble;
pub(crate) use wishes::{Whom, Wishes, clock_words};
