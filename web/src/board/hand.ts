import type { Move, Point } from '../wire/scene';
import { moveOf, touchAhead, type Premove } from './premove';
import { movesFrom, nothing, opening, standing, targets, touch, type Selection } from './select';

/** The player's input that the server has not answered yet. */
export interface Hand {
  readonly selection: Selection;
  readonly premove: Premove | null;
  /** The move that was played but isn't on the board yet. */
  readonly pending: Move | null;
  /** Moves that only words can tell apart. */
  readonly asked: readonly Move[];
  readonly grip: Grip | null;
}

/** A pressed finger or mouse button. */
export interface Grip {
  readonly space: string;
  /** Whether the piece was selected already, so that releasing it without dragging deselects it. */
  readonly again: boolean;
  /** Where the dragged piece is; null before it is dragged. */
  readonly at: Point | null;
}

/** What the player may do now. */
export interface Reach {
  readonly moves: readonly Move[];
  /** Whether the piece to move is given, as with a push. */
  readonly forced: boolean;
  /** Whether premoves are allowed. */
  readonly ahead: boolean;
  readonly holds: (space: string) => boolean;
}

/** What the board reports. */
export type Report =
  | { readonly kind: 'move'; readonly move: Move; readonly dragged: boolean }
  | { readonly kind: 'wrong'; readonly spaces: readonly string[] }
  | { readonly kind: 'premove'; readonly premove: Premove | null };

/** A new hand, and what to report. */
export interface Change {
  readonly hand: Hand;
  readonly told: Report | null;
}

/** The initial state. */
export function rest(reach: Reach): Hand {
  return {
    selection: opening(reach.moves, reach.forced),
    premove: null,
    pending: null,
    asked: [],
    grip: null,
  };
}

/** The position changed: clears the selection, and plays or drops a premove. */
export function arrive(hand: Hand, reach: Reach): Change {
  const fresh = rest(reach);
  if (reach.moves.length === 0) return still({ ...fresh, premove: reach.ahead ? hand.premove : null });
  const move = moveOf(hand.premove, reach.moves);
  if (move)
    return {
      hand: { ...fresh, selection: nothing, pending: move },
      told: { kind: 'move', move, dragged: false },
    };
  if (!hand.premove) return still(fresh);
  // A piece that was chosen too early stays chosen, and may still be dragged.
  const { from, to } = hand.premove;
  const begun = to === null && movesFrom(reach.moves, from).some(({ trail }) => trail.length > 1);
  const chosen = begun ? { ...fresh, selection: { path: [from], goal: null }, grip: hand.grip } : fresh;
  return { hand: chosen, told: { kind: 'premove', premove: null } };
}

/** A click, a tap or the Enter key on a space. */
export function choose(hand: Hand, reach: Reach, space: string, dragged = false): Change {
  if (hand.pending) return still(hand);
  if (reach.moves.length === 0) return chooseAhead(hand, reach, space);
  const touched = touch(reach.moves, hand.selection, space, reach.holds);
  const open = { ...hand, asked: [], grip: null };
  switch (touched.kind) {
    case 'chosen':
      return still({ ...open, selection: orForced(touched.selection, reach) });
    case 'play':
      return play(open, touched.move, dragged);
    case 'ask':
      return still({ ...open, asked: touched.moves });
    case 'wrong':
      return {
        hand: { ...open, selection: opening(reach.moves, reach.forced) },
        told: { kind: 'wrong', spaces: touched.spaces },
      };
  }
}

/** A click on the button of a move. */
export function play(hand: Hand, move: Move, dragged = false): Change {
  const done = { ...hand, selection: nothing, asked: [], grip: null, pending: move };
  return { hand: done, told: { kind: 'move', move, dragged } };
}

/** A finger or button is pressed on a space. */
export function press(hand: Hand, reach: Reach, space: string): Change {
  if (hand.pending) return still(hand);
  const grip = { space, again: false, at: null };
  if (reach.moves.length === 0) {
    const begun = chooseAhead(hand, reach, space);
    return begun.hand.premove?.to === null ? { ...begun, hand: { ...begun.hand, grip } } : begun;
  }
  if (space === standing(hand.selection)) return still({ ...hand, grip: { ...grip, again: true } });
  const target = targets(reach.moves, hand.selection).some((each) => each.space === space);
  const longMove = movesFrom(reach.moves, space).some((move) => move.trail.length > 1);
  if (target || !longMove) return choose(hand, reach, space);
  return still({ ...hand, asked: [], selection: { path: [space], goal: null }, grip });
}

/** The finger drags the piece. */
export function drag(hand: Hand, at: Point): Hand {
  return hand.grip ? { ...hand, grip: { ...hand.grip, at } } : hand;
}

/** The finger or button is released, over a space or beside the board. */
export function release(hand: Hand, reach: Reach, space: string | null): Change {
  const { grip } = hand;
  if (!grip) return still(hand);
  const open = { ...hand, grip: null };
  const dragged = grip.at !== null;
  if (dragged && space !== null && space !== grip.space) return choose(open, reach, space, true);
  if (!dragged && grip.again) return choose(open, reach, grip.space);
  return still(open);
}

/** Clears the selection. */
export function cancel(hand: Hand, reach: Reach): Change {
  const open = {
    ...hand,
    selection: opening(reach.moves, reach.forced),
    asked: [],
    grip: null,
    premove: null,
  };
  return { hand: open, told: hand.premove ? { kind: 'premove', premove: null } : null };
}

function chooseAhead(hand: Hand, reach: Reach, space: string): Change {
  if (!reach.ahead) return still(hand);
  const premove = touchAhead(hand.premove, space, reach.holds);
  const told = premove?.to !== null || hand.premove?.to != null;
  return { hand: { ...hand, premove, grip: null }, told: told ? { kind: 'premove', premove } : null };
}

/** A piece that must be moved stays selected. */
function orForced(selection: Selection, reach: Reach): Selection {
  return selection.path.length === 0 ? opening(reach.moves, reach.forced) : selection;
}

function still(hand: Hand): Change {
  return { hand, told: null };
}
