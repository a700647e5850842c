//! Composing positions from pieces.

use catalog::{BadPiece, compose, stock};
use rules::Side;

#[test]
fn decomposed_positions_compose_to_the_same_text() {
    for game in catalog::all() {
        let start = game.usual_start();
        let scene = start.scene();
        let pieces: Vec<(&str, char)> = scene
            .pieces
            .iter()
            .map(|piece| (scene.spaces[piece.space].name.as_str(), piece.letter))
            .collect();
        let text = compose(game, &pieces, start.turn()).expect("known spaces");
        assert_eq!(text, start.position(), "{}", game.name());
        let other = compose(game, &pieces, !start.turn()).expect("known spaces");
        assert_eq!(game.start_from(&other).expect("a position").turn(), !start.turn());
        let letters: Vec<char> = stock(game).iter().map(|piece| piece.letter).collect();
        assert!(scene.pieces.iter().all(|piece| letters.contains(&piece.letter)));
    }
}

#[test]
fn errors_say_what_is_wrong() {
    let game = catalog::game("dejarik").expect("a game");
    let check = |pieces: &[(&str, char)], expected| {
        assert_eq!(compose(game, pieces, Side::South), Err(expected));
    };
    check(&[("z9", 'P')], BadPiece::NoSpace("z9".to_owned()));
    check(&[("a1", 'P'), ("a1", 'p')], BadPiece::Twice("a1".to_owned()));
}
