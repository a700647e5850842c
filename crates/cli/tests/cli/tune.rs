use crate::program::run;

#[test]
fn the_fit_is_repeatable_and_names_every_term() {
    let fit = || run(&["tune", "courtier", "--games", "6", "--nodes", "50"]).done();
    let first = fit();
    assert_eq!(first, fit());
    assert!(first.starts_with("term"), "{first}");
    assert!(first.contains("pieces beside an enemy") && first.contains("positions; surprise"), "{first}");
}
