use std::any::Any;

use games::scene::{Scene, Scenic};
use games::why::WhyNot;
use rules::perft::perft_threads;
use rules::{
    BadChoice, Choice, Effect, Effects as _, Evaluate, Fact, Game, IllegalChoice, Info, Node, Notation,
    Position, Side,
};

use play::{ChoiceIn, Claim, Ending, Forfeit, History, NoClaim, NoDraw, NoUndo, dice, mark};

use crate::Legal;

/// A game played so far, without its type. See [`History`] for the details of each method.
pub trait AnyHistory: Send + Sync {
    /// Returns the metadata of the game.
    fn info(&self) -> &'static Info;

    /// Returns what happens next by the rules alone; see [`ending`](AnyHistory::ending) for all other endings.
    fn node(&self) -> Node;

    /// Returns whose turn it is, which may differ from the side to decide.
    fn turn(&self) -> Side;

    /// Returns the current position.
    fn position(&self) -> String;

    /// Returns the position after so many choices; `None` if there were fewer.
    fn position_after(&self, choices: usize) -> Option<String>;

    /// Returns the current scene, with the last move marked.
    fn scene(&self) -> Scene;

    /// Returns the scene after so many choices; `None` if there were fewer.
    fn scene_after(&self, choices: usize) -> Option<Scene>;

    /// Returns the legal moves; none at a chance node or after the end of the game.
    fn moves(&self) -> Vec<Legal>;

    /// Returns the number of legal moves.
    fn count_moves(&self) -> u64;

    /// Returns every legal move or possible roll, with the position it leads to.
    fn choices(&self) -> Vec<(String, String)>;

    /// Counts the sequences of so many moves and rolls, by the rules alone.
    fn perft(&self, depth: u32, threads: usize) -> u64;

    /// Marks in a scene of the current position where the piece on a space may go. Returns how many legal moves start there.
    fn mark_targets(&self, scene: &mut Scene, space: &str) -> usize;

    /// Returns why the piece on the first of these spaces cannot move to the last; `None` if it can.
    fn why_not(&self, spaces: &[&str]) -> Option<WhyNot>;

    /// Returns all choices so far.
    fn steps(&self) -> Vec<Step>;

    /// Returns the choice after so many others; `None` if there were fewer.
    fn step(&self, choices: usize) -> Option<Step>;

    /// Returns the effects that a legal move or roll would have.
    fn preview(&self, text: &str) -> Result<Vec<Effect>, BadChoice>;

    /// Returns the number of moves and rolls so far.
    fn len(&self) -> usize;

    /// Returns whether there were no choices yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns the number of random numbers to draw a roll from; 0 unless a roll is due.
    fn dice_weight(&self) -> u64;

    /// Returns the roll for a number below [`dice_weight`](AnyHistory::dice_weight).
    fn dice_roll(&self, number: u64) -> Option<String>;

    /// Returns the roll that was taken back here.
    fn rolled_before(&self) -> Option<String>;

    /// Makes a move or applies a roll, in notation. An error changes nothing.
    fn take(&mut self, text: &str) -> Result<(), BadChoice>;

    /// Returns how many times the position has occurred.
    fn occurrences(&self) -> usize;

    /// Returns the current number of turns in a row without a capture.
    fn quiet_turns(&self) -> u32;

    /// Returns how the game ended; `None` while it is in progress.
    fn ending(&self) -> Option<Ending>;

    /// Returns the result and the reason as a fact; `None` while the game is in progress.
    fn result(&self) -> Option<Fact>;

    /// Returns why a draw may be claimed now.
    fn claimable(&self) -> Option<Claim>;

    /// Claims a draw for a player.
    fn claim(&mut self, by: Side) -> Result<Claim, NoClaim>;

    /// Resigns for a player.
    fn resign(&mut self, loser: Side) -> Result<(), IllegalChoice>;

    /// Ends the game with a forfeit by a player.
    fn forfeit(&mut self, loser: Side, fault: Forfeit) -> Result<(), IllegalChoice>;

    /// Returns the most points that a side can still win.
    fn most_points_for(&self, side: Side) -> u8;

    /// Ends the game with a resignation or forfeit, for as many points as it says.
    fn lose(&mut self, ending: Ending) -> Result<(), IllegalChoice>;

    /// Checks that the game can still be drawn.
    fn may_be_drawn(&self) -> Result<(), NoDraw>;

    /// Ends the game in a draw because a player left and the opponent settled for it.
    fn abandon(&mut self, by: Side) -> Result<(), NoDraw>;

    /// Ends the game by agreement.
    fn agree_draw(&mut self) -> Result<(), NoDraw>;

    /// Takes back the last decision and the rolls after it. Returns the number of choices taken back.
    fn undo(&mut self) -> Result<usize, NoUndo>;

    /// Clones the history.
    fn copy(&self) -> Box<dyn AnyHistory>;

    /// Returns the typed history, for downcasting.
    fn as_any(&self) -> &dyn Any;
}

/// One choice of a game played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The move or roll in notation.
    pub text: String,
    /// The side that decided; `None` for a roll.
    pub by: Option<Side>,
    /// The side whose turn it was.
    pub turn: Side,
    /// The spaces touched by the move, in order.
    pub trail: Vec<String>,
    /// The effects, in order.
    pub effects: Vec<Effect>,
}

