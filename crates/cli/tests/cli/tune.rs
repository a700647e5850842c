use crate::program::run;

#[test]
fn the_fit_is_repeatable_and_names_every_term() {
    let fit = || run(&["tune", "courtier", "--games", "6", "--nodes", "50"]).done();
    let first = fit();
    assert_eq!(first, fit());
    assert!(first.starts_with("term"), "{first}");
    assert!(first.contains("pieces beside an enemy") && first.contains("positions; surprise"), "{first}");
}

#[test]
fn tuning_needs_games() {
    let failure = run(&["tune", "courtier", "--games", "0"]).refused(2);
    assert!(failure.contains("--games"), "{failure}");
}

#[test]
fn the_teachers_weight_is_used() {
    let fit = |trust| {
        run(&["tune", "courtier", "--games", "6", "--nodes", "50", "--teacher", "200", "--trust", trust])
            .done()
    };
    let taught = fit("100");
    assert_eq!(taught, fit("100"));
    assert_ne!(taught, fit("0"));
    let failure = run(&["tune", "courtier", "--trust", "101"]).refused(2);
    assert!(failure.contains("101"), "{failure}");
}
