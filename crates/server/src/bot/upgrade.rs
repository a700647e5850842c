use axum::extract::State;
use axum::http::StatusCode;

use crate::error::{ApiError, ErrorBody};
use crate::people::{Caller, Scope};
use crate::reason::Reason;
use crate::state::AppState;
use crate::store::PersonKind;

/// Mark your account as a bot
///
/// From then on, everyone can see that a program plays under this name. Repeating the request has no effect.
#[utoipa::path(
    post,
    path = "/api/v1/bot/account/upgrade",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    responses(
        (status = 204, description = "The account is a bot's."),
        (status = 401, body = ErrorBody),
        (status = 403, description = "Guests cannot be bots, nor tokens without the scope.", body = ErrorBody),
    )
)]
pub(super) async fn upgrade(State(state): State<AppState>, caller: Caller) -> Result<StatusCode, ApiError> {
    caller.require(Scope::Bot)?;
    if caller.person.kind != PersonKind::Account {
        return Err(Reason::BotNeedsAccount.into());
    }
    if !caller.person.is_bot {
        state.store().set_bot(caller.id(), true).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