impl Step {
    fn of<G: Game<Position: Scenic>>(
        position: &G::Position,
        choice: ChoiceIn<G>,
        before: Option<&G::Position>,
    ) -> Step {
        let trail = match choice {
            Choice::Move(mv) => position.trail(mv),
            Choice::Roll(_) => Vec::new(),
        };
        let by = match position.node() {
            Node::Decide(side) => Some(side),
            Node::Chance | Node::Over(_) => None,
        };
        let effects = position.effects(choice, before);
        Step { text: choice.to_string(), by, turn: position.turn(), trail, effects }
    }
}

impl<G: Game<Position: Scenic + Evaluate>> AnyHistory for History<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn node(&self) -> Node {
        History::position(self).node()
    }

    fn turn(&self) -> Side {
        History::position(self).turn()
    }

    fn position(&self) -> String {
        History::position(self).to_string()
    }

    fn position_after(&self, choices: usize) -> Option<String> {
        self.positions().nth(choices).map(ToString::to_string)
    }

    fn scene(&self) -> Scene {
        let mut scene = History::position(self).scene();
        if let Some((before, mv)) = self.last_move() {
            mark::last_move(&mut scene, before, mv);
        }
        scene
    }

    fn scene_after(&self, choices: usize) -> Option<Scene> {
        let mut scene = self.positions().nth(choices)?.scene();
        let before = self.positions().zip(self.choices()).take(choices);
        let last = before.filter_map(|(position, choice)| match choice {
            Choice::Move(mv) => Some((position, *mv)),
            Choice::Roll(_) => None,
        });
        if let Some((before, mv)) = last.last() {
            mark::last_move(&mut scene, before, mv);
        }
        Some(scene)
    }

    fn moves(&self) -> Vec<Legal> {
        if History::ending(self).is_some() { Vec::new() } else { Legal::all(History::position(self)) }
    }

    fn count_moves(&self) -> u64 {
        if History::ending(self).is_some() { 0 } else { History::position(self).count_moves() }
    }

    fn choices(&self) -> Vec<(String, String)> {
        let position = History::position(self);
        let mut choices = Vec::new();
        position.each_choice(|choice| {
            let mut after = *position;
            after.take_unchecked(choice);
            choices.push((choice.to_string(), after.to_string()));
        });
        choices
    }

    fn perft(&self, depth: u32, threads: usize) -> u64 {
        perft_threads(History::position(self), depth, threads)
    }

    fn mark_targets(&self, scene: &mut Scene, space: &str) -> usize {
        mark::targets(scene, History::position(self), space)
    }

    fn why_not(&self, spaces: &[&str]) -> Option<WhyNot> {
        games::why::why_not(History::position(self), spaces)
    }

    fn steps(&self) -> Vec<Step> {
        let before = std::iter::once(None).chain(self.positions().map(Some));
        let positions = before.zip(self.positions());
        let steps = positions.zip(self.choices());
        steps.map(|((before, position), choice)| Step::of::<G>(position, *choice, before)).collect()
    }

    fn step(&self, choices: usize) -> Option<Step> {
        let choice = self.choices().get(choices)?;
        let before = choices.checked_sub(1).and_then(|earlier| self.positions().nth(earlier));
        self.positions().nth(choices).map(|position| Step::of::<G>(position, *choice, before))
    }

    fn len(&self) -> usize {
        self.choices().len()
    }

    fn dice_weight(&self) -> u64 {
        if History::ending(self).is_some() { 0 } else { dice::weight(History::position(self)) }
    }

    fn dice_roll(&self, number: u64) -> Option<String> {
        dice::roll(History::position(self), number).map(|roll| roll.to_string())
    }

    fn rolled_before(&self) -> Option<String> {
        History::rolled_before(self).map(|roll| roll.to_string())
    }

    fn take(&mut self, text: &str) -> Result<(), BadChoice> {
        let choice = History::position(self).read_choice(text)?;
        History::take(self, choice).map_err(BadChoice::Refused)
    }

    fn preview(&self, text: &str) -> Result<Vec<Effect>, BadChoice> {
        let choice = History::position(self).read_choice(text)?;
        Ok(History::preview(self, choice))
    }

    fn occurrences(&self) -> usize {
        History::occurrences(self)
    }

    fn quiet_turns(&self) -> u32 {
        History::quiet_turns(self)
    }

    fn ending(&self) -> Option<Ending> {
        History::ending(self)
    }

    fn result(&self) -> Option<Fact> {
        History::result(self)
    }

    fn claimable(&self) -> Option<Claim> {
        History::claimable(self)
    }

    fn claim(&mut self, by: Side) -> Result<Claim, NoClaim> {
        History::claim(self, by)
    }

    fn resign(&mut self, loser: Side) -> Result<(), IllegalChoice> {
        History::resign(self, loser)
    }

    fn forfeit(&mut self, loser: Side, fault: Forfeit) -> Result<(), IllegalChoice> {
        History::forfeit(self, loser, fault)
    }

    fn most_points_for(&self, side: Side) -> u8 {
        History::most_points_for(self, side)
    }

    fn lose(&mut self, ending: Ending) -> Result<(), IllegalChoice> {
        History::lose(self, ending)
    }

    fn may_be_drawn(&self) -> Result<(), NoDraw> {
        History::may_be_drawn(self)
    }

    fn abandon(&mut self, by: Side) -> Result<(), NoDraw> {
        History::abandon(self, by)
    }

    fn agree_draw(&mut self) -> Result<(), NoDraw> {
        History::agree_draw(self)
    }

    fn undo(&mut self) -> Result<usize, NoUndo> {
        History::undo(self).map(|undone| undone.choices().len())
    }

    fn copy(&self) -> Box<dyn AnyHistory> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}
