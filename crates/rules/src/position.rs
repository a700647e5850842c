use std::convert::Infallible;
use std::fmt::{self, Debug, Display};
use std::hash::Hash;
use std::ops::ControlFlow;
use std::str::FromStr;

use crate::notation::Expected;
use crate::{BadMove, Coded, Node, Side};

/// A position: everything that determines what may happen next, and nothing else. No clock, no history, no secrets.
///
/// Positions are small; they are copied, never undone. Two positions are equal if the same moves are legal in both
/// from here on; equal positions have equal [keys](Position::key).
pub trait Position: Copy + Eq + Hash + Debug + Send + Sync + 'static {
    /// One decision.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + Display + FromStr<Err = BadMove>;
    /// One roll; [`NoRoll`] in games without dice.
    type Roll: Copy + Eq + Hash + Debug + Send + Sync + Display + FromStr<Err = BadMove>;

    /// The most points that a game can be won by.
    const MOST_POINTS: u8 = 1;

    /// Returns what happens next.
    fn node(&self) -> Node;

    /// The side whose *turn* it is, or would be next in a finished game. A decision within the turn (a push, for
    /// example) may be the opponent's: see [`node`](Position::node).
    fn turn(&self) -> Side;

    /// The number of pieces on the board. Captures decrease it, and nothing increases it.
    fn pieces(&self) -> u32;

    /// The most points that a side can still win. It wins these if the other resigns, runs out of time or leaves.
    fn most_points_for(&self, _side: Side) -> u8 {
        Self::MOST_POINTS
    }

    /// Calls `f` with each legal move once, until it breaks. Does nothing unless the node is [`Node::Decide`].
    fn each_move(&self, f: impl FnMut(Self::Move) -> ControlFlow<()>) -> ControlFlow<()>;

    /// Plays a move without checking that it is legal.
    ///
    /// An illegal move results in a wrong position or a panic, never in anything worse.
    fn play_unchecked(&mut self, mv: Self::Move);

    /// Calls `f` with each possible roll and its exact weight. Does nothing unless the node is [`Node::Chance`].
    fn each_roll(&self, f: impl FnMut(Self::Roll, u32));

    /// Applies a roll without checking that it is possible.
    ///
    /// An impossible roll results in a wrong position or a panic, never in anything worse.
    fn roll_unchecked(&mut self, roll: Self::Roll);

    /// A Zobrist key: equal for equal positions and, barring rare collisions, different for different ones.
    fn key(&self) -> u64;

    /// Counts the legal moves, faster than listing them.
    fn count_moves(&self) -> u64 {
        let mut count = 0;
        let _ = self.each_move(|_| {
            count += 1;
            ControlFlow::Continue(())
        });
        count
    }

    /// Counts the possible rolls.
    fn count_rolls(&self) -> u64 {
        let mut count = 0;
        self.each_roll(|_, _| count += 1);
        count
    }

    /// Returns the `n`th legal move from 0, in the order of [`each_move`](Position::each_move).
    fn nth_move(&self, n: u64) -> Option<Self::Move> {
        let mut left = n;
        let mut found = None;
        let _ = self.each_move(|mv| {
            if left == 0 {
                found = Some(mv);
                return ControlFlow::Break(());
            }
            left -= 1;
            ControlFlow::Continue(())
        });
        found
    }

    /// Returns whether the move is legal here.
    fn is_legal(&self, mv: Self::Move) -> bool {
        self.each_move(|legal| if legal == mv { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
            .is_break()
    }

    /// Plays a move if it is legal.
    fn play(&self, mv: Self::Move) -> Result<Self, IllegalChoice> {
        self.take(Choice::Move(mv))
    }

    /// Applies a roll if it is possible.
    fn roll(&self, roll: Self::Roll) -> Result<Self, IllegalChoice> {
        self.take(Choice::Roll(roll))
    }

    /// Calls `f` with each legal move or possible roll, whichever the node asks for.
    fn each_choice(&self, mut f: impl FnMut(Choice<Self::Move, Self::Roll>)) {
        self.each_roll(|roll, _| f(Choice::Roll(roll)));
        let _ = self.each_move(|mv| {
            f(Choice::Move(mv));
            ControlFlow::Continue(())
        });
    }

    /// Makes a choice without checking that it is possible.
    fn take_unchecked(&mut self, choice: Choice<Self::Move, Self::Roll>) {
        match choice {
            Choice::Move(mv) => self.play_unchecked(mv),
            Choice::Roll(roll) => self.roll_unchecked(roll),
        }
    }

    /// Makes a choice if it is possible.
    fn take(&self, choice: Choice<Self::Move, Self::Roll>) -> Result<Self, IllegalChoice> {
        let possible = match (self.node(), choice) {
            (Node::Over(_), _) => return Err(IllegalChoice::GameOver),
            (Node::Chance, Choice::Move(_)) => return Err(IllegalChoice::DiceFirst),
            (Node::Decide(_), Choice::Roll(_)) => return Err(IllegalChoice::NoDice),
            (Node::Decide(_), Choice::Move(mv)) => self.is_legal(mv),
            (Node::Chance, Choice::Roll(roll)) => {
                let mut found = false;
                self.each_roll(|possible, _| found |= possible == roll);
                found
            }
        };
        if !possible {
            return Err(IllegalChoice::Illegal);
        }
        let mut after = *self;
        after.take_unchecked(choice);
        Ok(after)
    }
}

/// A step from one position to the next: a move or a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Choice<M, R> {
    /// A side's decision.
    Move(M),
    /// A roll of the dice.
    Roll(R),
}

impl<M: Display, R: Display> Display for Choice<M, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Choice::Move(mv) => mv.fmt(f),
            Choice::Roll(roll) => roll.fmt(f),
        }
    }
}

crate::codes! {
    /// Why a choice was refused.
    pub enum IllegalChoice {
        /// The rules do not allow it here.
        Illegal = "illegal-choice",
        /// The game is over.
        GameOver = "game-over",
        /// The dice must be rolled first.
        DiceFirst = "dice-first",
        /// A side must move; there are no dice to roll now.
        NoDice = "no-dice",
    }
}

impl Display for IllegalChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Display::fmt(&self.fact(), f)
    }
}

impl std::error::Error for IllegalChoice {}

/// The roll of a game without dice. It has no values.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct NoRoll(Infallible);

impl NoRoll {
    /// Converts to any type; there is no roll to call it on.
    pub fn absurd<T>(self) -> T {
        match self.0 {}
    }
}

impl Display for NoRoll {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.absurd()
    }
}

impl FromStr for NoRoll {
    type Err = BadMove;

    fn from_str(_: &str) -> Result<NoRoll, BadMove> {
        Err(BadMove { column: 1, expected: Expected::Move.into() })
    }
}
