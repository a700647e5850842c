//! The fast move generators against the slow ones of `reference`, over at least 100,000 random positions of each game.
//!
//! Games are played at random, preferring what was seen least, and from time to time pieces are taken off or change
//! places, so that endings and rare rules come up. Every event that the rules know is counted and must have occurred.
//!
//! The effects of every choice are compared as well: applied to the pieces before it they give the pieces after it, and
//! they tell of the same events as the reference does.

mod effects;
mod reference;
mod testdata;

use std::collections::BTreeMap;

use fastrand::Rng;
use games::Visitor;
use games::scene::Scenic;
use rules::{Choice, Effect, Effects, Game, Node, Outcome, Position, Scoring, Side, Symmetric};

use effects::{Kinds, check_effects, kinds_of};

/// How many positions of each game are compared.
const POSITIONS: usize = 100_000;

/// Compares a game in these variants. Some of the walks begin at `rare`: positions of rules that chance hardly finds.
/// Wherever the reference has an event of `told`, the effects are to have the code beside it, and nowhere else.
fn check(names: &[&str], rare: &[&str], events: &[&str], told: &[(&str, &str)]) {
    let mut seen = BTreeMap::new();
    let mut kinds = BTreeMap::new();
    for name in names {
        let positions = POSITIONS.div_ceil(names.len());
        games::visit(name, Comparison { positions, rare, told, seen: &mut seen, kinds: &mut kinds }).unwrap();
    }
    for event in events {
        let count = seen.get(event).copied().unwrap_or(0);
        assert!(count > 0, "{names:?}: no position had the event {event:?}; seen: {seen:?}");
    }
    let family = names[0].split(':').next().unwrap();
    let found: Vec<&str> = kinds.keys().copied().collect();
    assert_eq!(found, effects::codes_in(family), "the effects that {family} has");
}

struct Comparison<'a> {
    positions: usize,
    rare: &'a [&'a str],
    told: &'a [(&'a str, &'a str)],
    seen: &'a mut BTreeMap<&'static str, u64>,
    kinds: &'a mut BTreeMap<&'static str, u64>,
}

impl Visitor for Comparison<'_> {
    type Output = ();

    fn visit<G: Game<Position: Scenic + Symmetric>>(self) {
        let name = G::full_name();
        let mut random = Rng::with_seed(2022);
        let mut position = G::start(Side::South);
        assert_eq!(position.to_string(), reference::start(&name));
        let kinds = kinds_of(&position.scene());
        let mut before = None;
        for _ in 0..self.positions {
            let choices = compare::<G>(&name, &position);
            compare_effects::<G>(&position, before.as_ref(), &choices, &kinds, self.told, self.kinds);
            for event in choices.iter().flat_map(|choice| &choice.events) {
                *self.seen.entry(event).or_default() += 1;
            }
            let after = pick(&choices, self.seen, &mut random);
            before = after.map(|_| position);
            position = match after {
                Some(choice) => choice.after.parse().unwrap(),
                None => match self.rare.get(random.usize(..self.rare.len() + 1)) {
                    Some(rare) => rare.parse().unwrap(),
                    None => G::start(*random.choice(&Side::BOTH).unwrap()),
                },
            };
            if random.u8(..16) == 0
                && let Some(shaken) = shaken::<G>(&position, &mut random)
            {
                (position, before) = (shaken, None);
            }
        }
    }
}

