//! A brute-force solver: no numbering, no symmetries, no retrograde analysis.

use std::collections::HashMap;

use games::courtier::{Courtier, Position};
use rules::{Game, Node, Position as _, TablebaseProbe, Value};
use solve::Tablebase;

/// Every position with a king and two guards against a bare king, which can never capture anything, with either side
/// to move.
fn king_and_two_guards_against_king() -> Vec<Position> {
    let mut positions = Vec::new();
    let mut board = [None; 25];
    for king in 0..25 {
        board[king] = Some('K');
        for bare_king in (0..25).filter(|space| *space != king) {
            board[bare_king] = Some('k');
            for guard in 0..25 {
                for other_guard in 0..guard {
                    if board[guard].or(board[other_guard]).is_none() {
                        let mut board = board;
                        board[guard] = Some('G');
                        board[other_guard] = Some('G');
                        positions.extend(["1 0", "2 0"].map(|rest| read(&board, rest)));
                    }
                }
            }
            board[bare_king] = None;
        }
        board[king] = None;
    }
    positions
}

/// Writes the board one space at a time and reads it like any other text.
fn read(board: &[Option<char>; 25], rest: &str) -> Position {
    let mut text = String::new();
    for ring in [&board[..12], &board[12..24], &board[24..]] {
        let mut empty = 0;
        for space in ring {
            match space {
                None => empty += 1,
                Some(letter) => {
                    if empty > 0 {
                        text += &empty.to_string();
                    }
                    empty = 0;
                    text.push(*letter);
                }
            }
        }
        if empty > 0 {
            text += &empty.to_string();
        }
        text.push('/');
    }
    let board = text.trim_end_matches('/');
    format!("{board} {rest}").parse().expect("a good position")
}

#[test]
fn an_endgame_agrees_with_plain_minimax() {
    let mut positions = king_and_two_guards_against_king();
    let mut numbers: HashMap<Position, usize> =
        positions.iter().enumerate().map(|(number, position)| (*position, number)).collect();
    // The result of each move: another position, or the end of the game with points for the side that moved.
    let mut moves: Vec<Vec<Result<usize, i8>>> = Vec::new();
    while let Some(position) = positions.get(moves.len()).copied() {
        let mut list = Vec::new();
        position.each_choice(|choice| {
            let after = position.take(choice).expect("a legal move");
            list.push(match after.node() {
                Node::Over(outcome) => Err(outcome.points_for(position.turn())),
                // Only a king that had to pass leads to a position not listed yet.
                _ => Ok(*numbers.entry(after).or_insert_with(|| {
                    positions.push(after);
                    positions.len() - 1
                })),
            });
        });
        moves.push(list);
    }
    let mut values = vec![Value::DRAW; positions.len()];
    for depth in 0.. {
        let worth = |mv: &Result<usize, i8>| {
            let value = match mv {
                Ok(number) => -values[*number],
                Err(points) => Value::over(*points),
            };
            value.after_moves(1)
        };
        let deeper: Vec<_> =
            moves.iter().map(|moves| moves.iter().map(worth).max().unwrap_or(Value::DRAW)).collect();
        if deeper == values {
            assert!(depth > 10, "hardly anything happens in these positions: {depth}");
            break;
        }
        values = deeper;
    }
    let table = Tablebase::solve(Courtier::FAMILY.expect("endgames are numbered"), 2, &|_| ());
    for (position, value) in positions.iter().zip(values) {
        assert_eq!(table.probe(position), Some(value), "{position}");
    }
}
