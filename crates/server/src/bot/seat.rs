use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use wire::CommandDone;

use super::BotAction;
use crate::error::ApiError;
use crate::extract::{Id, Json, Query};
use crate::id::TableId;
use crate::people::{Caller, Scope};
use crate::reason::Reason;
use crate::state::AppState;
use crate::tables::Once;

/// A bot and the table that its request is about, the first id in the path. Every request of a bot at a table becomes one of
/// these, and then a [`BotAction`].
pub(super) struct BotSeat {
    pub(super) state: AppState,
    pub(super) caller: Caller,
    pub(super) table: TableId,
    pub(super) once: Once,
}

/// What a request to do something is answered with.
pub(super) type Done = Result<Json<CommandDone>, ApiError>;

impl BotSeat {
    /// Does something at the table.
    pub(super) async fn act(self, action: BotAction) -> Done {
        let once = self.once.request()?;
        let number = self.state.tables().act_as_bot(&self.table, self.caller.id(), action, once).await?;
        Ok(Json(CommandDone { number }))
    }
}

impl FromRequestParts<AppState> for BotSeat {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &AppState) -> Result<BotSeat, ApiError> {
        let caller = Caller::from_request_parts(parts, state).await?;
        caller.require(Scope::Bot)?;
        // Otherwise nobody would know whom they play against.
        if !caller.person.is_bot {
            return Err(Reason::NotABot.into());
        }
        let Id(table) = Id::from_request_parts(parts, state).await?;
        let Query(once) = Query::from_request_parts(parts, state).await?;
        Ok(BotSeat { state: state.clone(), caller, table, once })
    }
}
