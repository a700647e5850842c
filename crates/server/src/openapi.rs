//! The API, described by the code itself: as an OpenAPI document, and as a page to read.

mod answers;
mod examples;
mod page;

pub(crate) use answers::add_answers;
pub(crate) use examples::add_examples;

use std::fmt::Write;
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};
use wire::Scope;

/// What is true of the whole API. The paths come from the routes.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Holocourt",
        description = "Play little-known board games. Answers are JSON; times are milliseconds since 1970 in \
            UTC. An error has a status from 400 on and the body `{\"error\": {\"code\", \"params\", \"message\"}}`. \
            Browsers authenticate with a cookie, programs with a token in `Authorization: Bearer …`.",
        license(name = "MIT OR Apache-2.0", identifier = "MIT OR Apache-2.0"),
    ),
    security(("cookie" = []), ("token" = []), ()),
    tags(
        (name = "people", description = "Guests, accounts, sessions, tokens and passkeys"),
        (name = "tables", description = "Creating, playing and watching games"),
        (name = "lobby", description = "Seeks, pairing and challenges"),
        (name = "ratings", description = "Players, ratings and finished games"),
        (name = "analysis", description = "Games, positions and computer analysis"),
        (name = "records", description = "Reading, writing and validating game records"),
        (name = "bot", description = "The bot API; see `docs/bots.md`"),
        (name = "operations", description = "For operators of the server"),
    ),
    // What goes over the socket is the body of no request, and is described all the same.
    components(schemas(wire::ToServer, wire::ToClient)),
    modifiers(&Schemes),
)]
pub struct Description;

struct Schemes;

impl utoipa::Modify for Schemes {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let session = "The session of a browser, which has all rights.";
        let cookie = ApiKey::Cookie(ApiKeyValue::with_description("holocourt", session));
        let cookie = SecurityScheme::ApiKey(cookie);
        components.add_security_scheme("cookie", cookie);
        let mut scopes =
            "A token from `POST /api/v1/me/tokens`. Its scopes say what it may be used for; a route that \
            names some needs one of them:"
                .to_owned();
        for scope in Scope::ALL {
            // Writing to a string cannot fail.
            let _ = write!(scopes, "\n- `{scope}`: {}", meaning(scope));
        }
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).description(Some(scopes)).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// What a scope is good for, as the page and the documents say it.
fn meaning(scope: Scope) -> &'static str {
    match scope {
        Scope::Read => "see what you see: your tables, challenges, settings and reviews",
        Scope::Play => "play and chat for you: tables, seeks, pairing, challenges and the socket",
        Scope::Bot => "play as a bot: event and game streams, moves and challenges",
    }
}

/// Gives each operation a name of its own, made from its method and its path: the names of the handlers say what they do
/// only together with the module that they are in.
pub(crate) fn name_operations(document: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut document.paths.paths {
        for (method, operation) in answers::operations(item) {
            operation.operation_id = Some(operation_id(method, path));
        }
    }
}

/// `getTablesTableRecord` for the method `get` and the path `/api/v1/tables/{table}/record`.
fn operation_id(method: &str, path: &str) -> String {
    let mut id = method.to_owned();
    let path = path.strip_prefix("/api/v1").unwrap_or(path);
    for word in path.split(|c: char| !c.is_ascii_alphanumeric()).filter(|word| !word.is_empty()) {
        let (first, rest) = word.split_at(1);
        id.push_str(&first.to_ascii_uppercase());
        id.push_str(rest);
    }
    id
}

/// The document and the page, as they are sent.
#[derive(Clone)]
struct Texts {
    document: Arc<str>,
    page: Arc<str>,
}

/// The routes that show the document and the page. Both are made once.
pub fn routes(document: &utoipa::openapi::OpenApi) -> Router {
    let document = serde_json::to_value(document).unwrap_or_default();
    let texts = Texts { page: page::draw(&document).into(), document: document.to_string().into() };
    Router::new()
        .route("/api/v1/openapi.json", get(send_document))
        .route("/api", get(send_page))
        .route("/api/style.css", get(send_style))
        .with_state(texts)
}

async fn send_document(State(texts): State<Texts>) -> ([(header::HeaderName, &'static str); 1], String) {
    ([(header::CONTENT_TYPE, "application/json")], texts.document.to_string())
}

async fn send_page(State(texts): State<Texts>) -> Html<String> {
    Html(texts.page.to_string())
}

async fn send_style() -> ([(header::HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("openapi/style.css"))
}
