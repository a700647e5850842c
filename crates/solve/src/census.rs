use std::collections::BTreeMap;

use rules::{Position, Value};

use crate::table::Table;

/// How many positions of a family are worth how much, by points.
pub struct Census<P> {
    /// A row for each number of points that comes up, the most first.
    pub rows: Vec<Row<P>>,
}

/// The positions that are worth a number of points to the side that decides in them.
#[derive(Clone, Copy, Debug)]
pub struct Row<P> {
    /// The points.
    pub points: i8,
    /// How many positions there are, those that share an index counted once.
    pub positions: u64,
    /// The value of those in which the end is farthest away.
    pub farthest: Value,
    /// One of those.
    pub example: P,
}

impl<P: Position> Census<P> {
    /// Counts the positions of a table.
    pub fn of(table: &Table<P>) -> Census<P> {
        let mut rows = BTreeMap::new();
        for (position, value) in table.entries() {
            let row = rows.entry(value.points()).or_insert(Row {
                points: value.points(),
                positions: 0,
                farthest: value,
                example: position,
            });
            row.positions += 1;
            if value.plies() > row.farthest.plies() {
                row.farthest = value;
                row.example = position;
            }
        }
        Census { rows: rows.into_values().rev().collect() }
    }

    /// How many positions there are in all.
    pub fn positions(&self) -> u64 {
        self.rows.iter().map(|row| row.positions).sum()
    }

    /// The row of the forced win that takes longest.
    pub fn longest_win(&self) -> Option<&Row<P>> {
        self.rows.iter().filter(|row| row.points > 0).max_by_key(|row| row.farthest.plies())
    }
}
