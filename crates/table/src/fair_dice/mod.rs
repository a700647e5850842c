//! Verifiable dice.
//!
//! Before a game begins, the host draws a [`Secret`] and publishes its [commitment](Secret::commitment), the SHA-256
//! of it. Then each player may add a salt. Every roll follows from the secret, the table, the number of the game, the
//! point of the game, and both salts ([`Sealed::number`]); when the game is over, the secret is revealed. The host
//! cannot change the dice after the commitment, nobody else can predict them, and a player who added a salt knows that
//! the secret was not chosen to favour anyone.
//!
//! The point of the game is the number of choices before the roll and the position. A roll that was taken back and is
//! repeated there has the same result; a roll anywhere else is a new one. So taking back an unlucky attack gains
//! nothing, and reveals nothing about other attacks.

mod sealed;
mod secret;

pub use sealed::Sealed;
pub use secret::{BadSecret, Secret};
