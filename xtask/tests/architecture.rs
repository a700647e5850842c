//! Checks the architecture: which crates may depend on which, on which external crates, and under which licences.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use cargo_metadata::{DependencyKind, Metadata, MetadataCommand, Package};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().unwrap().to_owned()
}

fn metadata() -> Metadata {
    MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(["--locked".to_owned()])
        .exec()
        .unwrap()
}

/// The folder of a crate of this workspace, such as `games`.
fn folder(package: &Package) -> &str {
    package.manifest_path.parent().unwrap().file_name().unwrap()
}

/// What a crate may use of this workspace: its library, and its tests besides.
#[derive(Default)]
struct MayUse {
    library: BTreeSet<String>,
    tests: BTreeSet<String>,
}

/// The crates and what each may use, from ARCHITECTURE.md: the library from the table, the tests from the lines that
/// begin with "- The tests of".
fn plan() -> BTreeMap<String, MayUse> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let mut plan = BTreeMap::new();
    for row in text.lines().filter_map(|line| line.strip_prefix("| `crates/")) {
        let name = row.split('`').next().unwrap().to_owned();
        let library = quoted(row.trim_end_matches(" |").rsplit(" | ").next().unwrap());
        plan.insert(name, MayUse { library, ..MayUse::default() });
    }
    assert!(plan.len() >= 4, "ARCHITECTURE.md has lost its table of crates");
    for line in text.lines().filter_map(|line| line.strip_prefix("- The tests of `crates/")) {
        let (name, tests) = line.split_once('`').unwrap();
        plan.get_mut(name).expect("a crate of the table").tests = quoted(tests);
    }
    plan
}

/// What a text has between backticks.
fn quoted(text: &str) -> BTreeSet<String> {
    text.split('`').skip(1).step_by(2).map(str::to_owned).collect()
}

#[test]
fn crates_depend_only_on_what_the_architecture_allows() {
    let metadata = metadata();
    let plan = plan();
    for package in metadata.workspace_packages() {
        let name = folder(package);
        if ["xtask", "bindgen", "fuzz"].contains(&name) {
            continue;
        }
        let may_use =
            plan.get(name).unwrap_or_else(|| panic!("crates/{name} is not in the table of ARCHITECTURE.md"));
        let [library, tests] = used_within(&metadata, name);
        let too_much: Vec<_> = library.difference(&may_use.library).collect();
        assert!(too_much.is_empty(), "crates/{name} uses {too_much:?}, which the plan does not allow");
        let too_much: Vec<_> =
            tests.difference(&may_use.library).filter(|used| !may_use.tests.contains(*used)).collect();
        assert!(
            too_much.is_empty(),
            "the tests of crates/{name} use {too_much:?}, which the plan does not allow"
        );
    }
}

/// Returns the crates of this workspace that a crate's library uses, and those that only its tests use.
fn used_within(metadata: &Metadata, name: &str) -> [BTreeSet<String>; 2] {
    let members = metadata.workspace_packages();
    let package = members.iter().find(|package| folder(package) == name).unwrap();
    let used = |is_for_tests: bool| {
        let dependencies = package.dependencies.iter();
        dependencies
            .filter(|dependency| (dependency.kind == DependencyKind::Development) == is_for_tests)
            .filter_map(|dependency| {
                members.iter().find(|member| *member.name == *dependency.name).map(|member| folder(member))
            })
            .map(str::to_owned)
            .collect()
    };
    [used(false), used(true)]
}

#[test]
fn the_wire_and_the_client_use_no_engine() {
    let metadata = metadata();
    let nothing = BTreeSet::new();
    let wire_alone = BTreeSet::from(["wire".to_owned()]);
    assert_eq!(used_within(&metadata, "wire"), [nothing.clone(), nothing.clone()]);
    // Its tests start a server and play every game on it.
    let for_tests = BTreeSet::from(["catalog".to_owned(), "server".to_owned(), "testing".to_owned()]);
    assert_eq!(used_within(&metadata, "client"), [wire_alone, for_tests]);
}

#[test]
fn the_rules_and_the_games_have_no_external_dependencies() {
    for package in metadata().workspace_packages() {
        if !["rules", "games"].contains(&folder(package)) {
            continue;
        }
        for dependency in &package.dependencies {
            let is_used_by_the_library = dependency.kind != DependencyKind::Development;
            assert!(
                !is_used_by_the_library || dependency.path.is_some(),
                "crates/{} uses {}",
                folder(package),
                dependency.name
            );
        }
    }
}

#[test]
fn nothing_below_play_uses_serde_tokio_or_rand() {
    for package in metadata().workspace_packages() {
        if !["rules", "games", "search", "solve"].contains(&folder(package)) {
            continue;
        }
        for dependency in &package.dependencies {
            let is_used_by_the_library = dependency.kind != DependencyKind::Development;
            let is_forbidden = ["serde", "tokio", "rand"].contains(&dependency.name.as_str());
            assert!(
                !(is_used_by_the_library && is_forbidden),
                "crates/{} uses {}",
                folder(package),
                dependency.name
            );
        }
    }
}
