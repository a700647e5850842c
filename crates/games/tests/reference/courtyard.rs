//! Courtyard, by Len Kalich (1963).

use super::{Choice, Square, SquareBoard};
use super::{fields, number, opponent, owner, read_square_board, seat_from_text, write_square_board};
use std::collections::BTreeSet;

const SIZE: i32 = 10;
const DIAGONALS: [(i32, i32); 4] = [(1, 1), (-1, 1), (1, -1), (-1, -1)];

/// The rule options of a variant.
#[derive(Clone, Copy)]
struct Options {
    guard_turns: bool,
    small_yard: bool,
    stop_short: bool,
}

impl Options {
    fn read(variant: &str) -> Options {
        let mut options = Options { guard_turns: false, small_yard: false, stop_short: false };
        for option in variant.split(',').filter(|option| !option.is_empty()) {
            match option {
                "guard-turns" => options.guard_turns = true,
                "small-yard" => options.small_yard = true,
                "stop-short" => options.stop_short = true,
                _ => panic!("no such option: {option}"),
            }
        }
        options
    }
}

struct Position {
    board: SquareBoard,
    seat: u8,
    passes: u8,
    /// The squares of the pieces of which the player on turn must remove one.
    offenders: BTreeSet<Square>,
}

impl Position {
    fn read(text: &str) -> Position {
        let fields = fields(text);
        assert_eq!(fields.len(), 4, "a Courtyard position has four fields: {text}");
        let offenders = match fields[3] {
            "-" => BTreeSet::new(),
            squares => squares.split(',').map(Square::from_name).collect(),
        };
        let (board, size) = read_square_board(fields[0]);
        assert_eq!(size, SIZE, "a Courtyard board has ten ranks: {text}");
        Position { board, seat: seat_from_text(fields[1]), passes: number(fields[2]), offenders }
    }

    fn write(&self) -> String {
        // Notation: offenders by rank, then file, which is the order of squares.
        let names: Vec<String> = self.offenders.iter().map(|square| square.name()).collect();
        let offenders = if names.is_empty() { "-".to_string() } else { names.join(",") };
        format!("{} {} {} {offenders}", write_square_board(&self.board, SIZE), self.seat, self.passes)
    }
}

fn is_king(piece: char) -> bool {
    piece.eq_ignore_ascii_case(&'k')
}

fn is_serf(piece: char) -> bool {
    piece.eq_ignore_ascii_case(&'s')
}

/// Courtyard: the dark squares are played on.
fn is_dark(square: Square) -> bool {
    (square.file + square.rank) % 2 != 0
}

/// Courtyard: files d to g of ranks 5 and 6, or files e and f of the same ranks with the small yard.
fn is_in_courtyard(options: Options, square: Square) -> bool {
    let files = if options.small_yard { 5..=6 } else { 4..=7 };
    files.contains(&square.file) && (5..=6).contains(&square.rank)
}

fn is_playing_square(options: Options, square: Square) -> bool {
    square.is_on_board(SIZE) && is_dark(square) && !is_in_courtyard(options, square)
}

/// The Courtyard: the square from which a seat's king enters.
fn entrance_of(seat: u8) -> Square {
    Square::from_name(if seat == 1 { "f7" } else { "e4" })
}

/// Recycling: the guard and king stations.
fn stations_of(seat: u8) -> [Square; 5] {
    let names = if seat == 1 { ["b1", "d1", "f1", "h1", "j1"] } else { ["a10", "c10", "e10", "g10", "i10"] };
    names.map(Square::from_name)
}

fn forward(seat: u8) -> i32 {
    if seat == 1 { 1 } else { -1 }
}

fn far_rank(seat: u8) -> i32 {
    if seat == 1 { 10 } else { 1 }
}

/// The directions in which a piece may step or jump: a serf only forward.
fn directions_of(piece: char) -> Vec<(i32, i32)> {
    DIAGONALS.into_iter().filter(|&(_, ranks)| !is_serf(piece) || ranks == forward(owner(piece))).collect()
}

/// Courtyard, Setup.
pub(crate) fn start() -> String {
    let mut board = SquareBoard::new();
    for (names, piece) in [
        ("b1 d1 h1 j1", 'G'),
        ("f1", 'K'),
        ("a2 c2 e2 g2 i2 b3 d3 f3 h3 j3", 'S'),
        ("a10 c10 g10 i10", 'g'),
        ("e10", 'k'),
        ("b9 d9 f9 h9 j9 a8 c8 e8 g8 i8", 's'),
    ] {
        for name in names.split(' ') {
            board.insert(Square::from_name(name), piece);
        }
    }
    Position { board, seat: 1, passes: 0, offenders: BTreeSet::new() }.write()
}

