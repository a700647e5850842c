use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Seat;

/// A message as plain data: a code, which programs compare and the message catalogue turns into a sentence, and its
/// parameters.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
pub struct Fact {
    /// The code in kebab case, which is also the id of the message: `wrong-ply`.
    pub code: String,
    /// The parameters by name.
    #[serde(default)]
    pub params: BTreeMap<String, Param>,
}

/// A parameter of a fact.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, ToSchema)]
#[serde(untagged)]
pub enum Param {
    /// A number.
    Number(i64),
    /// A text that is the same in every language: a move, a space, a person's name.
    Text(String),
    /// A side; the game has a name for it.
    Side {
        /// The seat of the side.
        side: Seat,
    },
    /// A kind of piece.
    Piece {
        /// The kind, as the rule sheet calls it.
        piece: String,
    },
    /// One of several texts: `a1, a2 or b3`.
    AnyOf {
        /// The texts.
        #[serde(rename = "anyOf")]
        any_of: Vec<String>,
    },
    /// Another fact, as its reason.
    #[schema(no_recursion)]
    Fact(Fact),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_nested_fact_is_described_once() {
        let mut schemas = Vec::new();
        <Fact as ToSchema>::schemas(&mut schemas);
        let names: Vec<&str> = schemas.iter().map(|(name, _)| name.as_str()).collect();
        assert!(names.contains(&"Param") && names.contains(&"Seat"), "{names:?}");
    }
}
