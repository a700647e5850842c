use std::ops::ControlFlow;

use rules::{Family, Node, Position};

/// A game as retrograde analysis sees it: numbered nodes and the moves between them.
pub(crate) trait Graph: Sync {
    /// The number of nodes.
    fn count(&self) -> u32;

    /// Calls `f` with each move of a node. Unused numbers have no moves; all others have some.
    fn each_move(&self, node: u32, f: impl FnMut(Move));
}

/// The result of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Move {
    /// The end of the game, with these points for the side that moved.
    Ends(i8),
    /// A node in which the same side or the other one decides.
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