pub(crate) fn outcome(variant: &str, text: &str) -> Option<(u8, u8)> {
    let options = Options::read(variant);
    let position = Position::read(text);
    let kings: Vec<(Square, char)> = position
        .board
        .iter()
        .filter(|&(_, &piece)| is_king(piece))
        .map(|(&square, &piece)| (square, piece))
        .collect();
    // The Courtyard: a king that enters wins at once.
    for &(square, king) in &kings {
        if is_in_courtyard(options, square) {
            return Some((owner(king), 1));
        }
    }
    // Courtyard: both kings captured, a draw. Common: two forfeited turns in a row, a draw.
    if kings.is_empty() || position.passes == 2 { Some((0, 0)) } else { None }
}

pub(crate) fn choices(variant: &str, text: &str) -> Vec<Choice> {
    let options = Options::read(variant);
    let position = Position::read(text);
    if !position.offenders.is_empty() {
        return position.offenders.iter().map(|&offender| huff(&position, offender)).collect();
    }

    let mut choices = Vec::new();
    for (&from, &piece) in &position.board {
        if owner(piece) == position.seat {
            for chain in jump_chains(options, &position.board, from) {
                choices.push(jump(options, &position, from, &chain));
            }
            for (to, event) in steps(options, &position.board, from) {
                choices.push(move_without_jump(options, &position, from, to, '-', event));
            }
            for to in recycling_stations(&position.board, from) {
                choices.push(move_without_jump(options, &position, from, to, '@', "recycle"));
            }
        }
    }
    if choices.is_empty() {
        // Common: a turn with no legal action is forfeited.
        let after = Position {
            board: position.board,
            seat: opponent(position.seat),
            passes: position.passes + 1,
            offenders: BTreeSet::new(),
        };
        choices.push(Choice { text: "pass".to_string(), after: after.write(), events: vec!["pass"] });
    }
    choices
}

/// Courtyard, Moves: where a piece can go without jumping, and what such a move is called.
fn steps(options: Options, board: &SquareBoard, from: Square) -> BTreeSet<(Square, &'static str)> {
    let piece = board[&from];
    let is_open = |square: Square| is_playing_square(options, square) && !board.contains_key(&square);
    let mut ends = BTreeSet::new();
    for direction in directions_of(piece) {
        let next = from.step(direction);
        if is_open(next) {
            if is_serf(piece) {
                ends.insert((next, "serf step"));
            } else if is_king(piece) {
                ends.insert((next, "king step"));
            } else {
                ends.insert((next, "guard step"));
                for second_direction in DIAGONALS {
                    let end = next.step(second_direction);
                    if !is_open(end) {
                        // The guard's own square is not open either, so it never goes back to where it began.
                        continue;
                    }
                    if second_direction == direction {
                        ends.insert((end, "guard double step"));
                    } else if options.guard_turns {
                        ends.insert((end, "guard turn"));
                    }
                }
            }
        }
        // The Courtyard: entered by kings only, each from its own entrance square.
        if is_king(piece) && from == entrance_of(owner(piece)) && is_in_courtyard(options, next) {
            ends.insert((next, "enter by step"));
        }
    }
    ends
}

/// Recycling: a serf on the far rank may be put on any empty station of its own.
fn recycling_stations(board: &SquareBoard, from: Square) -> Vec<Square> {
    let piece = board[&from];
    let seat = owner(piece);
    if is_serf(piece) && from.rank == far_rank(seat) {
        stations_of(seat).into_iter().filter(|station| !board.contains_key(station)).collect()
    } else {
        Vec::new()
    }
}

/// Jumps made in one turn: the squares jumped over and the squares landed on, in order.
#[derive(Clone, Default)]
struct Chain {
    over: Vec<Square>,
    landings: Vec<Square>,
    /// Whether the piece could have gone on.
    is_short: bool,
}

/// Jump: every chain of a piece that the rules allow; none if it cannot jump at all.
fn jump_chains(options: Options, board: &SquareBoard, from: Square) -> Vec<Chain> {
    // The start square counts as empty while the piece jumps.
    let mut without_jumper = board.clone();
    let piece = without_jumper.remove(&from).expect("a piece to jump with");
    let mut complete = Vec::new();
    continue_chain(options, &without_jumper, piece, from, Chain::default(), &mut complete);
    complete
}

