/// What a record says about its game beside what was played. What is not known is left out.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Tags {
    /// The occasion.
    pub event: Option<String>,
    /// Where it was played.
    pub site: Option<String>,
    /// When it was played: `2024-12-31`.
    pub date: Option<String>,
    /// Who sat on seat 1.
    pub first: Option<String>,
    /// Who sat on seat 2.
    pub second: Option<String>,
    /// How long the players could think.
    pub time_control: Option<String>,
    /// Which game of which match it is.
    pub round: Option<String>,
}
