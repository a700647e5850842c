//! Holochess.

use super::Space::{Centre, Inner, Outer};
use super::{Choice, CircularBoard, Space};
use super::{
    all_spaces, around, fields, number, opponent, owner, read_circular_board, seat_from_text,
    write_circular_board,
};
use std::collections::BTreeSet;

/// What the game waits for.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    Action,
    Die { attacker: Space, defender: Space },
    Push { loser: Space, chooser: u8 },
    Showdown,
}

#[derive(Clone)]
struct Position {
    board: CircularBoard,
    /// Whose turn it is, though a push may be the other player's to place.
    seat: u8,
    /// The actions left in the turn, the one under way included.
    actions: u8,
    pending: Pending,
    passes: u8,
}

impl Position {
    fn read(text: &str) -> Position {
        let fields = fields(text);
        assert_eq!(fields.len(), 5, "a Holochess position has five fields: {text}");
        let pending = if fields[3] == "-" {
            Pending::Action
        } else if fields[3] == "showdown" {
            Pending::Showdown
        } else if let Some((attacker, defender)) = fields[3].split_once('*') {
            Pending::Die { attacker: Space::from_name(attacker), defender: Space::from_name(defender) }
        } else if let Some((loser, chooser)) = fields[3].split_once('>') {
            Pending::Push { loser: Space::from_name(loser), chooser: seat_from_text(chooser) }
        } else {
            panic!("nothing can be pending so: {text}")
        };
        Position {
            board: read_circular_board(fields[0]),
            seat: seat_from_text(fields[1]),
            actions: number(fields[2]),
            pending,
            passes: number(fields[4]),
        }
    }

    fn write(&self) -> String {
        let pending = match self.pending {
            Pending::Action => "-".to_string(),
            Pending::Die { attacker, defender } => {
                format!("{}*{}", attacker.name(), defender.name())
            }
            Pending::Push { loser, chooser } => format!("{}>{chooser}", loser.name()),
            Pending::Showdown => "showdown".to_string(),
        };
        format!(
            "{} {} {} {pending} {}",
            write_circular_board(&self.board),
            self.seat,
            self.actions,
            self.passes
        )
    }

    fn is_empty(&self, space: Space) -> bool {
        !self.board.contains_key(&space)
    }

    fn holds_pawn_of(&self, seat: u8, space: Space) -> bool {
        self.board.get(&space).is_some_and(|&pawn| owner(pawn) == seat)
    }

    fn pawns_of(&self, seat: u8) -> Vec<Space> {
        all_spaces().into_iter().filter(|&space| self.holds_pawn_of(seat, space)).collect()
    }

    fn ratings_at(&self, space: Space) -> Ratings {
        ratings(self.board[&space])
    }

    fn end_turn(&mut self) {
        self.seat = opponent(self.seat);
        self.actions = 2;
    }
}

struct Ratings {
    attack: u8,
    defence: u8,
    movement: u8,
}

/// Holochess, Pawns.
fn ratings(pawn: char) -> Ratings {
    let (attack, defence, movement) = match pawn.to_ascii_uppercase() {
        'S' => (5, 5, 2),
        'G' => (3, 3, 2),
        'N' => (2, 6, 1),
        'M' => (6, 1, 3),
        'O' => (5, 4, 3),
        'H' => (4, 3, 1),
        'K' => (1, 6, 2),
        'L' => (6, 2, 2),
        _ => panic!("no such pawn: {pawn}"),
    };
    Ratings { attack, defence, movement }
}

/// Holochess, Setup: each side in the order its sheet lists it, from its owner's left to right.
pub(crate) fn start() -> String {
    let mut board = CircularBoard::new();
    for (n, pawn) in [(2, 'S'), (3, 'G'), (4, 'N'), (5, 'M'), (8, 'o'), (9, 'h'), (10, 'k'), (11, 'l')] {
        board.insert(Outer(n), pawn);
    }
    Position { board, seat: 1, actions: 2, pending: Pending::Action, passes: 0 }.write()
}

pub(crate) fn outcome(text: &str) -> Option<(u8, u8)> {
    let position = Position::read(text);
    // Holochess: a player with no pawns left has lost.
    if position.pawns_of(1).is_empty() {
        Some((2, 1))
    } else if position.pawns_of(2).is_empty() {
        Some((1, 1))
    } else if position.passes == 2 {
        // Common: two forfeited turns in a row, a draw.
        Some((0, 0))
    } else {
        None
    }
}

