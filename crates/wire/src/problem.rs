use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Param;

/// The body of every answer that is an error.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// What went wrong.
    pub error: Problem,
}

/// What went wrong: a fact, and the sentence that it is in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// The code in kebab case, for programs: `no-such-table`.
    pub code: String,
    /// What the sentence is about, by name.
    #[serde(default)]
    pub params: BTreeMap<String, Param>,
    /// A sentence in English.
    pub message: String,
}
