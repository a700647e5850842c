use std::hash::{Hash, Hasher};
use std::ops::ControlFlow;

use rules::{AttackResult, Node, Outcome, Side, Symmetric, zobrist};

use super::{Ending, Group, Move, Pawn, Roll, Setup};
use crate::circular::{self, ADJACENT, ALL, Space, spaces};

/// A position of Holochess. Equal positions have the same pawns with the same owners, the same turn, actions left,
/// pending decision and count of forfeited turns.
///
/// ```
/// use games::holochess::Position;
/// use rules::Position as _;
/// let start: Position = "1SGNM2ohkl1/12/1 1 2 - 0".parse().unwrap();
/// assert_eq!(start.count_moves(), 14);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Position {
    /// The space of each pawn by number; `None` for dead ones.
    at: [Option<Space>; Pawn::COUNT],
    /// The same as sets, for each side.
    sets: [u32; 2],
    /// Who has group 1.
    first_group: Side,
    turn: Side,
    /// The actions left in the turn, 2 or 1, including the current one.
    actions: u8,
    pending: Pending,
    passes: u8,
    key: u64,
}

/// What a position is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Pending {
    /// An action by the player to move.
    Action,
    /// The die of an attack.
    Attack {
        /// The attacker.
        from: Space,
        /// The defender.
        to: Space,
    },
    /// The push of a pawn, by its owner's opponent.
    Push {
        /// The space of the pawn.
        from: Space,
    },
    /// The dice of the final showdown.
    Showdown,
}

/// Numbers for each pawn and space, each attacker, each defender and each pushed pawn; then for the owner of group 1, the
/// turn, a second action, the showdown, and forfeited turns.
const KEYS: [u64; (Pawn::COUNT + 3) * Space::COUNT + 6] = zobrist::keys(3);
const OTHER_KEYS: usize = (Pawn::COUNT + 3) * Space::COUNT;
const FIRST_GROUP_KEY: u64 = KEYS[OTHER_KEYS];
const TURN_KEY: u64 = KEYS[OTHER_KEYS + 1];
const SECOND_ACTION_KEY: u64 = KEYS[OTHER_KEYS + 2];
const SHOWDOWN_KEY: u64 = KEYS[OTHER_KEYS + 3];

const fn space_key(row: usize, space: Space) -> u64 {
    KEYS[row * Space::COUNT + space.index()]
}

const fn pawn_key(pawn: Pawn, space: Space) -> u64 {
    space_key(pawn as usize, space)
}

const fn pending_key(pending: Pending) -> u64 {
    match pending {
        Pending::Action => 0,
        Pending::Attack { from, to } => space_key(Pawn::COUNT, from) ^ space_key(Pawn::COUNT + 1, to),
        Pending::Push { from } => space_key(Pawn::COUNT + 2, from),
        Pending::Showdown => SHOWDOWN_KEY,
    }
}

/// Returns the key of everything except the pawns and their owners.
const fn turn_key(turn: Side, actions: u8, pending: Pending, passes: u8) -> u64 {
    let mut key = pending_key(pending);
    if matches!(turn, Side::North) {
        key ^= TURN_KEY;
    }
    if actions == 1 {
        key ^= SECOND_ACTION_KEY;
    }
    if passes > 0 {
        key ^= KEYS[OTHER_KEYS + 3 + passes as usize];
    }
    key
}

impl Position {
    pub(super) fn start(setups: [Setup; 2], first: Side) -> Position {
        let mut at = [None; Pawn::COUNT];
        for side in Side::BOTH {
            for (pawn, space) in setups[side].placed(side) {
                at[pawn as usize] = Some(space);
            }
        }
        let first_group = if setups[Side::South].group() == Group::One { Side::South } else { Side::North };
        Position::new(at, first_group, first, 2, Pending::Action, 0)
    }

    pub(super) fn new(
        at: [Option<Space>; Pawn::COUNT],
        first_group: Side,
        turn: Side,
        actions: u8,
        pending: Pending,
        passes: u8,
    ) -> Position {
        let mut key = turn_key(turn, actions, pending, passes);
        if first_group == Side::North {
            key ^= FIRST_GROUP_KEY;
        }
        let mut position = Position { at, sets: [0; 2], first_group, turn, actions, pending, passes, key };
        for (pawn, space) in Pawn::ALL.into_iter().zip(at) {
            if let Some(space) = space {
                let owner = position.owner(pawn);
                position.sets[owner] |= space.bit();
                position.key ^= pawn_key(pawn, space);
            }
        }
        position
    }

