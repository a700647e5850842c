/** What a position or a move is worth exactly, for the side that decides. */
export interface Value {
  /** Points won, or lost where it is less than nothing; 0 is a draw. */
  readonly points: number;
  /** In how many steps; null for a draw. */
  readonly plies: number | null;
}

/** Reads a value as the server writes it: `+1 in 7`, `0`, `-2 in 30`. Anything else is not known. */
export function readValue(text: string | null): Value | null {
  const found = /^([+-]?\d+)(?: in (\d+))?$/.exec(text ?? '');
  if (!found) return null;
  return { points: Number(found[1]) + 0, plies: found[2] === undefined ? null : Number(found[2]) };
}

/** Whether it is a win, a draw or a loss. */
export type Fate = 'win' | 'draw' | 'loss';

export function fateOf({ points }: Value): Fate {
  return points > 0 ? 'win' : points < 0 ? 'loss' : 'draw';
}

/** A value short enough for a space of the board: `+1`, `=`, `−2`. */
export function shortValue({ points }: Value): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '=';
}
