//! The web app: its files, which are embedded in the program, and link previews of its pages.
//!
//! Every path that is neither a file nor below `/api` is answered with the app, which does its own routing; if it has
//! no such page, it says so, with the status 404.

mod files;
mod pages;
mod picture;
mod preview;
mod security_txt;

use axum::extract::{Request, State};
use axum::http::{Method, StatusCode, Uri, header};
use axum::response::{Html, IntoResponse, Redirect, Response};
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::error::ApiError;
use crate::reason::Reason;
use crate::state::AppState;

/// The routes of the app other than files.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new().routes(routes!(picture::picture)).routes(routes!(security_txt::security_txt))
}

/// Serves a file of the app, or its page, for paths without a route.
pub async fn fallback(State(state): State<AppState>, request: Request) -> Response {
    if ![Method::GET, Method::HEAD].contains(request.method()) {
        return ApiError::from(Reason::NoSuchPage).into_response();
    }
    let path = request.uri().path();
    if let Some(file) = files::find(path.trim_start_matches('/'), request.headers()) {
        return file;
    }
    let is_page = path != "/api" && !path.starts_with("/api/") && !last_part(path).contains('.');
    match files::page() {
        Some(page) if is_page => {
            let status = if pages::is_page(path) { StatusCode::OK } else { StatusCode::NOT_FOUND };
            (status, show(&state, &page, request.uri()).await).into_response()
        }
        // A program built without the app still has the API page.
        None if path == "/" => Redirect::temporary("/api").into_response(),
        _ => ApiError::from(Reason::NoSuchPage).into_response(),
    }
}

async fn show(state: &AppState, page: &str, uri: &Uri) -> Response {
    let preview = preview::of(state, uri).await;
    let html = page.replacen("</head>", &format!("{preview}</head>"), 1);
    ([(header::CACHE_CONTROL, "no-cache")], Html(html)).into_response()
}

fn last_part(path: &str) -> &str {
    path.rsplit('/').next().unwrap_or_default()
}
