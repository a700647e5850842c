use rules::Side;

/// The phase of a table.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// A seat is free.
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
    /// The name in facts: `seats`.
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

/// The input that a table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Awaits {
    /// A player for a free seat.
    Sitter,
    /// [`HostCommand::Seal`](crate::HostCommand::Seal): the secret of the next game's dice.
    Secret,
    /// [`HostCommand::Begin`](crate::HostCommand::Begin).
    Begin,
    /// The setups of these sides.
    Setups {
        /// Whether each has to choose now, seat 1 first.
        missing: [bool; 2],
    },
    /// [`HostCommand::DrawLot`](crate::HostCommand::DrawLot): who moves first, now that both setups are chosen.
    Lot,
    /// [`HostCommand::Roll`](crate::HostCommand::Roll): a roll supplied by the host.
    Dice {
        /// The number must be below this.
        weight: u64,
    },
    /// A move.
    Move {
        /// The side to move.
        side: Side,
    },
    /// A rematch, or nothing.
    Nothing,
}
