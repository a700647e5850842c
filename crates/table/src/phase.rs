use rules::Side;

/// What is going on at a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A seat is empty.
    Seats,
    /// The next game is about to begin: the first one, the next of a match, or a rematch.
    Ready,
    /// The setups are being chosen.
    Setup,
    /// A game is being played.
    Playing,
    /// The match is over.
    Over,
    /// The table is closed for good.
    Closed,
}

impl Phase {
    /// As facts name it: `seats`.
    pub(crate) fn code(self) -> &'static str {
        match self {
            Phase::Seats => "seats",
            Phase::Ready => "ready",
            Phase::Setup => "setup",
            Phase::Playing => "playing",
            Phase::Over => "over",
            Phase::Closed => "closed",
        }
    }
}

/// What has to come from outside before anything else can happen.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// Somebody on an empty seat.
    Sitter,
    /// [`HostCommand::Seal`](crate::HostCommand::Seal): the secret of the next game's dice.
    Secret,
    /// [`HostCommand::Begin`](crate::HostCommand::Begin).
    Begin,
    /// The setups of these sides.
    Setups {
        /// Whether each has yet to choose, seat 1 first.
        missing: [bool; 2],
    },
    /// [`HostCommand::Roll`](crate::HostCommand::Roll): dice that are given from outside.
    Dice {
        /// The number has to be below this.
        weight: u64,
    },
    /// A move.
    Move {
        /// Of this side.
        side: Side,
    },
    /// A rematch, or nothing.
    Nothing,
}
