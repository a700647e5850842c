//! A table: two seats, and the games that are played there.
//!
//! Everything that happens at a [`Table`] is an [`Event`], and a table is rebuilt from its events alone. Its host works in
//! four steps:
//!
//! 1. **decide** which events follow from a player's [`Command`] ([`Table::decide`]) or from one of its own, a
//!    [`HostCommand`] ([`Table::decide_host`]); neither changes the table;
//! 2. **store** these events;
//! 3. **apply** them ([`Table::apply`]);
//! 4. **publish** what each seat and a spectator may see now, which one function decides ([`Table::view`]).
//!
//! If host commands have to follow at once, as when dice are awaited, a host decides on a copy of the table, stores all
//! events together, and then puts the copy in place.
//!
//! What is absent: no network, no database, no clock and no random source. Time readings, random choices and secrets
//! come in from outside.
//!
//! ```
//! use table::{Command, HostCommand, Sitter, Table, Terms, Time, Viewer};
//! use rules::Side;
//!
//! let now = Time(0);
//! let (mut table, opened) = Table::open("t1", Terms::of("courtier"), now).unwrap();
//! let mut log = vec![opened];
//! for side in Side::BOTH {
//!     let sitter = Sitter::Person { id: format!("person {side}"), name: "Ada".into() };
//!     log.extend(table.decide_host(HostCommand::Seat { side, sitter }, now).unwrap());
//!     table.apply(log.last().unwrap()).unwrap();
//! }
//! let begin = HostCommand::Begin { lot: Side::South, exchanged: false, salts: Default::default() };
//! for event in table.decide_host(begin, now).unwrap() {
//!     table.apply(&event).unwrap();
//!     log.push(event);
//! }
//! let command = Command::Move { ply: 0, id: "1".into(), text: "a4-b4".into() };
//! let events = table.decide(command.clone(), Viewer::Seat(Side::South), Time(5)).unwrap();
//! for event in events {
//!     table.apply(&event).unwrap();
//!     log.push(event);
//! }
//! // The same move sent again is done already.
//! assert_eq!(table.decide(command, Viewer::Seat(Side::South), Time(6)), Ok(vec![]));
//! assert_eq!(Table::rebuild(&log).unwrap().history().unwrap().position(), "GGG1GGgggkgg/3K8/1 2 0");
//! ```

mod apply;
mod bad_event;
mod clocks;
mod command;
mod decide;
mod decide_host;
mod disclosed;
mod event;
pub mod fair_dice;
pub mod from_wire;
mod phase;
mod recent_events;
pub mod record;
mod refusal;
mod round;
mod score;
mod sitter;
mod state;
mod stored;
mod termination;
mod terms;
mod time;
mod time_control;
pub mod to_wire;
mod validate;
mod viewer;
mod visibility;

pub use bad_event::{BadEvent, BadLog, EVENT_VERSION};
pub use clocks::Clocks;
pub use command::{Command, HostCommand, Offer, Request};
pub use disclosed::disclosed;
pub use event::{Cause, Change, Event};
pub use phase::{Awaits, Phase};
pub use refusal::Refusal;
pub use round::Finish;
pub use score::{MatchForm, Score};
pub use sitter::Sitter;
pub use state::{ClockReading, Table};
pub use terms::{BadTerms, DiceSource, FirstMove, Groups, Terms};
pub use time::Time;
pub use time_control::{BadTimeControl, TimeControl};
pub use viewer::Viewer;
