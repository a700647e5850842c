//! The API, described by the code itself: as an OpenAPI document, and as a page to read.

mod answers;
mod examples;
mod page;

pub(crate) use answers::add_answers;
pub(crate) use examples::add_examples;

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::header;
use axum::response::Html;
use axum::routing::get;
use utoipa::OpenApi;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, HttpAuthScheme, HttpBuilder, SecurityScheme};

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
    // What goes over the socket has no path, and is described all the same.
    components(schemas(wire::ToServer, wire::ToClient)),
    modifiers(&Schemes),
)]
pub struct Description;

struct Schemes;

impl utoipa::Modify for Schemes {
    fn modify(&self, openapi: &mut utoipa::openapi::OpenApi) {
        let components = openapi.components.get_or_insert_default();
        let cookie = SecurityScheme::ApiKey(ApiKey::Cookie(ApiKeyValue::new("holocourt")));
        components.add_security_scheme("cookie", cookie);
        let token = HttpBuilder::new().scheme(HttpAuthScheme::Bearer).build();
        components.add_security_scheme("token", SecurityScheme::Http(token));
    }
}

/// Gives each operation a name of its own, made from its method and its path: the names of the handlers say what they do
/// only together with the module that they are in.
pub(crate) fn name_operations(document: &mut utoipa::openapi::OpenApi) {
    for (path, item) in &mut document.paths.paths {
        let operations = [
            ("get", &mut item.get),
            ("post", &mut item.post),
            ("patch", &mut item.patch),
            ("put", &mut item.put),
            ("delete", &mut item.delete),
        ];
        for (method, operation) in operations {
            if let Some(operation) = operation {
                operation.operation_id = Some(operation_id(method, path));
            }
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
