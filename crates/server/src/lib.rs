//! Holocourt on the network.
//!
//! A request goes through [`security`] to a route, is authenticated by [`people`], and ends in the [`store`]. [`app`]
//! returns all of this as a router, which tests can call without a port; [`serve`] puts it on one.
//!
//! What is absent: no handler knows SQL, and the store knows neither HTTP nor the rules of any game.

pub mod analysis;
pub mod bot;
mod clock;
pub mod config;
pub mod engines;
pub mod error;
pub mod extract;
pub mod id;
pub mod lobby;
pub mod openapi;
pub mod operations;
pub mod people;
pub mod ratings;
pub mod records;
pub mod security;
pub mod socket;
pub mod store;
pub mod tables;
pub mod web;

#[cfg(test)]
mod codes;
mod connection_limit;
mod connections;
mod date;
mod reason;
mod run_blocking;
mod serve;
mod shutdown;
mod state;
mod visible_text;

use axum::Router;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;

pub use clock::Clock;
pub use config::Config;
pub use connection_limit::{ConnectionLimit, ConnectionPermit};
pub use date::date;
pub use error::ApiError;
pub use serve::{ServeError, bind, run, serve, serve_with};
pub use shutdown::{Shutdown, ShutdownSignal};
pub use state::{AppState, MAX_CONNECTIONS_PER_PERSON};

use reason::Reason;

/// All routes with their descriptions. A new part of the server adds its routes here.
fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::with_openapi(openapi::Description::openapi())
        .merge(people::routes())
        .merge(tables::routes())
        .merge(lobby::routes())
        .merge(socket::routes())
        .merge(analysis::routes())
        .merge(ratings::routes())
        .merge(records::routes())
        .merge(bot::routes())
        .merge(operations::routes())
        .merge(web::routes())
}

/// The description of the whole API.
pub fn api() -> utoipa::openapi::OpenApi {
    let mut document = routes().into_openapi();
    openapi::name_operations(&mut document);
    openapi::add_answers(&mut document);
    openapi::add_examples(&mut document);
    document
}

/// The whole server as a router.
pub fn app(state: AppState) -> Router {
    operations::start_metrics();
    let (router, _) = routes().split_for_parts();
    let router = router
        .with_state(state.clone())
        .merge(openapi::routes(&api()))
        .fallback_service(axum::routing::any(web::fallback).with_state(state.clone()))
        .method_not_allowed_fallback(async || ApiError::from(Reason::MethodNotAllowed));
    security::guard(router, &state)
}
