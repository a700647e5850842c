//! One game or analysis board: the game itself, the view of it, and the player's unfinished input.

mod clock;
mod completion;
mod dice;
mod selection;

use std::time::Duration;

use catalog::{AnyGame, AnyHistory, Exact, Legal, Step, Thought};
use games::scene::{MarkKind, Scene, Shade};
use play::player::PlayerName;
use rules::{Effect, Node, Side};
use search::{Score, Stop};
use table::TimeControl;
use table::record::Record;
use words::Words;

pub(crate) use catalog::Odds;
pub(crate) use clock::{CLOCKS, DisplayedClock, time_words};
pub(crate) use completion::Completion;
pub(crate) use dice::{Dice, faces, pips};
pub(crate) use selection::{Pointed, Selection};

use crate::board::Lights;
use crate::command::Command;
use crate::narration;
use crate::online::RemoteTable;

/// The occupant of a seat.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Seat {
    /// A person at this screen.
    Person,
    /// A computer player.
    Computer(PlayerName),
    /// A seat at an online table.
    Elsewhere,
}

/// The settings of a new game.
#[derive(Clone)]
pub(crate) struct NewGame {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) seats: [Seat; 2],
    pub(crate) first: Side,
    /// Whether the first player was chosen at random.
    pub(crate) by_lot: bool,
    /// Whether each side has the group of pieces that is usually the other's.
    pub(crate) exchanged: bool,
    /// Whether seat 1 sets up for all to see, and seat 2 after it.
    pub(crate) open_setup: bool,
    pub(crate) control: TimeControl,
    /// Whether this is an analysis board.
    pub(crate) is_analysis: bool,
    pub(crate) flipped: bool,
}

/// A computer player that is thinking.
#[derive(Clone, Debug)]
pub(crate) struct Thinking {
    pub(crate) ticket: u64,
    pub(crate) stop: Stop,
    pub(crate) since: Duration,
}

/// The contents of the analysis panel.
#[derive(Clone, Debug)]
pub(crate) struct Analysis {
    pub(crate) ticket: u64,
    pub(crate) stop: Stop,
    pub(crate) thought: Option<Thought>,
    pub(crate) exact: Option<Exact>,
    /// When the tablebase was last probed.
    pub(crate) asked: Duration,
}

/// A suggested move.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Hint {
    pub(crate) text: String,
    pub(crate) score: Score,
}

/// The odds of the attack under the cursor.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Risk {
    pub(crate) odds: Odds,
    /// The effects before the roll.
    pub(crate) attack: Vec<Effect>,
}

/// Several paths to the same target, one of which is highlighted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Paths {
    pub(crate) texts: Vec<String>,
    pub(crate) at: usize,
}

/// Enough of a game to detect changes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct GameSnapshot {
    choices: Vec<String>,
    is_over: bool,
}

impl GameSnapshot {
    fn of(history: &dyn AnyHistory) -> GameSnapshot {
        let choices = history.steps().into_iter().map(|step| step.text).collect();
        GameSnapshot { choices, is_over: history.ending().is_some() }
    }
}

/// One game on the screen.
pub(crate) struct Session {
    /// A unique id, because computer players belong to a session.
    pub(crate) id: u64,
    /// The language of the user interface.
    pub(crate) words: &'static Words,
    pub(crate) start: NewGame,
    pub(crate) history: Box<dyn AnyHistory>,
    /// The online table of this game, if any.
    pub(crate) remote: Option<Box<RemoteTable>>,
    pub(crate) setups: Option<[String; 2]>,
    pub(crate) clock: Option<DisplayedClock>,
    /// The current scene.
    pub(crate) scene: Scene,
    pub(crate) moves: Vec<Legal>,
    pub(crate) steps: Vec<Step>,
    /// The scene of an earlier position being viewed, and its number of choices.
    pub(crate) view: Option<(usize, Scene)>,
    pub(crate) flipped: bool,
    pub(crate) cursor: usize,
    /// The column that the cursor keeps to while moving up and down.
    pub(crate) home: f64,
    pub(crate) selection: Selection,
    pub(crate) paths: Option<Paths>,
    pub(crate) typed: String,
    pub(crate) message: Option<String>,
    pub(crate) dice: Option<Dice>,
    pub(crate) thinking: Option<Thinking>,
    pub(crate) hinting: Option<Thinking>,
    pub(crate) hint: Option<Hint>,
    pub(crate) analysis: Option<Analysis>,
    pub(crate) odds: Option<(String, Option<Risk>)>,
    /// The computer's score of its last move.
    pub(crate) score: Option<Score>,
    /// The record that the game was opened from, with the game at that time.
    pub(crate) origin: Option<(Box<Record>, GameSnapshot)>,
    /// The game when it was last saved, or at its start.
    pub(crate) saved: GameSnapshot,
    /// The game being saved.
    pub(crate) saving: Option<GameSnapshot>,
}

