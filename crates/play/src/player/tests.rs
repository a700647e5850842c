use games::Visitor;
use games::scene::Scenic;
use rules::{Choice, Evaluate, Game, Node, Position, Side, Symmetric};
use search::{Random, Stop};

use super::{PlayerKind, PlayerName, Resources};
use crate::{History, Opening, SearchLimits};

const NAMES: [&str; 13] = [
    "random", "greedy", "uct:20", "uct", "level:1", "level:2", "level:3", "level:4", "level:5", "level:6",
    "level:7", "level:8", "best",
];

fn kind(name: &str) -> PlayerKind {
    name.parse::<PlayerName>().unwrap_or_else(|bad| panic!("{bad}")).kind
}

fn resources() -> Resources {
    Resources { megabytes: 1, tables: false, ..Resources::default() }
}

/// Every player makes decisions in random positions of every game.
#[derive(Clone)]
struct LegalMoves;

impl Visitor for LegalMoves {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
        let mut random = Random::new(11);
        for name in NAMES {
            let mut player = kind(name).player::<G>(resources());
            player.begin(7).expect("it begins");
            for _ in 0..6 {
                let opening = Opening::<G>::random(random.below(40) as u32, &mut random);
                let history = opening.history();
                let decision = player.choose(&history, &SearchLimits::nodes(200), &Stop::new());
                let mv = decision.unwrap_or_else(|error| panic!("{name}: {error}")).mv;
                assert!(history.position().is_legal(mv), "{name} chose {mv} in {}", history.position());
            }
        }
    }
}

#[test]
fn every_player_chooses_legal_moves_in_every_game() {
    games::visit_all(LegalMoves);
}

/// Every player chooses a legal setup.
#[derive(Clone)]
struct LegalSetups;

impl Visitor for LegalSetups {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
        for side in Side::BOTH {
            let choices = &G::setups(side)[..G::setups(side).len() / 2];
            for name in ["random", "greedy", "uct", "level:1", "level:8", "best"] {
                let mut player = kind(name).player::<G>(resources());
                player.begin(3).expect("it begins");
                let chosen = player.set_up(side, choices);
                assert_eq!(chosen.is_ok(), !choices.is_empty(), "{name}");
                assert!(chosen.is_ok_and(|setup| choices.contains(&setup)) || choices.is_empty(), "{name}");
            }
        }
    }
}

#[test]
fn every_player_chooses_a_setup_where_there_is_one() {
    games::visit_all(LegalSetups);
}

/// A game of a player against itself, as text.
#[derive(Clone)]
struct SelfPlay {
    name: &'static str,
    seed: u64,
}

impl Visitor for SelfPlay {
    type Output = String;

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) -> String {
        let mut player = kind(self.name).player::<G>(resources());
        // An earlier game, which must make no difference.
        player.begin(99).expect("it begins");
        let mut history = History::<G>::new(G::start(Side::South));
        let _ = player.choose(&history, &SearchLimits::nodes(1_000), &Stop::new());
        player.begin(self.seed).expect("it begins");
        let mut dice = Random::new(1);
        let mut text = String::new();
        while history.ending().is_none() && history.choices().len() < 30 {
            let position = history.position();
            let choice = match position.node() {
                Node::Decide(_) => {
                    let decision = player.choose(&history, &SearchLimits::nodes(2_000), &Stop::new());
                    Choice::Move(decision.unwrap_or_else(|error| panic!("{error}")).mv)
                }
                _ => {
                    let number = dice.below(crate::dice::weight(position));
                    Choice::Roll(crate::dice::roll(position, number).expect("below the weight"))
                }
            };
            text += &format!("{choice} ");
            history.take(choice).expect("players choose legal moves");
        }
        text
    }
}

#[test]
fn with_a_node_budget_and_a_seed_every_game_is_repeatable() {
    for name in ["random", "greedy", "uct:50", "level:1", "level:3", "level:5", "level:7", "best"] {
        for info in games::infos() {
            let play = |seed| games::visit(info.name, SelfPlay { name, seed }).expect("a game of the list");
            assert_eq!(play(5), play(5), "{name} in {}", info.name);
        }
    }
}

#[test]
fn weak_levels_vary_their_play() {
    for info in games::infos() {
        let play =
            |seed| games::visit(info.name, SelfPlay { name: "level:2", seed }).expect("a game of the list");
        assert!((1..10).any(|seed| play(seed) != play(0)), "{}", info.name);
    }
}

/// The player finds a forced win: the score is decided, and the first move is one of those expected.
struct FindsWin {
    player: &'static str,
    position: &'static str,
    mv: &'static str,
    plies: u32,
}

impl Visitor for FindsWin {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric + Evaluate>>(self) {
        let position: G::Position =
            self.position.parse().unwrap_or_else(|bad| panic!("{}: {bad}", self.position));
        for seed in 0..5 {
            let mut player = kind(self.player).player::<G>(resources());
            player.begin(seed).expect("it begins");
            let decision =
                player.choose(&History::new(position), &SearchLimits::nodes(300_000), &Stop::new());
            let decision = decision.unwrap_or_else(|error| panic!("{error}"));
            let found = decision.score.and_then(|score| score.decided());
            let is_win = found.is_some_and(|(points, plies)| points > 0 && plies == self.plies);
            assert!(is_win, "{} in {}: {found:?}", self.player, self.position);
            let chosen = decision.mv.to_string();
            assert!(
                self.mv.split(' ').any(|mv| mv == chosen),
                "{} chose {chosen} in {}",
                self.player,
                self.position
            );
        }
    }
}

fn check_win(game: &str, player: &'static str, position: &'static str, mv: &'static str, plies: u32) {
    games::visit(game, FindsWin { player, position, mv, plies }).expect("a game of the list");
}

#[test]
fn wins_in_one_are_never_missed_from_level_2_on() {
    for player in
        ["level:2", "level:3", "level:4", "level:5", "level:6", "level:7", "level:8", "best", "greedy"]
    {
        check_win("courtier", player, "K2Gk7/5G6/1 1 0", "b6-a6", 1);
        check_win("dejarik", player, "2P4pppp1/PP1P8/1 1 0", "a3-b3", 1);
        check_win("king-and-courtesan", player, "6/6/3k2/2C3/6/K5 1", "c3xd4", 1);
        check_win("courtyard", player, "10/10/10/5K4/10/10/10/10/10/9k 1 0 -", "f7-e6 f7-g6", 1);
    }
}
