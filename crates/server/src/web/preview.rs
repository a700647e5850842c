use std::fmt::Write as _;

use axum::http::Uri;
use explore::{Start, play};
use url::Url;
use wire::TableSummary;
use words::{Language, Words};

use crate::id::TableId;
use crate::state::AppState;
use crate::tables;

/// What a link says about itself where it is shared.
struct Preview {
    title: String,
    about: String,
    picture: Url,
}

/// The tags for the head of a page. An address without a preview of its own gets that of the site.
pub(super) async fn of(state: &AppState, uri: &Uri) -> String {
    let base = state.config().base_url();
    let preview = about(state, uri, &base).await.unwrap_or_else(|| Preview {
        title: "Holocourt".to_owned(),
        about: "Little-known board games to play, learn and analyse.".to_owned(),
        picture: picture(&base, &games::names()[0], None),
    });
    let mut tags = String::new();
    for (name, content) in [
        ("og:type", "website"),
        ("og:site_name", "Holocourt"),
        ("og:title", &preview.title),
        ("og:description", &preview.about),
        ("og:image", preview.picture.as_str()),
        ("og:image:width", "1200"),
        ("og:image:height", "630"),
    ] {
        let _ = write!(tags, "<meta property=\"{name}\" content=\"{}\">", escape(content));
    }
    tags.push_str("<meta name=\"twitter:card\" content=\"summary_large_image\">");
    tags
}

async fn about(state: &AppState, uri: &Uri, base: &Url) -> Option<Preview> {
    let words = Words::of(Language::English);
    let parts: Vec<&str> = uri.path().split('/').filter(|part| !part.is_empty()).collect();
    match parts[..] {
        ["table" | "review", table] => {
            let id = table.parse().ok()?;
            let table = state.tables().summary(&id).await.ok()?;
            let preview = of_table(&table, base);
            let result = if table.result.is_some() { result(state, &id).await } else { None };
            Some(match result {
                Some(result) => Preview { about: format!("{result} {}", table.credit), ..preview },
                None => preview,
            })
        }
        ["invite", invitation] => {
            let table = state.tables().invited(&invitation.parse().ok()?).await.ok()?;
            let preview = of_table(&table, base);
            let title = with_variant(words, &table.title, &table.game);
            Some(Preview { title: format!("You are invited to play {title}"), ..preview })
        }
        ["learn", name, ..] => {
            let game = catalog::game(name).ok()?;
            let info = game.info();
            Some(Preview {
                title: format!("Learn {}", info.title),
                about: format!("{} {}", info.summary, info.credit),
                picture: picture(base, &game.name(), None),
            })
        }
        ["analysis" | "editor" | "new"] => {
            let given = |name: &str| {
                let query = uri.query().unwrap_or_default();
                url::form_urlencoded::parse(query.as_bytes())
                    .find(|(key, _)| key == name)
                    .map(|(_, value)| value)
            };
            let name = given("game")?;
            let game = catalog::game(&name).ok()?;
            let name = game.name();
            let at = given("at").and_then(|at| at.parse().ok()).unwrap_or(usize::MAX);
            let moves = given("moves").unwrap_or_default();
            let moves: Vec<String> = moves.split_whitespace().take(at).map(str::to_owned).collect();
            let position = given("position");
            let start = Start { position: position.as_deref(), ..Start::default() };
            // A game that cannot be read has no picture of its own.
            let position = play(game, start, &moves).ok().map(|history| history.position());
            Some(Preview {
                title: format!("A position of {}", with_variant(words, game.info().title, &name)),
                about: format!("{} {}", game.info().summary, game.info().credit),
                picture: picture(base, &name, position.as_deref()),
            })
        }
        _ => None,
    }
}

/// How the newest game at a table ended, in a sentence.
async fn result(state: &AppState, id: &TableId) -> Option<String> {
    let (_, table) = state.tables().replay(id, None, None).await.ok()?;
    let result = tables::result(&table)?;
    Some(Words::of(Language::English).sentence(&result, &table.game().info().sides))
}

fn of_table(table: &TableSummary, base: &Url) -> Preview {
    let words = Words::of(Language::English);
    let [first, second] = &table.seats;
    let name = |seat: &Option<wire::SummarySeat>| {
        seat.as_ref().map_or("?".to_owned(), |seat| player_name(words, &seat.name))
    };
    let title = with_variant(words, &table.title, &table.game);
    Preview {
        title: format!("{title}: {} against {}", name(first), name(second)),
        about: table.credit.clone(),
        picture: picture(base, &table.game, table.position.as_deref()),
    }
}

/// The display name of a player; the server names computers `level:4` and the like.
fn player_name(words: &Words, name: &str) -> String {
    if name == "best" {
        return words.text("player-best", &[]);
    }
    let Some(level) = name.strip_prefix("level:") else { return name.to_owned() };
    let id = format!("level-{level}-name");
    let named = if words.has(&id) { words.text(&id, &[]) } else { return name.to_owned() };
    let level = words::Value::Text(level.into());
    words.text("player-levelNamed", &[("name", words::Value::Text(named.into())), ("level", level)])
}

/// The title of a game with the size and the options of its variant.
fn with_variant(words: &Words, title: &str, game: &str) -> String {
    let mut full = title.to_owned();
    let (_, variant) = game.split_once(':').unwrap_or((game, ""));
    for part in variant.split(',').filter(|part| !part.is_empty()) {
        let id = format!("variant-{part}-short");
        let _ = match part.parse::<u8>() {
            Ok(size) => write!(full, " {size}×{size}"),
            Err(_) if words.has(&id) => write!(full, ", {}", words.text(&id, &[])),
            Err(_) => write!(full, ", {part}"),
        };
    }
    let note = format!("variant-{}-short", game.replace(':', "-"));
    if words.has(&note) {
        let _ = write!(full, ", {}", words.text(&note, &[]));
    }
    full
}

fn picture(base: &Url, game: &str, position: Option<&str>) -> Url {
    let mut url = base.clone();
    url.set_path("/api/v1/picture.png");
    url.query_pairs_mut().append_pair("game", game);
    if let Some(position) = position {
        url.query_pairs_mut().append_pair("position", position);
    }
    url
}

/// Text inside of an attribute.
fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('"', "&quot;").replace('<', "&lt;").replace('>', "&gt;")
}
