//! Search for any game: it never names one.
//!
//! [`search`] is alpha-beta with iterative deepening over [`rules::Node`]s: it asks each node whose decision it is, and
//! takes expectations where dice fall. [`uct`] is plain Monte Carlo tree search with random playouts: a baseline, and a
//! second opinion. A [`Snare`] is for positions that are drawn for certain. All obey a [`Budget`] and a [`Stop`].
//!
//! What is absent: no game, no notation, no input or output. Randomness comes only from seeds that are given.

mod alpha_beta;
mod ambition;
mod budget;
mod deepening;
mod falls;
mod history;
mod list;
mod oracle;
mod random;
mod report;
mod score;
mod snare;
mod table;
mod uct;

pub use ambition::Ambition;
pub use budget::{Budget, Stop};
pub use deepening::{Request, search};
pub use oracle::{NoOracle, Oracle};
pub use random::Random;
pub use report::{Line, Report};
pub use score::Score;
pub use snare::Snare;
pub use table::Table;
pub use uct::{UctLine, UctReport, uct};
