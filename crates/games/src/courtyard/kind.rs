/// The kinds of pieces.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Kind {
    /// Steps and jumps forward.
    Serf,
    /// Steps one or two squares, jumps in all directions.
    Guard,
    /// Steps one square and jumps in all directions, but never jumps a king.
    King,
}

impl Kind {
    pub(super) const ALL: [Kind; 3] = [Kind::Serf, Kind::Guard, Kind::King];

    /// Returns its name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Serf => "serf",
            Kind::Guard => "guard",
            Kind::King => "king",
        }
    }

    /// Its letter, in upper case.
    pub const fn letter(self) -> char {
        match self {
            Kind::Serf => 'S',
            Kind::Guard => 'G',
            Kind::King => 'K',
        }
    }

    /// Returns how many of them a side starts with.
    pub(super) const fn limit(self) -> u32 {
        match self {
            Kind::Serf => 10,
            Kind::Guard => 4,
            Kind::King => 1,
        }
    }
}
