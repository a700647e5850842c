use std::fmt;

use rules::{Choice, Code, Coded, Effect, Effects, Fact, Game, IllegalChoice, Node, Position, Side};

use crate::{Claim, Ending, Forfeit, NoClaim, NoDraw};

#[cfg(test)]
mod tests;

/// A move or roll in a game.
pub type ChoiceIn<G> =
    Choice<<<G as Game>::Position as Position>::Move, <<G as Game>::Position as Position>::Roll>;

/// A game played so far: all positions and choices, and any declaration that ended it.
///
/// Repetition compares whole positions, and only those in which a player decides: rerolled showdown dice are no
/// repetition. A game that cannot be drawn ([`Info::draws`](rules::Info::draws)) goes on until it is won: there is
/// nothing to claim or to agree on.
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
    /// The initial position, and one after each choice.
    moments: Vec<Moment<G::Position>>,
    choices: Vec<ChoiceIn<G>>,
    /// Rolls that were taken back: the number of choices before each, its position, and the roll.
    taken_back: Vec<(usize, G::Position, <G::Position as Position>::Roll)>,
    /// The declaration that ended the game, if any.
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

/// A position, and what follows only from the history before it.
#[derive(Clone)]
struct Moment<P> {
    position: P,
    /// The number of finished turns in a row without a capture.
    quiet_turns: u32,
    /// Whether the current turn has captured something.
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
    /// Starts a game from this position.
    pub fn new(position: G::Position) -> History<G> {
        let start = Moment { position, quiet_turns: 0, captured: false };
        History { moments: vec![start], choices: Vec::new(), taken_back: Vec::new(), declared: None }
    }

    fn now(&self) -> &Moment<G::Position> {
        // A history always has a first moment; nothing ever removes it.
        &self.moments[self.moments.len() - 1]
    }

    /// Returns the current position.
    pub fn position(&self) -> &G::Position {
        &self.now().position
    }

    /// Returns the initial position.
    pub fn start(&self) -> &G::Position {
        &self.moments[0].position
    }

    /// Iterates over all positions of the game, including the current one.
    pub fn positions(&self) -> impl DoubleEndedIterator<Item = &G::Position> {
        self.moments.iter().map(|moment| &moment.position)
    }

    /// Returns the keys and numbers of pieces of the decisions before this one, for repetition detection in search.
    pub fn earlier(&self) -> Vec<(u64, u32)> {
        let before = self.moments[..self.moments.len() - 1].iter().map(|moment| &moment.position);
        let decisions = before.filter(|position| matches!(position.node(), Node::Decide(_)));
        decisions.map(|position| (position.key(), position.pieces())).collect()
    }

    /// Returns all moves and rolls so far.
    pub fn choices(&self) -> &[ChoiceIn<G>] {
        &self.choices
    }

    /// Returns the last move and the position in which it was made, ignoring rolls since.
    pub fn last_move(&self) -> Option<(&G::Position, <G::Position as Position>::Move)> {
        self.moments.iter().zip(&self.choices).rev().find_map(|(moment, choice)| match choice {
            Choice::Move(mv) => Some((&moment.position, *mv)),
            Choice::Roll(_) => None,
        })
    }

    /// Returns the effects of the choice after so many others; `None` if there were fewer.
    pub fn effects(&self, choices: usize) -> Option<Vec<Effect>>
    where
        G::Position: Effects,
    {
        let choice = *self.choices.get(choices)?;
        Some(self.effects_at(choices, choice))
    }

    /// Returns the effects that a legal choice would have.
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

    /// Returns how many times the current position has occurred; 0 at a chance node or after the end of the game.
    pub fn occurrences(&self) -> usize {
        if !matches!(self.position().node(), Node::Decide(_)) {
            return 0;
        }
        self.moments.iter().filter(|moment| moment.position == *self.position()).count()
    }

    /// Returns the current number of turns in a row without a capture.
    pub fn quiet_turns(&self) -> u32 {
        self.now().quiet_turns
    }

