use games::scene::Scene;
use rules::Side;
use words::{Words, text};

use crate::board::Lights;
use crate::online::RemoteTable;
use crate::session::{NewGame, Seat};

/// The sides choose their arrangements, each without seeing the other's.
pub(crate) struct Setup {
    pub(crate) start: NewGame,
    /// The table, where that is on a server.
    pub(crate) remote: Option<Box<RemoteTable>>,
    pub(crate) stage: Stage,
    pub(crate) chosen: [Option<String>; 2],
    /// The request to the computer, if it has to choose.
    pub(crate) ticket: Option<u64>,
    /// How often the computer chose something that does not go together with what its opponent has.
    pub(crate) refusals: u32,
    /// What the side that chooses now may choose.
    pub(crate) choices: Vec<String>,
    pub(crate) at: usize,
    pub(crate) typed: String,
    pub(crate) cursor: usize,
    pub(crate) picked: Option<usize>,
    /// What went wrong last.
    pub(crate) complaint: Option<String>,
}

/// What is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Stage {
    /// Nothing: this side is asked to the keyboard and the other to look away.
    HandOver(Side),
    /// This side chooses.
    Choose(Side),
    /// The computer, or whoever sits elsewhere, has not chosen yet.
    Wait,
    /// Both arrangements stand on the board.
    Reveal,
}

impl Setup {
    pub(crate) fn new(start: NewGame) -> Setup {
        let mut setup = Setup {
            start,
            remote: None,
            stage: Stage::Wait,
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

    /// The next stage after somebody chose.
    pub(crate) fn go_on(&mut self) {
        let open = |side: &Side| self.chosen[*side].is_none();
        let person = Side::BOTH.into_iter().filter(open).find(|side| self.start.seats[*side] == Seat::Person);
        match person {
            Some(side) if self.people() > 1 => self.stage = Stage::HandOver(side),
            Some(side) => self.begin(side),
            None if self.chosen.iter().any(Option::is_none) => self.stage = Stage::Wait,
            None => self.stage = Stage::Reveal,
        }
    }

    /// A side begins to choose.
    pub(crate) fn begin(&mut self, side: Side) {
        self.stage = Stage::Choose(side);
        self.choices = self.compatible(side);
        self.at = 0;
        self.forget_typed();
        self.picked = None;
        if let Some(scene) = self.scene()
            && let Some(piece) = scene.pieces.iter().min_by_key(|piece| piece.space)
        {
            self.cursor = piece.space;
        }
    }

    /// The side that has chosen chooses again, beginning with what it chose.
    pub(crate) fn think_again(&mut self) {
        let chose = |side: &Side| self.start.seats[*side] == Seat::Person && self.chosen[*side].is_some();
        let mut sides = Side::BOTH.into_iter().filter(chose);
        let (Some(side), None) = (sides.next(), sides.next()) else { return };
        let chosen = self.chosen[side].take();
        self.begin(side);
        self.at = self.choices.iter().position(|choice| Some(choice) == chosen.as_ref()).unwrap_or(0);
    }

    /// What a side may choose whatever the other one chooses: what goes together with the other's usual arrangement.
    pub(crate) fn compatible(&self, side: Side) -> Vec<String> {
        let game = self.start.game;
        let Some(other) = game.setups(!side).into_iter().next() else { return Vec::new() };
        let mut choices = game.setups(side);
        choices.retain(|choice| {
            let pair =
                if side == Side::South { [choice.as_str(), &other] } else { [&other, choice.as_str()] };
            game.start(self.start.first, Some(pair)).is_ok()
        });
        choices
    }

    /// The arrangement that is looked at.
    pub(crate) fn current(&self) -> Option<&String> {
        self.choices.get(self.at)
    }

    /// The board as the players may see it now.
    pub(crate) fn scene(&self) -> Option<Scene> {
        let usual = |side: Side| self.start.game.setups(side).into_iter().next();
        let stands = |side: Side| match self.stage {
            Stage::Choose(chooser) if chooser == side => self.current().cloned(),
            Stage::Reveal => self.chosen[side].clone(),
            Stage::Wait => self.chosen[side].clone().or_else(|| usual(side)),
            _ => usual(side),
        };
        let (south, north) = (stands(Side::South)?, stands(Side::North)?);
        let mut scene = self.start.game.start(self.start.first, Some([&south, &north])).ok()?.scene();
        scene.pieces.retain(|piece| match self.stage {
            Stage::Choose(side) => piece.side == side,
            Stage::Reveal => true,
            // Elsewhere nobody looks over the shoulder, so one's own arrangement stays on the board.
            Stage::Wait => self.remote.is_some() && self.chosen[piece.side].is_some(),
            Stage::HandOver(_) => false,
        });
        scene.marks.clear();
        Some(scene)
    }

    /// Exchanges the pieces on two spaces, if there is an arrangement like that.
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

    /// Nothing is being typed any more, and what was wrong with it does not matter.
    pub(crate) fn forget_typed(&mut self) {
        self.typed.clear();
        self.complaint = None;
    }

    /// Looks at the first arrangement that begins as what is typed.
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
            Stage::Choose(_) => {
                Lights { cursor: Some(self.cursor), picked: self.picked, ..Lights::default() }
            }
            _ => Lights::default(),
        }
    }

    /// Whether the computer is waited for.
    pub(crate) fn is_waiting(&self) -> bool {
        self.stage == Stage::Wait
    }
}
