import type { Dice } from './props';

/**
 * The last fall of the dice in the steps of a game: `r4` is the die of an attack, `s5,3` the dice of a showdown. Null
 * where nothing was rolled yet.
 */
export function lastDice(steps: readonly { readonly text: string }[]): Dice | null {
  for (let at = steps.length - 1; at >= 0; at -= 1) {
    const values = diceOf(steps[at]?.text ?? '');
    if (values) return { values, throws: at + 1 };
  }
  return null;
}

/** The numbers of a roll, or null for a move. */
export function diceOf(text: string): readonly number[] | null {
  const roll = /^[rs]([1-6](?:,[1-6])*)$/.exec(text);
  return roll?.[1]?.split(',').map(Number) ?? null;
}
