use crate::refusal::Refusal;
use crate::validate;
use play::player::{PlayerKind, PlayerName};

/// A player in a seat. The same person may hold both: two people at one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person {
        /// The host's id of the person, never shown to anyone else.
        id: String,
        /// The display name.
        name: String,
    },
    /// A computer player.
    Computer {
        /// Its name as a [`PlayerName`]: `level:4`.
        player: String,
    },
}

impl Sitter {
    /// Returns the display name.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } => name,
            Sitter::Computer { player } => player,
        }
    }

    /// Returns whether it is a computer player.
    pub fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer { .. })
    }

    /// Returns whether it is the person with this id.
    pub fn is_person(&self, id: &str) -> bool {
        matches!(self, Sitter::Person { id: own, .. } if own == id)
    }

    /// Checks that the player may sit at a table. External engines may not: a table runs no commands.
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        match self {
            Sitter::Person { id, name } => {
                validate::text("person-id", id, 128)?;
                validate::text("person-name", name, 64)
            }
            Sitter::Computer { player } => {
                let named = player.parse::<PlayerName>().map_err(Refusal::Player)?;
                if matches!(named.kind, PlayerKind::External(_)) {
                    return Err(Refusal::OutsidePlayer);
                }
                validate::text("player", player, 64)
            }
        }
    }
}
