use serde::Deserialize;
use table::{Command, Offer};
use utoipa::{IntoParams, ToSchema};
use wire::CommandDone;

use super::BotAction;
use super::seat::{BotSeat, Done};
use crate::error::ErrorBody;
use crate::extract::{Path, Query};
use crate::tables::Once;

/// The point in the game that a move is for.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct When {
    /// How many choices, moves and dice, were made before the move. With it, the same move sent twice counts once.
    ply: Option<usize>,
}

/// Yes or no.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "lowercase")]
pub(super) enum YesNo {
    /// Offer it, or accept the opponent's offer.
    Yes,
    /// Decline the opponent's offer, or withdraw your own.
    No,
}

impl YesNo {
    fn action(self, what: Offer) -> BotAction {
        BotAction::Answer { what, yes: matches!(self, YesNo::Yes) }
    }
}

/// Move
///
/// The move as the notation writes it, percent-encoded.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/move/{move}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), ("move" = String, Path, description = "The move"), When, Once),
    responses(
        (status = 200, body = CommandDone),
        (status = 400, description = "The move cannot be read, or is not legal; the error says why.", body = ErrorBody),
        (status = 401, body = ErrorBody),
        (status = 403, body = ErrorBody),
        (status = 404, body = ErrorBody),
        (status = 409, description = "It is not your decision, or the game has moved on; read the next line of the stream.", body = ErrorBody),
    )
)]
pub(super) async fn make_move(
    seat: BotSeat,
    Path((_id, text)): Path<(String, String)>,
    Query(When { ply }): Query<When>,
) -> Done {
    seat.act(BotAction::Move { ply, text }).await
}

/// Choose a setup
///
/// The setup as the notation writes it, percent-encoded. The opponent sees it when both have chosen.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/setup/{setup}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), ("setup" = String, Path, description = "The setup"), Once),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn set_up(seat: BotSeat, Path((_id, setup)): Path<(String, String)>) -> Done {
    seat.act(BotAction::Command(Command::Setup { setup })).await
}

/// Resign
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/resign",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), Once),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn resign(seat: BotSeat) -> Done {
    seat.act(BotAction::Command(Command::Resign)).await
}

/// Resign the match between two of its games
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/concede",
    tag = "bot",
    params(("id" = String, Path, description = "Which table"), Once),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn concede(seat: BotSeat) -> Done {
    seat.act(BotAction::Command(Command::Concede)).await
}

/// Abort the game
///
/// Possible until both sides have moved. Nobody wins or loses.
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/abort",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), Once),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn abort(seat: BotSeat) -> Done {
    seat.act(BotAction::Command(Command::Abort)).await
}

/// Claim a draw by repetition or lack of progress
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/claim",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), Once),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn claim(seat: BotSeat) -> Done {
    seat.act(BotAction::Command(Command::Claim)).await
}

/// Claim the win if the opponent has been away for too long
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/claim-victory",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), Once),
    responses((status = 200, body = CommandDone), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn claim_victory(seat: BotSeat) -> Done {
    seat.act(BotAction::Command(Command::Abandoned { draw: false })).await
}

/// Offer, accept or decline a draw
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/draw/{answer}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no"), Once),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn draw(seat: BotSeat, Path((_id, answer)): Path<(String, YesNo)>) -> Done {
    seat.act(answer.action(Offer::Draw)).await
}

/// Offer, accept or decline a takeback
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/takeback/{answer}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no"), Once),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn takeback(seat: BotSeat, Path((_id, answer)): Path<(String, YesNo)>) -> Done {
    seat.act(answer.action(Offer::Takeback)).await
}

/// Offer, accept or decline a rematch
#[utoipa::path(
    post,
    path = "/api/v1/bot/game/{id}/rematch/{answer}",
    tag = "bot",
    security(("cookie" = []), ("token" = ["bot"])),
    params(("id" = String, Path, description = "Which table"), ("answer" = inline(YesNo), Path, description = "yes or no"), Once),
    responses((status = 200, body = CommandDone), (status = 400, body = ErrorBody), (status = 401, body = ErrorBody), (status = 403, body = ErrorBody), (status = 404, body = ErrorBody), (status = 409, body = ErrorBody))
)]
pub(super) async fn rematch(seat: BotSeat, Path((_id, answer)): Path<(String, YesNo)>) -> Done {
    seat.act(answer.action(Offer::Rematch)).await
}
