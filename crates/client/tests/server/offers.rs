use client::RequestId;
use wire::{Offer, Phase, Terms};

use crate::api::{refused, seated, state};
use crate::server::TestServer;

#[tokio::test]
async fn draws_are_offered_and_answered() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &Terms::of("courtier")).await;
    refused(one.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await, 409);
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, Some(1));
    one.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is taken back");
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is declined");
    refused(one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await, 409);
    one.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    let ending = state(&other, &table).await.ending.unwrap();
    assert_eq!((ending.winner, ending.result.as_str()), (None, "1/2-1/2"));
    refused(one.bot_claim(&table, &RequestId::about(1)).await, 409);
    server.stop().await;
}

#[tokio::test]
async fn moves_are_taken_back_and_games_begin_again() {
    let (server, _folder) = TestServer::start().await;
    let terms = Terms { takebacks: true, ..Terms::of("courtier") };
    let ([one, other], table) = seated(&server, &terms).await;
    let before = state(&one, &table).await;
    assert!(before.can_abort);
    one.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Takeback, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Takeback, true, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&one, &table).await.position, before.position);
    one.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&one, &table).await.ply, 1, "the same move counts again");
    other.bot_abort(&table, &RequestId::about(1)).await.unwrap();
    let ended = state(&one, &table).await;
    assert_eq!(ended.ending.unwrap().result, "*");
    other.bot_answer(&table, Offer::Rematch, true, &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Rematch, true, &RequestId::about(1)).await.unwrap();
    let again = state(&one, &table).await;
    assert_eq!((again.phase, again.game_number, again.ply), (Phase::Playing, 2, 0));
    other.bot_resign(&table, &RequestId::about(2)).await.unwrap();
    assert_eq!(state(&one, &table).await.ending.unwrap().winner, Some(1));
    refused(other.bot_claim_victory(&table, &RequestId::about(2)).await, 409);
    server.stop().await;
}

#[tokio::test]
async fn a_request_that_is_tried_again_never_lands_in_a_later_game() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &Terms::of("courtier")).await;
    let request = RequestId::about(1);
    one.bot_move(&table, 0, "a4-b4", &request).await.unwrap();
    one.bot_abort(&table, &RequestId::about(1)).await.unwrap();
    for bot in [&one, &other] {
        bot.bot_answer(&table, Offer::Rematch, true, &RequestId::about(1)).await.unwrap();
    }
    // The server carried the request out, but its answer was lost.
    one.bot_move(&table, 0, "a4-b4", &request).await.unwrap();
    assert_eq!(state(&one, &table).await.ply, 0, "the move belongs to the game before");
    // The server never heard of these.
    refused(one.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await, 409);
    refused(one.bot_resign(&table, &RequestId::about(1)).await, 409);
    let late = one.command(&table, &wire::Command::Resign, &RequestId::about(1)).await;
    assert!(late.is_err());
    let now = state(&one, &table).await;
    assert_eq!((now.phase, now.game_number, now.ply), (Phase::Playing, 2, 0));
    server.stop().await;
}
