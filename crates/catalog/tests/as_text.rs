//! Plays every game as text, without its rules.

use rules::{BadChoice, IllegalChoice, Node, Side};
use search::{Budget, Stop};

use catalog::{AnyGame, AnyHistory, BadStart, all, game};
use play::player::{PlayerKind, Resources};
use play::{Ending, SearchLimits};

fn begin(game: &dyn AnyGame) -> Box<dyn AnyHistory> {
    let setups = Side::BOTH.map(|side| game.setups(side).first().cloned());
    let setups = match &setups {
        [Some(south), Some(north)] => Some([south.as_str(), north.as_str()]),
        _ => None,
    };
    game.start(Side::South, setups).expect("the usual start")
}

/// Plays with computer players on both sides until the game is over, or for so many choices.
fn play_out(game: &dyn AnyGame, most: usize) -> Box<dyn AnyHistory> {
    let kind: PlayerKind = "greedy".parse().unwrap();
    let mut player = game.player(&kind, Resources::default());
    player.begin(1).unwrap();
    let mut history = begin(game);
    while history.ending().is_none() && history.len() < most {
        let choice = match history.node() {
            Node::Chance => history.dice_roll(history.len() as u64 % history.dice_weight()).unwrap(),
            _ => player.choose(&*history, &SearchLimits::nodes(100), &Stop::new()).unwrap().mv,
        };
        history.take(&choice).unwrap();
    }
    history
}

#[test]
fn every_game_can_be_played_as_text() {
    for game in all() {
        let history = play_out(game, 60);
        assert_eq!(history.steps().len(), history.len());
        let mut again = begin(game);
        for (index, step) in history.steps().iter().enumerate() {
            assert_eq!(history.position_after(index), Some(again.position()), "{}", game.name());
            assert_eq!(history.scene_after(index), Some(again.scene()));
            let decides = matches!(again.node(), Node::Decide(side) if step.by == Some(side));
            assert!(decides || step.by.is_none());
            assert!(step.by.is_none() || again.moves().iter().any(|legal| legal.text == step.text));
            again.take(&step.text).unwrap();
        }
        assert_eq!(again.position(), history.position());
        assert_eq!(again.copy().position(), history.position());
        assert_eq!(history.position_after(history.len() + 1), None);
    }
}

#[test]
fn a_wrong_choice_changes_nothing() {
    for game in all() {
        let mut history = begin(game);
        let before = history.position();
        assert!(matches!(history.take("nonsense"), Err(BadChoice::Unreadable(_))), "{}", game.name());
        assert_eq!(history.position(), before);
        history.resign(Side::North).unwrap();
        assert_eq!(
            history.ending(),
            Some(Ending::Resigned { loser: Side::North, points: game.most_points() })
        );
        assert_eq!((history.moves(), history.count_moves()), (Vec::new(), 0));
    }
    let mut history = begin(game("courtier").unwrap());
    assert_eq!(history.take("a4-c"), Err(BadChoice::Refused(IllegalChoice::Illegal)));
}

#[test]
fn setups_are_required_in_games_that_have_them() {
    let holochess = game("holochess").unwrap();
    assert_eq!(holochess.start(Side::South, None).err(), Some(BadStart::SetupMissing));
    assert_eq!(holochess.check_setup(Side::South, false, "=SGNM"), Ok(()));
    assert!(holochess.check_setup(Side::South, false, "=SSSS").is_err());
    assert!(matches!(holochess.check_setup(Side::South, false, "x"), Err(BadStart::Unreadable(_))));
    let courtier = game("courtier").unwrap();
    let nothing = Some(BadStart::NothingToSetUp);
    assert_eq!(courtier.start(Side::South, Some(["=SGNM", "=OHKL"])).err(), nothing);
    assert_eq!(courtier.check_setup(Side::South, false, "=SGNM").err(), nothing);
}

#[test]
fn players_choose_setups_only_in_games_that_have_them() {
    let kind: PlayerKind = "level:2".parse().unwrap();
    for game in all() {
        let mut player = game.player(&kind, Resources::default());
        player.begin(7).unwrap();
        match player.set_up(Side::North, &game.open_setups(Side::North, false)) {
            Ok(setup) => assert_eq!(game.check_setup(Side::North, false, &setup), Ok(())),
            Err(_) => assert!(game.setups(Side::North).is_empty(), "{}", game.name()),
        }
    }
}

#[test]
fn analysis_consists_of_legal_moves() {
    for game in all() {
        let history = begin(game);
        let resources = Resources { megabytes: 1, tables: false, ..Resources::default() };
        let mut thoughts = 0;
        let last = game
            .analyse(&*history, resources, Budget::depth(2), 2, &Stop::new(), &mut |_| thoughts += 1)
            .unwrap();
        assert!(thoughts > 0);
        let mut copy = history.copy();
        copy.take(last.best().unwrap()).unwrap();
    }
}

#[test]
fn a_history_of_another_game_is_refused() {
    let history = begin(game("courtier").unwrap());
    let other = game("dejarik").unwrap();
    let resources = Resources::default();
    let thought = other.analyse(&*history, resources, Budget::depth(1), 1, &Stop::new(), &mut |_| ());
    assert!(thought.is_none());
    let mut player = other.player(&"random".parse().unwrap(), resources);
    player.begin(1).unwrap();
    assert!(player.choose(&*history, &SearchLimits::nodes(1), &Stop::new()).is_err());
}