impl Session {
    /// Returns the time control for records; `None` without a clock.
    pub(crate) fn clock_tag(&self) -> Option<String> {
        let control = self.start.control;
        (control != TimeControl::None).then(|| control.to_string())
    }

    pub(crate) fn new(
        words: &'static Words,
        start: NewGame,
        history: Box<dyn AnyHistory>,
        setups: Option<[String; 2]>,
    ) -> Session {
        let scene = history.scene();
        let clock = DisplayedClock::new(start.control);
        let flipped = start.flipped;
        let saved = GameSnapshot::of(history.as_ref());
        let mut session = Session {
            id: 0,
            words,
            start,
            history,
            remote: None,
            setups,
            clock,
            scene,
            moves: Vec::new(),
            steps: Vec::new(),
            view: None,
            flipped,
            cursor: 0,
            home: 0.0,
            selection: Selection::default(),
            paths: None,
            typed: String::new(),
            message: None,
            dice: None,
            thinking: None,
            hinting: None,
            hint: None,
            analysis: None,
            odds: None,
            score: None,
            origin: None,
            saved,
            saving: None,
        };
        // The cursor starts on a piece near the player.
        let nearest = |side: Side| {
            let pieces = session.scene.pieces.iter().filter(|piece| piece.side == side);
            let off = |space: usize| (session.scene.spaces[space].centre.x.abs() * 1e6) as i64;
            pieces.map(|piece| piece.space).min_by_key(|space| (off(*space), *space))
        };
        let sits = |side: &Side| session.start.seats[*side] == Seat::Person;
        let first = session.start.first;
        let person = [first, !first].into_iter().find(sits).unwrap_or(first);
        session.cursor = nearest(person).unwrap_or(0);
        session.refresh();
        session
    }

    /// Updates everything shown from the history.
    pub(crate) fn refresh(&mut self) {
        self.scene = self.history.scene();
        if self.remote.as_ref().is_some_and(|remote| remote.view.state.pieces.is_empty()) {
            // The pieces are unknown during setup.
            self.scene.pieces.clear();
        }
        self.moves = self.history.moves();
        self.moves.sort_by(|a, b| a.text.cmp(&b.text));
        self.steps = self.history.steps();
        self.view = None;
        self.selection = Selection::begin(&self.moves);
        self.paths = None;
        self.typed.clear();
        self.hint = None;
        self.odds = None;
        if let Some(hinting) = self.hinting.take() {
            hinting.stop.stop();
        }
        if self.person_to_decide().is_some() {
            self.come_back();
        }
        self.update_odds();
    }

    /// Moves the cursor to the nearest movable piece, unless it is on one.
    fn come_back(&mut self) {
        let Some(here) = self.scene.spaces.get(self.cursor).map(|space| space.centre) else { return };
        let far = |space: &usize| {
            let there = self.scene.spaces[*space].centre;
            // Rounded, so that rounding errors don't break ties.
            ((there.x - here.x).hypot(there.y - here.y) * 1e6) as i64
        };
        if let Some(nearest) = self.starts().into_iter().min_by_key(far) {
            self.go_to(nearest);
        }
    }

    /// Moves the cursor to a space.
    pub(crate) fn go_to(&mut self, space: usize) {
        let Some(drawn) = self.scene.spaces.get(space) else { return };
        self.home = if self.flipped { -drawn.centre.x } else { drawn.centre.x };
        self.cursor = space;
        self.update_odds();
    }

    /// Recomputes the odds if the move under the cursor has changed.
    pub(crate) fn update_odds(&mut self) {
        let looked_at = self.looked_at().map(|legal| legal.text.clone());
        match (looked_at, &self.odds) {
            (Some(text), Some((known, _))) if text == *known => {}
            (Some(text), _) => {
                let risk = Odds::of(self.history.as_ref(), &text).and_then(|odds| {
                    let attack = self.history.preview(&text).ok()?;
                    Some(Risk { odds, attack })
                });
                self.odds = Some((text, risk));
            }
            (None, _) => self.odds = None,
        }
    }

    /// Returns the spaces where a move can start, in the order of the scene.
    pub(crate) fn starts(&self) -> Vec<usize> {
        let starts = self.moves.iter().filter_map(|legal| self.scene.find(legal.trail.first()?));
        let mut starts: Vec<usize> = starts.collect();
        starts.sort_unstable();
        starts.dedup();
        starts
    }

