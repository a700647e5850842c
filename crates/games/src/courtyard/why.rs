use rules::{Code, Side};

use super::board::SIZE;
use crate::scene::{Scene, Shade};
use crate::square::Square;
use crate::why::{self, WhyNot, is_occupied};

rules::codes! {
    /// Why a piece cannot move somewhere.
    pub(super) enum Why {
        /// Serfs step and jump forward only.
        SerfForward = "why-serf-forward",
        /// A serf steps one square.
        SerfSteps = "why-serf-steps",
        /// A guard steps one or two squares.
        GuardSteps = "why-guard-steps",
        /// A guard steps two squares in a straight line.
        GuardStraight = "why-guard-straight",
        /// A king steps one square.
        KingSteps = "why-king-steps",
        /// Only the dark squares are in play.
        Dark = "why-dark",
        /// Pieces move along diagonals.
        Diagonal = "why-diagonal",
        /// Nothing crosses the wall; a king enters by the gate of its colour.
        Wall = "why-wall",
        /// The jump must continue.
        JumpOn = "why-jump-on",
        /// A king never jumps a king.
        Kings = "why-kings",
    }
}

/// Returns why a piece cannot move there.
pub(super) fn why_not(scene: &Scene, from: Square, to: Square, guard_turns: bool, about: WhyNot) -> WhyNot {
    let shade_of = |square: Square| scene.find(&square.to_string()).map(|space| scene.spaces[space].shade);
    let side = scene.find(&from.to_string()).and_then(|space| scene.piece_on(space)).map(|piece| piece.side);
    let goes_back = match side {
        Some(Side::South) => to.rank < from.rank,
        Some(Side::North) => to.rank > from.rank,
        None => false,
    };
    let (files, ranks) = (to.file.abs_diff(from.file), to.rank.abs_diff(from.rank));
    let is_double = (files, ranks) == (2, 2);
    let is_turn = matches!((files, ranks), (0, 2) | (2, 0));
    let between = Square { rank: from.rank.midpoint(to.rank), file: from.file.midpoint(to.file) };
    let (is_serf, is_guard) = (about.piece == Some("serf"), about.piece == Some("guard"));
    // The squares by one of which a guard goes two squares, if nothing is in the way.
    let passed = match (is_guard, is_double, is_turn && guard_turns) {
        (true, true, _) => vec![between],
        (true, _, true) => corners(from, to),
        _ => Vec::new(),
    };
    let why: Code = match shade_of(to) {
        Some(_) if (to.rank + to.file).is_multiple_of(2) => Why::Dark.into(),
        Some(Shade::Yard) => Why::Wall.into(),
        _ if is_occupied(scene, &to.to_string()) => why::Why::Occupied.into(),
        _ if is_serf && goes_back && files == ranks => Why::SerfForward.into(),
        _ if is_double && is_enemy(scene, between, side) => match about.piece {
            Some("king") if is_king(scene, between) => Why::Kings.into(),
            _ => Why::JumpOn.into(),
        },
        _ if !passed.is_empty() => match passed.iter().find(|square| is_occupied(scene, &square.to_string()))
        {
            Some(square) => return about.at(why::Why::Blocked, square),
            None => Why::Wall.into(),
        },
        _ if is_guard && is_turn => Why::GuardStraight.into(),
        _ if files != ranks => Why::Diagonal.into(),
        _ if is_serf => Why::SerfSteps.into(),
        _ if is_guard => Why::GuardSteps.into(),
        _ => Why::KingSteps.into(),
    };
    about.at(why, to)
}

/// The squares where a guard can turn on its way between squares two steps apart in a file or rank.
fn corners(from: Square, to: Square) -> Vec<Square> {
    let middle = Square { rank: from.rank.midpoint(to.rank), file: from.file.midpoint(to.file) };
    let (files, ranks) = if from.file == to.file { (1, 0) } else { (0, 1) };
    let lower = middle.rank.checked_sub(ranks).zip(middle.file.checked_sub(files));
    let lower = lower.map(|(rank, file)| Square { rank, file });
    let upper = Square { rank: middle.rank + ranks, file: middle.file + files };
    lower.into_iter().chain([upper]).filter(|square| square.rank < SIZE && square.file < SIZE).collect()
}

fn is_enemy(scene: &Scene, square: Square, side: Option<Side>) -> bool {
    let piece = scene.find(&square.to_string()).and_then(|space| scene.piece_on(space));
    piece.is_some_and(|piece| Some(piece.side) != side)
}

fn is_king(scene: &Scene, square: Square) -> bool {
    let piece = scene.find(&square.to_string()).and_then(|space| scene.piece_on(space));
    piece.is_some_and(|piece| piece.kind == "king")
}
