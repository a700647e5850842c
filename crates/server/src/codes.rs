//! Every code of every fact, from the rules to the server. Tests check that each has a message in every language.

use std::collections::{BTreeMap, BTreeSet};

use catalog::{AnyGame, AnyHistory, BadPiece, BadStart, WhyNot};
use explore::BadQuestion;
use games::UnknownGame;
use games::scene::Ask;
use games::why::Why;
use play::player::BadPlayer;
use play::{BadSearchLimits, Claim, Ending, Forfeit, NoClaim, NoDraw};
use rules::{
    AttackResult, BadChoice, BadMove, BadPosition, BadSetup, BoardPart, Code, Coded, Effect, Expected, Fact,
    Fault, IllegalChoice, Jump, MoveKind, Outcome, Param, Removal, Scoring, Side,
};
use table::fair_dice::BadSecret;
use table::record::{
    BadDice, BadJson, BadRecord, BadReplay, BadResult, ExpectedTag, GameResult, RecordFault,
};
use table::{BadTerms, BadTimeControl, MatchForm, Offer, Phase, Refusal, TimeControl, to_wire};
use words::{Language, SEATS, Words};

use crate::people::{BadName, PasswordError};
use crate::reason::{Reason, any_of};

fn all_codes() -> BTreeSet<&'static str> {
    let kinds: [&[&str]; 37] = [
        BadChoice::CODES,
        BadMove::CODES,
        BadPosition::CODES,
        BadSetup::CODES,
        BoardPart::CODES,
        Effect::CODES,
        Expected::CODES,
        Fault::CODES,
        IllegalChoice::CODES,
        Ask::CODES,
        UnknownGame::CODES,
        Why::CODES,
        &[WhyNot::MAY],
        BadSearchLimits::CODES,
        BadPlayer::CODES,
        Claim::CODES,
        Ending::CODES,
        NoClaim::CODES,
        NoDraw::CODES,
        BadPiece::CODES,
        BadStart::CODES,
        BadDice::CODES,
        BadJson::CODES,
        BadRecord::CODES,
        BadReplay::CODES,
        BadResult::CODES,
        BadSecret::CODES,
        BadTerms::CODES,
        BadTimeControl::CODES,
        ExpectedTag::CODES,
        RecordFault::CODES,
        Refusal::CODES,
        &[to_wire::ABORTED, "result-aborted"],
        BadName::CODES,
        PasswordError::CODES,
        BadQuestion::CODES,
        Reason::CODES,
    ];
    let games = catalog::all().into_iter().flat_map(|game| game.codes());
    kinds.concat().into_iter().chain(games).collect()
}

#[test]
fn every_code_has_a_message_in_every_language() {
    for language in Language::ALL {
        let words = Words::of(language);
        let silent: Vec<&str> = all_codes().into_iter().filter(|code| !words.has(code)).collect();
        assert!(silent.is_empty(), "{language:?} has no message for {silent:?}");
    }
}

#[test]
fn every_message_gets_its_parameters() {
    let mut facts = Facts::default();
    facts.add(samples());
    for game in catalog::all() {
        facts.play(game);
    }
    for language in Language::ALL {
        let words = Words::of(language);
        // A placeholder without a value shows its name.
        let is_open = |fact: &Fact| words.say(fact, &SEATS).contains("{$");
        for fact in facts.by_code.values() {
            assert!(!is_open(fact), "{language:?}: {fact} is {:?}", words.say(fact, &SEATS));
        }
        let untried: Vec<&str> = all_codes()
            .into_iter()
            .filter(|code| is_open(&Fact::new(code)) && !facts.by_code.contains_key(code))
            .collect();
        assert!(untried.is_empty(), "add facts of these codes to the test: {untried:?}");
    }
}

/// One fact for each code, with those that are its parameters.
#[derive(Default)]
struct Facts {
    by_code: BTreeMap<&'static str, Fact>,
}

impl Facts {
    fn add(&mut self, facts: impl IntoIterator<Item = Fact>) {
        for fact in facts {
            let inner = fact.params.iter().filter_map(|(_, param)| match param {
                Param::Fact(inner) => Some((**inner).clone()),
                _ => None,
            });
            let inner: Vec<Fact> = inner.collect();
            self.add(inner);
            self.by_code.insert(fact.code, fact);
        }
    }

    /// Plays a game at random and collects prompts, effects, and reasons for illegal tries.
    fn play(&mut self, game: &dyn AnyGame) {
        let mut random = 1_u64;
        for _ in 0..2 {
            let mut history = game.usual_start();
            for ply in 0..400 {
                random =
                    random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
                self.look(&*history, ply % 40 == 0);
                let chosen = match history.dice_weight() {
                    0 => {
                        let mut moves = history.moves();
                        let number = (random >> 33) as usize % moves.len().max(1);
                        moves.drain(..).nth(number).map(|legal| legal.text)
                    }
                    weight => history.dice_roll((random >> 33) % weight),
                };
                let Some(text) = chosen.filter(|_| history.ending().is_none()) else { break };
                self.add(history.preview(&text).unwrap().iter().map(Coded::fact));
                history.take(&text).unwrap();
            }
            self.add(history.result());
        }
    }

