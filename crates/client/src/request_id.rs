/// Identifies a request about a game. However often it is sent with the same identity, the server carries it out once, and
/// never for a later game at the same table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RequestId {
    id: String,
    game: u32,
}

impl RequestId {
    /// A new request about the game with this number at its table.
    pub fn about(game: u32) -> RequestId {
        RequestId { id: format!("{:032x}", rand::random::<u128>()), game }
    }

    /// The parameters of the request's path.
    pub(crate) fn query(&self) -> String {
        format!("id={}&game={}", self.id, self.game)
    }
}
