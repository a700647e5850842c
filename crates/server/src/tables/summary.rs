use std::collections::BTreeSet;

use rules::{Fact, Side};
use table::{Awaits, Finish, Phase, Sitter, Table, Terms, to_wire};
use wire::{Speed, SummarySeat, TableStage, TableSummary};

use crate::id::{InvitationId, PersonId, TableId};
use crate::store::{FinishedGame, Storage, StoreError, TableRow};

/// Creates the row of a new table.
pub(super) fn new_row(id: &TableId, terms: &Terms, opened_by: Option<PersonId>, now: i64) -> TableRow {
    TableRow {
        id: id.clone(),
        kind: terms.game.clone(),
        created_at: now,
        updated_at: now,
        state: TableStage::Open,
        is_public: terms.public,
        rated: terms.rated,
        speed: Speed::of(terms.time.into()).as_str().to_owned(),
        summary: String::new(),
        seats: [None, None],
        invitations: [None, None],
        turn_of: None,
        opened_by,
        match_id: None,
        events: 0,
    }
}

/// Updates a row from its table.
pub(super) fn update(row: &mut TableRow, table: &Table, now: i64) {
    row.kind = table.terms().game.clone();
    row.updated_at = now;
    row.state = match table.phase() {
        Phase::Seats => TableStage::Open,
        Phase::Ready | Phase::Setup | Phase::Playing => TableStage::Playing,
        Phase::Over | Phase::Closed => TableStage::Over,
    };
    row.seats = Side::BOTH.map(|side| person(table, side));
    for side in Side::BOTH {
        // An occupied seat needs no invitation.
        if table.sitter(side).is_some() {
            row.invitations[side] = None;
        }
    }
    row.turn_of = match table.awaits() {
        Awaits::Move { side } => person(table, side),
        Awaits::Setups { missing: [true, _] } if person(table, Side::South).is_some() => {
            person(table, Side::South)
        }
        Awaits::Setups { missing: [_, true] } => person(table, Side::North),
        _ => None,
    };
    row.summary = written(row, table);
}

/// Returns whether a person may know about a table: its players may, and so may everyone if it is public or waits for
/// a player, who found it by its link. Everyone else gets "no such table".
pub(super) fn may_see(row: &TableRow, person: Option<&PersonId>) -> bool {
    let sits = person.is_some() && row.seats.iter().any(|seat| seat.as_ref() == person);
    row.is_public || row.state == TableStage::Open || sits
}

/// Returns the person in a seat.
pub(super) fn person(table: &Table, side: Side) -> Option<PersonId> {
    match table.sitter(side)? {
        Sitter::Person { id, .. } => id.parse().ok(),
        Sitter::Computer { .. } => None,
    }
}

/// Serialises the summary of a table.
pub(super) fn written(row: &TableRow, table: &Table) -> String {
    // Plain data with string keys always serialises.
    serde_json::to_string(&summary(row, table)).unwrap_or_default()
}

fn summary(row: &TableRow, table: &Table) -> TableSummary {
    let terms = table.terms();
    let info = table.game().info();
    let ending = match table.finish() {
        Some(Finish::Ended(ending)) => Some(ending),
        _ => None,
    };
    let seat = |side| {
        let sitter: &Sitter = table.sitter(side)?;
        Some(SummarySeat { name: sitter.name().to_owned(), computer: sitter.is_computer() })
    };
    TableSummary {
        table: row.id.to_string(),
        game: terms.game.clone(),
        title: info.title.to_owned(),
        credit: info.credit.to_owned(),
        stage: row.state,
        rated: terms.rated,
        public: terms.public,
        time: terms.time.into(),
        speed: Speed::of(terms.time.into()),
        form: terms.form.into(),
        seats: Side::BOTH.map(seat),
        game_number: table.game_number(),
        position: table.history().map(|history| history.position()),
        ply: table.history().map_or(0, |history| history.len() as u32),
        result: result(table).map(|result| to_wire::fact(&result)),
        winner: ending.and_then(|ending| ending.outcome().winner).map(Side::number),
        your_turn: false,
        created_at: row.created_at.max(0) as u64,
        updated_at: row.updated_at.max(0) as u64,
        number: table.number(),
    }
}

/// Returns the game that has just ended at a table. The names of people are left out: they change, and are erased.
pub(super) fn finished(row: &TableRow, table: &Table, ended_at: i64) -> FinishedGame {
    let mut summary = TableSummary { stage: TableStage::Over, ..summary(row, table) };
    for seat in summary.seats.iter_mut().flatten().filter(|seat| !seat.computer) {
        seat.name.clear();
    }
    FinishedGame {
        table: row.id.clone(),
        number: table.game_number().into(),
        ended_at,
        seats: Side::BOTH.map(|side| person(table, side)),
        summary: serde_json::to_string(&summary).unwrap_or_default(),
    }
}

/// Returns finished games for a list, with the names that their players have now. A summary that cannot be read, because
/// another version wrote it, is left out.
pub(crate) async fn listed_games(
    store: &dyn Storage,
    games: &[FinishedGame],
) -> Result<Vec<TableSummary>, StoreError> {
    let ids = BTreeSet::from_iter(games.iter().flat_map(|game| game.seats.iter().flatten().cloned()));
    let people = store.people_by_ids(&Vec::from_iter(ids)).await?;
    let name = |id: &PersonId| people.iter().find(|person| person.id == *id).map(|person| &person.name);
    let listed = games.iter().filter_map(|game| {
        let mut summary: TableSummary = serde_json::from_str(&game.summary).ok()?;
        for (seat, id) in summary.seats.iter_mut().zip(&game.seats) {
            if let (Some(seat), Some(name)) = (seat, id.as_ref().and_then(name)) {
                seat.name.clone_from(name);
            }
        }
        summary.updated_at = game.ended_at.max(0) as u64;
        Some(summary)
    });
    Ok(listed.collect())
}

/// Returns the result of the last game and its reason, if it is over.
pub(crate) fn result(table: &Table) -> Option<Fact> {
    Some(match table.finish()? {
        Finish::Ended(ending) => ending.result_with_reason(table.game().most_points()),
        Finish::Aborted => Fact::new("result-with-reason")
            .with("result", Fact::new("result-aborted"))
            .with("reason", Fact::new(to_wire::ABORTED)),
    })
}

/// Returns a row for a list. A summary that cannot be read, because another version wrote it, is left out.
pub(crate) fn listed(row: &TableRow, person: Option<&PersonId>) -> Option<TableSummary> {
    let mut summary: TableSummary = serde_json::from_str(&row.summary).ok()?;
    summary.your_turn = person.is_some() && row.turn_of.as_ref() == person;
    summary.number = row.events.max(0) as u64;
    Some(summary)
}

/// Creates invitations for the free seats.
pub(super) fn invite(row: &mut TableRow, table: &Table) {
    for side in Side::BOTH {
        row.invitations[side] = table.sitter(side).is_none().then(InvitationId::random);
    }
}
