use std::fmt;
use std::str::FromStr;

use rules::{BadMove, BadPosition, Fault, Field, Fields, Position as _, Side};

use super::{Group, Pawn, Pending, Position};
use crate::circular::{self, ADJACENT, Space, spaces};
use crate::scan::Scan;

rules::codes! {
    /// What was expected in a field.
    pub(super) enum Expected {
        /// One or two actions.
        Actions = "expected-actions",
        /// What the position waits for.
        Pending = "expected-pending",
        /// The sign of an attack or of a push.
        AttackOrPush = "expected-attack-or-push",
    }
}

rules::codes! {
    /// How a well-formed position contradicts itself.
    pub(super) enum Contradiction {
        /// A turn that has begun was not forfeited.
        Passes = "fault-passes",
        /// There is no such pawn.
        NoSuchPawn = "fault-no-such-pawn",
        /// Nobody has a pawn.
        NoPawn = "fault-no-pawn",
        /// Nothing is pending after the end of the game.
        OverPending = "fault-over-pending",
        /// No action was taken after the end of the game.
        OverActions = "fault-over-actions",
        /// One pawn a side is left.
        ShowdownPending = "fault-showdown-pending",
        /// A showdown is written with ones.
        ShowdownOne = "fault-showdown-one",
        /// There are too many pawns for a showdown.
        NoShowdown = "fault-no-showdown",
        /// No second action is possible.
        TurnEnded = "fault-turn-ended",
        /// The attacker is not a pawn of the player to move.
        Attacker = "fault-attacker",
        /// No enemy pawn is attacked.
        Attacked = "fault-attacked",
        /// The attacked space is not adjacent.
        AttackFar = "fault-attack-far",
        /// Nothing is pushed.
        PushEmpty = "fault-push-empty",
        /// The wrong side chooses.
        PushChooser = "fault-push-chooser",
        /// There is no room to push the pawn to.
        PushNoRoom = "fault-push-no-room",
        /// Nothing can have pushed the pawn.
        PushNoWinner = "fault-push-no-winner",
        /// A pawn is on the wrong side.
        WrongGroup = "fault-wrong-group",
    }
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        circular::write(f, |space| self.pawn_on(space).map(|pawn| self.owner(pawn).letter(pawn.letter())))?;
        write!(f, " {} {} ", self.turn().number(), self.actions())?;
        match self.pending() {
            Pending::Action => f.write_str("-")?,
            Pending::Attack { from, to } => write!(f, "{from}*{to}")?,
            Pending::Push { from } => {
                let chooser = Side::BOTH.into_iter().find(|side| self.spaces_of(*side) & from.bit() == 0);
                write!(f, "{from}>{}", chooser.unwrap_or(Side::South).number())?;
            }
            Pending::Showdown => f.write_str("showdown")?,
        }
        write!(f, " {}", self.passes())
    }
}

impl FromStr for Position {
    type Err = BadPosition;

    fn from_str(text: &str) -> Result<Position, BadPosition> {
        let mut fields = Fields::new(text);
        let board = fields.take("board")?;
        let (at, first_group) = read_pawns(&board)?;
        let seat = fields.take("seat")?;
        let actions = fields.take("actions")?;
        let pending = fields.take("pending")?;
        let passes = fields.take("passes")?;
        let turn = seat.seat()?;
        let actions_left = if actions.one_of(&["1", "2"], Expected::Actions)? == 0 { 1 } else { 2 };
        let (waits_for, chooser) = read_pending(&pending)?;
        let position = Position::new(at, first_group, turn, actions_left, waits_for, passes.passes()?);
        fields.end(&passes)?;

        position.check_pawns(&board, &seat, &actions, &pending)?;
        match waits_for {
            Pending::Action => position.check_action(&actions)?,
            Pending::Attack { from, to } => position.check_attack(&pending, from, to)?,
            Pending::Push { from } => position.check_push(&pending, from, chooser)?,
            Pending::Showdown => {}
        }
        let turn_begins = actions_left == 2 && waits_for == Pending::Action;
        let both_live = Side::BOTH.into_iter().all(|side| position.spaces_of(side) != 0);
        if position.passes() > 0 && !(turn_begins && both_live) {
            return Err(passes.impossible(Contradiction::Passes));
        }
        Ok(position)
    }
}

