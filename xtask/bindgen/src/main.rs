//! `bindgen WASM FOLDER` writes the WebAssembly of `crates/browser` into a folder, with the JavaScript that loads it and
//! its types. It is what the program `wasm-bindgen` does, in the version that Cargo.lock names.

use anyhow::{Context, Result};
use wasm_bindgen_cli_support::Bindgen;

fn main() -> Result<()> {
    let mut arguments = std::env::args().skip(1);
    let wasm = arguments.next().context("which WebAssembly?")?;
    let folder = arguments.next().context("which folder?")?;
    Bindgen::new()
        .input_path(wasm)
        .out_name("rules")
        .web(true)?
        .typescript(true)
        .remove_name_section(true)
        .remove_producers_section(true)
        .generate(folder)
}
