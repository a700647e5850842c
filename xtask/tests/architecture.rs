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

/// Reads the crates and what each may use from the table in ARCHITECTURE.md.
fn plan() -> BTreeMap<String, BTreeSet<String>> {
    let text = fs::read_to_string(root().join("ARCHITECTURE.md")).unwrap();
    let rows = text.lines().filter_map(|line| line.strip_prefix("| `crates/"));
    let plan: BTreeMap<_, _> = rows
        .map(|row| {
            let name = row.split('`').next().unwrap().to_owned();
            let may_use = row.trim_end_matches(" |").rsplit(" | ").next().unwrap();
            let names = may_use.split(", ").map(|name| name.trim_matches('`').to_owned());
            (name, names.filter(|name| name != "nothing").collect())
        })
        .collect();
    assert!(plan.len() >= 4, "ARCHITECTURE.md has lost its table of crates");
    plan
}

#[test]
fn crates_depend_only_on_what_the_architecture_allows() {
    let metadata = metadata();
    let plan = plan();
    let members: BTreeMap<_, _> = metadata
        .workspace_packages()
        .into_iter()
        .map(|package| (package.name.to_string(), folder(package)))
        .collect();
    for package in metadata.workspace_packages() {
        let name = folder(package);
        if name == "xtask" || name == "fuzz" {
            continue;
        }
        let may_use =
            plan.get(name).unwrap_or_else(|| panic!("crates/{name} is not in the table of ARCHITECTURE.md"));
        for dependency in &package.dependencies {
            let Some(used) = members.get(dependency.name.as_str()) else { continue };
            assert!(
                may_use.contains(*used),
                "crates/{name} uses crates/{used}, which the plan does not allow"
            );
        }
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
    assert_eq!(used_within(&metadata, "client"), [wire_alone, nothing]);
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

/// Returns the Rust files below a folder, except tests.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            files.extend(sources(&path));
        } else if path.extension().is_some_and(|extension| extension == "rs") && !path.ends_with("tests.rs") {
            files.push(path);
        }
    }
    files
}

#[test]
fn no_game_is_named_outside_of_the_games() {
    let games = fs::read_dir(root().join("docs/rules")).unwrap().flatten();
    let names: Vec<String> = games
        .filter_map(|entry| entry.file_name().to_str()?.strip_suffix(".md").map(str::to_owned))
        .filter(|name| name != "README")
        .collect();
    assert!(names.len() >= 5);
    for name in plan().keys().filter(|name| *name != "games") {
        for file in sources(&root().join("crates").join(name).join("src")) {
            for (number, line) in fs::read_to_string(&file).unwrap().lines().enumerate() {
                let is_code = !line.trim_start().starts_with("//");
                let named = names.iter().find(|name| line.contains(&format!("\"{name}\"")));
                let decides = line.contains("=>") || line.contains("==") || line.contains("match");
                if let (true, true, Some(name)) = (is_code, decides, named) {
                    panic!("{}:{}: asks for the game {name}", file.display(), number + 1);
                }
            }
        }
    }
}