pub(crate) fn decider(text: &str) -> Option<u8> {
    let position = Position::read(text);
    match position.pending {
        Pending::Action => Some(position.seat),
        Pending::Push { chooser, .. } => Some(chooser),
        Pending::Die { .. } | Pending::Showdown => None,
    }
}

pub(crate) fn choices(text: &str) -> Vec<Choice> {
    let position = Position::read(text);
    match position.pending {
        Pending::Action => turn(&position),
        Pending::Die { attacker, defender } => {
            (1..=6).map(|die| roll(&position, attacker, defender, die)).collect()
        }
        Pending::Push { loser, .. } => placings(&position, loser),
        Pending::Showdown => showdown(&position),
    }
}

/// Holochess, A turn: an action, or the forfeit of a turn that cannot even begin. It takes five enemy pawns to shut a
/// side in (a search over all placements found none with four), so no real game sees this forfeit, nor a turn that
/// ends for want of a second action; both are here because the rules have them.
fn turn(position: &Position) -> Vec<Choice> {
    let mut choices = actions(position);
    if choices.is_empty() {
        assert_eq!(position.actions, 2, "a turn with no second action has ended already");
        let mut after = position.clone();
        after.end_turn();
        after.passes += 1;
        choices.push(Choice { text: "pass".to_string(), after: after.write(), events: vec!["pass"] });
    }
    choices
}

fn actions(position: &Position) -> Vec<Choice> {
    let mut choices = Vec::new();
    for from in position.pawns_of(position.seat) {
        for (to, through_the_centre) in move_ends(position, from) {
            let mut events = vec!["move"];
            if through_the_centre {
                events.push("through the centre");
            }
            let mut after = position.clone();
            let pawn = after.board.remove(&from).expect("a pawn to move");
            after.board.insert(to, pawn);
            choices.push(end_action(after, format!("{}-{}", from.name(), to.name()), events));
        }
        for defender in attack_targets(position, from) {
            let mut after = position.clone();
            after.pending = Pending::Die { attacker: from, defender };
            after.passes = 0;
            let text = format!("{}*{}", from.name(), defender.name());
            choices.push(Choice { text, after: after.write(), events: vec!["attack"] });
        }
    }
    choices
}

fn an_action_is_possible(position: &Position) -> bool {
    position
        .pawns_of(position.seat)
        .into_iter()
        .any(|pawn| !move_ends(position, pawn).is_empty() || !attack_targets(position, pawn).is_empty())
}

/// Holochess, Attack: on an adjacent enemy pawn.
fn attack_targets(position: &Position, attacker: Space) -> Vec<Space> {
    attacker
        .adjacent()
        .into_iter()
        .filter(|&space| position.holds_pawn_of(opponent(position.seat), space))
        .collect()
}

/// Holochess, Move: where a pawn can end, and whether its way led through the centre. Two paths to one space are one
/// move.
fn move_ends(position: &Position, start: Space) -> BTreeSet<(Space, bool)> {
    let mut paths = vec![vec![start]];
    for _ in 0..position.ratings_at(start).movement {
        let mut longer_paths = Vec::new();
        for path in paths {
            for next in next_steps(position, &path) {
                let mut longer = path.clone();
                longer.push(next);
                longer_paths.push(longer);
            }
        }
        paths = longer_paths;
    }
    let mut ends = BTreeSet::new();
    for path in paths {
        let between = &path[1..path.len() - 1];
        ends.insert((path[path.len() - 1], between.contains(&Centre)));
    }
    // No pawn moves far enough to reach one space both through the centre and around it.
    let spaces: BTreeSet<Space> = ends.iter().map(|&(space, _)| space).collect();
    assert_eq!(spaces.len(), ends.len());
    ends
}

/// The spaces to which a path may be continued.
fn next_steps(position: &Position, path: &[Space]) -> Vec<Space> {
    let here = path[path.len() - 1];
    let came_from = if path.len() >= 2 { Some(path[path.len() - 2]) } else { None };
    let candidates = match (came_from, here) {
        // A pawn that comes into the centre must leave it on the far side.
        (Some(Inner(n)), Centre) => vec![Inner(around(n + 6))],
        _ => here.adjacent(),
    };
    candidates.into_iter().filter(|&space| position.is_empty(space) && !path.contains(&space)).collect()
}

