use std::any::Any;

use games::scene::{Scene, Scenic};
use games::why::WhyNot;
use rules::{
    BadChoice, Choice, Effect, Effects as _, Evaluate, Game, IllegalChoice, Info, Node, Notation, Position,
    Side,
};

use play::{ChoiceIn, Claim, Ending, Forfeit, History, NoClaim, NoDraw, NoUndo, dice, mark};

use crate::Legal;

/// A game as it was played so far, whatever game it is. [`History`] says what each of these does.
pub trait AnyHistory: Send + Sync {
    /// What is to be said about the game.
    fn info(&self) -> &'static Info;

    /// What happens next by the rules of the game alone; [`ending`](AnyHistory::ending) knows the other endings.
    fn node(&self) -> Node;

    /// Whose turn it is, which may be somebody else than who decides.
    fn turn(&self) -> Side;

    /// The position now.
    fn position(&self) -> String;

    /// The position after so many choices; `None` where there were not so many.
    fn position_after(&self, choices: usize) -> Option<String>;

    /// What to draw now, with the last move marked.
    fn scene(&self) -> Scene;

    /// What to draw after so many choices; `None` where there were not so many.
    fn scene_after(&self, choices: usize) -> Option<Scene>;

    /// The legal moves; none while dice are waited for or when the game is over.
    fn moves(&self) -> Vec<Legal>;

    /// How many moves are legal.
    fn count_moves(&self) -> u64;

    /// Why the piece on the first of these spaces cannot go to the last of them; `None` where it can.
    fn why_not(&self, spaces: &[&str]) -> Option<WhyNot>;

    /// Every choice so far, in order.
    fn steps(&self) -> Vec<Step>;

    /// The choice that was made after so many others; `None` where there were not so many.
    fn step(&self, choices: usize) -> Option<Step>;

    /// What a move or a fall of the dice that is possible now would do, in order.
    fn preview(&self, text: &str) -> Result<Vec<Effect>, BadChoice>;

    /// How many choices there were so far, moves and dice.
    fn len(&self) -> usize;

    /// Whether nothing was chosen yet.
    fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many numbers there are to draw the dice from; 0 where none are waited for.
    fn dice_weight(&self) -> u64;

    /// The fall of the dice that a number below [`dice_weight`](AnyHistory::dice_weight) stands for.
    fn dice_fall(&self, number: u64) -> Option<String>;

    /// How the dice fell here before they were taken back.
    fn fell_before(&self) -> Option<String>;

    /// Makes a move or lets the dice fall, as the notation writes it. An error changes nothing.
    fn take(&mut self, text: &str) -> Result<(), BadChoice>;

    /// How many times the position has occurred, this time included.
    fn occurrences(&self) -> usize;

    /// How many turns in a row, up to now, saw nothing captured.
    fn quiet_turns(&self) -> u32;

    /// How the game ended; `None` while it goes on.
    fn ending(&self) -> Option<Ending>;

    /// The ground on which a draw may be claimed now.
    fn claimable(&self) -> Option<Claim>;

    /// Claims a draw for a player.
    fn claim(&mut self, by: Side) -> Result<Claim, NoClaim>;

    /// A player gives up.
    fn resign(&mut self, loser: Side) -> Result<(), IllegalChoice>;

    /// A player loses for what it did outside the rules.
    fn forfeit(&mut self, loser: Side, fault: Forfeit) -> Result<(), IllegalChoice>;

    /// Whether anything could make this game a draw.
    fn may_be_drawn(&self) -> Result<(), NoDraw>;

    /// A player has left, and the opponent is content with a draw.
    fn abandon(&mut self, by: Side) -> Result<(), NoDraw>;

    /// Both players agree on a draw.
    fn agree_draw(&mut self) -> Result<(), NoDraw>;

    /// Takes back the last decision, together with the dice that fell after it. Says how many choices that were.
    fn undo(&mut self) -> Result<usize, NoUndo>;

    /// The same history once more, to think about elsewhere.
    fn copy(&self) -> Box<dyn AnyHistory>;

    /// The typed history behind this.
    fn as_any(&self) -> &dyn Any;
}

/// One choice of a game that was played.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Step {
    /// The move or the fall of the dice, in the notation.
    pub text: String,
    /// Who decided; nobody, where dice fell.
    pub by: Option<Side>,
    /// Whose turn it was.
    pub turn: Side,
    /// The spaces that a move touched, in order.
    pub trail: Vec<String>,
    /// What it did, in order.
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

    fn dice_fall(&self, number: u64) -> Option<String> {
        dice::fall(History::position(self), number).map(|roll| roll.to_string())
    }

    fn fell_before(&self) -> Option<String> {
        History::fell_before(self).map(|roll| roll.to_string())
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
