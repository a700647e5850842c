//! Why a move is illegal.

use std::ops::ControlFlow;

use rules::{Code, Fact, Node, Param};

use crate::scene::{MarkKind, Scene, Scenic};

rules::codes! {
    /// Why a move is illegal, in any game. Each game adds its own reasons.
    pub enum Why {
        /// The game is over.
        Over = "why-over",
        /// The dice must be rolled first.
        Dice = "why-dice",
        /// The only legal move is to pass.
        Pass = "why-pass",
        /// There is no such space.
        NoSpace = "why-no-space",
        /// No space was chosen yet.
        ChooseFirst = "why-choose-first",
        /// There is no piece on the first space.
        NoPiece = "why-no-piece",
        /// The piece belongs to the other side.
        NotYours = "why-not-yours",
        /// The piece has no moves.
        Stuck = "why-stuck",
        /// The piece can move, but no target was chosen.
        Choose = "why-choose",
        /// A pushed piece must be put on an empty adjacent space first.
        Push = "why-push",
        /// A piece that could have jumped must be removed first.
        Remove = "why-remove",
        /// The space is occupied.
        Occupied = "why-occupied",
        /// A piece is in the way.
        Blocked = "why-blocked",
        /// Pieces move to adjacent spaces only.
        NotAdjacent = "why-not-adjacent",
        /// It is farther than the piece can move.
        TooFar = "why-too-far",
    }
}

/// Why a move is illegal, and what is legal instead.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct WhyNot {
    /// The reason: a [`Why`], or one of the game's own.
    pub why: Code,
    /// The kind of the piece.
    pub piece: Option<&'static str>,
    /// The relevant space: the one in the way, or the target.
    pub space: Option<String>,
    /// The exact number of steps that the piece must make, if any.
    pub steps: Option<u8>,
    /// The legal targets of that piece, or what must be done instead.
    pub may: Vec<String>,
}

/// Returns why the piece on the first of these spaces cannot move to the last; `None` if such a move is legal.
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
    let Some(from) = spaces.first().copied() else { return Some(WhyNot::because(Why::ChooseFirst)) };
    let Some(piece) = scene.find(from).and_then(|space| scene.piece_on(space)) else {
        return Some(WhyNot { space: Some(from.to_owned()), ..WhyNot::because(Why::NoPiece) });
    };
    let about = WhyNot { piece: Some(piece.kind), ..WhyNot::because(Why::Choose) };
    if piece.side != side {
        return Some(WhyNot { why: Why::NotYours.into(), ..about });
    }
    if trails.iter().all(Vec::is_empty) {
        return Some(WhyNot { why: Why::Pass.into(), ..about });
    }
    let own = trails.iter().filter(|trail| trail.first().is_some_and(|first| first == from));
    let mut may: Vec<String> = own.filter_map(|trail| trail.last().cloned()).collect();
    may.sort();
    may.dedup();
    let about = WhyNot { may, ..about };
    match spaces.last().filter(|to| **to != from) {
        Some(to) => Some(position.why_not(&scene, from, to, about)),
        None if about.may.is_empty() => Some(WhyNot { why: Why::Stuck.into(), ..about }),
        None => Some(about),
    }
}

/// Returns the trails of all legal moves.
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
        WhyNot { why: why.into(), piece: None, space: None, steps: None, may: Vec::new() }
    }

    /// Sets the reason and the space it is about.
    pub(crate) fn at(self, why: impl Into<Code>, space: impl ToString) -> WhyNot {
        WhyNot { why: why.into(), space: Some(space.to_string()), ..self }
    }

    /// Returns the reason as a fact.
    pub fn fact(&self) -> Fact {
        let mut fact = Fact::new(self.why.0);
        fact.params.extend(self.piece.map(|piece| ("piece", Param::Piece(piece))));
        fact.params.extend(self.space.as_deref().map(|space| ("space", space.into())));
        fact.params.extend(self.steps.map(|steps| ("steps", steps.into())));
        fact
    }

    /// Returns the legal alternatives as a fact.
    pub fn instead(&self) -> Option<Fact> {
        (!self.may.is_empty()).then(|| Fact::new(WhyNot::MAY).with("may", Param::AnyOf(self.may.clone())))
    }

    /// The code of [`instead`](WhyNot::instead).
    pub const MAY: &'static str = "why-may";
}

