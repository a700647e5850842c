//! Every dependency has a licence that fits ours, and no crate is there in several versions without a reason. `deny.toml`
//! lists licences and reasons; `cargo xtask deny` checks the same, and more, with cargo-deny.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::path::Path;

use cargo_metadata::{MetadataCommand, Package, PackageId};
use toml::{Table, Value};

/// All packages that are built for some platform, tests included.
fn packages() -> Vec<Package> {
    let metadata = MetadataCommand::new().other_options(["--locked".to_owned()]).exec().unwrap();
    let resolve = metadata.resolve.unwrap();
    let nodes: HashMap<&PackageId, _> = resolve.nodes.iter().map(|node| (&node.id, node)).collect();
    let mut found: BTreeSet<&PackageId> = BTreeSet::new();
    let mut queue: Vec<&PackageId> = metadata.workspace_members.iter().collect();
    while let Some(id) = queue.pop() {
        if found.insert(id) {
            queue.extend(nodes[id].deps.iter().map(|dependency| &dependency.pkg));
        }
    }
    let found: BTreeSet<PackageId> = found.into_iter().cloned().collect();
    metadata.packages.into_iter().filter(|package| found.contains(&package.id)).collect()
}

fn deny() -> Table {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../deny.toml");
    std::fs::read_to_string(path).unwrap().parse().unwrap()
}

#[test]
fn every_dependency_has_a_compatible_licence() {
    let deny = deny();
    let fit: Vec<&str> =
        deny["licenses"]["allow"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    for package in packages() {
        let licence = package.license.clone().unwrap_or_default().replace('/', " OR ");
        let fits = |term: &str| fit.contains(&term.trim().trim_matches(['(', ')']));
        let is_allowed = licence.split(" AND ").all(|part| part.split(" OR ").any(fits));
        assert!(is_allowed, "{} {} is under {licence:?}", package.name, package.version);
    }
}

#[test]
fn no_crate_has_several_versions_without_a_reason() {
    let mut versions: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in packages() {
        versions.entry(package.name.to_string()).or_default().insert(package.version.to_string());
    }
    versions.retain(|_, versions| versions.len() > 1);
    let deny = deny();
    let mut skipped: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for skip in deny["bans"]["skip"].as_array().unwrap() {
        let (name, version) = skip["crate"].as_str().unwrap().split_once('@').unwrap();
        assert!(skip["reason"].as_str().is_some_and(|reason| !reason.is_empty()), "{name} has no reason");
        skipped.entry(name.to_owned()).or_default().insert(version.to_owned());
    }
    for (name, versions) in &versions {
        let left: Vec<_> = versions
            .iter()
            .filter(|version| !skipped.get(name).is_some_and(|skip| skip.contains(*version)))
            .collect();
        assert!(
            left.len() <= 1,
            "{name} is there as {left:?}: align the versions, or give a reason in deny.toml"
        );
    }
    for (name, skip) in &skipped {
        let known = versions.get(name);
        assert!(
            known.is_some_and(|known| skip.is_subset(known)),
            "deny.toml skips {name} {skip:?}, but there is {known:?}"
        );
    }
}
