use crate::draw::describe;
use crate::draw::samples;

#[track_caller]
fn check(scene: &crate::scene::Scene, expected: &str) {
    assert_eq!(describe(scene), expected);
}

#[test]
fn lists_pieces_by_seat_and_kind() {
    check(&samples::start("dejarik"), "Seat 1: pawn on a1, a2, a3, a5. Seat 2: pawn on a8, a10, a11, a12.");
    check(
        &samples::start("king-and-courtesan:3"),
        "Seat 1: king on a1; courtesan on b1, a2. Seat 2: courtesan on c2, b3; king on c3.",
    );
    check(
        &samples::start("holochess"),
        "Seat 1: Mantellian Savrip on a2; Ghhhk on a3; Ng'ok on a4; Grimtaash the Molator on a5. \
         Seat 2: M'onnok on a8; Houjix on a9; Kintan Strider on a10; K'lor'slug on a11.",
    );
}

#[test]
fn mentions_a_side_without_pieces() {
    let mut scene = samples::unknown();
    scene.pieces.pop();
    check(&scene, "Seat 1: <oracle> on c. Seat 2: no pieces.");
}
