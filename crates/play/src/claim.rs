use std::fmt;

/// Why a draw may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position stands at least for the third time.
    Repetition,
    /// A hundred turns in a row or more saw nothing captured.
    NoProgress,
}

impl Claim {
    /// How often a position has to stand before a draw may be claimed.
    pub const OCCURRENCES: usize = 3;
    /// How many turns in a row without a capture are needed before a draw may be claimed.
    pub const QUIET_TURNS: u32 = 100;
    /// How often a position has to stand before the game is drawn with no claim.
    pub const FINAL_OCCURRENCES: usize = 5;
    /// How many turns in a row without a capture end the game with no claim.
    pub const FINAL_QUIET_TURNS: u32 = 150;
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Claim::Repetition => write!(f, "the same position stood {} times", Claim::OCCURRENCES),
            Claim::NoProgress => write!(f, "{} turns in a row saw nothing captured", Claim::QUIET_TURNS),
        }
    }
}

/// Why a draw cannot be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoClaim {
    /// The game is over already.
    GameOver,
    /// The rules of this game know no draws.
    NeverDrawn {
        /// What the game is called.
        title: &'static str,
    },
    /// Neither ground is there yet.
    TooEarly {
        /// How often the position stands, this time included.
        occurrences: usize,
        /// How many turns in a row saw nothing captured.
        quiet_turns: u32,
    },
}

impl fmt::Display for NoClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoClaim::GameOver => NoDraw::GameOver.fmt(f),
            NoClaim::NeverDrawn { title } => NoDraw::NeverDrawn { title }.fmt(f),
            NoClaim::TooEarly { occurrences, quiet_turns } => write!(
                f,
                "no draw can be claimed yet: this position has stood {} (needed: {}), and nothing was captured for \
                 {} (needed: {})",
                times(*occurrences),
                Claim::OCCURRENCES,
                turns(*quiet_turns),
                Claim::QUIET_TURNS,
            ),
        }
    }
}

impl std::error::Error for NoClaim {}

/// Why the players cannot agree on a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoDraw {
    /// The game is over already.
    GameOver,
    /// The rules of this game know no draws.
    NeverDrawn {
        /// What the game is called.
        title: &'static str,
    },
}

impl fmt::Display for NoDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NoDraw::GameOver => f.write_str("the game is over"),
            NoDraw::NeverDrawn { title } => write!(f, "{title} has no draws: every game has a winner"),
        }
    }
}

impl std::error::Error for NoDraw {}

impl From<NoDraw> for NoClaim {
    fn from(refused: NoDraw) -> NoClaim {
        match refused {
            NoDraw::GameOver => NoClaim::GameOver,
            NoDraw::NeverDrawn { title } => NoClaim::NeverDrawn { title },
        }
    }
}

fn times(count: usize) -> String {
    match count {
        // Only a position that waits for dice is not counted at all.
        0 => "never".to_owned(),
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        _ => format!("{count} times"),
    }
}

fn turns(count: u32) -> String {
    if count == 1 { "1 turn".to_owned() } else { format!("{count} turns") }
}