    /// Returns the targets of the selection.
    pub(crate) fn targets(&self) -> Vec<(usize, MarkKind)> {
        let ends = self.selection.ends(&self.moves);
        let mark = |takes| if takes { MarkKind::Capture } else { MarkKind::Target };
        ends.into_iter().filter_map(|(space, takes)| Some((self.scene.find(&space)?, mark(takes)))).collect()
    }

    /// Returns the move under the cursor, if there is exactly one, or the highlighted path.
    pub(crate) fn looked_at(&self) -> Option<&Legal> {
        if self.view.is_some() {
            return None;
        }
        if let Some(paths) = &self.paths {
            let text = paths.texts.get(paths.at)?;
            return self.moves.iter().find(|legal| legal.text == *text);
        }
        if !self.typed.is_empty() {
            let completion = Completion::of(&self.typed, self.moves.iter().map(|legal| legal.text.as_str()));
            let meant = completion.meant(&self.typed)?.to_owned();
            return self.moves.iter().find(|legal| legal.text == meant);
        }
        let name = &self.scene.spaces.get(self.cursor)?.name;
        if self.selection.spaces.is_empty() {
            return None;
        }
        let open = self.selection.open(&self.moves);
        let mut ends =
            open.into_iter().filter(|legal| legal.trail.len() > 1 && legal.trail.last() == Some(name));
        let first = ends.next()?;
        ends.next().is_none().then_some(first)
    }

    /// Returns the highlights on the board.
    pub(crate) fn lights(&self) -> Lights {
        if self.view.is_some() {
            return Lights::default();
        }
        let find = |name: &String| self.scene.find(name);
        let way = self.looked_at().map(|legal| legal.trail.as_slice());
        let hinted = self.hint.as_ref().and_then(|hint| {
            self.moves.iter().find(|legal| legal.text == hint.text).map(|legal| legal.trail.as_slice())
        });
        let decides = self.person_to_decide().is_some();
        Lights {
            cursor: (!self.is_over()).then_some(self.cursor),
            picked: if decides { self.selection.spaces.first().and_then(find) } else { None },
            targets: if decides { self.targets() } else { Vec::new() },
            way: way.or(hinted).unwrap_or_default().iter().filter_map(find).collect(),
        }
    }

    /// Returns the visible scene.
    pub(crate) fn shown(&self) -> &Scene {
        self.view.as_ref().map_or(&self.scene, |(_, scene)| scene)
    }

    /// Returns the number of choices before the visible position.
    pub(crate) fn shown_step(&self) -> usize {
        self.view.as_ref().map_or(self.steps.len(), |(step, _)| *step)
    }

    /// Returns the game up to the visible position.
    pub(crate) fn shown_history(&self) -> Box<dyn AnyHistory> {
        let replay = || {
            let (keep, _) = self.view.as_ref()?;
            let start = self.history.position_after(0)?;
            let mut history = self.start.game.start_from(&start).ok()?;
            for step in self.steps.iter().take(*keep) {
                history.take(&step.text).ok()?;
            }
            Some(history)
        };
        replay().unwrap_or_else(|| self.history.copy())
    }

    /// Returns whether input branches off from an earlier position, as on an analysis board.
    pub(crate) fn branches_off(&self) -> bool {
        self.start.is_analysis && self.view.is_some()
    }

    /// Returns whether a space is in play.
    pub(crate) fn is_played_on(&self, space: usize) -> bool {
        let shade = self.scene.spaces.get(space).map(|space| space.shade);
        !matches!(shade, None | Some(Shade::Unused | Shade::Yard))
    }

    /// Returns the side to decide; `None` after the end of the game or before a roll.
    pub(crate) fn decider(&self) -> Option<Side> {
        match self.history.node() {
            Node::Decide(side) if self.history.ending().is_none() => {
                let is_on = self.remote.as_ref().is_none_or(|remote| remote.is_playing());
                is_on.then_some(side)
            }
            _ => None,
        }
    }

    /// Returns the side to decide in the visible position.
    pub(crate) fn shown_decider(&self) -> Option<Side> {
        match &self.view {
            Some((step, _)) => self.steps.get(*step).and_then(|step| step.by),
            None => self.decider(),
        }
    }

    /// Returns the side to decide, if it is a person at this screen.
    pub(crate) fn person_to_decide(&self) -> Option<Side> {
        let may_decide = self.remote.as_ref().is_none_or(|remote| remote.is_ready());
        self.decider().filter(|side| may_decide && self.start.seats[*side] == Seat::Person)
    }

