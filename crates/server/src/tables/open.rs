use play::player::{PlayerKind, PlayerName};
use rules::Side;
use table::{HostCommand, Sitter, Table, Terms};
use wire::{NewTable, Opponent, SeatChoice};

use super::context::Context;
use super::draft::Draft;
use super::error::TableError;
use super::stored_table::Current;
use super::summary;
use crate::engines::Engines;
use crate::id::{PersonId, TableId};
use crate::reason::Reason;
use crate::store::{Accepted, Person, PersonKind, Storage, TableChange};

/// The most tables of one person that are not over.
const MOST_TABLES: i64 = 500;

/// The players on the seats of a new table, seat 1 first.
pub(crate) type Seating = [Option<Sitter>; 2];

/// Decides the first events of a table, and stores them. The offer that was accepted for it is removed.
pub(super) async fn open(
    context: &Context,
    terms: Terms,
    seats: Seating,
    opened_by: Option<PersonId>,
    accepted: Option<Accepted>,
) -> Result<Current, TableError> {
    let now = context.now();
    let id = TableId::random();
    let mut row = summary::new_row(&id, &terms, opened_by, context.date());
    let (table, opened) = Table::open(id.as_str(), terms, now)?;
    let mut draft = Draft::opening(table, &opened, now)?;
    for (side, sitter) in Side::BOTH.into_iter().zip(seats) {
        if let Some(sitter) = sitter {
            draft.decide_host(HostCommand::Seat { side, sitter })?;
        }
    }
    let decided = draft.finish(context)?.ok_or(TableError::NotFound)?;
    summary::invite(&mut row, &decided.table);
    summary::update(&mut row, &decided.table, context.date());
    // A new table may begin at a position in which nothing is left to play.
    let finished = decided.ends_game.then(|| summary::finished(&row, &decided.table, context.date()));
    let change =
        TableChange { rated: decided.rated, finished, accepted, ..TableChange::create(row, decided.events) };
    let row = change.row.clone();
    context.writer.write(change).await?;
    Ok(Current::new(decided.table, row))
}

/// The terms and the players of a table that somebody wants.
pub(super) fn seating(person: &Person, new: NewTable) -> Result<(Terms, Seating), TableError> {
    let me = || Some(sitter(person));
    let side = side(new.seat);
    let mut seats: Seating = [None, None];
    match new.opponent {
        Opponent::Others => {}
        Opponent::Here => seats = [me(), me()],
        Opponent::Link => seats[side] = me(),
        Opponent::Computer { player } => {
            seats[side] = me();
            seats[!side] = Some(Sitter::Computer { player });
        }
    }
    let terms = Terms::from(new.terms);
    check_rated(&terms, person, &seats)?;
    Ok((terms, seats))
}

/// Refuses another table to somebody who has too many.
pub(super) async fn check_limit(store: &dyn Storage, person: &PersonId) -> Result<(), TableError> {
    if store.count_tables_of(person).await? >= MOST_TABLES {
        return Err(TableError::NotAllowed(Reason::TooManyTables { most: MOST_TABLES }));
    }
    Ok(())
}

/// Refuses another game of a computer player while too many wait for their turn to think.
pub(super) fn check_engines(engines: &Engines) -> Result<(), TableError> {
    match engines.crowd() {
        Some(waiting) => Err(TableError::NotAllowed(Reason::EnginesBusy { waiting })),
        None => Ok(()),
    }
}

/// A person on a seat.
pub(crate) fn sitter(person: &Person) -> Sitter {
    Sitter::Person { id: person.id.to_string(), name: person.name.clone() }
}

/// The seat that somebody gets.
pub(crate) fn side(wish: SeatChoice) -> Side {
    match wish {
        SeatChoice::First => Side::South,
        SeatChoice::Second => Side::North,
        SeatChoice::Any if rand::random() => Side::South,
        SeatChoice::Any => Side::North,
    }
}

/// Whether this is a computer player with limits of somebody's own. Each would have a rating that says nothing.
fn is_custom(sitter: &Sitter) -> bool {
    let Sitter::Computer { player } = sitter else { return false };
    let player = player.parse::<PlayerName>();
    player.is_ok_and(|player| {
        player.limits.is_some() || matches!(player.kind, PlayerKind::Uct { iterations: Some(_) })
    })
}

/// A rated game needs an account, two different players, and the usual start.
pub(crate) fn check_rated(terms: &Terms, person: &Person, seats: &Seating) -> Result<(), TableError> {
    let refused = |reason| Err(TableError::NotAllowed(reason));
    let is_against_self = matches!(seats, [Some(first), Some(second)] if first == second);
    if !terms.rated {
        Ok(())
    } else if person.kind != PersonKind::Account {
        refused(Reason::RatedNeedsAccount)
    } else if terms.position.is_some() {
        refused(Reason::RatedFromStart)
    } else if terms.takebacks {
        refused(Reason::RatedNoTakebacks)
    } else if is_against_self {
        refused(Reason::RatedAgainstSelf)
    } else if seats.iter().flatten().any(is_custom) {
        refused(Reason::RatedComputer)
    } else {
        Ok(())
    }
}