/// Compares what the effects of every choice say with what the reference says, and counts the kinds of effects.
fn compare_effects<G: Game<Position: Scenic>>(
    position: &G::Position,
    before: Option<&G::Position>,
    choices: &[reference::Choice],
    kinds: &Kinds,
    told: &[(&str, &str)],
    counts: &mut BTreeMap<&'static str, u64>,
) {
    let text = position.to_string();
    let pieces = kinds.pieces(&text);
    position.each_choice(|choice| {
        let written = choice.to_string();
        let effects = position.effects(choice, before);
        let slow = choices.iter().find(|choice| choice.text == written).expect("both have the same choices");
        let context = || format!("{written} in {text}: {effects:?}");
        let found = check_effects(&pieces, &effects, &kinds.pieces(&slow.after), context);
        for (event, code) in told {
            assert_eq!(found.contains(code), slow.events.contains(event), "{event}: {}", context());
        }
        let huffed = ["effect-huffed", "effect-huffed-for"].map(|code| found.contains(code));
        assert_eq!(huffed[0] || huffed[1], slow.events.contains(&"huff"), "{}", context());
        assert!(before.is_none() || !huffed[0], "the jump is known: {}", context());
        let row = effects.iter().find_map(|effect| match effect {
            Effect::Scored { why: Scoring::Row { length }, .. } => Some(*length),
            _ => None,
        });
        let rows = ["three in a row", "four in a row"].map(|event| slow.events.contains(&event));
        assert_eq!([row == Some(3), row == Some(4)], rows, "{}", context());
        for code in found {
            *counts.entry(code).or_default() += 1;
        }
    });
}

/// Compares everything that both say about a position, and returns the choices.
fn compare<G: Game>(name: &str, position: &G::Position) -> Vec<reference::Choice> {
    let text = position.to_string();
    let (outcome, decider) = match position.node() {
        Node::Over(Outcome { winner, points }) => (Some((winner.map_or(0, Side::number), points)), None),
        Node::Decide(side) => (None, Some(side.number())),
        Node::Chance => (None, None),
    };
    assert_eq!(outcome, reference::outcome(name, &text), "the outcome of {name} {text}");
    assert_eq!(decider, reference::decider(name, &text), "who decides in {name} {text}");

    let mut fast = Vec::new();
    position.each_choice(|choice: Choice<_, _>| {
        let mut after = *position;
        after.take_unchecked(choice);
        fast.push((choice.to_string(), after.to_string()));
    });
    fast.sort();
    let choices = reference::choices(name, &text);
    let mut slow: Vec<_> = choices.iter().map(|choice| (choice.text.clone(), choice.after.clone())).collect();
    slow.sort();
    assert_eq!(fast, slow, "the choices of {name} {text}");
    assert_eq!(
        position.count_moves() + position.count_rolls(),
        slow.len() as u64,
        "the count of {name} {text}"
    );
    choices
}

/// Picks a choice: half of the time any, half of the time the one whose rarest event was seen least.
fn pick<'c>(
    choices: &'c [reference::Choice],
    seen: &BTreeMap<&'static str, u64>,
    random: &mut Rng,
) -> Option<&'c reference::Choice> {
    if random.bool() {
        return random.choice(choices);
    }
    let rarity = |choice: &reference::Choice| choice.events.iter().map(|event| seen[event]).min();
    let rarest = choices.iter().filter_map(rarity).min();
    let rare: Vec<_> = choices.iter().filter(|choice| rarity(choice) == rarest).collect();
    random.choice(&rare).copied()
}

/// The position with some pieces taken off or moved elsewhere, if that is still a position.
fn shaken<G: Game>(position: &G::Position, random: &mut Rng) -> Option<G::Position> {
    let text = position.to_string();
    let (board, fields) = text.split_once(' ')?;
    let mut parts: Vec<Vec<Option<char>>> = board.split('/').map(cells).collect();
    for _ in 0..random.usize(1..6) {
        let mut place = || {
            let part = random.usize(..parts.len());
            (part, random.usize(..parts[part].len()))
        };
        let (one, other) = (place(), place());
        let piece = parts[one.0][one.1].take();
        if random.bool() {
            let replaced = std::mem::replace(&mut parts[other.0][other.1], piece);
            parts[one.0][one.1] = replaced;
        }
    }
    let parts: Vec<_> = parts.iter().map(|part| written(part)).collect();
    format!("{} {fields}", parts.join("/")).parse().ok()
}

/// The cells of a ring or rank as it is written.
fn cells(part: &str) -> Vec<Option<char>> {
    let mut cells = Vec::new();
    let mut run = 0;
    for character in part.chars() {
        if let Some(digit) = character.to_digit(10) {
            run = run * 10 + digit as usize;
        } else {
            cells.resize(cells.len() + run, None);
            run = 0;
            cells.push(Some(character));
        }
    }
    cells.resize(cells.len() + run, None);
    cells
}

