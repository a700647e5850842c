use rules::{Code, Side};

use crate::scene::{Scene, Shade};
use crate::square::Square;
use crate::why::{self, WhyNot, is_occupied};

rules::codes! {
    /// Why a piece cannot move somewhere.
    pub(super) enum Why {
        /// Serfs move forward.
        Forward = "why-forward",
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
pub(super) fn why_not(scene: &Scene, from: Square, to: Square, about: WhyNot) -> WhyNot {
    let name = to.to_string();
    let shade = scene.find(&name).map(|space| scene.spaces[space].shade);
    let side = scene.find(&from.to_string()).and_then(|space| scene.piece_on(space)).map(|piece| piece.side);
    let (files, ranks) =
        (i16::from(to.file) - i16::from(from.file), i16::from(to.rank) - i16::from(from.rank));
    let goes_back = match side {
        Some(Side::South) => ranks < 0,
        Some(Side::North) => ranks > 0,
        None => false,
    };
    let between = Square { rank: from.rank.midpoint(to.rank), file: from.file.midpoint(to.file) };
    let is_double = files.abs() == 2 && ranks.abs() == 2;
    let why: Code = match shade {
        Some(Shade::Unused) => Why::Dark.into(),
        Some(Shade::Yard) => Why::Wall.into(),
        _ if is_occupied(scene, &name) => why::Why::Occupied.into(),
        _ if files.abs() != ranks.abs() => Why::Diagonal.into(),
        _ if goes_back && about.piece == Some("serf") => Why::Forward.into(),
        _ if is_double && is_enemy(scene, between, side) => match about.piece {
            Some("king") if is_king(scene, between) => Why::Kings.into(),
            _ => Why::JumpOn.into(),
        },
        _ if is_double && is_occupied(scene, &between.to_string()) => {
            return about.at(why::Why::Blocked, between);
        }
        _ => why::Why::TooFar.into(),
    };
    about.at(why, name)
}

fn is_enemy(scene: &Scene, square: Square, side: Option<Side>) -> bool {
    let piece = scene.find(&square.to_string()).and_then(|space| scene.piece_on(space));
    piece.is_some_and(|piece| Some(piece.side) != side)
}

fn is_king(scene: &Scene, square: Square) -> bool {
    let piece = scene.find(&square.to_string()).and_then(|space| scene.piece_on(space));
    piece.is_some_and(|piece| piece.kind == "king")
}
