use client::RequestId;
use wire::{GameLine, Offer, Phase, Terms};

use crate::api::{first_begins, refused, seated, state};
use crate::server::{TestServer, in_time};

#[tokio::test]
async fn draws_are_offered_and_answered() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &first_begins("courtier")).await;
    refused(one.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await, 409);
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, Some(1));
    one.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is taken back");
    refused(one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await, 409);
    one.bot_move(&table, 0, "a4-b4", &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Draw, false, &RequestId::about(1)).await.unwrap();
    assert_eq!(state(&other, &table).await.offers.draw, None, "it is declined");
    refused(one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await, 409);
    other.bot_move(&table, 1, "a7-b7", &RequestId::about(1)).await.unwrap();
    one.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Draw, true, &RequestId::about(1)).await.unwrap();
    let ending = state(&other, &table).await.ending.unwrap();
    assert_eq!((ending.winner, ending.result.as_str()), (None, "1/2-1/2"));
    refused(one.bot_claim(&table, &RequestId::about(1)).await, 409);
    server.stop().await;
}

#[tokio::test]
async fn takebacks_and_rematches_are_agreed() {
    let (server, _folder) = TestServer::start().await;
    let terms = Terms { takebacks: true, ..first_begins("courtier") };
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
async fn a_retried_request_never_affects_a_later_game() {
    let (server, _folder) = TestServer::start().await;
    let ([one, other], table) = seated(&server, &first_begins("courtier")).await;
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

#[tokio::test]
async fn bots_learn_that_the_players_have_changed_seats() {
    let (server, _folder) = TestServer::start().await;
    let terms = Terms { form: wire::MatchForm::Stakes { stake: 2 }, ..Terms::of("dejarik") };
    let ([one, other], table) = seated(&server, &terms).await;
    let mut lines = one.stream_game(&table).await.unwrap();
    let mut seat = async || {
        loop {
            match in_time(lines.next()).await.unwrap() {
                Some(GameLine::GameFull(full)) => {
                    break (full.seats.map(|seat| seat.you), full.state.score.balance, full.state.decides);
                }
                Some(_) => {}
                None => panic!("the stream has ended"),
            }
        }
    };
    assert_eq!(seat().await, ([true, false], 0, Some(1)));
    other.bot_resign(&table, &RequestId::about(1)).await.unwrap();
    let won = state(&one, &table).await.score.balance;
    assert!(won > 0);
    one.bot_answer(&table, Offer::Rematch, true, &RequestId::about(1)).await.unwrap();
    other.bot_answer(&table, Offer::Rematch, true, &RequestId::about(1)).await.unwrap();
    assert_eq!(seat().await, ([false, true], -won, Some(1)));
    assert!(!state(&other, &table).await.legal.is_empty(), "the other has Black now");
    server.stop().await;
}
