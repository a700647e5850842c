//! Checks the lessons of the web app against the rules: every position can be read, every solution reaches its goal
//! and not earlier, and the moves accepted as the only right ones are exactly the right ones.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fs;
use std::path::PathBuf;

use catalog::AnyHistory;
use games::scene::MarkKind;
use rules::{Node, Side};
use serde::Deserialize;

/// A lesson or an exercise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Task {
    id: String,
    /// The game and variant, unless it is the standard game.
    #[serde(default)]
    game: Option<String>,
    position: String,
    goal: Goal,
    hint: Vec<String>,
    #[serde(default)]
    dice: Vec<String>,
    /// The opponent's replies, by everything played before.
    #[serde(default)]
    answers: BTreeMap<String, String>,
    /// The opponent's other replies, in order.
    #[serde(default)]
    replies: Vec<String>,
    solution: Vec<String>,
    /// Wrong moves with an explanation.
    #[serde(default)]
    typical: Vec<String>,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "camelCase", deny_unknown_fields)]
enum Goal {
    Any,
    Arrange { setup: String },
    Moves { accept: BTreeSet<String> },
    Reach { letter: char, space: String, within: Option<usize> },
    Capture { side: u8, count: usize, within: Option<usize>, answered: Option<bool> },
    Win { within: usize, accept: BTreeSet<String> },
    Safe { accept: BTreeSet<String> },
    Chance { of: Chance, accept: BTreeSet<String> },
    Draw { answered: Option<bool> },
    Claim { within: usize, answered: Option<bool> },
    Rolled { within: Option<usize> },
}

#[derive(Clone, Copy, PartialEq, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Chance {
    /// A piece of the opponent is gone.
    Kill,
    /// It is gone, or the reader may push it.
    Win,
}

impl Task {
    fn begin(&self) -> Box<dyn AnyHistory> {
        let game = catalog::game(self.game.as_deref().expect("the name of the game")).unwrap();
        game.start_from(&self.position).unwrap_or_else(|bad| panic!("{}: {bad}", self.name()))
    }

    fn name(&self) -> String {
        format!("{} {}", self.game.as_deref().unwrap_or_default(), self.id)
    }

    fn after(&self, moves: &[impl AsRef<str>]) -> Box<dyn AnyHistory> {
        let mut history = self.begin();
        for text in moves {
            let text = text.as_ref();
            history.take(text).unwrap_or_else(|bad| panic!("{}: {text}: {bad}", self.name()));
        }
        history
    }

    /// Returns the side of the reader.
    fn reader(&self) -> Side {
        let history = self.begin();
        match history.node() {
            Node::Decide(side) => side,
            Node::Chance | Node::Over(_) => history.turn(),
        }
    }

    fn accepted(&self) -> Option<&BTreeSet<String>> {
        match &self.goal {
            Goal::Moves { accept }
            | Goal::Win { accept, .. }
            | Goal::Safe { accept }
            | Goal::Chance { accept, .. } => Some(accept),
            _ => None,
        }
    }

    /// Returns whether the opponent replies before the goal is checked.
    fn waits_for_an_answer(&self) -> bool {
        match self.goal {
            Goal::Capture { answered, .. } | Goal::Draw { answered } | Goal::Claim { answered, .. } => {
                answered.unwrap_or(false)
            }
            _ => false,
        }
    }

    fn is_reached(&self, now: &dyn AnyHistory) -> bool {
        let reader = self.reader();
        let mine = now.steps().iter().filter(|step| step.by == Some(reader)).count();
        let outcome = now.ending().map(|ending| ending.outcome());
        match &self.goal {
            Goal::Any => mine > 0,
            Goal::Arrange { .. } => false,
            Goal::Moves { accept } | Goal::Safe { accept } | Goal::Chance { accept, .. } => {
                now.step(0).is_some_and(|step| accept.contains(&step.text))
            }
            Goal::Reach { letter, space, within } => {
                let scene = now.scene();
                let on = scene.find(space).and_then(|space| scene.piece_on(space));
                mine <= within.unwrap_or(1) && on.is_some_and(|piece| piece.letter == *letter)
            }
            Goal::Capture { side, count, within, .. } => {
                let side = Side::from_number(*side).unwrap();
                let lost = pieces(&*self.begin(), side) - pieces(now, side);
                mine <= within.unwrap_or(1) && lost >= *count
            }
            Goal::Win { within, .. } => {
                mine <= *within && outcome.is_some_and(|outcome| outcome.winner == Some(reader))
            }
            Goal::Draw { .. } => outcome.is_some_and(|outcome| outcome.winner.is_none()),
            Goal::Claim { within, .. } => mine <= *within && now.claimable().is_some(),
            Goal::Rolled { within } => {
                let rolled = now.steps().iter().any(|step| step.by.is_none());
                mine <= within.unwrap_or(1) && rolled && now.node() != Node::Chance
            }
        }
    }
}

