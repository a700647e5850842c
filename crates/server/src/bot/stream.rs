use axum::extract::State;
use axum::response::Response;
use tokio::sync::oneshot;
use wire::{EventLine, GameLine};

use super::lines::text;
use super::pump::stream_of_lines;
use super::seat::BotSeat;
use crate::error::{ApiError, ErrorBody};
use crate::people::{Caller, Scope};
use crate::state::AppState;
use crate::store::{Page, TableStage};
use crate::tables::{Protocol, Subscriber, TableError};

/// How many games a stream begins with at most.
const MOST_GAMES: i64 = 100;

/// Stream your challenges and games
///
/// One JSON object on each line, and an empty line every 7 seconds when nothing happens. The stream begins with all games
/// that are being played and all open challenges, so nothing is missed by connecting again.
#[utoipa::path(
    get,
    path = "/api/v1/stream/event",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    responses(
        (status = 200, description = "A stream that ends when the server stops.", body = EventLine, content_type = "application/x-ndjson"),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
        (status = 429, body = ErrorBody),
    )
)]
pub(super) async fn events(State(state): State<AppState>, caller: Caller) -> Result<Response, ApiError> {
    caller.require(Scope::Bot)?;
    let permit = state.streams().acquire(caller.id())?;
    let (subscriber, mut mailbox) = Subscriber::new(caller.id().clone(), Protocol::Bot);
    // Subscribed before the snapshot, so that nothing is lost in between.
    let presence = state.tables().hub().connect(&subscriber);
    caller.confirm(&state).await?;
    let first = first_lines(&state, &caller).await?;
    let (pump, response) = stream_of_lines();
    let mut stop = state.shutdown().subscribe();
    tokio::spawn(async move {
        for line in first {
            if !pump.send(&line).await {
                return;
            }
        }
        pump.run(&mut mailbox, &mut stop).await;
        drop((presence, permit));
    });
    Ok(response)
}

async fn first_lines(state: &AppState, caller: &Caller) -> Result<Vec<String>, ApiError> {
    let mut lines = Vec::new();
    for row in state.store().tables_of(caller.id(), Page::new(0, MOST_GAMES)).await? {
        if row.state == TableStage::Playing {
            match state.tables().game_start(&row.id, caller.id()).await {
                Ok(line) => lines.extend(line),
                // A damaged table, which was logged, does not keep the bot from its other games.
                Err(TableError::Damaged(_) | TableError::NotFound) => {}
                Err(error) => return Err(error.into()),
            }
        }
    }
    for challenge in state.lobby().challenges(&caller.person).await? {
        // A bot knows the challenges that it has made itself.
        if challenge.to == caller.person.name {
            lines.push(text(&EventLine::Challenge { challenge }));
        }
    }
    Ok(lines)
}

/// Stream a game
///
/// One JSON object on each line, and an empty line every 7 seconds when nothing happens. The first line is the whole game,
/// so nothing is missed by connecting again. Keep the stream open while you play: a player without a stream or a page is
/// away.
#[utoipa::path(
    get,
    path = "/api/v1/bot/game/stream/{id}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table")),
    responses(
        (status = 200, description = "A stream that ends when the server stops.", body = GameLine, content_type = "application/x-ndjson"),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody),
        (status = 429, body = ErrorBody),
    )
)]
pub(super) async fn game(seat: BotSeat) -> Result<Response, ApiError> {
    let BotSeat { state, caller, table: id, .. } = seat;
    let permit = state.streams().acquire(caller.id())?;
    let (subscriber, mut mailbox) = Subscriber::new(caller.id().clone(), Protocol::Bot);
    let presence = state.tables().hub().connect_to_game(&subscriber);
    caller.confirm(&state).await?;
    let (pump, response) = stream_of_lines();
    let mut stop = state.shutdown().subscribe();
    let tables = state.tables().clone();
    let (began, begins) = oneshot::channel();
    // In a task of its own from the start: a client that hangs up early leaves nothing half-done.
    tokio::spawn(async move {
        let watched = tables.watch(&id, &subscriber, None, None).await;
        let is_watched = watched.is_ok();
        let is_awaited = began.send(watched).is_ok();
        if is_watched {
            if is_awaited {
                pump.run(&mut mailbox, &mut stop).await;
            }
            tables.unwatch(&id, &subscriber).await;
        }
        drop((presence, permit));
    });
    begins.await.map_err(|_| ApiError::internal("a stream did not begin"))??;
    Ok(response)
}
