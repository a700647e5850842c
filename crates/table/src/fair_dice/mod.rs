//! Dice that anybody can check afterwards.
//!
//! Before a game begins, the house draws a [`Secret`] and publishes its [commitment](Secret::commitment), the SHA-256 of
//! it. Then each player may add a salt of its own. Every die follows from the secret, the table, the number of the game,
//! where in the game it falls, and both salts ([`Sealed::number`]); when the game is over the secret is revealed. The
//! house cannot change the dice once it has published the commitment, nobody else can know them before they fall, and
//! a player who gave a salt knows that the secret was not chosen to suit the house.
//!
//! Where a die falls is told by the number of choices before it and the position. A die that was taken back and is cast
//! again there falls the same way, and one that is cast somewhere else is a new one: to take back an unlucky attack
//! gains nothing, and tells nothing about other attacks.

mod hex;
mod sealed;
mod secret;

pub use sealed::Sealed;
pub use secret::{BadSecret, Secret};
