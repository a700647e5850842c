use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::Param;

/// The body of every error response.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ErrorBody {
    /// The error.
    pub error: Problem,
}

/// An error: a fact, and its sentence in English.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Problem {
    /// The code in kebab case, for programs: `no-such-table`.
    pub code: String,
    /// The parameters by name.
    #[serde(default)]
    pub params: BTreeMap<String, Param>,
    /// The sentence in English.
    pub message: String,
}
