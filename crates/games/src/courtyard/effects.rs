use std::ops::ControlFlow;

use rules::{Choice, Effect, Effects, Jump, MoveKind, NoRoll, Position as _, Removal};

use super::board::{bits, square_of};
use super::{Kind, Move, Position};

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool> Effects
    for Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    fn effects(&self, choice: Choice<Move, NoRoll>, before: Option<&Self>) -> Vec<Effect> {
        let mv = match choice {
            Choice::Move(mv) => mv,
            Choice::Roll(roll) => roll.absurd(),
        };
        let side = self.turn();
        match mv {
            Move::Pass => vec![Effect::Forfeited { side }],
            Move::Step { from, to } => {
                let enters = 1 << to & Self::YARD != 0;
                let how = if enters { MoveKind::Entry } else { MoveKind::Step };
                self.moved(mv, from, self.way(from, to), how)
            }
            Move::Recycle { from, to } => self.moved(mv, from, vec![from, to], MoveKind::Recycle),
            Move::Jump { from, jumps } => {
                let piece = self.named(from);
                let mut at = from;
                let legs = jumps.from(from).flat_map(|(over, to)| {
                    let to = to.trailing_zeros() as u8;
                    let over = over.trailing_zeros() as u8;
                    let (from, to_name) = (name(at), name(to));
                    at = to;
                    let why = Removal::Jumped { by: piece, from: from.clone(), to: to_name.clone() };
                    let how = if 1 << to & Self::YARD != 0 { MoveKind::Entry } else { MoveKind::Jump };
                    let moved = Effect::Moved { side, piece, path: vec![from, to_name], how };
                    let gone = Effect::Removed { side: !side, piece: self.named(over), at: name(over), why };
                    [moved, gone]
                });
                legs.chain(self.missed(mv)).collect()
            }
            Move::Remove { at } => {
                let missed = before.and_then(|before| before.missed_by(self, at));
                let why = Removal::Huffed { missed };
                vec![Effect::Removed { side: !side, piece: self.named(at), at: name(at), why }]
            }
        }
    }
}

impl<const GUARD_TURNS: bool, const SMALL_YARD: bool, const STOP_SHORT: bool>
    Position<GUARD_TURNS, SMALL_YARD, STOP_SHORT>
{
    fn named(&self, bit: u8) -> &'static str {
        self.piece_on(bit).map_or(Kind::Serf, |(_, kind)| kind).name()
    }

    /// The effects of a move other than a jump.
    fn moved(&self, mv: Move, from: u8, way: Vec<u8>, how: MoveKind) -> Vec<Effect> {
        let path = way.into_iter().map(name).collect();
        let moved = Effect::Moved { side: self.turn(), piece: self.named(from), path, how };
        std::iter::once(moved).chain(self.missed(mv)).collect()
    }

    /// Every piece that could have jumped instead of this move, or that stopped jumping although it could have gone on.
    fn missed(&self, mv: Move) -> impl Iterator<Item = Effect> {
        let side = self.turn();
        let mut after = *self;
        after.play_unchecked(mv);
        bits(after.offenders()).filter_map(move |at| {
            let jump = self.missed_by(&after, at)?;
            Some(Effect::Missed { side, piece: after.named(at), at: name(at), jump })
        })
    }

    /// Returns a jump that the piece on this square could have made: instead of the move between these positions, or
    /// after it, if the move was a chain of jumps that stopped short.
    fn missed_by(&self, after: &Self, at: u8) -> Option<Jump> {
        let side = self.turn();
        let (here, there) = (self.sets(), after.sets());
        let (position, from) = if here[!side] != there[!side] {
            (after.seen_by(side), at)
        } else if here[side] & 1 << at != 0 {
            (*self, at)
        } else {
            // The square was empty before, so the piece is the one that moved, and came from the only square that is
            // empty now.
            (*self, bits(here[side] & !there[side]).next()?)
        };
        let mut found = None;
        let _ = position.each_chain(from, &mut |jumps| {
            found = jumps.from(from).next();
            ControlFlow::Break(())
        });
        let (over, to) = found?;
        let named = |set: u64| name(set.trailing_zeros() as u8);
        Some(Jump { from: name(from), over: named(over), to: named(to) })
    }
}

