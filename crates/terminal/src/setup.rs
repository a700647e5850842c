use games::scene::Scene;
use rules::Side;
use words::{Words, text};

use crate::board::Lights;
use crate::online::RemoteTable;
use crate::session::{NewGame, Seat};

/// The setup phase, in which both sides choose: in secret, or one after the other for all to see.
pub(crate) struct Setup {
    pub(crate) start: NewGame,
    /// The online table, if any.
    pub(crate) remote: Option<Box<RemoteTable>>,
    pub(crate) stage: SetupStage,
    pub(crate) chosen: [Option<String>; 2],
    /// The pending request to the computer.
    pub(crate) ticket: Option<u64>,
    /// How often the computer chose a setup that conflicts with its opponent's.
    pub(crate) refusals: u32,
    /// The setups open to the side that is choosing.
    pub(crate) choices: Vec<String>,
    pub(crate) at: usize,
    pub(crate) typed: String,
    pub(crate) cursor: usize,
    pub(crate) picked: Option<usize>,
    /// The last error.
    pub(crate) complaint: Option<String>,
}

/// The stage of the setup phase.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum SetupStage {
    /// Nothing is shown: this side takes the keyboard, and the other looks away.
    HandOver(Side),
    /// This side chooses.
    Choose(Side),
    /// The computer, or an online opponent, has not chosen yet.
    Wait,
    /// Both setups are on the board.
    Reveal,
}

impl Setup {
    pub(crate) fn new(start: NewGame) -> Setup {
        let mut setup = Setup {
            start,
            remote: None,
            stage: SetupStage::Wait,
            chosen: [None, None],
            ticket: None,
            refusals: 0,
            choices: Vec::new(),
            at: 0,
            typed: String::new(),
            cursor: 0,
            picked: None,
            complaint: None,
        };
        setup.go_on();
        setup
    }

    fn people(&self) -> usize {
        self.start.seats.iter().filter(|seat| **seat == Seat::Person).count()
    }

    /// Advances after a choice.
    pub(crate) fn go_on(&mut self) {
        let open = |side: &Side| self.chosen[*side].is_none();
        let person = Side::BOTH.into_iter().filter(open).find(|side| self.start.seats[*side] == Seat::Person);
        match person {
            // What is placed for all to see is placed first.
            Some(Side::North) if self.start.open_setup && self.chosen[Side::South].is_none() => {
                self.stage = SetupStage::Wait;
            }
            Some(side) if self.people() > 1 && !self.start.open_setup => {
                self.stage = SetupStage::HandOver(side)
            }
            Some(side) => self.begin(side),
            None if self.chosen.iter().any(Option::is_none) => self.stage = SetupStage::Wait,
            None => self.stage = SetupStage::Reveal,
        }
    }

    /// Starts the choice of a side.
    pub(crate) fn begin(&mut self, side: Side) {
        self.stage = SetupStage::Choose(side);
        self.choices = self.compatible(side);
        self.at = 0;
        self.forget_typed();
        self.picked = None;
        if let Some(scene) = self.scene()
            && let Some(piece) =
                scene.pieces.iter().filter(|piece| piece.side == side).min_by_key(|piece| piece.space)
        {
            self.cursor = piece.space;
        }
    }

    /// Lets a side choose again, starting from its choice.
    pub(crate) fn think_again(&mut self) {
        if self.start.open_setup {
            return;
        }
        let chose = |side: &Side| self.start.seats[*side] == Seat::Person && self.chosen[*side].is_some();
        let mut sides = Side::BOTH.into_iter().filter(chose);
        let (Some(side), None) = (sides.next(), sides.next()) else { return };
        let chosen = self.chosen[side].take();
        self.begin(side);
        self.at = self.choices.iter().position(|choice| Some(choice) == chosen.as_ref()).unwrap_or(0);
    }

    /// Returns the setups that a side may choose whatever the other chooses.
    pub(crate) fn compatible(&self, side: Side) -> Vec<String> {
        self.start.game.open_setups(side, self.start.exchanged)
    }

    /// Returns the selected setup.
    pub(crate) fn current(&self) -> Option<&String> {
        self.choices.get(self.at)
    }

    /// Returns the board as the players may see it now.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let usual = |side: Side| self.compatible(side).into_iter().next();
        let is_shown = |side: Side| self.start.open_setup && self.chosen[side].is_some();
        let stands = |side: Side| match self.stage {
            SetupStage::Choose(chooser) if chooser != side && is_shown(side) => self.chosen[side].clone(),
            SetupStage::Choose(chooser) if chooser == side => self.current().cloned(),
            SetupStage::Reveal => self.chosen[side].clone(),
            SetupStage::Wait => self.chosen[side].clone().or_else(|| usual(side)),
            _ => usual(side),
        };
        let (south, north) = (stands(Side::South)?, stands(Side::North)?);
        let mut scene = self.start.game.start(self.start.first, Some([&south, &north])).ok()?.scene();
        scene.pieces.retain(|piece| match self.stage {
            SetupStage::Choose(side) => piece.side == side || is_shown(piece.side),
            SetupStage::Reveal => true,
            // Online, nobody else is looking at the screen, so one's own setup stays on the board.
            SetupStage::Wait => {
                is_shown(piece.side) || self.remote.is_some() && self.chosen[piece.side].is_some()
            }
            SetupStage::HandOver(_) => false,
        });
        scene.marks.clear();
        Some(scene)
    }

    /// Swaps the pieces on two spaces, if there is such a setup.
    pub(crate) fn swap(&mut self, one: usize, other: usize) {
        let Some(before) = self.scene() else { return };
        let goal = |space: usize| match space {
            _ if space == one => other,
            _ if space == other => one,
            _ => space,
        };
        let mut wanted: Vec<_> =
            before.pieces.iter().map(|piece| (goal(piece.space), piece.letter)).collect();
        wanted.sort_unstable();
        let kept = self.at;
        for at in 0..self.choices.len() {
            self.at = at;
            let Some(scene) = self.scene() else { continue };
            let mut stands: Vec<_> = scene.pieces.iter().map(|piece| (piece.space, piece.letter)).collect();
            stands.sort_unstable();
            if stands == wanted {
                return;
            }
        }
        self.at = kept;
    }

    /// Clears the typed text and its error.
    pub(crate) fn forget_typed(&mut self) {
        self.typed.clear();
        self.complaint = None;
    }

    /// Selects the first setup that starts with the typed text.
    pub(crate) fn find_typed(&mut self, words: &Words) {
        let typed = self.typed.trim_start_matches('=').to_uppercase();
        let begins = |choice: &String| choice.trim_start_matches('=').to_uppercase().starts_with(&typed);
        match self.choices.iter().position(begins) {
            Some(at) => {
                self.at = at;
                self.complaint = None;
            }
            None => {
                self.typed.pop();
                self.complaint = Some(text!(words, "term-setup-none"));
            }
        }
    }

    pub(crate) fn lights(&self) -> Lights {
        match self.stage {
            SetupStage::Choose(_) => {
                Lights { cursor: Some(self.cursor), picked: self.picked, ..Lights::default() }
            }
            _ => Lights::default(),
        }
    }

    /// Returns whether the computer is still choosing.
    pub(crate) fn is_waiting(&self) -> bool {
        self.stage == SetupStage::Wait
    }
}
