//! Why something that a player tried is not legal.

use std::fmt;
use std::ops::ControlFlow;

use rules::Node;

use crate::scene::{MarkKind, Scene, Scenic};

/// Why a try is not legal. The words for it are in [`WhyNot`]'s display; a client may have its own for each of these.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Why {
    /// The game is over.
    Over,
    /// The dice have to fall first.
    Dice,
    /// Nothing can be done but to pass.
    Pass,
    /// There is no such space.
    NoSpace,
    /// No piece stands where the try begins.
    NoPiece,
    /// The piece is the other side's.
    NotYours,
    /// The piece cannot move at all now.
    Stuck,
    /// The piece can move, but nothing was said about where to.
    Choose,
    /// A pushed piece has to be put on an empty space beside it first.
    Push,
    /// A piece that could have jumped has to be removed first.
    Remove,
    /// Something stands there.
    Occupied,
    /// Something stands in the way.
    Blocked,
    /// Pieces go to adjacent spaces only.
    NotAdjacent,
    /// It is further than the piece can go.
    TooFar,
    /// The piece goes exactly as many steps as its movement, over empty spaces.
    Steps,
    /// Attacks reach adjacent pieces only.
    AttackFar,
    /// A pawn in the inner ring can only go home.
    OnlyHome,
    /// A pawn in the centre goes back to the outer ring.
    OnlyOut,
    /// A pawn in the outer ring leaves it inwards.
    OnlyIn,
    /// A pawn of its own side carries it further.
    Boosted,
    /// Moves to empty squares go forward.
    Forward,
    /// Only a king exchanges, with a courtesan next to it in a forward direction.
    Exchange,
    /// Only the dark squares are played on.
    Dark,
    /// Pieces move along diagonals.
    Diagonal,
    /// Nothing crosses the wall; a king enters by the gate of its colour.
    Wall,
    /// The jump has to go on.
    JumpOn,
    /// A king never jumps a king.
    Kings,
}

/// Why a try is not legal, and what could be done instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The reason.
    pub why: Why,
    /// What kind of piece was tried.
    pub piece: Option<&'static str>,
    /// The space that matters: the one in the way, or where the try would have ended.
    pub space: Option<String>,
    /// How many steps the piece makes, where it has to make a certain number.
    pub steps: Option<u8>,
    /// Where that piece may go, or what may be done instead.
    pub may: Vec<String>,
}

/// Why the piece on the first of these spaces cannot go to the last of them; `None` where such a move is legal.
pub fn why_not<P: Scenic>(position: &P, spaces: &[&str]) -> Option<WhyNot> {
    let scene = position.scene();
    let side = match position.node() {
        Node::Decide(side) => side,
        Node::Chance => return Some(WhyNot::because(Why::Dice)),
        Node::Over(_) => return Some(WhyNot::because(Why::Over)),
    };
    let trails = trails(position);
    let is_legal = |trail: &Vec<String>| {
        trail.first().map(String::as_str) == spaces.first().copied()
            && trail.last().map(String::as_str) == spaces.last().copied()
    };
    if !spaces.is_empty() && trails.iter().any(is_legal) {
        return None;
    }
    if let Some(unknown) = spaces.iter().find(|name| scene.find(name).is_none()) {
        return Some(WhyNot { space: Some((*unknown).to_owned()), ..WhyNot::because(Why::NoSpace) });
    }
    let first_step = |kind| scene.marks.iter().any(|mark| mark.kind == kind);
    for (mark, why) in [(MarkKind::Pushed, Why::Push), (MarkKind::Offender, Why::Remove)] {
        if first_step(mark) {
            let may = trails.iter().filter_map(|trail| trail.last().cloned()).collect();
            return Some(WhyNot { may, ..WhyNot::because(why) });
        }
    }
    let Some(from) = spaces.first().copied() else { return Some(WhyNot::because(Why::NoPiece)) };
    let Some(piece) = scene.find(from).and_then(|space| scene.piece_on(space)) else {
        return Some(WhyNot { space: Some(from.to_owned()), ..WhyNot::because(Why::NoPiece) });
    };
    let about = WhyNot { piece: Some(piece.kind), ..WhyNot::because(Why::Choose) };
    if piece.side != side {
        return Some(WhyNot { why: Why::NotYours, ..about });
    }
    if trails.iter().all(Vec::is_empty) {
        return Some(WhyNot { why: Why::Pass, ..about });
    }
    let own = trails.iter().filter(|trail| trail.first().is_some_and(|first| first == from));
    let mut may: Vec<String> = own.filter_map(|trail| trail.last().cloned()).collect();
    may.sort();
    may.dedup();
    let about = WhyNot { may, ..about };
    match spaces.last().filter(|to| **to != from) {
        Some(to) => Some(position.why_not(&scene, from, to, about)),
        None if about.may.is_empty() => Some(WhyNot { why: Why::Stuck, ..about }),
        None => Some(about),
    }
}

