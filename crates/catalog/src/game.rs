use std::fmt;
use std::marker::PhantomData;

use games::scene::{Piece, Scenic};
use rules::{
    BadMove, BadPosition, BadSetup, Coded, Evaluate, Fact, Game, Info, Position as _, Side, Symmetric,
    UsualMatch,
};
use search::{Budget, Stop};
use solve::Answer;

use play::player::{Best, PlayerKind, Resources};
use play::{History, dice, tablebases};

use crate::player::PlayerOf;
use crate::{AnyHistory, AnyPlayer, Exact, SearchBenchmark, Thought, benchmarks};

/// A game in one of its variants, without its type.
pub trait AnyGame: Send + Sync {
    /// Returns the metadata of the game.
    fn info(&self) -> &'static Info;

    /// Returns the variant in notation; empty for the standard game.
    fn variant(&self) -> &'static str;

    /// Returns the full name: `courtier`, `king-and-courtesan:7`, …
    fn name(&self) -> String;

    /// Returns the codes of all facts that only this game has.
    fn codes(&self) -> Vec<&'static str>;

    /// Returns the most points that a single game can be worth.
    fn most_points(&self) -> u8;

    /// The match that is suggested to two players.
    fn usual_match(&self) -> UsualMatch;

    /// Returns whether the game has dice.
    fn has_dice(&self) -> bool;

    /// Returns every setup that a side may choose, the standard one first. Empty in games without a choice.
    fn setups(&self, side: Side) -> Vec<String>;

    /// Returns the setups that a side may choose whatever the other chooses, the standard one first. `exchanged` says
    /// whether each side has the group of pieces that is usually the other's.
    fn open_setups(&self, side: Side, exchanged: bool) -> Vec<String>;

    /// Returns whether setups come in groups, of which each side has one.
    fn has_groups(&self) -> bool;

    /// Returns the pieces of a side in one of its setups; none if the text is not a setup of this side.
    fn setup_pieces(&self, side: Side, setup: &str) -> Vec<Piece>;

    /// Starts a game from its initial position, with the setups of both sides if they choose any.
    fn start(&self, first: Side, setups: Option<[&str; 2]>) -> Result<Box<dyn AnyHistory>, BadStart>;

    /// Checks that a setup is [open](AnyGame::open_setups) to a side. The answer does not depend on the other's choice,
    /// so it reveals nothing about it.
    fn check_setup(&self, side: Side, exchanged: bool, setup: &str) -> Result<(), BadStart>;

    /// Starts a game from its standard initial position.
    fn usual_start(&self) -> Box<dyn AnyHistory>;

    /// Starts a game from any position.
    fn start_from(&self, position: &str) -> Result<Box<dyn AnyHistory>, BadPosition>;

    /// Creates the computer player of this kind.
    fn player(&self, kind: &PlayerKind, resources: Resources) -> Box<dyn AnyPlayer>;

    /// Searches the current position with multi-PV and reports after every iteration; `None` for a history of another
    /// game, and if there is nothing to decide.
    fn analyse(
        &self,
        history: &dyn AnyHistory,
        resources: Resources,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_thought: &mut dyn FnMut(Thought),
    ) -> Option<Thought>;

    /// Probes the game's tablebase; `None` if there is none or it isn't ready. Calling this starts loading it.
    fn exact(&self, history: &dyn AnyHistory) -> Option<Exact>;

    /// Measures searches of fixed positions, each of so many nodes.
    fn bench_search(&self, nodes: u64) -> SearchBenchmark;
}

/// Why a game cannot start like this.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum BadStart {
    /// Both sides must choose a setup first.
    SetupMissing,
    /// There is no choice of setup in this game.
    NothingToSetUp,
    /// A setup that cannot be read.
    Unreadable(BadMove),
    /// A setup that this side may not choose, or two that exclude each other.
    Refused(BadSetup),
}

impl Coded for BadStart {
    const CODES: &'static [&'static str] = &["setup-missing", "nothing-to-set-up", "bad-setup"];

    fn fact(&self) -> Fact {
        match self {
            BadStart::SetupMissing => Fact::new("setup-missing"),
            BadStart::NothingToSetUp => Fact::new("nothing-to-set-up"),
            BadStart::Unreadable(bad) => {
                Fact::new("bad-setup").with("column", bad.column).with("expected", bad.expected)
            }
            BadStart::Refused(bad) => bad.fact(),
        }
    }
}

impl fmt::Display for BadStart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for BadStart {}

/// A game type as a value.
pub(crate) struct Of<G>(PhantomData<fn() -> G>);

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> Of<G> {
    pub(crate) const ENTRY: &'static Of<G> = &Of(PhantomData);
}

