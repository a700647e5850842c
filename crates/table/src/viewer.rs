use rules::Side;

/// Who views a table or sends a command to it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Viewer {
    /// The player in this seat.
    Seat(Side),
    /// The holder of both seats, at one screen.
    Both,
    /// Anyone else.
    Spectator,
}

impl Viewer {
    /// Returns whether the viewer may decide for a side.
    pub fn holds(self, side: Side) -> bool {
        match self {
            Viewer::Seat(own) => own == side,
            Viewer::Both => true,
            Viewer::Spectator => false,
        }
    }
}
