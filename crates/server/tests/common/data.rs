use server::id::{PersonId, TableId};
use server::store::{NewEvent, NewPerson, Person, PersonKind, Storage, TableChange, TableRow, TableStage};

/// Creates an account without a password.
pub(crate) async fn person(store: &dyn Storage, name: &str) -> Person {
    let new = NewPerson {
        id: PersonId::random(),
        kind: PersonKind::Account,
        name: name.to_owned(),
        password: None,
        now: 1_000,
    };
    store.create_person(&new).await.unwrap()
}

/// Creates the row of a table with these players.
pub(crate) fn table(seats: [&Person; 2]) -> TableRow {
    TableRow {
        id: TableId::random(),
        kind: "courtier".to_owned(),
        created_at: 1_000,
        updated_at: 1_000,
        state: TableStage::Playing,
        is_public: true,
        rated: false,
        speed: "fast".to_owned(),
        summary: "{}".to_owned(),
        seats: seats.map(|person| Some(person.id.clone())),
        invitations: [None, None],
        turn_of: Some(seats[0].id.clone()),
        opened_by: None,
        match_id: None,
        events: 0,
    }
}

/// Creates events with these bodies.
pub(crate) fn events(bodies: &[&str]) -> Vec<NewEvent> {
    bodies.iter().map(|body| NewEvent { at_ms: 2_000, body: (*body).to_owned() }).collect()
}

/// Writes a change and returns the row after it.
pub(crate) async fn write(store: &dyn Storage, change: TableChange) -> TableRow {
    let row = change.row.clone();
    for result in store.commit(&[change]).await {
        result.unwrap();
    }
    row
}