fn pieces(history: &dyn AnyHistory, side: Side) -> usize {
    history.scene().pieces.iter().filter(|piece| piece.side == side).count()
}

fn legal(history: &dyn AnyHistory) -> BTreeSet<String> {
    history.moves().into_iter().map(|legal| legal.text).collect()
}

/// The lessons or exercises of all games, with the name of the game filled in.
fn tasks(part: &str) -> Vec<Task> {
    let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut all = Vec::new();
    for game in catalog::all().iter().filter(|game| game.variant().is_empty()) {
        let example = root.join("examples").join(game.name()).join("web");
        let folder = if example.exists() { example } else { root.join("web/src/games").join(game.name()) };
        let path = folder.join(format!("{part}.json"));
        let text = fs::read_to_string(&path).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        let read: Vec<Task> =
            serde_json::from_str(&text).unwrap_or_else(|bad| panic!("{}: {bad}", path.display()));
        all.extend(read.into_iter().map(|task| Task { game: task.game.or(Some(game.name())), ..task }));
    }
    all
}

fn all_tasks() -> Vec<Task> {
    [tasks("lessons"), tasks("exercises")].into_iter().flatten().collect()
}

#[test]
fn every_game_has_eight_exercises() {
    let mut count: BTreeMap<String, usize> = BTreeMap::new();
    for task in tasks("exercises") {
        *count.entry(task.game.unwrap().split(':').next().unwrap().to_owned()).or_default() += 1;
    }
    assert_eq!(count.len(), games::infos().len());
    assert!(count.values().all(|&exercises| exercises >= 8), "{count:?}");
}

#[test]
fn every_position_is_read_and_written_the_same() {
    for task in all_tasks() {
        assert_eq!(task.begin().position(), task.position, "{}", task.name());
    }
}

#[test]
fn hints_point_at_spaces_of_the_board() {
    for task in all_tasks() {
        let scene = task.begin().scene();
        assert!(!task.hint.is_empty(), "{}", task.name());
        for space in &task.hint {
            assert!(scene.find(space).is_some(), "{}: {space}", task.name());
        }
    }
}

#[test]
fn accepted_and_explained_moves_are_legal_and_differ() {
    for task in all_tasks() {
        let open = legal(&*task.begin());
        let none = BTreeSet::new();
        let accepted = task.accepted().unwrap_or(&none);
        assert!(task.accepted().is_none_or(|accept| !accept.is_empty()), "{}", task.name());
        for text in accepted.iter().chain(&task.typical) {
            assert!(open.contains(text), "{}: {text} is not legal", task.name());
        }
        for text in &task.typical {
            assert!(!accepted.contains(text), "{}: {text} is right", task.name());
        }
    }
}

#[test]
fn answers_are_moves_of_the_other_side() {
    for task in all_tasks() {
        for (line, answer) in &task.answers {
            let moves: Vec<&str> = line.split_whitespace().collect();
            let history = task.after(&moves);
            let other = !task.reader();
            assert_eq!(history.node(), Node::Decide(other), "{}: {line}", task.name());
            assert!(legal(&*history).contains(answer), "{}: {line}: {answer}", task.name());
        }
    }
}

#[test]
fn setup_tasks_ask_for_a_legal_setup_other_than_the_standard_one() {
    let mut seen = 0;
    for task in all_tasks() {
        let Goal::Arrange { setup } = &task.goal else { continue };
        let game = catalog::game(task.game.as_deref().unwrap()).unwrap();
        assert_eq!(game.check_setup(Side::South, false, setup), Ok(()), "{}", task.name());
        assert_ne!(game.setups(Side::South).first(), Some(setup), "{}", task.name());
        assert_eq!(&task.solution, std::slice::from_ref(setup), "{}", task.name());
        seen += 1;
    }
    assert_eq!(seen, 1);
}