/// Holochess, Attack: what the die decides.
fn roll(position: &Position, attacker: Space, defender: Space, die: u8) -> Choice {
    let text = format!("r{die}");
    if die == 6 {
        return kill(position, defender, text, vec!["kill"]);
    }
    if die == 1 {
        return kill(position, attacker, text, vec!["attacker killed"]);
    }
    let attacker_score = die + position.ratings_at(attacker).attack;
    let defender_score = (7 - die) + position.ratings_at(defender).defence;
    let (loser, event) =
        if attacker_score > defender_score { (defender, "push") } else { (attacker, "counter-push") };

    // Holochess, Push: the winner's player places the loser; with no empty space adjacent, the loser is killed.
    if !loser.adjacent().into_iter().any(|space| position.is_empty(space)) {
        let whose = if loser == attacker { "attacker without room" } else { "defender without room" };
        return kill(position, loser, text, vec!["no room death", whose]);
    }
    let mut after = position.clone();
    after.pending = Pending::Push { loser, chooser: opponent(owner(position.board[&loser])) };
    Choice { text, after: after.write(), events: vec![event] }
}

fn kill(position: &Position, loser: Space, text: String, events: Vec<&'static str>) -> Choice {
    let mut after = position.clone();
    after.board.remove(&loser);
    end_action(after, text, events)
}

/// Holochess, Push: every empty space adjacent to where the loser stood.
fn placings(position: &Position, loser: Space) -> Vec<Choice> {
    let mut choices = Vec::new();
    for to in loser.adjacent() {
        if position.is_empty(to) {
            let mut after = position.clone();
            let pawn = after.board.remove(&loser).expect("a pawn to push");
            after.board.insert(to, pawn);
            choices.push(end_action(after, format!(">{}", to.name()), vec!["placed"]));
        }
    }
    choices
}

/// Goes on after a finished action: to the game's end, the showdown, the second action or the other player's turn.
fn end_action(mut after: Position, text: String, mut events: Vec<&'static str>) -> Choice {
    after.pending = Pending::Action;
    after.passes = 0;
    let pawns_left = (after.pawns_of(1).len(), after.pawns_of(2).len());
    if pawns_left.0 == 0 || pawns_left.1 == 0 {
        events.push("last pawn killed");
        after.end_turn();
    } else if pawns_left == (1, 1) {
        // Holochess, Final showdown; Notation: always written with seat 1 and 1 action.
        events.push("showdown starts");
        after.seat = 1;
        after.actions = 1;
        after.pending = Pending::Showdown;
    } else if after.actions == 1 {
        after.end_turn();
    } else {
        after.actions = 1;
        // Holochess, A turn: if no second action is possible the turn simply ends.
        if !an_action_is_possible(&after) {
            events.push("second action impossible");
            after.end_turn();
        }
    }
    Choice { text, after: after.write(), events }
}

/// Holochess, Final showdown: both dice, seat 1's first.
fn showdown(position: &Position) -> Vec<Choice> {
    let (pawn_1, pawn_2) = (position.pawns_of(1)[0], position.pawns_of(2)[0]);
    let higher_rating = |pawn: Space| position.ratings_at(pawn).attack.max(position.ratings_at(pawn).defence);
    let mut choices = Vec::new();
    for die_1 in 1..=6 {
        for die_2 in 1..=6 {
            let sum_1 = die_1 + higher_rating(pawn_1);
            let sum_2 = die_2 + higher_rating(pawn_2);
            let mut after = position.clone();
            let mut events = Vec::new();
            if sum_1 == sum_2 {
                // Equal sums roll again.
                events.push("showdown tie");
            } else {
                events.push("showdown win");
                after.board.remove(if sum_1 > sum_2 { &pawn_2 } else { &pawn_1 });
                // Notation: the finished game is written with seat 1 and 2 actions.
                after.pending = Pending::Action;
                after.actions = 2;
            }
            choices.push(Choice { text: format!("s{die_1},{die_2}"), after: after.write(), events });
        }
    }
    choices
}