    fn look(&mut self, history: &dyn AnyHistory, tries: bool) {
        let scene = history.scene();
        self.add([scene.ask.clone()]);
        self.add(history.claimable().map(|ground| ground.fact()));
        if !tries {
            return;
        }
        self.add(history.why_not(&["nowhere"]).map(|why| why.fact()));
        let names: Vec<&str> = scene.spaces.iter().map(|space| space.name.as_str()).collect();
        for from in &names {
            let found = names.iter().filter_map(|to| history.why_not(&[from, to]));
            let facts: Vec<Fact> =
                found.flat_map(|why| [Some(why.fact()), why.instead()]).flatten().collect();
            self.add(facts);
        }
    }
}

/// Facts of the kinds that do not come up in play.
fn samples() -> Vec<Fact> {
    let mut facts: Vec<Fact> = Vec::new();
    let bad_move = BadMove { column: 3, expected: Expected::End.into() };
    let fault = |fault| BadPosition { field: "board", column: 1, fault }.fact();
    let part = BoardPart::Rank(1);
    facts.extend([
        bad_move.fact(),
        BadStart::Unreadable(bad_move).fact(),
        fault(Fault::UnknownPiece { found: 'x', letters: "KG" }),
        fault(Fault::WrongLength { part: BoardPart::Ring('a'), found: 13, spaces: 12 }),
        fault(Fault::WrongLength { part, found: 3, spaces: 12 }),
        fault(Fault::WrongParts { found: 2, parts: 3 }),
        fault(Fault::TooMany { side: Side::North, piece: "king", limit: 1 }),
        fault(Fault::NotOneOf(Expected::Seat.into())),
        UnknownGame { name: "chess".to_owned() }.fact(),
        UnknownGame { name: "courtier:9".to_owned() }.fact(),
        BadPiece::NoSpace("z1".to_owned()).fact(),
        BadPiece::Twice("a1".to_owned()).fact(),
    ]);
    for name in ["nobody", "level:99", "uct:x", "ugi:"] {
        facts.extend(name.parse::<play::player::PlayerName>().err().map(|bad| bad.fact()));
    }
    facts.extend("soon".parse::<play::SearchLimits>().err().map(|bad| bad.fact()));
    facts.extend([
        Claim::Repetition.fact(),
        Claim::NoProgress.fact(),
        NoClaim::TooEarly { occurrences: 1, quiet_turns: 2 }.fact(),
        NoDraw::NeverDrawn { title: "Courtier" }.fact(),
    ]);
    let (loser, by) = (Side::South, Side::North);
    let outcome = Outcome::win_by(by, 3);
    facts.extend(
        [
            Ending::Rules { outcome, reason: Code("end-captures") },
            Ending::Resigned { loser, points: 3 },
            Ending::Forfeited { loser, fault: Forfeit::Time, points: 3 },
            Ending::Forfeited { loser, fault: Forfeit::IllegalMove, points: 3 },
            Ending::Forfeited { loser, fault: Forfeit::Gone, points: 3 },
            Ending::Agreed,
            Ending::Claimed { ground: Claim::Repetition, by },
            Ending::Claimed { ground: Claim::NoProgress, by },
            Ending::Abandoned { by },
            Ending::Repetition,
            Ending::NoProgress,
        ]
        .map(|ending| ending.result_with_reason(3)),
    );
    facts.extend(effects().iter().map(Coded::fact));
    facts.extend(refusals().iter().map(Coded::fact));
    facts.extend(records());
    facts.extend(reasons().iter().map(Coded::fact));
    facts.extend([BadName::Length.fact(), PasswordError::Length.fact()]);
    facts
}

fn effects() -> Vec<Effect> {
    let [a, b, c] = ["a1", "b2", "c3"].map(str::to_owned);
    let (side, piece, by) = (Side::South, "guard", "king");
    let ends = || [b.clone(), c.clone()];
    let jump = || Jump { from: a.clone(), over: b.clone(), to: c.clone() };
    let moved = [
        MoveKind::Step,
        MoveKind::Jump,
        MoveKind::Boost,
        MoveKind::Exchange,
        MoveKind::Recycle,
        MoveKind::Entry,
        MoveKind::Push,
    ];
    let removed = [
        Removal::Between { ends: ends() },
        Removal::WalkedBetween { ends: ends() },
        Removal::Taken { by, from: b.clone() },
        Removal::Caught { by, at: b.clone() },
        Removal::Jumped { by, from: b.clone(), to: c.clone() },
        Removal::Killed { by, from: b.clone(), die: 6 },
        Removal::NoRoom { by, from: b.clone(), die: 4 },
        Removal::Huffed { missed: None },
        Removal::Huffed { missed: Some(jump()) },
        Removal::Showdown,
    ];
    let rolled = [AttackResult::Kill, AttackResult::Push, AttackResult::CounterPush, AttackResult::Backfire];
    let (from, at) = (a.clone(), b.clone());
    let showdown = |winner| Effect::Showdown { pieces: [piece, by], dice: [3, 3], sums: [7, 6], winner };
    let mut effects: Vec<Effect> = Vec::new();
    effects.extend(moved.map(|how| Effect::Moved { side, piece, path: ends().to_vec(), how }));
    effects.extend(removed.map(|why| Effect::Removed { side, piece, at: a.clone(), why }));
    effects.extend(rolled.map(|result| Effect::Rolled {
        side,
        attacker: piece,
        from: from.clone(),
        defender: by,
        at: at.clone(),
        die: 4,
        sums: [7, 6],
        result,
    }));
    effects.extend([
        Effect::Attacked { side, attacker: piece, from: from.clone(), defender: by, at: at.clone() },
        Effect::Placed { side, piece, at: a.clone() },
        showdown(None),
        showdown(Some(side)),
        Effect::Missed { side, piece, at, jump: jump() },
        Effect::Scored { side, points: 1, why: Scoring::Row { length: 3 } },
        Effect::Scored { side, points: 2, why: Scoring::Captures { count: 2 } },
        Effect::Forfeited { side },
    ]);
    effects
}

