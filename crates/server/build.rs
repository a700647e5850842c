//! The web app and the migrations are compiled into the program.

fn main() {
    let has_examples = std::env::var_os("CARGO_FEATURE_EXAMPLES").is_some();
    let app = if has_examples { "dist-examples" } else { "dist" };
    println!("cargo:rerun-if-changed=../../web/{app}");
    println!("cargo:rerun-if-changed=migrations");
}
