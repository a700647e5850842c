import type { Effect } from '../wire/generated';

/** What dice showed: the one die of an attack, or a die for each seat at a showdown, seat 1 first. */
export interface Fall {
  readonly kind: 'attack' | 'showdown';
  readonly values: readonly number[];
}

/** The roll among some effects; null if there is none. */
export function fallOf(effects: readonly Effect[]): Fall | null {
  for (const effect of effects) {
    if (effect.type === 'rolled') return { kind: 'attack', values: [effect.die] };
    if (effect.type === 'showdown') return { kind: 'showdown', values: effect.dice };
  }
  return null;
}

/** The last roll. */
export interface LastFall {
  readonly fall: Fall;
  /** What they did. */
  readonly effects: readonly Effect[];
  /** How many times dice have fallen so far. */
  readonly throws: number;
}

/** The last roll among these steps, if any. */
export function lastFall(steps: readonly { readonly effects: readonly Effect[] }[]): LastFall | null {
  const falls = steps.flatMap(({ effects }) => {
    const fall = fallOf(effects);
    return fall ? [{ fall, effects }] : [];
  });
  const last = falls.at(-1);
  return last ? { ...last, throws: falls.length } : null;
}