    /// Returns the owner of a pawn.
    #[inline]
    pub fn owner(&self, pawn: Pawn) -> Side {
        match pawn.group() {
            Group::One => self.first_group,
            Group::Two => !self.first_group,
        }
    }

    /// Returns the space of a pawn, if it is alive.
    #[inline]
    pub fn space_of(&self, pawn: Pawn) -> Option<Space> {
        self.at[pawn as usize]
    }

    /// The pawn on a space.
    pub fn pawn_on(&self, space: Space) -> Option<Pawn> {
        Pawn::ALL.into_iter().find(|pawn| self.space_of(*pawn) == Some(space))
    }

    /// Returns the spaces of a side's pawns.
    pub fn spaces_of(&self, side: Side) -> u32 {
        self.sets[side]
    }

    /// Returns the actions left in the turn, 2 or 1, including the current one.
    pub fn actions(&self) -> u8 {
        self.actions
    }

    /// Returns what the position is waiting for.
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// The number of turns just forfeited in a row.
    pub fn passes(&self) -> u8 {
        self.passes
    }

    pub(super) fn ending(&self) -> Option<Ending> {
        if self.sets.contains(&0) {
            Some(Ending::NoPawns)
        } else {
            (self.passes >= 2).then_some(Ending::BothForfeited)
        }
    }

    #[inline]
    pub(super) fn empty(&self) -> u32 {
        ALL & !(self.sets[0] | self.sets[1])
    }

    /// Iterates over the living pawns of a side with their spaces.
    #[inline]
    fn pawns(&self, side: Side) -> impl Iterator<Item = (Pawn, Space)> {
        let group = if side == self.first_group { Group::One } else { Group::Two };
        group.pawns().into_iter().filter_map(|pawn| Some((pawn, self.space_of(pawn)?)))
    }

    /// Returns whether the player to move has any action.
    pub(super) fn can_act(&self) -> bool {
        let enemies = self.sets[!self.turn];
        let empty = self.empty();
        self.pawns(self.turn).any(|(pawn, from)| {
            ADJACENT[from.index()] & enemies != 0 || reach(from, pawn.movement(), empty) != 0
        })
    }

    /// Sets everything except the pawns, and updates the key.
    #[inline]
    fn set_turn(&mut self, turn: Side, actions: u8, pending: Pending, passes: u8) {
        self.key ^= turn_key(self.turn, self.actions, self.pending, self.passes);
        self.key ^= turn_key(turn, actions, pending, passes);
        (self.turn, self.actions, self.pending, self.passes) = (turn, actions, pending, passes);
    }

    #[inline]
    fn set_pending(&mut self, pending: Pending) {
        self.set_turn(self.turn, self.actions, pending, 0);
    }

    #[inline]
    fn relocate(&mut self, from: Space, to: Space) {
        if let Some(pawn) = self.pawn_on(from) {
            self.at[pawn as usize] = Some(to);
            let owner = self.owner(pawn);
            self.sets[owner] ^= from.bit() | to.bit();
            self.key ^= pawn_key(pawn, from) ^ pawn_key(pawn, to);
        }
    }

    fn kill(&mut self, space: Space) {
        if let Some(pawn) = self.pawn_on(space) {
            self.at[pawn as usize] = None;
            let owner = self.owner(pawn);
            self.sets[owner] ^= space.bit();
            self.key ^= pawn_key(pawn, space);
        }
    }

    /// Advances after an action.
    #[inline]
    fn end_action(&mut self) {
        match self.sets.map(u32::count_ones) {
            [0, _] | [_, 0] => self.end_turn(0),
            [1, 1] => self.set_turn(Side::South, 1, Pending::Showdown, 0),
            _ if self.actions == 2 => {
                self.set_turn(self.turn, 1, Pending::Action, 0);
                if !self.can_act() {
                    self.end_turn(0);
                }
            }
            _ => self.end_turn(0),
        }
    }

