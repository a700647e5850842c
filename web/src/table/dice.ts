import type { Effect, RollView } from '../wire/generated';

/** The dice: one of an attack, or one for each seat in a showdown, seat 1 first. */
export interface Roll {
  readonly kind: 'attack' | 'showdown';
  readonly values: readonly number[];
}

/** The roll among some effects; null if there is none. */
export function rollOf(effects: readonly Effect[]): Roll | null {
  for (const effect of effects) {
    if (effect.type === 'rolled') return { kind: 'attack', values: [effect.die] };
    if (effect.type === 'showdown') return { kind: 'showdown', values: effect.dice };
  }
  return null;
}

/** The last roll. */
export interface LastRoll {
  readonly roll: Roll;
  /** What they did. */
  readonly effects: readonly Effect[];
  /** The number of rolls so far. */
  readonly throws: number;
}

/** The last roll among these steps, if any. */
export function lastRoll(steps: readonly { readonly effects: readonly Effect[] }[]): LastRoll | null {
  const rolls = steps.flatMap(({ effects }) => {
    const roll = rollOf(effects);
    return roll ? [{ roll, effects }] : [];
  });
  const last = rolls.at(-1);
  return last ? { ...last, throws: rolls.length } : null;
}

/** Picks a roll by its probability; `random` is a number from 0 up to, but not including, 1. */
export function randomRoll(rolls: readonly RollView[], random: number = Math.random()): RollView | undefined {
  let left = random * rolls.reduce((sum, roll) => sum + roll.weight, 0);
  return rolls.find((roll) => (left -= roll.weight) < 0) ?? rolls.at(-1);
}
