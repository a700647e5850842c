use wire::{Offer, Phase, Terms};

use crate::api::{refused, seated, state};
use crate::server::TestServer;

#[tokio::test]
async fn draws_are_offered_and_answered() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &Terms::of("courtier")).await;
    refused(one.bot_answer(&table, Offer::Draw, false).await, 409);
    one.bot_answer(&table, Offer::Draw, true).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, Some(1));
    one.bot_answer(&table, Offer::Draw, false).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is taken back");
    one.bot_answer(&table, Offer::Draw, true).await.unwrap();
    other.bot_answer(&table, Offer::Draw, false).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is declined");
    one.bot_answer(&table, Offer::Draw, true).await.unwrap();
    other.bot_answer(&table, Offer::Draw, true).await.unwrap();
    let ending = state(&other, &table).await.ending.unwrap();
    assert_eq!((ending.winner, ending.result.as_str()), (None, "1/2-1/2"));
    refused(one.bot_claim(&table).await, 409);
    server.stop().await;
}

#[tokio::test]
async fn moves_are_taken_back_and_games_begin_again() {
    let (server, _folder) = TestServer::start().await;
    let terms = Terms { takebacks: true, ..Terms::of("courtier") };
    let ([one, other], table) = seated(&server, &terms).await;
    let before = state(&one, &table).await;
    assert!(before.can_abort);
    one.bot_move(&table, 0, "a4-b4").await.unwrap();
    one.bot_answer(&table, Offer::Takeback, true).await.unwrap();
    other.bot_answer(&table, Offer::Takeback, true).await.unwrap();
    assert_eq!(state(&one, &table).await.position, before.position);
    one.bot_move(&table, 0, "a4-b4").await.unwrap();
    assert_eq!(state(&one, &table).await.ply, 1, "the same move counts again");
    other.bot_abort(&table).await.unwrap();
    let ended = state(&one, &table).await;
    assert_eq!(ended.ending.unwrap().result, "*");
    other.bot_answer(&table, Offer::Rematch, true).await.unwrap();
    one.bot_answer(&table, Offer::Rematch, true).await.unwrap();
    let again = state(&one, &table).await;
    assert_eq!((again.phase, again.game_number, again.ply), (Phase::Playing, 2, 0));
    other.bot_resign(&table).await.unwrap();
    assert_eq!(state(&one, &table).await.ending.unwrap().winner, Some(1));
    refused(other.bot_claim_victory(&table).await, 409);
    server.stop().await;
}
