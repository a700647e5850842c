use std::ops::ControlFlow;

use rules::{Family, Node, Position};

/// A game as retrograde analysis sees it: numbered nodes, and where the moves from each of them lead.
pub(crate) trait Graph: Sync {
    /// How many numbers there are.
    fn count(&self) -> u32;

    /// Calls `f` with each move of a node. A number that stands for nothing has no moves; every other one has some.
    fn each_move(&self, node: u32, f: impl FnMut(Move));
}

/// Where a move leads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// To the end of the game, with so many points for the side that moved.
    Ends(i8),
    /// To a node in which a side decides: the same one again, or the other one.
    Leads { node: u32, same_side: bool },
}

impl<P: Position> Graph for Family<P> {
    fn count(&self) -> u32 {
        Family::count(self)
    }

    fn each_move(&self, node: u32, mut f: impl FnMut(Move)) {
        let Some(position) = (self.position)(node) else { return };
        let Node::Decide(side) = position.node() else { panic!("nobody decides in {position:?}") };
        let _ = position.each_move(|mv| {
            let mut after = position;
            after.play_unchecked(mv);
            f(match after.node() {
                Node::Over(outcome) => Move::Ends(outcome.points_for(side)),
                Node::Decide(next) => {
                    let node = (self.index)(&after);
                    let node = node.unwrap_or_else(|| panic!("{mv} in {position:?} leads out of the family"));
                    Move::Leads { node, same_side: next == side }
                }
                Node::Chance => panic!("{mv} in {position:?} waits for dice"),
            });
            ControlFlow::Continue(())
        });
    }
}
