import type { ExactValue } from '../wire/generated';

/** Whether it is a win, a draw or a loss. */
export type Fate = 'win' | 'draw' | 'loss';

export function fateOf({ points }: Pick<ExactValue, 'points'>): Fate {
  return points > 0 ? 'win' : points < 0 ? 'loss' : 'draw';
}

/** A value short enough for a space of the board: `+1`, `=`, `−2`. */
export function shortValue({ points }: Pick<ExactValue, 'points'>): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : '=';
}
