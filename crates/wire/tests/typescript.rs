//! The web app's types are the Rust types: this fails when the file is out of date.

use std::path::Path;

#[test]
fn the_web_app_has_the_newest_types() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/wire/generated.ts");
    let expected = wire::typescript();
    if std::env::var_os("UPDATE").is_some() {
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &expected).unwrap();
    }
    let found = std::fs::read_to_string(&path).unwrap_or_default();
    assert!(found == expected, "web/src/wire/generated.ts is out of date: run `cargo xtask wire`");
}