    /// Formats how the game ended; `None` while it is in progress.
    pub(crate) fn verdict(&self) -> Option<String> {
        match &self.remote {
            // A server knows more ways to end a game, and the roll that ended one may still be animated here.
            Some(remote) if !remote.queue.is_empty() || self.dice.is_some() => None,
            Some(remote) => {
                let ending = remote.view.state.ending.as_ref();
                let most_points = remote.view.game.most_points;
                let sides = &self.history.info().sides;
                ending.map(|ending| narration::ending(ending, most_points, self.words, sides))
            }
            None => {
                let result = self.history.result()?;
                Some(self.words.sentence(&result, &self.history.info().sides))
            }
        }
    }

    /// Returns whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        match &self.remote {
            Some(remote) if !remote.queue.is_empty() || self.dice.is_some() => false,
            Some(remote) => remote.view.state.ending.is_some(),
            None => self.history.ending().is_some(),
        }
    }

    /// Returns the kinds of pieces that a side has lost before the visible position, in order.
    pub(crate) fn lost(&self, side: Side) -> Vec<&'static str> {
        let effects = self.steps.iter().take(self.shown_step()).flat_map(|step| &step.effects);
        let lost = effects.filter_map(|effect| match effect {
            Effect::Removed { side: loser, piece, .. } if *loser == side => Some(*piece),
            _ => None,
        });
        lost.collect()
    }

    /// Returns whether this is an online game in progress against a person, where no help is given.
    pub(crate) fn is_contest(&self) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.is_player() && remote.view.state.ending.is_none())
    }

    /// Returns the side of the computer, if it plays.
    pub(crate) fn computer(&self) -> Option<(Side, &PlayerName)> {
        Side::BOTH.into_iter().find_map(|side| match &self.start.seats[side] {
            Seat::Computer(name) => Some((side, name)),
            Seat::Person | Seat::Elsewhere => None,
        })
    }

    /// Returns the name of a side: `Teal`.
    pub(crate) fn side(&self, side: Side) -> String {
        self.words.side(side, &self.history.info().sides)
    }

    /// Returns whether a roll is due.
    pub(crate) fn waits_for_dice(&self) -> bool {
        self.history.dice_weight() > 0
    }

    /// Returns the moves that may be typed now and, on an analysis board, the rolls.
    pub(crate) fn choices(&self) -> Vec<String> {
        let mut all: Vec<String> = Vec::new();
        let shown = if self.branches_off() { Some(self.shown_history()) } else { None };
        if let Some(shown) = &shown {
            all.extend(shown.moves().into_iter().map(|legal| legal.text));
            all.sort();
        } else if self.person_to_decide().is_some() {
            all.extend(self.moves.iter().map(|legal| legal.text.clone()));
        }
        if self.start.is_analysis {
            let history = shown.as_deref().unwrap_or(self.history.as_ref());
            let rolls = (0..history.dice_weight()).filter_map(|number| history.dice_roll(number));
            rolls.for_each(|roll| {
                if !all.contains(&roll) {
                    all.push(roll);
                }
            });
        }
        all
    }

    /// Returns everything that may be typed now: moves, rolls and the words of commands, which may follow a colon.
    pub(crate) fn candidates(&self) -> Vec<String> {
        let commands = Command::ALL.iter().filter(|command| self.has(**command));
        let words = commands.map(|command| command.word(self.words));
        if self.typed.starts_with(':') {
            return words.map(|word| format!(":{word}")).collect();
        }
        self.choices().into_iter().chain(words).collect()
    }

    /// Whether a command exists in this game: some need a server.
    fn has(&self, command: Command) -> bool {
        self.remote.is_some() || !command.is_online()
    }

    /// The command of a key. A lower-case letter is one as well, unless a move or roll begins with it.
    pub(crate) fn command_of(&self, letter: char) -> Option<Command> {
        if let Some(command) = Command::of_key(letter) {
            return Some(command);
        }
        let command = Command::of_key(letter.to_ascii_uppercase()).filter(|command| self.has(*command))?;
        let begins_choice = self.choices().iter().any(|text| text.starts_with(letter));
        (!begins_choice).then_some(command)
    }

    /// Whether something would be lost if the game were left now.
    pub(crate) fn is_unsaved(&self) -> bool {
        // Online games are kept by the server.
        self.remote.is_none() && self.saved != self.kept()
    }

    /// Returns the game as it would be saved now.
    pub(crate) fn kept(&self) -> GameSnapshot {
        GameSnapshot::of(self.history.as_ref())
    }

    /// Stops all running computations.
    pub(crate) fn stop(&mut self) {
        for thinking in self.thinking.take().into_iter().chain(self.hinting.take()) {
            thinking.stop.stop();
        }
        if let Some(analysis) = &self.analysis {
            analysis.stop.stop();
        }
    }
}