/// Returns whether the space with this name is occupied.
pub(crate) fn is_occupied(scene: &Scene, name: &str) -> bool {
    scene.find(name).is_some_and(|space| scene.piece_on(space).is_some())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{courtier, courtyard, dejarik, holochess, king_and_courtesan};

    /// Checks the reason and the alternatives.
    #[track_caller]
    fn check<P: Scenic + std::str::FromStr<Err: std::fmt::Debug>>(
        text: &str,
        spaces: &[&str],
        expected: &str,
        may: &str,
    ) {
        let position: P = text.parse().expect("a position");
        let found = why_not(&position, spaces);
        let reason = found.as_ref().map(|why| why.fact().to_string()).unwrap_or_default();
        assert_eq!(reason, expected, "{text} {spaces:?}");
        let instead = found.map(|why| why.may.join(" ")).unwrap_or_default();
        assert_eq!(instead, may, "{text} {spaces:?}");
    }

    #[test]
    fn courtier() {
        let check = |spaces: &[&str], expected, may| {
            check::<courtier::Position>("GGGKGGgggkgg/12/1 1 0", spaces, expected, may);
        };
        check(&["a4", "b4"], "", "");
        check(&["a4", "c"], "why-not-adjacent (piece: king, space: c)", "b4");
        check(&["a4", "a5"], "why-occupied (piece: king, space: a5)", "b4");
        check(&["a10", "b10"], "why-not-yours (piece: king)", "");
        check(&["b1", "b2"], "why-no-piece (space: b1)", "");
        check(&["a13"], "why-no-space (space: a13)", "");
        check(&["a4"], "why-choose (piece: king)", "b4");
        check(&[], "why-choose-first", "");
    }

    #[test]
    fn dejarik() {
        let check = check::<dejarik::Position>;
        let start = "PPP1P2p1ppp/12/1 1 0";
        let may = "b1 b12 b4 c";
        check(start, &["a1", "b4"], "", "");
        check(start, &["a1", "a12"], "why-occupied (piece: pawn, space: a12)", may);
        check(start, &["a1", "a4"], "why-only-in (piece: pawn, space: a4)", may);
        check(start, &["a1", "b2"], "why-boosted (piece: pawn, space: b2)", may);
        check(start, &["a1", "b3"], "why-blocked (piece: pawn, space: a2)", may);
        check(start, &["a1", "b7"], "why-too-far (piece: pawn, space: b7)", may);
        let inside = "1PP1P2p1ppp/P11/1 1 0";
        check(inside, &["b1", "b2"], "why-only-home (piece: pawn, space: a1)", "a1");
        check("PPP4p1ppp/P11/1 1 0", &["b1", "a1"], "why-occupied (piece: pawn, space: a1)", "");
        let centre = "1PP1P2p1ppp/12/P 1 0";
        check(centre, &["c", "b7"], "why-only-out (piece: pawn, space: b7)", "a1 a4 a6 a7 a9");
    }

    #[test]
    fn holochess() {
        let check = check::<holochess::Position>;
        let start = "1SGNM2ohkl1/12/1 1 2 - 0";
        let may = "a12 b1 b3 c";
        check(start, &["a2", "b3"], "", "");
        check(start, &["a2", "a3"], "why-occupied (piece: Mantellian Savrip, space: a3)", may);
        check(start, &["a2", "a9"], "why-attack-far (piece: Mantellian Savrip, space: a9)", may);
        check(start, &["a2", "b2"], "why-steps (piece: Mantellian Savrip, space: b2, steps: 2)", may);
        check("2GN1M1o1kl1/2Sh8/1 1 2 b3*b4 0", &["b3", "b2"], "why-dice", "");
    }

    #[test]
    fn king_and_courtesan() {
        let check = check::<king_and_courtesan::Position<6, u64>>;
        let start = "1cccck/C1cccc/CC1ccc/CCC1cc/CCCC1c/KCCCC1 1";
        check(start, &["a1", "a2"], "", "");
        check(start, &["b1", "a1"], "why-occupied (piece: courtesan, space: a1)", "");
        check(start, &["a5", "c6"], "why-not-adjacent (piece: courtesan, space: c6)", "a6 b5 b6");
        let open = "5k/6/6/2C3/1K4/6 1";
        check(open, &["c3", "c2"], "why-forward (piece: courtesan, space: c2)", "c4 d3 d4");
        check("5k/6/6/2K3/2C3/6 1", &["c3", "c2"], "why-exchange (piece: king, space: c2)", "c4 d3 d4");
    }

    #[test]
    fn courtyard() {
        let check = check::<courtyard::Position<false, false, false>>;
        let start = "g1g1k1g1g1/1s1s1s1s1s/s1s1s1s1s1/10/10/10/10/1S1S1S1S1S/S1S1S1S1S1/1G1G1K1G1G 1 0 -";
        let may = "a4 c4";
        check(start, &["b3", "c4"], "", "");
        check(start, &["b3", "b4"], "why-dark (piece: serf, space: b4)", may);
        check(start, &["b3", "a2"], "why-occupied (piece: serf, space: a2)", may);
        check(start, &["b3", "d5"], "why-wall (piece: serf, space: d5)", may);
        check(start, &["b3", "d9"], "why-occupied (piece: serf, space: d9)", may);
        check(start, &["b3", "h5"], "why-diagonal (piece: serf, space: h5)", may);
        check(start, &["b3", "d3"], "why-occupied (piece: serf, space: d3)", may);
        check(start, &["b3", "e6"], "why-wall (piece: serf, space: e6)", may);
        check(start, &["b3", "e5"], "why-dark (piece: serf, space: e5)", may);
        let open = "4k5/10/10/1s8/2S7/10/10/10/10/5K4 1 0 -";
        check(open, &["c6", "b5"], "why-serf-forward (piece: serf, space: b5)", "a8 d7");
        check(open, &["c6", "a4"], "why-serf-forward (piece: serf, space: a4)", "a8 d7");
        check(open, &["c6", "e8"], "why-serf-steps (piece: serf, space: e8)", "a8 d7");
        check(open, &["f1", "d3"], "why-king-steps (piece: king, space: d3)", "e2 g2");
        check(open, &["f1", "h1"], "why-diagonal (piece: king, space: h1)", "e2 g2");
    }

    #[test]
    fn courtyard_guards() {
        let turns = check::<courtyard::Position<true, false, false>>;
        let check = check::<courtyard::Position<false, false, false>>;
        // A guard on c6 next to the wall, with a friend on b7.
        let guard = "4k5/10/10/1S8/2G7/10/10/10/10/5K4 1 0 -";
        let may = "a4 b5 d7 e8";
        check(guard, &["c6", "f9"], "why-guard-steps (piece: guard, space: f9)", may);
        check(guard, &["c6", "c4"], "why-guard-straight (piece: guard, space: c4)", may);
        check(guard, &["c6", "c2"], "why-diagonal (piece: guard, space: c2)", may);
        check(guard, &["c6", "a8"], "why-blocked (piece: guard, space: b7)", may);
        check(guard, &["c6", "e4"], "why-wall (piece: guard, space: e4)", may);
        check(guard, &["c6", "d5"], "why-wall (piece: guard, space: d5)", may);
        turns(guard, &["c6", "c4"], "", "");
        // It could turn to c8 on b7 or d7.
        let between = "4k5/10/10/1S1S6/2G7/10/10/10/10/5K4 1 0 -";
        turns(between, &["c6", "c8"], "why-blocked (piece: guard, space: b7)", "a4 a6 b5 c4");
    }
}
