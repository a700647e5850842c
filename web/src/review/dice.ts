import type { RollView } from '../wire/generated';

/** Picks a roll by its probability; `lot` is a number from 0 up to, but not including, 1. */
export function fall(dice: readonly RollView[], lot: number): RollView | undefined {
  const total = dice.reduce((sum, roll) => sum + roll.weight, 0);
  let left = lot * total;
  return dice.find((roll) => (left -= roll.weight) < 0) ?? dice.at(-1);
}
