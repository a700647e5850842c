use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rust_embed::{EmbeddedFile, RustEmbed};

/// What `npm run build` makes. A program that is built for development reads it from the disk each time.
#[derive(RustEmbed)]
#[cfg_attr(not(feature = "examples"), folder = "../../web/dist")]
#[cfg_attr(feature = "examples", folder = "../../web/dist-examples")]
#[allow_missing = true]
struct Files;

/// The page that every address of the app begins with; `None` where the program was built without the app.
pub(super) fn page() -> Option<String> {
    let file = Files::get("index.html")?;
    String::from_utf8(file.data.into_owned()).ok()
}

/// The file of this name, as small as the browser can read it. The first page is none: it is different at each address.
pub(super) fn find(name: &str, headers: &HeaderMap) -> Option<Response> {
    if name.is_empty() || name == "index.html" || is_packed(name) {
        return None;
    }
    let plain = Files::get(name)?;
    let accepted = headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or("");
    let packed = accepts(accepted, "br").then(|| Files::get(&format!("{name}.br"))).flatten();
    let encoding = packed.is_some().then_some("br");
    Some(send(name, packed.unwrap_or(plain), encoding, headers))
}

fn is_packed(name: &str) -> bool {
    name.ends_with(".br")
}

fn accepts(accepted: &str, encoding: &str) -> bool {
    accepted.split(',').any(|each| {
        let mut parts = each.split(';').map(str::trim);
        parts.next() == Some(encoding) && !parts.any(|part| part == "q=0" || part == "q=0.0")
    })
}

fn send(name: &str, file: EmbeddedFile, encoding: Option<&str>, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", hex::encode(&file.metadata.sha256_hash()[..16]));
    // The names of built files change with what is in them.
    let caching =
        if name.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "public, no-cache" };
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|each| each.trim() == tag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = mime_guess::from_path(name).first_or_octet_stream();
        ([(header::CONTENT_TYPE, kind.as_ref().to_owned())], file.data.into_owned()).into_response()
    };
    let set = response.headers_mut();
    let values =
        [(header::CACHE_CONTROL, caching), (header::ETAG, tag.as_str()), (header::VARY, "accept-encoding")];
    for (name, value) in
        values.into_iter().chain(encoding.map(|encoding| (header::CONTENT_ENCODING, encoding)))
    {
        if let Ok(value) = value.parse() {
            set.insert(name, value);
        }
    }
    response
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn encodings_follow_accept_encoding() {
        let check = |accepted, expected| assert_eq!(accepts(accepted, "br"), expected, "{accepted:?}");
        check("gzip, deflate, br, zstd", true);
        check("br;q=0.8", true);
        check("gzip, br;q=0", false);
        check("gzip", false);
        check("", false);
    }
}