    /// Returns how the game ended; `None` while it is in progress.
    pub fn ending(&self) -> Option<Ending> {
        if let Node::Over(outcome) = self.position().node() {
            // A finished game always has a reason; the conformance suite checks this.
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

    /// Returns the result and the reason as a fact; `None` while the game is in progress.
    pub fn result(&self) -> Option<Fact> {
        self.ending().map(|ending| ending.result_with_reason(G::Position::MOST_POINTS))
    }

    /// Makes a move or applies a roll.
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

    /// Returns the roll that was taken back here. Rolling must repeat it, so that nothing is gained by undoing an
    /// unlucky attack and repeating it.
    pub fn rolled_before(&self) -> Option<<G::Position as Position>::Roll> {
        self.taken_back.iter().find_map(|(choices, position, roll)| {
            (*choices == self.choices.len() && position == self.position()).then_some(*roll)
        })
    }

    /// Takes back the last decision, together with the rolls after it.
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

    /// Checks that this game can still be drawn: it is not over, and its rules allow draws.
    pub fn may_be_drawn(&self) -> Result<(), NoDraw> {
        if self.ending().is_some() {
            Err(NoDraw::GameOver)
        } else if !G::INFO.draws {
            Err(NoDraw::NeverDrawn { title: G::INFO.title })
        } else {
            Ok(())
        }
    }

    /// Returns why either player may claim a draw now.
    pub fn claimable(&self) -> Option<Claim> {
        if self.may_be_drawn().is_err() {
            None
        } else if self.occurrences() >= Claim::OCCURRENCES {
            Some(Claim::Repetition)
        } else {
            (self.quiet_turns() >= Claim::QUIET_TURNS).then_some(Claim::NoProgress)
        }
    }

    /// Claims a draw for either player.
    pub fn claim(&mut self, by: Side) -> Result<Claim, NoClaim> {
        self.may_be_drawn()?;
        let too_early =
            NoClaim::TooEarly { occurrences: self.occurrences(), quiet_turns: self.quiet_turns() };
        let ground = self.claimable().ok_or(too_early)?;
        self.declared = Some(Ending::Claimed { ground, by });
        Ok(ground)
    }

    /// Resigns for a player, whether or not it is to move.
    pub fn resign(&mut self, loser: Side) -> Result<(), IllegalChoice> {
        self.lose(Ending::Resigned { loser, points: self.most_points_for(!loser) })
    }

    /// Ends the game with a forfeit by a player, whether or not it is to move.
    pub fn forfeit(&mut self, loser: Side, fault: Forfeit) -> Result<(), IllegalChoice> {
        self.lose(Ending::Forfeited { loser, fault, points: self.most_points_for(!loser) })
    }

    /// Returns the most points that a side can still win, which are its points if the other resigns or forfeits.
    pub fn most_points_for(&self, side: Side) -> u8 {
        self.position().most_points_for(side)
    }

    /// Ends the game with a resignation or forfeit, for as many points as it says.
    pub fn lose(&mut self, ending: Ending) -> Result<(), IllegalChoice> {
        if self.ending().is_some() {
            return Err(IllegalChoice::GameOver);
        }
        self.declared = Some(ending);
        Ok(())
    }

    /// Ends the game in a draw because a player left and the opponent settled for it.
    pub fn abandon(&mut self, by: Side) -> Result<(), NoDraw> {
        self.may_be_drawn()?;
        self.declared = Some(Ending::Abandoned { by });
        Ok(())
    }

    /// Ends the game by agreement.
    pub fn agree_draw(&mut self) -> Result<(), NoDraw> {
        self.may_be_drawn()?;
        self.declared = Some(Ending::Agreed);
        Ok(())
    }
}

/// What an undo took back: one move and the rolls after it.
pub struct Undone<G: Game> {
    choices: Vec<ChoiceIn<G>>,
}

impl<G: Game> Undone<G> {
    /// Returns the move and the rolls, in order.
    pub fn choices(&self) -> &[ChoiceIn<G>] {
        &self.choices
    }

    /// Returns whether rolls were taken back too.
    pub fn has_dice(&self) -> bool {
        self.choices.len() > 1
    }
}

rules::codes! {
    /// Why nothing could be taken back.
    pub enum NoUndo {
        /// Nobody has made a move yet.
        NothingYet = "nothing-to-take-back",
        /// The game is over.
        GameOver = "game-over",
    }
}

impl fmt::Display for NoUndo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fact().fmt(f)
    }
}

impl std::error::Error for NoUndo {}
