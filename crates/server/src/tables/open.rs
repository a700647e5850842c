use play::player::{PlayerKind, PlayerName};
use rules::Side;
use table::{Event, HostCommand, Sitter, Table, Terms};
use wire::{NewTable, Opponent, SeatWish, TableCreated};

use super::error::TableError;
use super::live::Inner;
use super::service::{Tables, run_to_completion, written};
use super::summary;
use crate::id::TableId;
use crate::reason::Reason;
use crate::store::{NewEvent, Person, PersonKind, TableChange};

/// The most tables of one person that are not over.
const MOST_TABLES: i64 = 500;

/// Who sits where when a table is opened, seat 1 first.
pub(crate) type Seating = [Option<Sitter>; 2];

impl Tables {
    /// Makes a table as somebody wants it.
    pub async fn create(&self, person: &Person, new: NewTable) -> Result<TableCreated, TableError> {
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
        if self.shared.store.count_tables_of(&person.id).await? >= MOST_TABLES {
            return Err(TableError::NotAllowed(Reason::TooManyTables { most: MOST_TABLES }));
        }
        self.open(terms, seats).await
    }

    /// Opens a table with these on its seats. If both are taken, the game begins.
    pub(crate) async fn open(&self, terms: Terms, seats: Seating) -> Result<TableCreated, TableError> {
        let tables = self.clone();
        run_to_completion(async move { tables.open_now(terms, seats).await }).await
    }

    async fn open_now(&self, terms: Terms, seats: Seating) -> Result<TableCreated, TableError> {
        let now = self.now();
        let id = TableId::random();
        let row = summary::new_row(&id, &terms, now.0);
        let (table, opened) = Table::open(id.as_str(), terms, now)?;
        let mut inner = Inner::new(table, row);
        let mut events = vec![opened];
        for (side, sitter) in Side::BOTH.into_iter().zip(seats) {
            let Some(sitter) = sitter else { continue };
            let seated = inner.table.decide_host(HostCommand::Seat { side, sitter }, now)?;
            self.take(&mut inner, seated, &mut events)?;
        }
        while let Some(order) = self.house(&inner.table) {
            let done = inner.table.decide_host(order, now)?;
            self.take(&mut inner, done, &mut events)?;
        }
        summary::invite(&mut inner.row, &inner.table);
        summary::update(&mut inner.row, &inner.table, now.0);
        let events: Result<Vec<NewEvent>, TableError> = events.iter().map(written).collect();
        let change = TableChange::create(inner.row.clone(), events?);
        inner.row = change.row.clone();
        self.shared.writer.write(change).await?;
        let invitations = inner.row.invitations.clone().map(|id| id.map(|id| id.to_string()));
        let live = self.put(&id, inner);
        let mut inner = self.lock(&id, &live).await?;
        self.follow_up(&mut inner, 0, now);
        metrics::counter!("holocourt_tables_opened_total").increment(1);
        Ok(TableCreated { table: id.to_string(), invitations })
    }

    fn take(&self, inner: &mut Inner, new: Vec<Event>, events: &mut Vec<Event>) -> Result<(), TableError> {
        for event in new {
            inner.table.apply(&event).map_err(|bad| TableError::Damaged(bad.to_string()))?;
            events.push(event);
        }
        Ok(())
    }
}

/// A person on a seat.
pub(crate) fn sitter(person: &Person) -> Sitter {
    Sitter::Person { id: person.id.to_string(), name: person.name.clone() }
}

/// The seat that somebody gets.
pub(crate) fn side(wish: SeatWish) -> Side {
    match wish {
        SeatWish::First => Side::South,
        SeatWish::Second => Side::North,
        SeatWish::Any if rand::random() => Side::South,
        SeatWish::Any => Side::North,
    }
}

/// Whether this is a computer that somebody has put together. Each would have a rating of its own that nobody knows yet.
fn is_made_up(sitter: &Sitter) -> bool {
    let Sitter::Computer { player } = sitter else { return false };
    let player = player.parse::<PlayerName>();
    player.is_ok_and(|player| {
        player.limits.is_some() || matches!(player.kind, PlayerKind::Uct { iterations: Some(_) })
    })
}

/// A rated game needs an account, two who play it, and the usual start.
pub(crate) fn check_rated(terms: &Terms, person: &Person, seats: &Seating) -> Result<(), TableError> {
    let refused = |reason| Err(TableError::NotAllowed(reason));
    let sits_twice = matches!(seats, [Some(first), Some(second)] if first == second);
    if !terms.rated {
        Ok(())
    } else if person.kind != PersonKind::Account {
        refused(Reason::RatedNeedsAccount)
    } else if terms.position.is_some() {
        refused(Reason::RatedFromStart)
    } else if terms.takebacks {
        refused(Reason::RatedNoTakebacks)
    } else if sits_twice {
        refused(Reason::RatedAgainstSelf)
    } else if seats.iter().flatten().any(is_made_up) {
        refused(Reason::RatedComputer)
    } else {
        Ok(())
    }
}
