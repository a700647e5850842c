import type { Move } from '../wire/scene';

/**
 * What the player has chosen so far of a move: a piece, and perhaps some of the spaces it goes through.
 * One plain value; every change is one of the functions below and gives a new one.
 */
export interface Selection {
  /** The chosen spaces: where the piece starts, then what it passes. Empty when nothing is chosen. */
  readonly path: readonly string[];
  /** The destination, if it is chosen but the path isn't. */
  readonly goal: string | null;
}

/** A space that may be chosen next. */
export interface Target {
  readonly space: string;
  /** `end` completes a move, `step` is a space on the path. */
  readonly kind: 'end' | 'step';
  /** Whether the move captures or attacks there. */
  readonly capture: boolean;
  /** Whether every move there loses a piece of the one who makes it. */
  readonly deadly?: true;
}

/** The result of touching a space. */
export type Touched =
  | { readonly kind: 'chosen'; readonly selection: Selection }
  | { readonly kind: 'play'; readonly move: Move }
  /** Moves that touch the same spaces in the same order, so that words must tell them apart. */
  | { readonly kind: 'ask'; readonly moves: readonly Move[] }
  /** Illegal: a piece alone, or a piece and its destination. */
  | { readonly kind: 'wrong'; readonly spaces: readonly string[] };

export const nothing: Selection = { path: [], goal: null };

/** The initial selection: the piece, if it is given. */
export function opening(moves: readonly Move[], forced: boolean): Selection {
  const starts = new Set(moves.map((move) => move.trail[0]));
  const [start] = starts;
  const one = starts.size === 1 && start !== undefined && moves.every((move) => move.trail.length > 1);
  return forced && one ? { path: [start], goal: null } : nothing;
}

/** The moves that the selection can still become. */
export function candidates(moves: readonly Move[], { path, goal }: Selection): readonly Move[] {
  return moves.filter((move) => {
    if (path.length === 0) return true;
    if (goal !== null && last(move.trail) !== goal) return false;
    return after(move, path) !== null;
  });
}

/** The moves that begin on a space. */
export function movesFrom(moves: readonly Move[], space: string): readonly Move[] {
  return moves.filter((move) => move.trail[0] === space);
}

/** The moves that two spaces cannot name: passes, and what happens on one space alone. */
export function spoken(moves: readonly Move[]): readonly Move[] {
  return moves.filter((move) => move.trail.length < 2);
}

/** The spaces that may be chosen next. */
export function targets(moves: readonly Move[], selection: Selection): readonly Target[] {
  if (selection.path.length === 0) return [];
  const found = new Map<string, Target>();
  for (const move of candidates(moves, selection)) {
    const from = after(move, selection.path);
    if (from === null) continue;
    move.trail.slice(from).forEach((space, at, rest) => {
      const kind = at === rest.length - 1 ? 'end' : 'step';
      if (kind === 'end' && selection.goal !== null) return;
      // A round trip is entered step by step, as touching the piece deselects it.
      if (space === selection.path[0] && selection.path.length === 1) return;
      const known = found.get(space);
      if (known?.kind === 'end' && kind === 'step') return;
      const capture = kind === 'end' && (move.aim === space || move.captures === true);
      const deadly =
        kind === 'end' && move.loses === true && (known?.kind !== 'end' || known.deadly === true);
      const either = capture || (known?.kind === 'end' && known.capture);
      found.set(space, { space, kind, capture: either, ...(deadly ? { deadly } : {}) });
    });
  }
  return [...found.values()];
}

/** Where the piece is while its path is being chosen. */
export function standing(selection: Selection): string | null {
  return last(selection.path) ?? null;
}

/** The player touches a space. `holds` returns whether it has a piece of the player. */
export function touch(
  moves: readonly Move[],
  selection: Selection,
  space: string,
  holds: (space: string) => boolean,
): Touched {
  const start = selection.path[0];
  if (start === undefined) return begin(moves, space);

  const open = targets(moves, selection).find((target) => target.space === space);
  if (open) return goTo(moves, selection, open);
  if (space === standing(selection) || space === start) return { kind: 'chosen', selection: nothing };
  if (holds(space)) return begin(moves, space);
  if (movesFrom(moves, space).length > 0) return begin(moves, space);
  return { kind: 'wrong', spaces: [start, space] };
}

function begin(moves: readonly Move[], space: string): Touched {
  const from = movesFrom(moves, space);
  const single = from.filter((move) => move.trail.length === 1);
  const [only] = single;
  if (only && single.length === from.length) {
    return single.length === 1 ? { kind: 'play', move: only } : { kind: 'ask', moves: single };
  }
  if (from.length === 0) return { kind: 'wrong', spaces: [space] };
  return { kind: 'chosen', selection: { path: [space], goal: null } };
}

function goTo(moves: readonly Move[], selection: Selection, target: Target): Touched {
  const { space } = target;
  if (target.kind === 'step') {
    const chosen = { ...selection, path: [...selection.path, space] };
    const left = candidates(moves, chosen);
    return selection.goal === null ? { kind: 'chosen', selection: chosen } : playOrAsk(left, chosen);
  }
  const chosen = { ...selection, goal: space };
  // A round trip cannot be entered step by step if its first step already ends another move.
  const on = { path: [...selection.path, space], goal: selection.path[0] ?? null };
  const roundTrips = selection.path.length === 1 ? candidates(moves, on) : [];
  const ends = candidates(moves, chosen);
  return roundTrips.length > 0 ? { kind: 'ask', moves: [...ends, ...roundTrips] } : playOrAsk(ends, chosen);
}

/** The destination is known: plays the move, or leaves the path to be chosen. */
function playOrAsk(left: readonly Move[], chosen: Selection): Touched {
  const [only] = left;
  if (only && left.length === 1) return { kind: 'play', move: only };
  const differ = targets(left, chosen).length > 0 && new Set(left.map((move) => move.trail.join())).size > 1;
  // The path of a move that goes straight to its destination has nothing left to choose.
  const isStraight = left.some((move) => after(move, chosen.path) === move.trail.length - 1);
  return differ && !isStraight ? { kind: 'chosen', selection: chosen } : { kind: 'ask', moves: left };
}

/** Where the move's trail continues after the chosen spaces; null if it doesn't pass them. */
function after(move: Move, path: readonly string[]): number | null {
  if (move.trail[0] !== path[0]) return null;
  let at = 0;
  for (const space of path.slice(1)) {
    at = move.trail.indexOf(space, at + 1);
    if (at < 0) return null;
  }
  return at + 1;
}

function last<T>(list: readonly T[]): T | undefined {
  return list[list.length - 1];
}