    #[inline]
    fn end_turn(&mut self, passes: u8) {
        self.set_turn(!self.turn, 2, Pending::Action, passes);
    }

    /// Starts the push of the loser of an attack, or removes it if there is no room.
    fn push(&mut self, from: Space) {
        if ADJACENT[from.index()] & self.empty() != 0 {
            self.set_pending(Pending::Push { from });
        } else {
            self.kill(from);
            self.end_action();
        }
    }

    fn resolve_attack(&mut self, from: Space, to: Space, die: u8) {
        let (Some(attacker), Some(defender)) = (self.pawn_on(from), self.pawn_on(to)) else { return };
        match attacker.result(defender, die) {
            AttackResult::Kill => {
                self.kill(to);
                self.end_action();
            }
            AttackResult::Backfire => {
                self.kill(from);
                self.end_action();
            }
            AttackResult::Push => self.push(to),
            AttackResult::CounterPush => self.push(from),
        }
    }

    fn resolve_showdown(&mut self, dice: [u8; 2]) {
        let sums = Side::BOTH.map(|side| {
            let highest = self.pawns(side).next().map_or(0, |(pawn, _)| pawn.highest());
            highest + dice[side]
        });
        let loser = match sums[0].cmp(&sums[1]) {
            std::cmp::Ordering::Equal => return,
            std::cmp::Ordering::Less => Side::South,
            std::cmp::Ordering::Greater => Side::North,
        };
        for space in spaces(self.sets[loser]) {
            self.kill(space);
        }
        self.set_turn(Side::South, 2, Pending::Action, 0);
    }
}

/// Returns the spaces that a pawn can reach in exactly so many steps over empty spaces, without visiting any twice,
/// and going straight on through the centre. The start is not empty, so it is never revisited.
#[inline]
pub(super) fn reach(from: Space, movement: u8, empty: u32) -> u32 {
    let first = ADJACENT[from.index()] & empty;
    match movement {
        1 => first,
        2 => spaces(first).fold(0, |reached, via| reached | onward(from, via) & empty),
        _ => spaces(first).fold(0, |reached, via| {
            let second = onward(from, via) & empty;
            spaces(second).fold(reached, |reached, next| reached | onward(via, next) & empty & !via.bit())
        }),
    }
}

/// Returns where a pawn that came from one space to the next may step on to.
#[inline]
fn onward(before: Space, now: Space) -> u32 {
    if now == Space::CENTRE { Space::inner(before.along() + 6).bit() } else { ADJACENT[now.index()] }
}

/// Returns one of the paths that [`reach`] allows between two spaces, including both.
pub(super) fn walk(
    before: Option<Space>,
    here: Space,
    to: Space,
    steps: u8,
    empty: u32,
) -> Option<Vec<Space>> {
    if steps == 0 {
        return (here == to).then(|| vec![here]);
    }
    let next = before.map_or(ADJACENT[here.index()], |before| onward(before, here));
    spaces(next & empty).find_map(|next| {
        let mut way = walk(Some(here), next, to, steps - 1, empty & !next.bit())?;
        way.insert(0, here);
        Some(way)
    })
}

impl Hash for Position {
    fn hash<H: Hasher>(&self, state: &mut H) {
        state.write_u64(self.key);
    }
}

impl rules::Position for Position {
    type Move = Move;
    type Roll = Roll;

    #[inline]
    fn node(&self) -> Node {
        match self.pending {
            Pending::Attack { .. } | Pending::Showdown => Node::Chance,
            // The winner's player chooses, and the loser is the pawn that is pushed.
            Pending::Push { from } => {
                let loser = if self.sets[Side::South] & from.bit() != 0 { Side::South } else { Side::North };
                Node::Decide(!loser)
            }
            Pending::Action => match self.sets {
                [_, 0] => Node::Over(Outcome::win(Side::South)),
                [0, _] => Node::Over(Outcome::win(Side::North)),
                _ if self.passes >= 2 => Node::Over(Outcome::DRAW),
                _ => Node::Decide(self.turn),
            },
        }
    }

    fn turn(&self) -> Side {
        self.turn
    }

    fn pieces(&self) -> u32 {
        self.sets[0].count_ones() + self.sets[1].count_ones()
    }

