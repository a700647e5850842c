//! The message catalogue for the web app, the terminal and the command line: codes in, sentences out.
//!
//! The messages are in `locales`, one folder for each language, in [Fluent](https://projectfluent.org). The code of a
//! [`rules::Fact`] is the id of its message.
//!
//! ```
//! use rules::{Fact, Side};
//! use words::{Language, Words};
//!
//! let resigned = Fact::new("end-resigned").with("loser", Side::North);
//! let sides = ["Teal", "Amber"];
//! assert_eq!(Words::of(Language::English).say(&resigned, &sides), "Amber resigned");
//! assert_eq!(Words::of(Language::German).say(&resigned, &sides), "Bernstein hat aufgegeben");
//! ```

mod language;
mod say;
mod words;

pub use language::{Language, UnknownLanguage};
pub use say::{Part, SEATS, SideNames, as_sentence};
pub use words::{Value, Words, ids};
