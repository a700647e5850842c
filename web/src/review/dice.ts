import { fallOf } from '../table/dice';
import type { RollView } from '../wire/generated';

/** What the dice of a fall show: `r5` is one die, `s3,5` are two. Nothing for what are no dice. */
export function diceOf(text: string): readonly number[] {
  return fallOf(text)?.values ?? [];
}

/** A fall by its chances; `lot` is a number from 0 up to, but not including, 1. */
export function fall(dice: readonly RollView[], lot: number): RollView | undefined {
  const total = dice.reduce((sum, roll) => sum + roll.weight, 0);
  let left = lot * total;
  return dice.find((roll) => (left -= roll.weight) < 0) ?? dice.at(-1);
}