fn name(bit: u8) -> String {
    square_of(bit).to_string()
}

#[cfg(test)]
mod tests {
    use rules::Side;

    use super::*;

    type Usual = Position<false, false, false>;

    #[test]
    fn a_huffed_piece_says_which_jump_it_missed() {
        // The serf on a4 can jump the one on b5, and the king on f1 steps instead.
        let start: Usual = "4k5/10/10/10/10/1s8/S9/10/10/5K4 1 0 -".parse().unwrap();
        let jump = Jump { from: "a4".into(), over: "b5".into(), to: "c6".into() };
        let read = |position: &Usual, text| rules::Notation::read_choice(position, text).unwrap();
        let step = read(&start, "f1-e2");
        let missed = Effect::Missed { side: Side::South, piece: "serf", at: "a4".into(), jump: jump.clone() };
        assert_eq!(start.effects(step, None)[1..], [missed]);
        let after = start.take(step).unwrap();
        let removed = |missed| Effect::Removed {
            side: Side::South,
            piece: "serf",
            at: "a4".into(),
            why: Removal::Huffed { missed },
        };
        let remove = read(&after, "!a4");
        assert_eq!(after.effects(remove, Some(&start)), [removed(Some(jump))]);
        assert_eq!(after.effects(remove, None), [removed(None)]);
    }

    #[test]
    fn a_piece_that_stopped_short_has_the_jump_it_missed() {
        type StopShort = Position<false, false, true>;
        let stop = |start: &str, mv: &str, jump: Jump, remove: &str| {
            let start: StopShort = start.parse().unwrap();
            let choice = rules::Notation::read_choice(&start, mv).unwrap();
            let at = remove[1..].to_owned();
            let missed = Effect::Missed { side: Side::South, piece: "guard", at, jump: jump.clone() };
            assert_eq!(start.effects(choice, None).last(), Some(&missed));
            let after = start.take(choice).unwrap();
            let remove = rules::Notation::read_choice(&after, remove).unwrap();
            let huffed = after.effects(remove, Some(&start));
            let [Effect::Removed { why: Removal::Huffed { missed }, .. }] = &huffed[..] else {
                panic!("{huffed:?}")
            };
            assert_eq!(missed.as_ref(), Some(&jump));
        };
        // The guard on a2 can go on from c4, over b5 or over d3, and stops there.
        let jump = Jump { from: "c4".into(), over: "b5".into(), to: "a6".into() };
        stop("4k5/10/10/10/10/1s8/10/1s8/G9/5K4 1 0 -", "a2xc4", jump, "!c4");
        // The guard on h5 jumps in a circle back to h5, and stops there although it could go on over i6.
        let jump = Jump { from: "h5".into(), over: "i6".into(), to: "j7".into() };
        stop("4k5/10/10/10/8s1/7G2/6s1s1/10/6s1s1/1K8 1 0 -", "h5xj3xh1xf3xh5", jump, "!h5");
    }

    #[test]
    fn a_piece_that_moved_instead_of_jumping_has_the_jump_it_missed() {
        // The guard on a4 can jump the serf on b5, and steps to b3.
        let start: Usual = "4k5/10/10/10/10/1s8/G9/10/10/5K4 1 0 -".parse().unwrap();
        let step = rules::Notation::read_choice(&start, "a4-b3").unwrap();
        let jump = Jump { from: "a4".into(), over: "b5".into(), to: "c6".into() };
        let missed = Effect::Missed { side: Side::South, piece: "guard", at: "b3".into(), jump };
        assert_eq!(start.effects(step, None)[1..], [missed]);
    }
}
