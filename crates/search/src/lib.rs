//! Search for any game: it never names one.
//!
//! [`search`] is alpha-beta with iterative deepening over [`rules::Node`]s: it asks each node whose decision it is, and
//! takes expectations where dice fall. [`uct`] is plain Monte Carlo tree search with random playouts: a baseline, and a
//! second opinion. A [`Swindle`] is for positions that are drawn for certain. All obey a [`Budget`] and a [`Stop`].
//!
//! What is absent: no game, no notation, no input or output. Randomness comes only from seeds that are given.

mod alpha_beta;
mod budget;
mod chance_outcomes;
mod contempt;
mod deepening;
mod history;
mod move_picker;
mod random;
mod report;
mod score;
mod swindle;
mod transposition_table;
mod uct;

pub use budget::{Budget, Stop};
pub use contempt::Contempt;
pub use deepening::{Request, search};
pub use random::Random;
pub use report::{Line, Report};
pub use score::Score;
pub use swindle::{Swindle, swindle};
pub use transposition_table::TranspositionTable;
pub use uct::{UctLine, UctReport, uct};
