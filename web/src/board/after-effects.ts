import type { Effect } from '../wire/generated';
import type { Mark, Piece, Scene } from '../wire/scene';
import { indexByName, pieceBySpace } from './lookup';

/** The scene after some effects, with the last path as its only mark; null if they don't fit the scene. */
export function afterEffects(scene: Scene, effects: readonly Effect[]): Scene | null {
  const indexOf = indexByName(scene);
  const standing = new Map<number, Piece>(pieceBySpace(scene));
  let marks: readonly Mark[] = [];
  const put = (piece: Piece | undefined, space: number) => {
    if (piece) standing.set(space, { ...piece, space });
    else standing.delete(space);
  };
  for (const effect of effects) {
    if (effect.type === 'moved') {
      const way = effect.path.flatMap((name) => indexOf.get(name) ?? []);
      const [start, end] = [way[0] ?? -1, way.at(-1) ?? -1];
      const [mover, other] = [standing.get(start), standing.get(end)];
      if (!mover || way.length !== effect.path.length) return null;
      put(effect.how === 'exchange' ? other : undefined, start);
      put(mover, end);
      marks = [
        { space: start, kind: 'lastFrom' },
        ...way.slice(1).map((space) => ({ space, kind: 'lastTo' as const })),
      ];
    } else if (effect.type === 'removed') {
      if (!standing.delete(indexOf.get(effect.at) ?? -1)) return null;
    } else if (effect.type === 'placed') return null;
  }
  return { ...scene, pieces: [...standing.values()], marks, ask: null };
}
