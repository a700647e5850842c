import type { Piece, Scene } from '../wire/scene';
import type { Target } from './select';

/** Marks of a pending decision. */
const PENDING = new Set(['pushed', 'offender', 'attacker', 'attacked']);

/** The spaces by their names, as indices. */
export function indexByName(scene: Scene): ReadonlyMap<string, number> {
  return new Map(scene.spaces.map((space, index) => [space.name, index]));
}

/** The pieces by the index of their space. */
export function pieceBySpace(scene: Scene): ReadonlyMap<number, Piece> {
  return new Map(scene.pieces.map((piece) => [piece.space, piece]));
}

/** The spaces of a pending decision, while the others are dimmed; null if there is none. */
export function brightSpaces(
  scene: Scene,
  open: readonly Target[],
  indexOf: ReadonlyMap<string, number>,
): ReadonlySet<number> | null {
  const about = scene.marks.filter((mark) => PENDING.has(mark.kind)).map((mark) => mark.space);
  if (about.length === 0) return null;
  return new Set([...about, ...open.flatMap((target) => indexOf.get(target.space) ?? [])]);
}
