use std::fmt;

use rules::{Choice, Code, Coded, Effect, Effects, Game, IllegalChoice, Node, Position, Side};

use crate::{Claim, Ending, Forfeit, NoClaim, NoDraw};

#[cfg(test)]
mod tests;

/// A move or a fall of the dice in a game.
pub type ChoiceIn<G> =
    Choice<<<G as Game>::Position as Position>::Move, <<G as Game>::Position as Position>::Roll>;

/// A game as it was played so far: every position and every choice, and what the players declared.
///
/// Repetition is judged by comparing whole positions, and only those in which a player decides: showdown dice that
/// have to be rolled again are no repetition. A game whose rules know no draws ([`Info::draws`](rules::Info::draws))
/// goes on until it is won: there is nothing to claim or to agree on.
///
/// ```
/// use games::courtier::Courtier;
/// use play::{Claim, History};
/// use rules::{Game, Notation, Side};
///
/// let mut history = History::<Courtier>::new(Courtier::start(Side::South));
/// for text in ["a1-b1", "a7-b7", "b1-a1", "b7-a7"].repeat(2) {
///     let choice = history.position().read_choice(text).unwrap();
///     history.take(choice).unwrap();
/// }
/// assert_eq!(history.claimable(), Some(Claim::Repetition));
/// ```
pub struct History<G: Game> {
    /// The position to begin with, and one after each choice.
    moments: Vec<Moment<G::Position>>,
    choices: Vec<ChoiceIn<G>>,
    /// Dice that fell and were taken back: the number of choices before them, where they fell, and how.
    taken_back: Vec<(usize, G::Position, <G::Position as Position>::Roll)>,
    /// What the players declared, if it ended the game.
    declared: Option<Ending>,
}

impl<G: Game> Clone for History<G> {
    fn clone(&self) -> History<G> {
        History {
            moments: self.moments.clone(),
            choices: self.choices.clone(),
            taken_back: self.taken_back.clone(),
            declared: self.declared,
        }
    }
}

/// A position and what only the history knows of it.
#[derive(Clone)]
struct Moment<P> {
    position: P,
    /// The finished turns in a row, up to here, that saw nothing captured.
    quiet_turns: u32,
    /// Whether the turn under way has captured something.
    captured: bool,
}

impl<P: Position> Moment<P> {
    fn after(&self, position: P) -> Moment<P> {
        let captured = self.captured || position.pieces() < self.position.pieces();
        let turn_ended = position.turn() != self.position.turn();
        let quiet_turns = match (captured, turn_ended) {
            (true, _) => 0,
            (false, true) => self.quiet_turns + 1,
            (false, false) => self.quiet_turns,
        };
        Moment { position, quiet_turns, captured: captured && !turn_ended }
    }
}

impl<G: Game> History<G> {
    /// A game that begins here.
    pub fn new(position: G::Position) -> History<G> {
        let start = Moment { position, quiet_turns: 0, captured: false };
        History { moments: vec![start], choices: Vec::new(), taken_back: Vec::new(), declared: None }
    }

    fn now(&self) -> &Moment<G::Position> {
        // A history always has its first moment: nothing ever removes it.
        &self.moments[self.moments.len() - 1]
    }

    /// The position now.
    pub fn position(&self) -> &G::Position {
        &self.now().position
    }

    /// The position that the game began with.
    pub fn start(&self) -> &G::Position {
        &self.moments[0].position
    }

