//! Routes for players and ratings.

use axum::extract::State;
use serde::Deserialize;
use utoipa::IntoParams;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;
use wire::{LeaderView, Leaderboard, PlayerView, RatingPointView, SpeedClass, TableSummary};

use super::RatingsPer;
use super::player::{Player, aged};
use crate::error::{ApiError, ErrorBody};
use crate::extract::{Json, Path, Query};
use crate::lobby::rating_view;
use crate::people::MaybeCaller;
use crate::reason::{Reason, any_of};
use crate::state::AppState;
use crate::store::{Finished, Page, RatingKey, RatingPool};
use crate::tables::listed_games;

/// The rated games that a player needs to be on a leaderboard.
const GAMES_NEEDED: u32 = 5;

/// The routes for players and their ratings.
pub fn routes() -> OpenApiRouter<AppState> {
    OpenApiRouter::new()
        .routes(routes!(player))
        .routes(routes!(history))
        .routes(routes!(tables))
        .routes(routes!(leaderboard))
}

fn page(offset: Option<i64>, limit: Option<i64>) -> Page {
    Page::new(offset.unwrap_or(0), limit.unwrap_or(30))
}

/// Normalises the name of a game.
fn game_name(text: &str) -> Result<String, ApiError> {
    Ok(catalog::game(text).map_err(|unknown| ApiError::invalid(&unknown))?.name())
}

fn speed(text: &str) -> Result<SpeedClass, ApiError> {
    text.parse().map_err(|_: wire::BadSpeedClass| {
        let speeds = any_of(SpeedClass::ALL.map(SpeedClass::as_str));
        Reason::UnknownSpeed { name: text.to_owned(), speeds }.into()
    })
}

/// Get a player
///
/// A person, or a computer by name, such as `level:4`.
#[utoipa::path(
    get, path = "/api/v1/players/{name}", tag = "ratings",
    params(("name" = String, Path, description = "Who")),
    responses((status = 200, body = PlayerView), (status = 404, body = ErrorBody))
)]
async fn player(
    State(state): State<AppState>,
    Path(name): Path<String>,
) -> Result<Json<PlayerView>, ApiError> {
    let player = Player::find(&**state.store(), &name).await?;
    Ok(Json(player.view(&**state.store(), state.now()).await?))
}

/// The part of a rating history to return.
#[derive(Debug, Deserialize, IntoParams)]
struct HistoryQuery {
    /// `people` or `computers`: the kind of opponents. Defaults to people, or to computers for a computer.
    #[param(inline)]
    pool: Option<RatingPool>,
    /// The number of entries to skip.
    offset: Option<i64>,
    /// The maximum number of entries, up to 100.
    limit: Option<i64>,
}

/// Get a rating history, newest first
#[utoipa::path(
    get, path = "/api/v1/players/{name}/ratings/{game}/{speed}", tag = "ratings",
    params(
        ("name" = String, Path, description = "Who"),
        ("game" = String, Path, description = "The game; with a variant if each has its own rating"),
        ("speed" = String, Path, description = "`live` or `correspondence`"),
        HistoryQuery
    ),
    responses((status = 200, body = Vec<RatingPointView>), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody))
)]
async fn history(
    State(state): State<AppState>,
    Path((name, game, at_speed)): Path<(String, String, String)>,
    Query(query): Query<HistoryQuery>,
) -> Result<Json<Vec<RatingPointView>>, ApiError> {
    let player = Player::find(&**state.store(), &name).await?;
    let usual = match player {
        Player::Person(_) => RatingPool::People,
        Player::Computer(_) => RatingPool::Computers,
    };
    let key = RatingKey {
        pool: query.pool.unwrap_or(usual),
        player: player.id().to_owned(),
        game: state.config().ratings_per.game(&game_name(&game)?).to_owned(),
        speed: speed(&at_speed)?.as_str().to_owned(),
    };
    let points = state.store().rating_history(&key, page(query.offset, query.limit)).await?;
    let view = points.into_iter().map(|point| RatingPointView {
        at: point.at_ms.max(0) as u64,
        rating: point.rating,
        deviation: point.deviation,
    });
    Ok(Json(view.collect()))
}

/// The part of a list of games to return.
#[derive(Debug, Deserialize, IntoParams)]
struct TablesQuery {
    /// Restricts the list to one game.
    game: Option<String>,
    /// The number of entries to skip.
    offset: Option<i64>,
    /// The maximum number of entries, up to 100.
    limit: Option<i64>,
}

/// List a player's finished public games, newest first
///
/// Always empty for computers, which play too many.
#[utoipa::path(
    get, path = "/api/v1/players/{name}/tables", tag = "ratings",
    params(("name" = String, Path, description = "Who"), TablesQuery),
    responses((status = 200, body = Vec<TableSummary>), (status = 400, body = ErrorBody), (status = 404, body = ErrorBody))
)]
async fn tables(
    State(state): State<AppState>,
    Path(name): Path<String>,
    Query(query): Query<TablesQuery>,
) -> Result<Json<Vec<TableSummary>>, ApiError> {
    let Player::Person(person) = Player::find(&**state.store(), &name).await? else {
        return Ok(Json(Vec::new()));
    };
    let kind = query.game.as_deref().map(game_name).transpose()?;
    let which = Finished { kind, person: Some(person.id), ..Finished::default() };
    let games = state.store().finished_games(&which, page(query.offset, query.limit)).await?;
    Ok(Json(listed_games(&**state.store(), &games).await?))
}

/// A leaderboard.
#[derive(Debug, Deserialize, IntoParams)]
struct LeaderQuery {
    /// The game, with or without a variant.
    game: String,
    /// `live` or `correspondence`.
    speed: String,
    /// `people` playing each other, or `computers` and the people who play them. Defaults to people.
    #[param(inline)]
    pool: Option<RatingPool>,
    /// The number of entries to skip.
    offset: Option<i64>,
    /// The maximum number of entries, up to 100.
    limit: Option<i64>,
}

/// Get a leaderboard
///
/// Players with too few games are left out. With a session or token, the response tells how many you have.
#[utoipa::path(
    get, path = "/api/v1/leaderboard", tag = "ratings", params(LeaderQuery),
    responses((status = 200, body = Leaderboard), (status = 400, body = ErrorBody))
)]
async fn leaderboard(
    State(state): State<AppState>,
    caller: MaybeCaller,
    Query(query): Query<LeaderQuery>,
) -> Result<Json<Leaderboard>, ApiError> {
    let (pool, per) = (query.pool.unwrap_or(RatingPool::People), state.config().ratings_per);
    let name = game_name(&query.game)?;
    let (game, speed) = (per.game(&name).to_owned(), speed(&query.speed)?.as_str().to_owned());
    let page = page(query.offset, query.limit);
    let rows = state.store().leaderboard(pool, &game, &speed, GAMES_NEEDED.into(), page).await?;
    let your_games = match caller.reader() {
        None => None,
        Some(person) => {
            let player = person.to_string();
            let key = RatingKey { pool, player, game: game.clone(), speed };
            let rating = state.store().rating(&key).await?;
            Some(rating.map_or(0, |rating| rating_view(&rating).games))
        }
    };
    let now = state.now();
    let leaders = rows.into_iter().map(|(rating, name)| {
        let rating = rating_view(&aged(rating, now));
        LeaderView { name, rating }
    });
    Ok(Json(Leaderboard {
        game,
        per_variant: per == RatingsPer::Variant,
        games_needed: GAMES_NEEDED,
        your_games,
        leaders: leaders.collect(),
    }))
}
