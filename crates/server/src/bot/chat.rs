use wire::{ChatView, Said, ToSay};

use super::seat::BotSeat;
use crate::error::{ApiError, ErrorBody};
use crate::extract::Json;
use crate::security::Class;
use crate::tables::Once;

/// The chat of a table
#[utoipa::path(
    get,
    path = "/api/v1/bot/game/{id}/chat",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table")),
    responses((status = 200, body = Vec<ChatView>), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody))
)]
pub(super) async fn read(seat: BotSeat) -> Result<Json<Vec<ChatView>>, ApiError> {
    Ok(Json(seat.state.tables().chat(&seat.table, seat.caller.id()).await?))
}

/// Send a chat message
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/chat",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), Once),
    request_body = ToSay,
    responses((status = 200, body = Said), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, description = "Another message was sent with the same id.", body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub(super) async fn say(seat: BotSeat, Json(to_say): Json<ToSay>) -> Result<Json<Said>, ApiError> {
    let BotSeat { state, caller, table, once } = seat;
    let id = once.id.unwrap_or_default();
    state.rate_limits().check(Class::Chat, caller.id().as_str())?;
    let number = state.tables().say(&table, &caller.person, id, to_say.room, &to_say.text).await?;
    Ok(Json(Said { number }))
}
