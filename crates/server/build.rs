//! The web app becomes part of the program: a new build of it is a reason to compile again.

fn main() {
    println!("cargo:rerun-if-changed=../../web/dist");
}
