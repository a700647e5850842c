import { byGame } from '../games/files';
import type { Scene, Side, Space } from '../wire/scene';
import type { Captured } from './captured';

/** A win that something leads to, and its points. */
export interface Win {
  readonly count: number;
  readonly points: number;
}

/** Something that is counted on the board to show who is how close to winning. A game lists its own in `goal.json`. */
export type Measure =
  /** The pieces left. */
  | { readonly kind: 'left' }
  /** The enemy pieces that the side has captured. */
  | { readonly kind: 'captured'; readonly wins: readonly Win[] }
  /** The most pieces side by side on these spaces, which close to a ring. */
  | { readonly kind: 'row'; readonly spaces: readonly string[]; readonly wins: readonly Win[] }
  /** The steps from a piece to a space of this shade, which is the side's own or the other's, and some beyond it. */
  | {
      readonly kind: 'distance';
      readonly piece: string;
      readonly to: Space['shade']['kind'];
      readonly of: 'own' | 'other';
      readonly beyond?: number;
    };

const files = byGame<() => Promise<{ default: unknown }>>(
  import.meta.glob(['../games/*/goal.json', '@examples/*/web/goal.json']),
);

/** What a game counts; nothing if it doesn't say. */
export async function measuresOf(game: string): Promise<readonly Measure[]> {
  const load = files.get(game);
  return load ? ((await load()).default as readonly Measure[]) : [];
}

/** How far a side is by a measure; null if it cannot get there any more. */
export function measured(
  measure: Measure,
  side: Side,
  scene: Scene,
  lost: readonly [readonly Captured[], readonly Captured[]],
): number | null {
  const own = scene.pieces.filter((piece) => piece.side === side);
  const other: Side = side === 1 ? 2 : 1;
  switch (measure.kind) {
    case 'left':
      return own.length;
    case 'captured':
      return lost[other - 1]?.reduce((sum, { count }) => sum + count, 0) ?? 0;
    case 'row': {
      const held = new Set(own.map(({ space }) => scene.spaces[space]?.name ?? ''));
      return longestRow(measure.spaces.map((name) => held.has(name)));
    }
    case 'distance': {
      const start = own.find(({ kind }) => kind === measure.piece)?.space;
      if (start === undefined) return null;
      const wanted = measure.of === 'own' ? side : other;
      const steps = stepsTo(scene.spaces, start, ({ shade }) =>
        'side' in shade ? shade.kind === measure.to && shade.side === wanted : false,
      );
      return steps === null ? null : steps + (measure.beyond ?? 0);
    }
  }
}

/** The most that are held side by side in a ring. */
function longestRow(held: readonly boolean[]): number {
  let [longest, row] = [0, 0];
  // Twice round, as the row may cross the seam.
  for (const is of [...held, ...held]) {
    row = is ? row + 1 : 0;
    longest = Math.max(longest, row);
  }
  return Math.min(longest, held.length);
}

/** The steps from a square to the nearest that fits, over the squares in play but for those within walls. */
function stepsTo(spaces: readonly Space[], start: number, fits: (space: Space) => boolean): number | null {
  const open = (space: Space) => space.shade.kind !== 'unused' && space.shade.kind !== 'yard';
  let front = spaces.filter((_, index) => index === start);
  const seen = new Set(front);
  for (let steps = 0; front.length > 0; steps += 1) {
    if (front.some(fits)) return steps;
    front = spaces.filter(
      (space) => !seen.has(space) && open(space) && front.some((each) => touch(each, space)),
    );
    for (const space of front) seen.add(space);
  }
  return null;
}

/** Whether two squares meet at an edge or a corner. */
function touch(one: Space, other: Space): boolean {
  const [x, y] = fileAndRank(one.name);
  const [a, b] = fileAndRank(other.name);
  return Math.max(Math.abs(x - a), Math.abs(y - b)) === 1;
}

/** The numbers of the file and the rank of a square such as `c10`. */
function fileAndRank(name: string): readonly [number, number] {
  return [name.charCodeAt(0), Number(name.slice(1))];
}