/// The trails of all legal moves.
fn trails<P: Scenic>(position: &P) -> Vec<Vec<String>> {
    let mut trails = Vec::new();
    let _ = position.each_move(|mv| {
        trails.push(position.trail(mv));
        ControlFlow::Continue(())
    });
    trails
}

impl WhyNot {
    fn because(why: Why) -> WhyNot {
        WhyNot { why, piece: None, space: None, steps: None, may: Vec::new() }
    }

    /// The same about another reason, which has to do with a space.
    pub(crate) fn at(self, why: Why, space: impl fmt::Display) -> WhyNot {
        WhyNot { why, space: Some(space.to_string()), ..self }
    }
}

/// Whether anything stands on the space of this name.
pub(crate) fn is_occupied(scene: &Scene, name: &str) -> bool {
    scene.find(name).is_some_and(|space| scene.piece_on(space).is_some())
}

impl fmt::Display for WhyNot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let piece = self.piece.unwrap_or("piece");
        let space = self.space.as_deref().unwrap_or("there");
        match self.why {
            Why::Over => f.write_str("The game is over."),
            Why::Dice => f.write_str("The dice have to fall first."),
            Why::Pass => f.write_str("There is no move: the turn is passed."),
            Why::NoSpace => write!(f, "There is no space {space} on this board."),
            Why::NoPiece if self.space.is_none() => f.write_str("Choose a piece first."),
            Why::NoPiece => write!(f, "No piece stands on {space}."),
            Why::NotYours => write!(f, "This {piece} belongs to the other side."),
            Why::Stuck => write!(f, "The {piece} cannot move now."),
            Why::Choose => write!(f, "The {piece} needs a space to go to."),
            Why::Push => f.write_str("First the pushed pawn has to be put on an empty space beside it."),
            Why::Remove => f.write_str("First one of the pieces that could have jumped has to be removed."),
            Why::Occupied => write!(f, "Another piece stands on {space}."),
            Why::Blocked => write!(f, "A piece on {space} is in the way."),
            Why::NotAdjacent => f.write_str("A piece goes to an adjacent space only."),
            Why::TooFar => write!(f, "The {piece} cannot go as far as {space}."),
            Why::Steps => {
                let steps = self.steps.unwrap_or(1);
                let s = if steps == 1 { "" } else { "s" };
                write!(f, "The {piece} goes exactly {steps} step{s}, over empty spaces.")
            }
            Why::AttackFar => f.write_str("Only an adjacent pawn can be attacked."),
            Why::OnlyHome => write!(f, "A pawn in the inner ring can only go home, to {space}."),
            Why::OnlyOut => f.write_str("From the centre a pawn goes back to the outer ring."),
            Why::OnlyIn => f.write_str("From the outer ring a pawn goes inwards."),
            Why::Boosted => write!(f, "A pawn of its own side carries it on from {space}."),
            Why::Forward => f.write_str("To an empty square a piece goes forward."),
            Why::Exchange => f.write_str("A king exchanges with a courtesan next to it, forward."),
            Why::Dark => f.write_str("Only the dark squares are played on."),
            Why::Diagonal => f.write_str("Pieces move along the diagonals."),
            Why::Wall => f.write_str("Only a king enters the Courtyard, by the gate of its colour."),
            Why::JumpOn => f.write_str("The jump has to go on while it can."),
            Why::Kings => f.write_str("A king never jumps a king."),
        }?;
        match &self.may[..] {
            [] => Ok(()),
            may => write!(f, " It may go to {}.", Listed(may)),
        }
    }
}

/// `a1, a2 or b3`
struct Listed<'a>(&'a [String]);

