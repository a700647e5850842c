use crate::refusal::Refusal;
use crate::validate;
use play::player::{PlayerKind, PlayerName};

/// Who sits on a seat. The same person may sit on both: two people at one screen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sitter {
    /// A person.
    Person {
        /// Whatever the house knows it by. Nobody else is shown it.
        id: String,
        /// What it is called.
        name: String,
    },
    /// A computer player.
    Computer {
        /// Which one, as a [`PlayerName`]: `level:4`.
        player: String,
    },
}

impl Sitter {
    /// What to call it.
    pub fn name(&self) -> &str {
        match self {
            Sitter::Person { name, .. } => name,
            Sitter::Computer { player } => player,
        }
    }

    /// Whether it is a computer player.
    pub fn is_computer(&self) -> bool {
        matches!(self, Sitter::Computer { .. })
    }

    /// Whether it is the person with this id.
    pub fn is_person(&self, id: &str) -> bool {
        matches!(self, Sitter::Person { id: own, .. } if own == id)
    }

    /// Whether it may sit down. Programs from outside may not: a table runs no commands.
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
