use rules::Side;

/// Who looks at a table, or wants something at it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// Who sits on this seat.
    Seat(Side),
    /// Who sits on both seats, at one screen.
    Both,
    /// Anybody else.
    Spectator,
}

impl Viewer {
    /// Whether it may decide for a side.
    pub fn holds(self, side: Side) -> bool {
        match self {
            Viewer::Seat(own) => own == side,
            Viewer::Both => true,
            Viewer::Spectator => false,
        }
    }
}
