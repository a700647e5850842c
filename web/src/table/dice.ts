import type { StepView } from '../wire/generated';

/** What dice showed: the one die of an attack, or a die for each seat at a showdown, seat 1 first. */
export interface Fall {
  readonly kind: 'attack' | 'showdown';
  readonly values: readonly number[];
}

/** Reads a fall of dice as records write it, `r5` or `s3,5`; null for a move. */
export function fallOf(text: string): Fall | null {
  const attack = /^r([1-6])$/.exec(text);
  if (attack) return { kind: 'attack', values: [Number(attack[1])] };
  const showdown = /^s([1-6]),([1-6])$/.exec(text);
  return showdown ? { kind: 'showdown', values: [Number(showdown[1]), Number(showdown[2])] } : null;
}

/** The dice that fell last. */
export interface LastFall {
  readonly fall: Fall;
  /** The move that they were thrown for; null for a showdown. */
  readonly move: StepView | null;
  /** How many times dice have fallen so far. */
  readonly throws: number;
  /** How many choices stand before they fell. */
  readonly at: number;
}

/** The dice that fell last among these steps, if any did. */
export function lastFall(steps: readonly StepView[]): LastFall | null {
  let found: LastFall | null = null;
  steps.forEach((step, at) => {
    const fall = fallOf(step.text);
    if (!fall) return;
    const before = steps[at - 1];
    const move = fall.kind === 'attack' && before && before.by !== null ? before : null;
    found = { fall, move, throws: (found?.throws ?? 0) + 1, at };
  });
  return found;
}