    /// Every position of the game, the one now included, in order.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &G::Position> {
        self.moments.iter().map(|moment| &moment.position)
    }

    /// The keys and numbers of pieces of the decisions before this one, as search wants to know them.
    pub fn earlier(&self) -> Vec<(u64, u32)> {
        let before = self.moments[..self.moments.len() - 1].iter().map(|moment| &moment.position);
        let decisions = before.filter(|position| matches!(position.node(), Node::Decide(_)));
        decisions.map(|position| (position.key(), position.pieces())).collect()
    }

    /// What was chosen so far, moves and dice, in order.
    pub fn choices(&self) -> &[ChoiceIn<G>] {
        &self.choices
    }

    /// The last move and the position in which it was made. Dice that fell since do not count.
    pub fn last_move(&self) -> Option<(&G::Position, <G::Position as Position>::Move)> {
        self.moments.iter().zip(&self.choices).rev().find_map(|(moment, choice)| match choice {
            Choice::Move(mv) => Some((&moment.position, *mv)),
            Choice::Roll(_) => None,
        })
    }

    /// What the choice after so many others did, in order; `None` where there were not so many.
    pub fn effects(&self, choices: usize) -> Option<Vec<Effect>>
    where
        G::Position: Effects,
    {
        let choice = *self.choices.get(choices)?;
        Some(self.effects_at(choices, choice))
    }

    /// What a choice that is possible now would do, in order.
    pub fn preview(&self, choice: ChoiceIn<G>) -> Vec<Effect>
    where
        G::Position: Effects,
    {
        self.effects_at(self.choices.len(), choice)
    }

    fn effects_at(&self, choices: usize, choice: ChoiceIn<G>) -> Vec<Effect>
    where
        G::Position: Effects,
    {
        let before = choices.checked_sub(1).map(|earlier| &self.moments[earlier].position);
        self.moments[choices].position.effects(choice, before)
    }

    /// How many times the position has occurred, this time included; 0 while dice are waited for or when the game is over.
    pub fn occurrences(&self) -> usize {
        if !matches!(self.position().node(), Node::Decide(_)) {
            return 0;
        }
        self.moments.iter().filter(|moment| moment.position == *self.position()).count()
    }

    /// How many turns in a row, up to now, saw nothing captured.
    pub fn quiet_turns(&self) -> u32 {
        self.now().quiet_turns
    }

    /// How the game ended; `None` while it goes on.
    pub fn ending(&self) -> Option<Ending> {
        if let Node::Over(outcome) = self.position().node() {
            // A finished game always has a reason: the conformance suite of the games holds that.
            return Some(Ending::Rules { outcome, reason: G::ending(self.position()).unwrap_or(Code("")) });
        }
        if self.declared.is_some() {
            return self.declared;
        }
        if !G::INFO.draws {
            return None;
        }
        if self.occurrences() >= Claim::FINAL_OCCURRENCES {
            return Some(Ending::Repetition);
        }
        (self.quiet_turns() >= Claim::FINAL_QUIET_TURNS).then_some(Ending::NoProgress)
    }

    /// Makes a move or lets the dice fall.
    pub fn take(&mut self, choice: ChoiceIn<G>) -> Result<(), IllegalChoice> {
        if self.ending().is_some() {
            return Err(IllegalChoice::GameOver);
        }
        let after = self.position().take(choice)?;
        let moment = self.now().after(after);
        self.moments.push(moment);
        self.choices.push(choice);
        Ok(())
    }

    /// How the dice fell here before they were taken back. Whoever rolls should let them fall the same way again,
    /// so that undoing an unlucky attack and repeating it gains nothing.
    pub fn fell_before(&self) -> Option<<G::Position as Position>::Roll> {
        self.taken_back.iter().find_map(|(choices, position, roll)| {
            (*choices == self.choices.len() && position == self.position()).then_some(*roll)
        })
    }

    /// Takes back the last decision, together with the dice that fell after it.
    pub fn undo(&mut self) -> Result<Undone<G>, NoUndo> {
        if self.ending().is_some() {
            return Err(NoUndo::GameOver);
        }
        let decision = self.choices.iter().rposition(|choice| matches!(choice, Choice::Move(_)));
        let decision = decision.ok_or(NoUndo::NothingYet)?;
        for (choices, choice) in self.choices.iter().enumerate().skip(decision) {
            if let Choice::Roll(roll) = choice {
                let fallen = (choices, self.moments[choices].position, *roll);
                if !self.taken_back.contains(&fallen) {
                    self.taken_back.push(fallen);
                }
            }
        }
        self.moments.truncate(decision + 1);
        Ok(Undone { choices: self.choices.split_off(decision) })
    }

    /// Whether anything could make this game a draw: it is not over, and its rules know draws.
    pub fn may_be_drawn(&self) -> Result<(), NoDraw> {
        if self.ending().is_some() {
            Err(NoDraw::GameOver)
        } else if !G::INFO.draws {
            Err(NoDraw::NeverDrawn { title: G::INFO.title })
        } else {
            Ok(())
        }
    }

    /// The ground on which a draw may be claimed now, by either player.
    pub fn claimable(&self) -> Option<Claim> {
        if self.may_be_drawn().is_err() {
            None
        } else if self.occurrences() >= Claim::OCCURRENCES {
            Some(Claim::Repetition)
        } else {
            (self.quiet_turns() >= Claim::QUIET_TURNS).then_some(Claim::NoProgress)
        }
    }

    /// Claims a draw for a player, whoever's turn it is.
    pub fn claim(&mut self, by: Side) -> Result<Claim, NoClaim> {
        self.may_be_drawn()?;
        let too_early =
            NoClaim::TooEarly { occurrences: self.occurrences(), quiet_turns: self.quiet_turns() };
        let ground = self.claimable().ok_or(too_early)?;
        self.declared = Some(Ending::Claimed { ground, by });
        Ok(ground)
    }

    /// A player gives up, whoever's turn it is.
    pub fn resign(&mut self, loser: Side) -> Result<(), IllegalChoice> {
        if self.ending().is_some() {
            return Err(IllegalChoice::GameOver);
        }
        self.declared = Some(Ending::Resigned { loser });
        Ok(())
    }

    /// A player loses for what it did outside the rules, whoever's turn it is.
    pub fn forfeit(&mut self, loser: Side, fault: Forfeit) -> Result<(), IllegalChoice> {
        if self.ending().is_some() {
            return Err(IllegalChoice::GameOver);
        }
        self.declared = Some(Ending::Forfeited { loser, fault });
        Ok(())
    }

    /// A player has left, and the opponent is content with a draw.
    pub fn abandon(&mut self, by: Side) -> Result<(), NoDraw> {
        self.may_be_drawn()?;
        self.declared = Some(Ending::Abandoned { by });
        Ok(())
    }

    /// Both players agree on a draw.
    pub fn agree_draw(&mut self) -> Result<(), NoDraw> {
        self.may_be_drawn()?;
        self.declared = Some(Ending::Agreed);
        Ok(())
    }
}

/// What an undo took back: one move, then the dice that fell after it.
pub struct Undone<G: Game> {
    choices: Vec<ChoiceIn<G>>,
}

impl<G: Game> Undone<G> {
    /// The move and the dice, in the order in which they were made.
    pub fn choices(&self) -> &[ChoiceIn<G>] {
        &self.choices
    }

    /// Whether dice were taken back too.
    pub fn has_dice(&self) -> bool {
        self.choices.len() > 1
    }
}

rules::codes! {
    /// Why nothing could be taken back.
    pub enum NoUndo {
        /// Nobody has decided anything yet.
        NothingYet = "nothing-to-take-back",
        /// A finished game stays as it is.
        GameOver = "game-over",
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for NoUndo {}
