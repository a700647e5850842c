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

/** The names of the spaces around one. */
export function spacesNear(scene: Scene, name: string): readonly string[] {
  const here = scene.spaces.find((space) => space.name === name);
  if (!here) return [];
  const others = scene.spaces
    .filter((space) => space !== here && space.shade.kind !== 'unused')
    .map((space) => ({
      name: space.name,
      far: Math.hypot(space.centre.x - here.centre.x, space.centre.y - here.centre.y),
    }))
    .sort((a, b) => a.far - b.far);
  const nearest = others[0]?.far ?? 0;
  return others.filter(({ far }) => far < nearest * 1.35).map((each) => each.name);
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