/// Reads the board: the space of each pawn, and the owner of group 1.
fn read_pawns(board: &Field<'_>) -> Result<([Option<Space>; Pawn::COUNT], Side), BadPosition> {
    let mut at = [None; Pawn::COUNT];
    let mut first_group = None;
    circular::read(board, "SGNMOHKLsgnmohkl", |space, letter| {
        let side = Side::of_letter(letter);
        let Some(pawn) = Pawn::from_letter(letter) else {
            return Err(Fault::Impossible(Contradiction::NoSuchPawn.into()));
        };
        if at[pawn as usize].replace(space).is_some() {
            return Err(Fault::TooMany { side, piece: pawn.name(), limit: 1 });
        }
        let holder = if pawn.group() == Group::One { side } else { !side };
        if *first_group.get_or_insert(holder) != holder {
            return Err(Fault::Impossible(Contradiction::WrongGroup.into()));
        }
        Ok(())
    })?;
    let first_group = first_group.ok_or_else(|| board.impossible(Contradiction::NoPawn))?;
    Ok((at, first_group))
}

/// Reads what is pending, and for a push who chooses.
fn read_pending(field: &Field<'_>) -> Result<(Pending, Side), BadPosition> {
    match field.text {
        "-" => Ok((Pending::Action, Side::South)),
        "showdown" => Ok((Pending::Showdown, Side::South)),
        text => scan_pending(text).map_err(|bad| {
            let byte = text.char_indices().nth(bad.column - 1).map_or(text.len(), |(byte, _)| byte);
            field.fault(byte, Fault::NotOneOf(Expected::Pending.into()))
        }),
    }
}

fn scan_pending(text: &str) -> Result<(Pending, Side), BadMove> {
    let mut scan = Scan::new(text);
    let from = Space::scan(&mut scan)?;
    let read = if scan.skip('*') {
        (Pending::Attack { from, to: Space::scan(&mut scan)? }, Side::South)
    } else {
        scan.expect('>', Expected::AttackOrPush)?;
        let chooser = Side::BOTH[scan.number(2, rules::Expected::Seat)? as usize - 1];
        (Pending::Push { from }, chooser)
    };
    scan.end()?;
    Ok(read)
}

/// Checks for contradictions between well-formed fields.
impl Position {
    /// Checks the fields that depend on the number of pawns.
    fn check_pawns(
        &self,
        board: &Field<'_>,
        seat: &Field<'_>,
        actions: &Field<'_>,
        pending: &Field<'_>,
    ) -> Result<(), BadPosition> {
        let is_showdown = self.pending() == Pending::Showdown;
        match Side::BOTH.map(|side| self.spaces_of(side).count_ones()) {
            [0, 0] => Err(board.impossible(Contradiction::NoPawn)),
            [0, _] | [_, 0] if self.pending() != Pending::Action => {
                Err(pending.impossible(Contradiction::OverPending))
            }
            [0, _] | [_, 0] if self.actions() != 2 => Err(actions.impossible(Contradiction::OverActions)),
            [1, 1] if !is_showdown => Err(pending.impossible(Contradiction::ShowdownPending)),
            [1, 1] if self.turn() != Side::South => Err(seat.impossible(Contradiction::ShowdownOne)),
            [1, 1] if self.actions() != 1 => Err(actions.impossible(Contradiction::ShowdownOne)),
            [1, 1] => Ok(()),
            _ if is_showdown => Err(pending.impossible(Contradiction::NoShowdown)),
            _ => Ok(()),
        }
    }

    fn check_action(&self, actions: &Field<'_>) -> Result<(), BadPosition> {
        if self.actions() == 1 && !self.can_act() {
            return Err(actions.impossible(Contradiction::TurnEnded));
        }
        Ok(())
    }

    fn check_attack(&self, pending: &Field<'_>, from: Space, to: Space) -> Result<(), BadPosition> {
        if self.spaces_of(self.turn()) & from.bit() == 0 {
            Err(pending.impossible(Contradiction::Attacker))
        } else if self.spaces_of(!self.turn()) & to.bit() == 0 {
            Err(pending.impossible(Contradiction::Attacked))
        } else if !from.is_adjacent(to) {
            Err(pending.impossible(Contradiction::AttackFar))
        } else {
            Ok(())
        }
    }

    fn check_push(&self, pending: &Field<'_>, from: Space, chooser: Side) -> Result<(), BadPosition> {
        let Some(pushed) = self.pawn_on(from) else {
            return Err(pending.impossible(Contradiction::PushEmpty));
        };
        let loser = self.owner(pushed);
        if chooser == loser {
            return Err(pending.impossible(Contradiction::PushChooser));
        }
        if ADJACENT[from.index()] & self.empty() == 0 {
            return Err(pending.impossible(Contradiction::PushNoRoom));
        }
        let mut winners =
            spaces(ADJACENT[from.index()] & self.spaces_of(!loser)).filter_map(|space| self.pawn_on(space));
        let was_pushed = |winner: Pawn| {
            (2..=5).any(|die| {
                if loser == self.turn() { !pushed.pushes(winner, die) } else { winner.pushes(pushed, die) }
            })
        };
        if !winners.any(was_pushed) {
            return Err(pending.impossible(Contradiction::PushNoWinner));
        }
        Ok(())
    }
}