impl fmt::Display for Listed<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            [] => Ok(()),
            [one] => f.write_str(one),
            [some @ .., last] => write!(f, "{} or {last}", some.join(", ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{courtier, courtyard, dejarik, holochess, king_and_courtesan};

    #[track_caller]
    fn check<P: Scenic + std::str::FromStr<Err: fmt::Debug>>(text: &str, spaces: &[&str], expected: &str) {
        let position: P = text.parse().expect("a position");
        let found = why_not(&position, spaces).map(|why| why.to_string()).unwrap_or_default();
        assert_eq!(found, expected, "{text} {spaces:?}");
    }

    #[test]
    fn courtier() {
        let check = |spaces: &[&str], expected| {
            check::<courtier::Position>("GGGKGGgggkgg/12/1 1 0", spaces, expected);
        };
        check(&["a4", "b4"], "");
        check(&["a4", "c"], "A piece goes to an adjacent space only. It may go to b4.");
        check(&["a4", "a5"], "Another piece stands on a5. It may go to b4.");
        check(&["a10", "b10"], "This king belongs to the other side.");
        check(&["b1", "b2"], "No piece stands on b1.");
        check(&["a13"], "There is no space a13 on this board.");
        check(&["a4"], "The king needs a space to go to. It may go to b4.");
        check(&[], "Choose a piece first.");
    }

    #[test]
    fn dejarik() {
        let check = check::<dejarik::Position>;
        let start = "PPP1P2p1ppp/12/1 1 0";
        let may = " It may go to b1, b12, b4 or c.";
        check(start, &["a1", "b4"], "");
        check(start, &["a1", "a12"], &format!("Another piece stands on a12.{may}"));
        check(start, &["a1", "a4"], &format!("From the outer ring a pawn goes inwards.{may}"));
        check(start, &["a1", "b2"], &format!("A pawn of its own side carries it on from b2.{may}"));
        check(start, &["a1", "b3"], &format!("A piece on a2 is in the way.{may}"));
        check(start, &["a1", "b7"], &format!("The pawn cannot go as far as b7.{may}"));
        let inside = "1PP1P2p1ppp/P11/1 1 0";
        let home = "A pawn in the inner ring can only go home, to a1. It may go to a1.";
        check(inside, &["b1", "b2"], home);
        check("PPP4p1ppp/P11/1 1 0", &["b1", "a1"], "Another piece stands on a1.");
        let centre = "1PP1P2p1ppp/12/P 1 0";
        check(
            centre,
            &["c", "b7"],
            "From the centre a pawn goes back to the outer ring. It may go to a1, a4, a6, a7 or a9.",
        );
    }

    #[test]
    fn holochess() {
        let check = check::<holochess::Position>;
        let start = "1SGNM2ohkl1/12/1 1 2 - 0";
        check(start, &["a2", "b3"], "");
        check(start, &["a2", "a3"], "Another piece stands on a3. It may go to a12, b1, b3 or c.");
        check(start, &["a2", "a9"], "Only an adjacent pawn can be attacked. It may go to a12, b1, b3 or c.");
        let steps =
            "The Mantellian Savrip goes exactly 2 steps, over empty spaces. It may go to a12, b1, b3 or c.";
        check(start, &["a2", "b2"], steps);
        check("2GN1M1o1kl1/2Sh8/1 1 2 b3*b4 0", &["b3", "b2"], "The dice have to fall first.");
    }

    #[test]
    fn king_and_courtesan() {
        let check = check::<king_and_courtesan::Position<6, u64>>;
        let start = "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1";
        check(start, &["a1", "a2"], "");
        check(start, &["b1", "a1"], "Another piece stands on a1.");
        check(start, &["a5", "c6"], "A piece goes to an adjacent space only. It may go to a6, b5 or b6.");
        let open = "5k/6/6/2C3/1K4/6 1";
        check(open, &["c3", "c2"], "To an empty square a piece goes forward. It may go to c4, d3 or d4.");
        check(
            "5k/6/6/2K3/2C3/6 1",
            &["c3", "c2"],
            "A king exchanges with a courtesan next to it, forward. It may go to c4, d3 or d4.",
        );
    }

    #[test]
    fn courtyard() {
        let check = check::<courtyard::Position<false, false>>;
        let start = "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G 1 0 -";
        let may = " It may go to a4 or c4.";
        check(start, &["b3", "c4"], "");
        check(start, &["b3", "b4"], &format!("Only the dark squares are played on.{may}"));
        check(start, &["b3", "a2"], &format!("Another piece stands on a2.{may}"));
        check(
            start,
            &["b3", "d5"],
            &format!("Only a king enters the Courtyard, by the gate of its colour.{may}"),
        );
        check(start, &["b3", "d9"], &format!("Another piece stands on d9.{may}"));
        check(start, &["b3", "h5"], &format!("Pieces move along the diagonals.{may}"));
        let open = "4k5/10/10/1s8/2S7/10/10/10/10/5K4 1 0 -";
        check(open, &["c6", "b5"], "To an empty square a piece goes forward. It may go to a8 or d7.");
    }
}