fn refusals() -> Vec<Refusal> {
    let side = Side::North;
    vec![
        Refusal::WrongPhase { phase: Phase::Over },
        Refusal::NotYourDecision { decides: Some(side) },
        Refusal::WrongGame { game: 2 },
        Refusal::WrongPly { ply: 3 },
        Refusal::SeatTaken { side },
        Refusal::SeatEmpty { side },
        Refusal::BadText { what: "salt", longest: 64 },
        Refusal::NoOffer { what: Offer::Draw },
        Refusal::AlreadyOffered { what: Offer::Rematch },
        Refusal::NotAway { wait_ms: Some(1500) },
        Refusal::TimeUp { loser: side },
        Refusal::BadNumber { weight: 6 },
    ]
}

fn records() -> Vec<Fact> {
    let fault = |fault| BadRecord { line: 2, fault }.fact();
    let text = || "x".to_owned();
    let why = BadChoice::Refused(IllegalChoice::Illegal);
    let (expected, found) = (GameResult::Drawn, GameResult::Unfinished);
    vec![
        fault(RecordFault::TooLong { most: 9 }),
        fault(RecordFault::TooMany { most: 9 }),
        fault(RecordFault::Twice(text())),
        fault(RecordFault::Missing("Game")),
        fault(RecordFault::Value { tag: "Setup", expected: ExpectedTag::Setups }),
        fault(RecordFault::Result(BadResult(text()))),
        fault(RecordFault::Word(text())),
        BadJson::TooLong { most: 9 }.fact(),
        BadJson::Unreadable(text()).fact(),
        BadReplay::Rules(text()).fact(),
        BadReplay::Choice { number: 2, text: text(), why }.fact(),
        BadReplay::Result { expected, found }.fact(),
        BadReplay::Termination { expected: Some("agreement"), found: text() }.fact(),
        BadReplay::Termination { expected: None, found: text() }.fact(),
        BadDice::Fall { number: 2, found: text(), expected: text() }.fact(),
        BadTimeControl(text()).fact(),
        BadTerms::FixedBeginner { title: "x" }.fact(),
        BadTerms::Time(TimeControl::Days { days: 99 }).fact(),
        BadTerms::Form(MatchForm::BestOf { games: 0 }).fact(),
        BadQuestion::Move { number: 2, text: text(), why: BadChoice::Refused(IllegalChoice::Illegal) }.fact(),
        BadQuestion::Start(BadStart::SetupMissing).fact(),
        BadQuestion::Seat { field: "first" }.fact(),
        BadQuestion::TooManyMoves { most: 9 }.fact(),
        BadQuestion::TooManyValues { field: "spaces", most: 9 }.fact(),
    ]
}

fn reasons() -> Vec<Reason> {
    let (text, most) = (|| "x".to_owned(), 9);
    vec![
        Reason::BadRequest { detail: text() },
        Reason::TooManyRequests { seconds: 3 },
        Reason::EnginesBusy { waiting: 2 },
        Reason::TooManyTables { most: 500 },
        Reason::TooManyWatched { most },
        Reason::ChatLength { most },
        Reason::TooManyChallenges { most },
        Reason::TooManySeeks { most },
        Reason::UnknownSpeed { name: text(), speeds: any_of(["live", "correspondence"]) },
        Reason::Banned { reason: text() },
        Reason::NameTaken { name: text() },
        Reason::PublicUrlNotSet { url: text() },
        Reason::BadLabel { most },
        Reason::SettingsTooLong { most },
        Reason::TooManyTokens { most },
        Reason::lacks_scope(["read", "play"]),
        Reason::TooManyPasskeys { most },
        Reason::BadPasskey { detail: text() },
        Reason::BadPasskeyAnswer { detail: text() },
        Reason::BadRange { field: "lines", least: 1, most: 10 },
    ]
}