#[test]
fn a_solution_reaches_its_goal_and_not_before_its_end() {
    for task in all_tasks().into_iter().filter(|task| !matches!(task.goal, Goal::Arrange { .. })) {
        let reader = task.reader();
        let mut history = task.begin();
        let mut played: Vec<String> = Vec::new();
        let (mut fallen, mut answered) = (0, 0);
        for text in &task.solution {
            assert!(!task.is_reached(&*history), "{}: reached before {text}", task.name());
            match history.node() {
                Node::Chance if !task.dice.is_empty() => {
                    assert_eq!(task.dice.get(fallen), Some(text), "{}", task.name());
                    fallen += 1;
                }
                Node::Decide(side) if side != reader => {
                    let told = task.answers.get(&played.join(" ")).or(task.replies.get(answered));
                    assert_eq!(told, Some(text), "{}: the answer after {played:?}", task.name());
                    answered += 1;
                }
                _ => {}
            }
            history.take(text).unwrap_or_else(|bad| panic!("{}: {text}: {bad}", task.name()));
            played.push(text.clone());
        }
        assert!(task.is_reached(&*history), "{}: {}", task.name(), history.position());
        assert_eq!(fallen, task.dice.len(), "{}: every die falls", task.name());
        let last = history.steps().pop().and_then(|step| step.by);
        assert_eq!(
            last == Some(!reader) && task.dice.is_empty(),
            task.waits_for_an_answer(),
            "{}",
            task.name()
        );
    }
}

/// Searches everything that can be played.
struct Search<'a> {
    task: &'a Task,
    reader: Side,
    known: HashMap<(String, usize, usize), bool>,
}

impl Search<'_> {
    /// Returns whether the reader wins in so many decisions, whatever the opponent does, with the rolls given by the
    /// task.
    fn wins(&mut self, history: &dyn AnyHistory, left: usize, fallen: usize) -> bool {
        let key = (history.position(), left, fallen);
        if let Some(&known) = self.known.get(&key) {
            return known;
        }
        let after = |text: &str| {
            let mut next = history.copy();
            next.take(text).unwrap();
            next
        };
        let wins = match history.node() {
            Node::Over(outcome) => outcome.winner == Some(self.reader),
            Node::Chance => {
                self.task.dice.get(fallen).is_some_and(|die| self.wins(&*after(die), left, fallen + 1))
            }
            Node::Decide(side) if side == self.reader => {
                left > 0 && legal(history).iter().any(|text| self.wins(&*after(text), left - 1, fallen))
            }
            Node::Decide(_) => legal(history).iter().all(|text| self.wins(&*after(text), left, fallen)),
        };
        self.known.insert(key, wins);
        wins
    }
}

#[test]
fn exactly_the_accepted_moves_win() {
    let mut proved = 0;
    for task in all_tasks() {
        let Goal::Win { within, accept } = &task.goal else { continue };
        let mut search = Search { task: &task, reader: task.reader(), known: HashMap::new() };
        let wins: BTreeSet<String> = legal(&*task.begin())
            .into_iter()
            .filter(|text| search.wins(&*task.after(&[text]), within - 1, 0))
            .collect();
        assert_eq!(&wins, accept, "{}", task.name());
        proved += 1;
    }
    assert!(proved >= 20, "{proved}");
}

#[test]
fn exactly_the_accepted_moves_are_safe() {
    let mut proved = 0;
    for task in all_tasks() {
        let Goal::Safe { accept } = &task.goal else { continue };
        let other = !task.reader();
        let wins =
            |history: &dyn AnyHistory| matches!(history.node(), Node::Over(o) if o.winner == Some(other));
        let safe: BTreeSet<String> = legal(&*task.begin())
            .into_iter()
            .filter(|text| {
                let history = task.after(&[text]);
                !wins(&*history) && legal(&*history).iter().all(|answer| !wins(&*task.after(&[text, answer])))
            })
            .collect();
        assert_eq!(&safe, accept, "{}", task.name());
        proved += 1;
    }
    assert!(proved >= 3, "{proved}");
}

#[test]
fn exactly_the_accepted_attacks_have_the_best_chance() {
    let mut proved = 0;
    for task in all_tasks() {
        let Goal::Chance { of, accept } = &task.goal else { continue };
        let reader = task.reader();
        let before = pieces(&*task.begin(), !reader);
        let succeeds = |now: &dyn AnyHistory| {
            let pushes = now.node() == Node::Decide(reader)
                && now.scene().marks.iter().any(|mark| mark.kind == MarkKind::Pushed);
            pieces(now, !reader) < before || (*of == Chance::Win && pushes)
        };
        let chance = |text: &String| {
            let history = task.after(&[text]);
            let falls = (0..history.dice_weight()).filter_map(|number| history.dice_roll(number));
            falls.filter(|fall| succeeds(&*task.after(&[text, fall]))).count()
        };
        let open = legal(&*task.begin());
        let most = open.iter().map(chance).max().unwrap();
        let best: BTreeSet<String> = open.into_iter().filter(|text| chance(text) == most).collect();
        assert_eq!(&best, accept, "{}", task.name());
        proved += 1;
    }
    assert!(proved >= 2, "{proved}");
}
