/// The addresses of the app's pages. A part that begins with a colon stands for any text.
const PAGES: [&str; 17] = [
    "/",
    "/about",
    "/account",
    "/analysis",
    "/editor",
    "/invite/:invitation",
    "/leaders",
    "/learn",
    "/learn/:game",
    "/learn/:game/:exercise",
    "/lobby",
    "/new",
    "/player/:name",
    "/review/:table",
    "/settings",
    "/sign-in",
    "/table/:id",
];

/// Whether the app has a page of this address.
pub(super) fn is_page(path: &str) -> bool {
    let given = parts(path);
    PAGES.iter().any(|page| {
        let page = parts(page);
        let mut pairs = page.iter().zip(&given);
        page.len() == given.len() && pairs.all(|(part, given)| part.starts_with(':') || part == given)
    })
}

fn parts(path: &str) -> Vec<&str> {
    path.split('/').filter(|part| !part.is_empty()).collect()
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    #[test]
    fn pages_are_found() {
        for page in ["/", "/learn", "/learn/", "/learn/courtier", "/learn/courtier/3", "/table/7f3"] {
            assert!(is_page(page), "{page}");
        }
        for other in ["/learning", "/table", "/table/7f3/chat", "/wp-login"] {
            assert!(!is_page(other), "{other}");
        }
    }

    #[test]
    fn the_pages_are_those_of_the_app() {
        let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src");
        let mut found = Vec::new();
        for folder in fs::read_dir(source).unwrap() {
            let Ok(text) = fs::read_to_string(folder.unwrap().path().join("routes.ts")) else { continue };
            let patterns = text.split("pattern: '").skip(1).filter_map(|rest| rest.split_once('\''));
            found.extend(
                patterns.map(|(pattern, _)| pattern.to_owned()).filter(|pattern| !pattern.is_empty()),
            );
        }
        found.sort_unstable();
        assert_eq!(found, PAGES);
    }
}
