//! People on the network.

mod account;
mod data;
mod passkeys;
mod sessions;
mod sign_in;
mod tokens;
mod view;

use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;
use crate::visible_text::visible_text;

/// The routes about people.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(sign_in::become_guest))
        .routes(routes!(sign_in::sign_up))
        .routes(routes!(sign_in::sign_in, sign_in::sign_out))
        .routes(routes!(passkeys::begin_sign_in))
        .routes(routes!(passkeys::finish_sign_in))
        .routes(routes!(account::me, account::change_me))
        .routes(routes!(account::change_password))
        .routes(routes!(account::person))
        .routes(routes!(sessions::list, sessions::end_others))
        .routes(routes!(sessions::end))
        .routes(routes!(tokens::list, tokens::create))
        .routes(routes!(tokens::remove))
        .routes(routes!(passkeys::list))
        .routes(routes!(passkeys::begin))
        .routes(routes!(passkeys::finish))
        .routes(routes!(passkeys::remove))
        .routes(routes!(data::export))
        .routes(routes!(data::delete))
}

/// The longest name of a token or passkey.
const LONGEST_LABEL: usize = 60;

/// Validates the name of a token or passkey.
fn label(text: &str) -> Result<String, ApiError> {
    let text = visible_text(text);
    let fits = (1..=LONGEST_LABEL).contains(&text.chars().count()) && !text.contains(char::is_control);
    if fits { Ok(text) } else { Err(Reason::BadLabel { most: LONGEST_LABEL }.into()) }
}
