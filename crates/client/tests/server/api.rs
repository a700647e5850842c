use client::{Client, ClientError, RequestId};
use wire::{BotGame, EventLine, GameLine, GameState, Offer, Phase, Room, SeatChoice, Terms};

use crate::server::{TestServer, in_time};

#[track_caller]
pub(crate) fn refused<T>(result: Result<T, ClientError>, expected: u16) {
    match result {
        Err(ClientError::Refused { status, .. }) => assert_eq!(status, expected),
        Err(other) => panic!("expected {expected}, not {other}"),
        Ok(_) => panic!("expected {expected}, but it was done"),
    }
}

/// Two bots at a table: the first sits on seat 1.
pub(crate) async fn seated(server: &TestServer, terms: &Terms) -> ([Client; 2], String) {
    let [one, other] = [server.bot("One").await, server.bot("Other").await];
    let challenge = one.challenge("Other", terms, SeatChoice::First).await.unwrap();
    let table = other.accept_challenge(&challenge.challenge).await.unwrap();
    ([one, other], table)
}

/// Terms of a game in which seat 1 moves first.
pub(crate) fn first_begins(game: &str) -> Terms {
    Terms { begins: Some(wire::FirstMove::First), ..Terms::of(game) }
}

/// The state of a game as a bot sees it on connecting.
pub(crate) async fn state(bot: &Client, table: &str) -> GameState {
    let mut lines = bot.stream_game(table).await.unwrap();
    match in_time(lines.next()).await.unwrap() {
        Some(GameLine::GameFull(full)) => full.state,
        other => panic!("{other:?}"),
    }
}

#[tokio::test]
async fn only_bots_play_through_the_bot_routes() {
    let (server, _folder) = TestServer::start().await;
    let ([one, _], table) = seated(&server, &first_begins("courtier")).await;
    let unmarked = server.program("Unmarked").await;
    refused(unmarked.stream_game(&table).await, 403);
    refused(unmarked.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await, 403);
    assert!(unmarked.stream_events().await.is_ok(), "anyone with the scope may listen");
    let guest = Client::guest(&server.url()).await.unwrap();
    refused(guest.upgrade_to_bot().await, 403);
    let nobody = Client::new(&server.url()).unwrap();
    refused(nobody.stream_events().await, 401);
    let token = server.account("Player").await.create_token("t", &[wire::Scope::Play]).await.unwrap();
    let player = Client::with_token(&server.url(), &token).unwrap();
    refused(player.upgrade_to_bot().await, 403);
    refused(player.stream_events().await, 403);
    assert!(!unmarked.me().await.unwrap().person.is_bot);
    unmarked.upgrade_to_bot().await.unwrap();
    unmarked.upgrade_to_bot().await.unwrap();
    assert!(unmarked.me().await.unwrap().person.is_bot);
    refused(unmarked.stream_game(&table).await, 404);
    refused(unmarked.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await, 404);
    refused(one.stream_game("nonsense").await, 404);
    server.stop().await;
}

#[tokio::test]
async fn the_event_stream_begins_with_a_snapshot() {
    let (server, _folder) = TestServer::start().await;
    let [one, other] = [server.bot("One").await, server.bot("Other").await];
    let terms = first_begins("courtier");
    let first = one.challenge("Other", &terms, SeatChoice::First).await.unwrap();
    let mut events = other.stream_events().await.unwrap();
    let Some(EventLine::Challenge { challenge }) = in_time(events.next()).await.unwrap() else {
        panic!("the challenge is not reported")
    };
    assert_eq!(challenge, first);
    one.decline_challenge(&first.challenge).await.unwrap();
    let Some(EventLine::ChallengeCanceled { challenge }) = in_time(events.next()).await.unwrap() else {
        panic!("the withdrawal is not reported")
    };
    assert_eq!(challenge.challenge, first.challenge);
    let second = one.challenge("Other", &terms, SeatChoice::First).await.unwrap();
    assert!(matches!(in_time(events.next()).await.unwrap(), Some(EventLine::Challenge { .. })));
    let table = other.accept_challenge(&second.challenge).await.unwrap();
    let Some(EventLine::GameStart { game }) = in_time(events.next()).await.unwrap() else {
        panic!("the game is not reported")
    };
    assert_eq!((game.id.as_str(), game.seat, game.game_number), (table.as_str(), 2, 1));
    assert_eq!(game.opponent.as_deref(), Some("One"));
    let mut again = other.stream_events().await.unwrap();
    assert_eq!(in_time(again.next()).await.unwrap(), Some(EventLine::GameStart { game: game.clone() }));
    one.bot_resign(&table, &RequestId::about(1)).await.unwrap();
    for stream in [&mut events, &mut again] {
        let Some(EventLine::GameFinish { game: over }) = in_time(stream.next()).await.unwrap() else {
            panic!("the end is not reported")
        };
        let ending = over.ending.clone().expect("the end has a result");
        assert_eq!((ending.result.as_str(), ending.winner, ending.points), ("0-1", Some(2), 1));
        assert_eq!(ending.reason.code, "end-resigned");
        assert_eq!(BotGame { ending: None, ..over }, game);
    }
    server.stop().await;
    assert_eq!(in_time(events.next()).await.unwrap(), None, "the stream ends cleanly");
}

