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
fn there_is_nothing_to_learn_from_no_games() {
    let failure = run(&["tune", "courtier", "--games", "0"]).refused(2);
    assert!(failure.contains("--games"), "{failure}");
}

#[test]
fn a_teacher_is_trusted_as_far_as_it_is_said() {
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