fn continue_chain(
    options: Options,
    board: &SquareBoard,
    piece: char,
    here: Square,
    chain: Chain,
    complete: &mut Vec<Chain>,
) {
    let mut goes_on = false;
    // A jump that enters the Courtyard ends the chain, and the game.
    if !is_in_courtyard(options, here) {
        for direction in directions_of(piece) {
            let over = here.step(direction);
            let landing = over.step(direction);
            if chain.over.contains(&over) || !can_jump(options, board, piece, over, landing) {
                continue;
            }
            goes_on = true;
            let mut longer = chain.clone();
            longer.over.push(over);
            longer.landings.push(landing);
            continue_chain(options, board, piece, landing, longer, complete);
        }
    }
    // The jumping piece must go on while it can. Option stop-short: it may stop after any jump.
    if (!goes_on || options.stop_short) && !chain.landings.is_empty() {
        complete.push(Chain { is_short: goes_on, ..chain });
    }
}

/// Jump: over an enemy to the empty playing square right behind it. A king never jumps a king, and only a king may
/// land in the Courtyard, over an enemy on its entrance square.
fn can_jump(options: Options, board: &SquareBoard, piece: char, over: Square, landing: Square) -> bool {
    let Some(&other) = board.get(&over) else {
        return false;
    };
    if owner(other) == owner(piece) || (is_king(piece) && is_king(other)) || board.contains_key(&landing) {
        return false;
    }
    let enters = is_king(piece) && over == entrance_of(owner(piece)) && is_in_courtyard(options, landing);
    is_playing_square(options, landing) || enters
}

fn jump(options: Options, position: &Position, from: Square, chain: &Chain) -> Choice {
    let mut events = vec!["jump"];
    let mut board = position.board.clone();
    let piece = board.remove(&from).expect("a piece to jump with");
    let mut captured = Vec::new();
    for square in &chain.over {
        captured.push(board.remove(square).expect("a piece to capture"));
    }
    let end = chain.landings[chain.landings.len() - 1];
    board.insert(end, piece);

    if chain.landings.len() > 1 {
        events.push("chain");
    }
    if end == from {
        events.push("chain back to its start");
    }
    if is_king(piece) {
        events.push("king jump");
    }
    if is_in_courtyard(options, end) {
        events.push("enter by jump");
    }
    if captured.iter().any(|&piece| is_king(piece)) {
        events.push("king captured");
        if !board.values().any(|&piece| is_king(piece)) {
            events.push("both kings captured");
        }
    }
    let mut text = from.name();
    for landing in &chain.landings {
        text.push('x');
        text.push_str(&landing.name());
    }
    // Jump or lose the piece: any jump satisfies the rule, so there are no offenders, except, with the option
    // stop-short, a piece that could have gone on. Nothing is owed once the game is over.
    let mut offenders = BTreeSet::new();
    if chain.is_short {
        events.push("stopped short");
        if board.values().any(|&piece| is_king(piece)) {
            offenders.insert(end);
            events.push("offence");
        } else {
            events.push("unpunished draw");
        }
    }
    let after = Position { board, seat: opponent(position.seat), passes: 0, offenders };
    Choice { text, after: after.write(), events }
}

fn move_without_jump(
    options: Options,
    position: &Position,
    from: Square,
    to: Square,
    sign: char,
    event: &'static str,
) -> Choice {
    let mut events = vec![event];
    let mut board = position.board.clone();
    let piece = board.remove(&from).expect("a piece to move");
    board.insert(to, piece);

    // Jump or lose the piece: every piece that could have jumped is an offender, on its new square if it has moved.
    let mut offenders = BTreeSet::new();
    for (&square, &piece) in &position.board {
        if owner(piece) == position.seat && !jump_chains(options, &position.board, square).is_empty() {
            offenders.insert(if square == from { to } else { square });
        }
    }
    if !offenders.is_empty() && is_in_courtyard(options, to) {
        // A move that wins the game is not punished.
        offenders.clear();
        events.push("unpunished win");
    }
    if !offenders.is_empty() {
        events.push("offence");
    }
    if offenders.len() > 1 {
        events.push("several offenders");
    }
    if offenders.contains(&to) {
        events.push("moved offender");
    }
    let after = Position { board, seat: opponent(position.seat), passes: 0, offenders };
    Choice { text: format!("{}{sign}{}", from.name(), to.name()), after: after.write(), events }
}

/// Jump or lose the piece: the removal of an offender, which does not use up the turn.
fn huff(position: &Position, offender: Square) -> Choice {
    let mut events = vec!["huff"];
    let mut board = position.board.clone();
    let piece = board.remove(&offender).expect("an offender to remove");
    if is_king(piece) {
        events.push("king huffed");
        if !board.values().any(|&piece| is_king(piece)) {
            events.push("both kings captured");
        }
    }
    let after = Position { board, seat: position.seat, passes: 0, offenders: BTreeSet::new() };
    Choice { text: format!("!{}", offender.name()), after: after.write(), events }
}
