use std::fmt;

use rules::{Coded, Fact, IllegalChoice};

/// Why a draw may be claimed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Claim {
    /// The same position stands at least for the third time.
    Repetition,
    /// A hundred turns in a row or more saw nothing captured.
    NoProgress,
}

impl Claim {
    /// How many times a position has to occur before a draw may be claimed.
    pub const OCCURRENCES: usize = 3;
    /// How many turns in a row without a capture are needed before a draw may be claimed.
    pub const QUIET_TURNS: u32 = 100;
    /// How many times a position has to occur before the game is drawn with no claim.
    pub const FINAL_OCCURRENCES: usize = 5;
    /// How many turns in a row without a capture end the game with no claim.
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
    /// The rules of this game know no draws.
    NeverDrawn {
        /// What the game is called.
        title: &'static str,
    },
    /// Neither ground is there yet.
    TooEarly {
        /// How many times this position has occurred.
        occurrences: usize,
        /// How many turns in a row saw nothing captured.
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
    /// The rules of this game know no draws.
    NeverDrawn {
        /// What the game is called.
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
