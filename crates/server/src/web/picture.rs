use std::num::NonZeroUsize;
use std::sync::{LazyLock, Mutex, PoisonError};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use explore::{Start, game, play};
use games::draw::{SvgStyle, svg};
use games::scene::Scene;
use lru::LruCache;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};
use serde::Deserialize;
use tokio::sync::Semaphore;
use utoipa::IntoParams;

use crate::error::{ApiError, ErrorBody};
use crate::extract::Query;
use crate::run_blocking::run_blocking;
use crate::security::{Class, ClientAddress};
use crate::state::AppState;

/// How wide and how high a picture is, in pixels: what most places show beside a link.
const SIZE: (u32, u32) = (1200, 630);
/// How many pictures are painted at the same time: each needs some megabytes.
static PLACES: Semaphore = Semaphore::const_new(2);
/// The pictures of these games and positions that were asked for last, of some tens of kilobytes each.
static CACHE: LazyLock<Mutex<LruCache<(String, String), Bytes>>> =
    LazyLock::new(|| Mutex::new(LruCache::new(const { NonZeroUsize::new(256).unwrap() })));
/// The background colour of the night theme.
const GROUND: (u8, u8, u8) = (0x0b, 0x10, 0x16);

/// What to draw.
#[derive(Debug, Deserialize, IntoParams)]
pub(super) struct Which {
    /// The game with its variant.
    game: String,
    /// The position; the start of the game if there is none.
    position: Option<String>,
}

/// A picture of a position
///
/// As it is shown beside links elsewhere.
#[utoipa::path(
    get, path = "/api/v1/picture.png", tag = "analysis", params(Which),
    responses((status = 200, description = "The picture.", content_type = "image/png", body = Vec<u8>), (status = 400, body = ErrorBody), (status = 429, body = ErrorBody))
)]
pub(super) async fn picture(
    State(state): State<AppState>,
    ClientAddress(address): ClientAddress,
    Query(which): Query<Which>,
) -> Result<Response, ApiError> {
    let game = game(&which.game)?;
    let history = match which.position.as_deref() {
        Some(position) => play(game, Start { position: Some(position), ..Start::default() }, &[])?,
        None => game.usual_start(),
    };
    let key = (game.name(), history.position());
    let known = CACHE.lock().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let png = match known {
        Some(png) => png,
        None => {
            state.rate_limits().check_address(Class::Picture, address)?;
            let scene = history.scene();
            // Some hundredths of a second: too long for the async runtime.
            let painted = move || paint(&scene).ok_or_else(|| ApiError::internal("a picture failed"));
            let png = Bytes::from(run_blocking(&PLACES, painted).await?);
            CACHE.lock().unwrap_or_else(PoisonError::into_inner).put(key, png.clone());
            png
        }
    };
    let headers = [
        (header::CONTENT_TYPE, "image/png"),
        (header::CACHE_CONTROL, "public, max-age=86400"),
        // Other sites show it beside links to here.
        (header::HeaderName::from_static("cross-origin-resource-policy"), "cross-origin"),
    ];
    Ok((headers, png).into_response())
}

/// The board in the middle of a picture of the night.
fn paint(scene: &Scene) -> Option<Vec<u8>> {
    let style = SvgStyle { coordinates: false, ..SvgStyle::default() };
    let tree = Tree::from_str(&svg(scene, &style), &Options::default()).ok()?;
    let mut pixels = Pixmap::new(SIZE.0, SIZE.1)?;
    pixels.fill(resvg::tiny_skia::Color::from_rgba8(GROUND.0, GROUND.1, GROUND.2, 255));
    let scale = SIZE.1 as f32 / tree.size().height();
    let left = (SIZE.0 as f32 - tree.size().width() * scale) / 2.0;
    resvg::render(&tree, Transform::from_scale(scale, scale).post_translate(left, 0.0), &mut pixels.as_mut());
    pixels.encode_png().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_has_a_picture_that_is_not_blank() {
        for game in catalog::all() {
            let png = paint(&game.usual_start().scene()).expect("a picture");
            let pixels = Pixmap::decode_png(&png).expect("a PNG");
            assert_eq!((pixels.width(), pixels.height()), SIZE);
            let colours: std::collections::BTreeSet<_> =
                pixels.pixels().iter().map(|pixel| (pixel.red(), pixel.green(), pixel.blue())).collect();
            assert!(colours.len() > 16, "{} has {} colours", game.name(), colours.len());
        }
    }
}