pub(crate) fn typed<G: Game>(history: &dyn AnyHistory) -> Option<&History<G>> {
    history.as_any().downcast_ref()
}

/// What a tablebase answered, with moves as text.
pub(crate) fn exact_of<M: Copy + ToString>(answer: &Answer<M>) -> Exact {
    let moves = answer.moves.iter().map(|(mv, value)| (mv.to_string(), *value));
    Exact { value: answer.value, moves: moves.collect() }
}

impl<G: Game<Position: Scenic + Symmetric + Evaluate>> AnyGame for Of<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn variant(&self) -> &'static str {
        G::VARIANT
    }

    fn name(&self) -> String {
        G::full_name()
    }

    fn codes(&self) -> Vec<&'static str> {
        G::CODES.concat()
    }

    fn most_points(&self) -> u8 {
        G::Position::MOST_POINTS
    }

    fn usual_match(&self) -> UsualMatch {
        G::USUAL_MATCH
    }

    fn has_dice(&self) -> bool {
        dice::has_dice::<G::Position>()
    }

    fn setups(&self, side: Side) -> Vec<String> {
        G::setups(side).iter().map(ToString::to_string).collect()
    }

    fn open_setups(&self, side: Side, exchanged: bool) -> Vec<String> {
        G::open_setups(side, exchanged).iter().map(ToString::to_string).collect()
    }

    fn has_groups(&self) -> bool {
        G::setups(Side::South).first().is_some_and(|setup| G::group(setup).is_some())
    }

    fn setup_pieces(&self, side: Side, setup: &str) -> Vec<Piece> {
        let Ok(setup) = setup.parse::<G::Setup>() else { return Vec::new() };
        // The other setup makes no difference, as long as it is compatible.
        let start = G::setups(!side).into_iter().find_map(|other| {
            let setups = if side == Side::South { [setup, other] } else { [other, setup] };
            G::start_with(setups, Side::South).ok()
        });
        let pieces = start.map(|position| position.scene().pieces).unwrap_or_default();
        pieces.into_iter().filter(|piece| piece.side == side).collect()
    }

    fn start(&self, first: Side, setups: Option<[&str; 2]>) -> Result<Box<dyn AnyHistory>, BadStart> {
        let chooses = !G::setups(Side::South).is_empty();
        let position = match setups {
            None if chooses => return Err(BadStart::SetupMissing),
            None => G::start(first),
            Some(_) if !chooses => return Err(BadStart::NothingToSetUp),
            Some([south, north]) => {
                let read = |text: &str| text.parse().map_err(BadStart::Unreadable);
                G::start_with([read(south)?, read(north)?], first).map_err(BadStart::Refused)?
            }
        };
        Ok(Box::new(History::<G>::new(position)))
    }

    fn check_setup(&self, side: Side, exchanged: bool, setup: &str) -> Result<(), BadStart> {
        let all = G::setups(side);
        if all.is_empty() {
            return Err(BadStart::NothingToSetUp);
        }
        let setup: G::Setup = setup.parse().map_err(BadStart::Unreadable)?;
        if G::open_setups(side, exchanged).contains(&setup) {
            Ok(())
        } else if all.contains(&setup) && G::group(&setup).is_some() {
            Err(BadStart::Refused(BadSetup::OtherGroup))
        } else {
            Err(BadStart::Refused(BadSetup::NotAllowed))
        }
    }

    fn usual_start(&self) -> Box<dyn AnyHistory> {
        Box::new(History::<G>::new(G::start(Side::South)))
    }

    fn start_from(&self, position: &str) -> Result<Box<dyn AnyHistory>, BadPosition> {
        Ok(Box::new(History::<G>::new(position.parse()?)))
    }

    fn player(&self, kind: &PlayerKind, resources: Resources) -> Box<dyn AnyPlayer> {
        Box::new(PlayerOf::<G>(kind.player(resources)))
    }

    fn analyse(
        &self,
        history: &dyn AnyHistory,
        resources: Resources,
        budget: Budget,
        lines: usize,
        stop: &Stop,
        on_thought: &mut dyn FnMut(Thought),
    ) -> Option<Thought> {
        let history = typed::<G>(history)?;
        if history.ending().is_some() || history.position().count_moves() == 0 {
            return None;
        }
        let best = Best::<G>::new(resources);
        let report = best.analyse(history, budget, lines, stop, |report| on_thought(Thought::of(report)));
        Some(Thought::of(&report))
    }

    fn exact(&self, history: &dyn AnyHistory) -> Option<Exact> {
        let solved = tablebases::started::<G>()?;
        Some(exact_of(&Answer::ask(solved.table()?, typed::<G>(history)?.position())))
    }

    fn bench_search(&self, nodes: u64) -> SearchBenchmark {
        benchmarks::search_fixed_positions::<G>(nodes)
    }
}
