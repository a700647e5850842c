import type { Step } from '../board/motion';
import type { Side } from '../wire/scene';

/** Pieces of one kind that were captured. */
export interface Captured {
  readonly side: Side;
  readonly kind: string;
  readonly count: number;
}

/** The pieces that each side lost in some steps, seat 1 first, by kind in the order of the first loss. */
export function captured(steps: readonly Step[]): readonly [readonly Captured[], readonly Captured[]] {
  const lost = { 1: new Map<string, Captured>(), 2: new Map<string, Captured>() };
  for (const effect of steps.flatMap(({ effects }) => effects)) {
    if (effect.type !== 'removed') continue;
    const { side, piece: kind } = effect;
    lost[side].set(kind, { side, kind, count: (lost[side].get(kind)?.count ?? 0) + 1 });
  }
  return [[...lost[1].values()], [...lost[2].values()]];
}