    #[inline]
    fn each_move(&self, mut f: impl FnMut(Move) -> ControlFlow<()>) -> ControlFlow<()> {
        if !matches!(self.node(), Node::Decide(_)) {
            return ControlFlow::Continue(());
        }
        let empty = self.empty();
        if let Pending::Push { from } = self.pending {
            return spaces(ADJACENT[from.index()] & empty).try_for_each(|to| f(Move::Push { to }));
        }
        let enemies = self.sets[!self.turn];
        let mut stuck = true;
        for (pawn, from) in self.pawns(self.turn) {
            for to in spaces(ADJACENT[from.index()] & enemies) {
                stuck = false;
                f(Move::Attack { from, to })?;
            }
            for to in spaces(reach(from, pawn.movement(), empty)) {
                stuck = false;
                f(Move::Go { from, to })?;
            }
        }
        if stuck { f(Move::Pass) } else { ControlFlow::Continue(()) }
    }

    #[inline]
    fn count_moves(&self) -> u64 {
        if !matches!(self.node(), Node::Decide(_)) {
            return 0;
        }
        let empty = self.empty();
        if let Pending::Push { from } = self.pending {
            return u64::from((ADJACENT[from.index()] & empty).count_ones());
        }
        let enemies = self.sets[!self.turn];
        let mut count = 0;
        for (pawn, from) in self.pawns(self.turn) {
            count += (ADJACENT[from.index()] & enemies).count_ones();
            count += reach(from, pawn.movement(), empty).count_ones();
        }
        u64::from(count.max(1))
    }

    #[inline]
    fn play_unchecked(&mut self, mv: Move) {
        match mv {
            Move::Go { from, to } => {
                self.relocate(from, to);
                self.end_action();
            }
            Move::Attack { from, to } => self.set_pending(Pending::Attack { from, to }),
            Move::Push { to } => {
                if let Pending::Push { from } = self.pending {
                    self.relocate(from, to);
                }
                self.end_action();
            }
            Move::Pass => self.end_turn(self.passes + 1),
        }
    }

    #[inline]
    fn each_roll(&self, mut f: impl FnMut(Roll, u32)) {
        match self.pending {
            Pending::Attack { .. } => (1..=6).for_each(|die| f(Roll::Attack(die), 1)),
            Pending::Showdown => {
                for south in 1..=6 {
                    for north in 1..=6 {
                        f(Roll::Showdown([south, north]), 1);
                    }
                }
            }
            Pending::Action | Pending::Push { .. } => {}
        }
    }

    fn count_rolls(&self) -> u64 {
        match self.pending {
            Pending::Attack { .. } => 6,
            Pending::Showdown => 36,
            Pending::Action | Pending::Push { .. } => 0,
        }
    }

    #[inline]
    fn roll_unchecked(&mut self, roll: Roll) {
        match (self.pending, roll) {
            (Pending::Attack { from, to }, Roll::Attack(die)) => self.resolve_attack(from, to, die),
            (_, Roll::Showdown(dice)) => self.resolve_showdown(dice),
            _ => {}
        }
    }

    fn key(&self) -> u64 {
        self.key
    }
}

impl Symmetric for Position {
    /// The board's 24. The sides cannot be swapped: the finished game does not tell them apart.
    const SYMMETRIES: usize = circular::SYMMETRIES;

    fn swaps_sides(_: usize) -> bool {
        false
    }

    fn image(&self, symmetry: usize) -> Position {
        let turned = |space| circular::image_of_space(space, symmetry);
        let at = self.at.map(|space| space.map(turned));
        let pending = match self.pending {
            Pending::Attack { from, to } => Pending::Attack { from: turned(from), to: turned(to) },
            Pending::Push { from } => Pending::Push { from: turned(from) },
            pending @ (Pending::Action | Pending::Showdown) => pending,
        };
        Position::new(at, self.first_group, self.turn, self.actions, pending, self.passes)
    }

    fn image_of_move(mv: Move, symmetry: usize) -> Move {
        let turned = |space| circular::image_of_space(space, symmetry);
        match mv {
            Move::Go { from, to } => Move::Go { from: turned(from), to: turned(to) },
            Move::Attack { from, to } => Move::Attack { from: turned(from), to: turned(to) },
            Move::Push { to } => Move::Push { to: turned(to) },
            Move::Pass => Move::Pass,
        }
    }
}