fn written(part: &[Option<char>]) -> String {
    let runs = part.chunk_by(|one, next| one.is_none() && next.is_none());
    runs.map(|run| run[0].map_or_else(|| run.len().to_string(), String::from)).collect()
}

#[test]
fn courtier() {
    let events = [
        "move",
        "pass",
        "capture",
        "ring capture",
        "spoke capture",
        "centre capture",
        "several captures",
        "self capture",
        "king captured",
        "both kings captured",
    ];
    let told = [("move", "effect-step"), ("pass", "effect-forfeited")];
    check(&["courtier"], &["KGg3k4g/gg10/1 1 0"], &events, &told);
}

/// A row and a second capture by one move cannot happen: the pawn that captures has an empty space on each side.
#[test]
fn dejarik() {
    let events = [
        "dejarik",
        "reverse dejarik",
        "straight exit",
        "diagonal exit",
        "double diagonal exit",
        "home",
        "boost",
        "repeated boost",
        "boost stopped by enemy",
        "boost stopped by friend",
        "capture",
        "three in a row",
        "four in a row",
        "second capture",
        "pass",
    ];
    let told = [
        ("boost", "effect-boost"),
        ("capture", "effect-caught"),
        ("second capture", "effect-scored-captures"),
        ("pass", "effect-forfeited"),
    ];
    check(&["dejarik"], &[], &events, &told);
}

/// A turn is never forfeited and a second action never impossible: a unit test of the game proves it.
#[test]
fn holochess() {
    let events = [
        "move",
        "through the centre",
        "attack",
        "kill",
        "attacker killed",
        "push",
        "counter-push",
        "placed",
        "no room death",
        "defender without room",
        "attacker without room",
        "last pawn killed",
        "showdown starts",
        "showdown tie",
        "showdown win",
    ];
    let told = [
        ("move", "effect-step"),
        ("attack", "effect-attacked"),
        ("placed", "effect-push"),
        ("no room death", "effect-no-room"),
        ("showdown tie", "effect-showdown-tied"),
        ("showdown win", "effect-showdown"),
    ];
    check(&["holochess"], &[], &events, &told);
}

#[test]
fn king_and_courtesan() {
    let events = [
        "move",
        "capture",
        "backward capture",
        "exchange",
        "king captured",
        "king home by move",
        "king home by capture",
        "king home by exchange",
    ];
    let sizes = [
        "king-and-courtesan",
        "king-and-courtesan:3",
        "king-and-courtesan:4",
        "king-and-courtesan:5",
        "king-and-courtesan:7",
        "king-and-courtesan:8",
        "king-and-courtesan:9",
        "king-and-courtesan:10",
    ];
    let told = [("capture", "effect-taken"), ("exchange", "effect-exchange")];
    check(&sizes, &[], &events, &told);
}

#[test]
fn courtyard() {
    let events = [
        "serf step",
        "guard step",
        "guard double step",
        "guard turn",
        "king step",
        "jump",
        "chain",
        "chain back to its start",
        "king jump",
        "enter by step",
        "enter by jump",
        "recycle",
        "offence",
        "several offenders",
        "moved offender",
        "huff",
        "king huffed",
        "unpunished win",
        "king captured",
        "both kings captured",
        "stopped short",
        "unpunished draw",
        "pass",
    ];
    let variants = [
        "courtyard",
        "courtyard:guard-turns",
        "courtyard:guard-turns,small-yard",
        "courtyard:guard-turns,small-yard,stop-short",
        "courtyard:guard-turns,stop-short",
        "courtyard:small-yard",
        "courtyard:small-yard,stop-short",
        "courtyard:stop-short",
    ];
    let rare = [
        "8k1/10/10/10/10/10/6s1s1/10/6s1s1/1K5G2 1 0 -",
        "10/10/4s5/5K4/10/10/10/10/10/9k 1 0 -",
        // Its second jump would be one too many: with the first, both kings are gone.
        "10/10/10/10/10/1s8/10/1k8/G9/10 1 0 -",
    ];
    let told = [
        ("jump", "effect-jumped"),
        ("recycle", "effect-recycle"),
        ("offence", "effect-missed"),
        ("pass", "effect-forfeited"),
    ];
    check(&variants, &rare, &events, &told);
}
