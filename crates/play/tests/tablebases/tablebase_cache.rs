use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use games::courtier::{Courtier, Position};
use play::tablebases::{LazyTablebase, Origin, TablebaseCache, UnusableTablebase};
use rules::{Family, Game, Indexed, TablebaseProbe, Value};
use solve::{BadTablebase, Tablebase};

/// A folder that is deleted after the test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let folder = std::env::temp_dir().join(format!("holocourt-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&folder);
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Only the endgames of bare kings: they never leave the first part, and are solved quickly.
const FAMILY: Family<Position> =
    Family { parts: || Position::parts().into_iter().take(1).collect(), ..Family::of() };
/// Like all of them.
const DRAWN: &str = "K5k5/12/1 1 0";

fn fetch(cache: &TablebaseCache) -> (Tablebase<Position>, Origin) {
    cache.fetch(FAMILY, "courtier", 2, &|_| ())
}

fn check(table: &impl TablebaseProbe<Position>, text: &str, expected: Option<Value>) {
    let position: Position = text.parse().expect("a good position");
    assert_eq!(table.probe(&position), expected, "{text}");
}

#[test]
fn tablebases_are_built_once_and_again_when_damaged() {
    let folder = Folder::new("cache");
    let cache = TablebaseCache::at(folder.0.join("made").join("when needed"));
    let path = cache.path("courtier");
    let (table, origin) = fetch(&cache);
    assert!(matches!(&origin, Origin::Made { why, kept: Ok(()) } if why.is_missing()), "{origin:?}");
    let good = fs::read(&path).expect("the file was written");
    assert_eq!(good, table.to_bytes("courtier"));

    let (again, origin) = fetch(&cache);
    assert!(matches!(origin, Origin::Read), "{origin:?}");
    assert_eq!(again.to_bytes("courtier"), good);

    let mut damaged = good.clone();
    damaged[good.len() / 2] ^= 0x10;
    fs::write(&path, damaged).expect("a writable folder");
    let (_, origin) = fetch(&cache);
    assert!(matches!(origin, Origin::Made { why: BadTablebase::Damaged, kept: Ok(()) }), "{origin:?}");
    assert_eq!(fs::read(&path).expect("the file was written"), good);
}

#[test]
fn one_thread_builds_the_tablebase_while_others_wait() {
    let folder = Folder::new("turns");
    let cache = TablebaseCache::at(&folder.0);
    let origins = thread::scope(|scope| {
        let fetching: Vec<_> = (0..8).map(|_| scope.spawn(|| fetch(&cache).1)).collect();
        fetching.into_iter().map(|thread| thread.join().expect("no panics")).collect::<Vec<_>>()
    });
    let made = origins.iter().filter(|origin| matches!(origin, Origin::Made { .. })).count();
    assert_eq!(made, 1, "{origins:?}");
}

#[test]
fn a_tablebase_that_cannot_be_stored_is_still_built() {
    let folder = Folder::new("no-cache");
    fs::create_dir_all(&folder.0).expect("a temporary folder");
    let file = folder.0.join("file");
    fs::write(&file, "in the way").expect("a writable folder");
    let (table, origin) = fetch(&TablebaseCache::at(&file));
    assert!(matches!(origin, Origin::Made { kept: Err(_), .. }), "{origin:?}");
    check(&table, DRAWN, Some(Value::DRAW));
}

#[test]
fn a_tablebase_built_in_the_background_knows_nothing_until_it_is_ready() {
    let folder = Folder::new("background");
    let solved: &LazyTablebase<Position> =
        Box::leak(Box::new(LazyTablebase::new(FAMILY, "courtier", Some(TablebaseCache::at(&folder.0)))));
    check(solved, DRAWN, None);
    assert_eq!(solved.progress(), 0.0);
    solved.begin();
    solved.begin();
    let mut last = 0.0;
    while solved.table().is_none() {
        let now = solved.progress();
        assert!(now >= last, "progress only grows");
        last = now;
        thread::sleep(Duration::from_millis(1));
    }
    assert_eq!(solved.progress(), 1.0);
    check(solved, DRAWN, Some(Value::DRAW));
    assert!(matches!(solved.origin(), Some(Origin::Made { kept: Ok(()), .. })));
    assert!(std::ptr::eq(solved.load(&|_| ()), solved.table().expect("it is ready")));
}

#[test]
fn a_large_tablebase_is_used_if_it_exists_and_never_built() {
    /// The endgames of the small tablebase, posing as a large one.
    const LARGE: Family<Position> = Courtier::FAMILY.unwrap();
    const LARGER: &[(&str, Family<Position>)] = &[("large", LARGE), ("huge", Courtier::LARGER_FAMILIES[0].1)];
    /// Covered only by the large one.
    const GUARDED: &str = "KG4k5/12/1 1 0";
    let folder = Folder::new("large");
    let cache = TablebaseCache::at(&folder.0);
    let solved = || LazyTablebase::new(FAMILY, "courtier", Some(cache.clone())).or_larger(LARGER);
    let name = TablebaseCache::larger_name("courtier", "large");
    let path = cache.path(&name);

    let small = solved();
    small.load(&|_| ());
    check(&small, DRAWN, Some(Value::DRAW));
    assert!(!path.exists());

    let table = Tablebase::solve(LARGE, 2, &|_| ());
    cache.keep(&table, &name).expect("a writable folder");
    let large = solved();
    large.load(&|_| ());
    assert!(matches!(large.origin(), Some(Origin::Read)), "{:?}", large.origin());
    check(&large, GUARDED, table.probe(&GUARDED.parse().expect("a good position")));
    assert!(large.table().expect("it is ready").family().count() > FAMILY.count());

    let mut damaged = fs::read(&path).expect("the file was written");
    damaged[100] ^= 1;
    fs::write(&path, damaged).expect("a writable folder");
    let again = solved();
    again.load(&|_| ());
    assert_eq!(again.table().expect("it is ready").family().count(), FAMILY.count());
    let unusable = again.unusable();
    assert!(
        matches!(unusable, [UnusableTablebase { family: "large", why: BadTablebase::Damaged }]),
        "{unusable:?}"
    );
    assert!(large.unusable().is_empty(), "the huge one is only missing");
}

#[test]
fn the_whole_process_shares_one_tablebase() {
    let [one, other] = [play::tablebases::of::<Courtier>(), play::tablebases::of::<Courtier>()];
    assert!(std::ptr::eq(one.expect("courtier has a table"), other.expect("courtier has a table")));
    assert!(play::tablebases::of::<games::holochess::Holochess>().is_none());
}
