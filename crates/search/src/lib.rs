//! Search for any game; no game is named here.
//!
//! [`search`] is alpha-beta with iterative deepening over [`rules::Node`]s: it reads off each node which side decides,
//! and computes expectations at chance nodes. [`uct`] is plain Monte Carlo tree search with random playouts: a
//! baseline and a second opinion. A [`Swindle`] is for positions that are certainly drawn. All respect a [`Budget`]
//! and a [`Stop`].
//!
//! What is absent: games, notation, input and output. Randomness comes only from seeds passed in.

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
