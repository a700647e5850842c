import type { Move } from '../wire/scene';

/** A move made before one's turn. What will be legal isn't known yet, so it is only where from and where to. */
export interface Premove {
  readonly from: string;
  /** Null while only the piece is chosen. */
  readonly to: string | null;
}

/** The player touches a space when it isn't their turn. `holds` returns whether it has a piece of theirs. */
export function touchAhead(
  premove: Premove | null,
  space: string,
  holds: (space: string) => boolean,
): Premove | null {
  const choosing = premove !== null && premove.to === null;
  if (choosing && premove.from === space) return null;
  if (choosing) return { from: premove.from, to: space };
  return holds(space) ? { from: space, to: null } : null;
}

/** The move of a premove, if it matches exactly one legal move. */
export function moveOf(premove: Premove | null, moves: readonly Move[]): Move | null {
  if (premove?.to == null) return null;
  const fitting = moves.filter(
    ({ trail }) => trail.length > 1 && trail[0] === premove.from && trail[trail.length - 1] === premove.to,
  );
  return fitting.length === 1 ? (fitting[0] ?? null) : null;
}
