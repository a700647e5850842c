use client::{Client, ReconnectingSocket, RequestId, Socket};
use wire::{Command, NewTable, Opponent, SeatChoice, Terms, ToClient, ToServer};

use crate::server::{TestServer, in_time};

/// A table at which a guest plays both sides.
async fn here(guest: &Client, game: &str) -> String {
    let new = NewTable { terms: Terms::of(game), seat: SeatChoice::First, opponent: Opponent::Here };
    guest.create_table(&new).await.unwrap().table
}

/// The legal move that comes first.
async fn move_on(guest: &Client, table: &str) {
    let state = guest.table(table).await.unwrap().state;
    let (ply, text) = (state.ply, state.moves[0].text.clone());
    let command = Command::Move { ply, id: format!("move {ply}"), text };
    guest.command(table, &command, &RequestId::about(1)).await.unwrap();
}

#[tokio::test]
async fn every_game_is_read_as_it_was_written() {
    let (server, _folder) = TestServer::start().await;
    let guest = Client::guest(&server.url()).await.unwrap();
    let mut socket = Socket::connect(&guest).await.unwrap();
    assert!(matches!(in_time(socket.next()).await.unwrap(), Some(ToClient::Welcome { .. })));
    for game in catalog::all() {
        let table = here(&guest, &game.name()).await;
        let asked = guest.table(&table).await.unwrap();
        assert_eq!(asked.game.name, game.name());
        socket.send(&ToServer::Watch { table: table.clone(), since: None, said: None }).await.unwrap();
        let told = loop {
            match in_time(socket.next()).await.unwrap().unwrap() {
                ToClient::Table { view, .. } => break view,
                _ => continue,
            }
        };
        assert_eq!(*told, asked);
        socket.send(&ToServer::Unwatch { table }).await.unwrap();
    }
    socket.close().await;
    server.stop().await;
}

#[tokio::test]
async fn a_steady_socket_misses_nothing() {
    let (server, folder) = TestServer::start().await;
    let guest = Client::guest(&server.url()).await.unwrap();
    let table = here(&guest, "courtier").await;
    let mut socket = ReconnectingSocket::connect(guest.clone()).await.unwrap();
    socket.send(&ToServer::Watch { table: table.clone(), since: None, said: None }).await.unwrap();
    let mut steps = in_time(async {
        loop {
            if let ToClient::Table { view, .. } = socket.next().await.unwrap() {
                break view.steps;
            }
        }
    })
    .await;
    move_on(&guest, &table).await;
    let address = server.address;
    server.stop().await;
    let server = TestServer::start_in(folder.path(), address).await;
    move_on(&guest, &table).await;
    in_time(async {
        while steps.len() < 2 {
            match socket.next().await.unwrap() {
                ToClient::Update { update, .. } => {
                    steps.truncate(update.steps_kept);
                    steps.extend(update.steps);
                }
                ToClient::Table { view, .. } => steps = view.steps,
                _ => {}
            }
        }
    })
    .await;
    assert_eq!(steps, guest.table(&table).await.unwrap().steps);
    let record = guest.record(&table).await.unwrap();
    assert!(steps.iter().all(|step| record.contains(&step.text)), "{record}");
    server.stop().await;
}