#[tokio::test]
async fn a_move_counts_once() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &first_begins("courtier")).await;
    let mut lines = other.stream_game(&table).await.unwrap();
    let Some(GameLine::GameFull(full)) = in_time(lines.next()).await.unwrap() else { panic!() };
    assert_eq!((full.seats[0].you, full.seats[1].you), (false, true));
    assert_eq!((full.state.decides, full.state.ply), (Some(1), 0));
    assert!(full.state.legal.is_empty(), "the moves are shown to who decides");
    let legal = state(&one, &table).await.legal;
    let mv = legal.iter().find(|mv| *mv == "a4-b4").expect("a move that is known");
    refused(other.bot_move(&table, 0, mv, &RequestId::about(1)).await, 409);
    refused(one.bot_move(&table, 0, "a1-a9", &RequestId::about(1)).await, 400);
    refused(one.bot_move(&table, 5, mv, &RequestId::about(1)).await, 409);
    one.bot_move(&table, 0, mv, &RequestId::about(1)).await.unwrap();
    one.bot_move(&table, 0, mv, &RequestId::about(1)).await.unwrap();
    let other_move = legal.iter().find(|other| *other != mv).unwrap();
    refused(one.bot_move(&table, 0, other_move, &RequestId::about(1)).await, 409);
    let state = loop {
        match in_time(lines.next()).await.unwrap() {
            Some(GameLine::GameState(state)) if state.ply > 0 => break state,
            Some(GameLine::GameState(_)) => {}
            other => panic!("{other:?}"),
        }
    };
    assert_eq!((state.moves, state.decides), (vec![mv.clone()], Some(2)));
    assert!(!state.legal.is_empty());
    server.stop().await;
    while let Some(line) = in_time(lines.next()).await.unwrap() {
        assert!(matches!(line, GameLine::GameState(_)), "{line:?}");
    }
}

#[tokio::test]
async fn setups_stay_sealed() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &Terms::of("holochess")).await;
    let before = state(&one, &table).await;
    assert_eq!((before.phase, before.setups_missing), (Phase::Setup, [true, true]));
    let setup = &before.setups[1];
    one.bot_setup(&table, setup, &RequestId::about(1)).await.unwrap();
    let seen = state(&other, &table).await;
    assert_eq!(seen.setups_missing, [false, true]);
    assert_eq!((seen.initial_position, seen.position), (None, None));
    refused(other.bot_setup(&table, "=nonsense", &RequestId::about(1)).await, 400);
    other.bot_setup(&table, &seen.setups[0], &RequestId::about(1)).await.unwrap();
    let begun = state(&other, &table).await;
    assert_eq!(begun.phase, Phase::Playing);
    assert!(begun.initial_position.is_some());
    server.stop().await;
}

#[tokio::test]
async fn bots_talk() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &first_begins("courtier")).await;
    let mut lines = other.stream_game(&table).await.unwrap();
    one.bot_say(&table, Room::Players, "Good luck", &RequestId::about(1)).await.unwrap();
    refused(one.bot_say(&table, Room::Spectators, "psst", &RequestId::about(1)).await, 403);
    refused(one.bot_say(&table, Room::Players, "", &RequestId::about(1)).await, 400);
    let said = loop {
        match in_time(lines.next()).await.unwrap() {
            Some(GameLine::ChatLine(said)) => break said,
            Some(_) => {}
            None => panic!("the stream ended"),
        }
    };
    assert_eq!((said.username.as_str(), said.text.as_str()), ("One", "Good luck"));
    let chat = other.bot_chat(&table).await.unwrap();
    assert_eq!(chat.iter().map(|line| line.text.as_str()).collect::<Vec<_>>(), ["Good luck"]);
    let stranger = server.bot("Stranger").await;
    refused(stranger.bot_chat(&table).await, 404);
    refused(stranger.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await, 404);
    server.stop().await;
}
