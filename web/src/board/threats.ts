import { artOf } from '../pieces/art';
import type { Scene } from '../wire/scene';

/** The spaces of pieces that could be taken, from the viewer's side. */
export interface Threats {
  /** The viewer's pieces that the other side could take. */
  readonly threatened: readonly string[];
  /** The other side's pieces that the viewer could take. */
  readonly capturable: readonly string[];
  /** Those of both sides that could not be taken one position earlier. */
  readonly fresh: readonly string[];
}

export const noThreats: Threats = { threatened: [], capturable: [], fresh: [] };

/** As many signs as can be taken in at a glance. */
const FEW = 4;

/** The same threats, seen from the other side of the board. */
export function turnedRound({ threatened, capturable, fresh }: Threats): Threats {
  return { threatened: capturable, capturable: threatened, fresh };
}

/** What is new among threats; nothing if there is nothing to compare with. */
export function freshSince(now: Omit<Threats, 'fresh'>, before: Threats | null): readonly string[] {
  if (before === null) return [];
  const known = new Set([...before.threatened, ...before.capturable]);
  return [...now.threatened, ...now.capturable].filter((space) => !known.has(space));
}

/** The spaces of the viewer's kings that the other side could take. */
export function kingsInDanger(
  { threatened }: Threats,
  scene: Pick<Scene, 'spaces' | 'pieces'>,
): readonly string[] {
  return scene.pieces.flatMap(({ space, figure }) => {
    const name = scene.spaces[space]?.name ?? '';
    return artOf(figure)?.royal && threatened.includes(name) ? [name] : [];
  });
}

/** Whether the sign of a piece is a large one: all are if there are few; otherwise those of kings and new ones. */
export function isLarge({ threatened, capturable, fresh }: Threats, space: string, figure: string): boolean {
  return (
    threatened.length + capturable.length <= FEW || artOf(figure)?.royal === true || fresh.includes(space)
  );
}
