use std::fmt;

use rules::{Coded, Fact, IllegalChoice};

/// Why a draw may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position has occurred at least three times.
    Repetition,
    /// At least a hundred turns in a row without a capture.
    NoProgress,
}

impl Claim {
    /// How many times a position has to occur before a draw may be claimed.
    pub const OCCURRENCES: usize = 3;
    /// How many turns in a row without a capture are needed before a draw may be claimed.
    pub const QUIET_TURNS: u32 = 100;
    /// How many times a position has to occur for an automatic draw.
    pub const FINAL_OCCURRENCES: usize = 5;
    /// How many turns in a row without a capture end the game in an automatic draw.
    pub const FINAL_QUIET_TURNS: u32 = 150;
}

impl Coded for Claim {
    const CODES: &'static [&'static str] = &["claim-repetition", "claim-no-progress"];

    fn fact(&self) -> Fact {
        match self {
            Claim::Repetition => Fact::new("claim-repetition").with("times", Claim::OCCURRENCES),
            Claim::NoProgress => Fact::new("claim-no-progress").with("turns", Claim::QUIET_TURNS),
        }
    }
}

/// Why a draw cannot be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoClaim {
    /// The game is over already.
    GameOver,
    /// The game cannot be drawn.
    NeverDrawn {
        /// The title of the game.
        title: &'static str,
    },
    /// Neither condition is met yet.
    TooEarly {
        /// How many times this position has occurred.
        occurrences: usize,
        /// The number of turns in a row without a capture.
        quiet_turns: u32,
    },
}

impl Coded for NoClaim {
    const CODES: &'static [&'static str] = &["too-early-to-claim"];

    fn fact(&self) -> Fact {
        match self {
            NoClaim::GameOver => NoDraw::GameOver.fact(),
            NoClaim::NeverDrawn { title } => NoDraw::NeverDrawn { title }.fact(),
            NoClaim::TooEarly { occurrences, quiet_turns } => Fact::new("too-early-to-claim")
                .with("occurrences", *occurrences)
                .with("times", Claim::OCCURRENCES)
                .with("quiet", *quiet_turns)
                .with("turns", Claim::QUIET_TURNS),
        }
    }
}

impl fmt::Display for NoClaim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for NoClaim {}

/// Why the players cannot agree on a draw.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum NoDraw {
    /// The game is over already.
    GameOver,
    /// The game cannot be drawn.
    NeverDrawn {
        /// The title of the game.
        title: &'static str,
    },
}

impl Coded for NoDraw {
    const CODES: &'static [&'static str] = &["never-drawn"];

    fn fact(&self) -> Fact {
        match self {
            NoDraw::GameOver => IllegalChoice::GameOver.fact(),
            NoDraw::NeverDrawn { title } => Fact::new("never-drawn").with("game", *title),
        }
    }
}

impl fmt::Display for NoDraw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
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
