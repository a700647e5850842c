import type { Scene } from '../wire/scene';
import { isPlayed } from './geometry';

/** A row of the board, for screen readers. */
export interface Row {
  readonly name: string;
  /** Indices of its spaces. */
  readonly spaces: readonly number[];
}

/** The spaces row by row: the rings of a round board, the ranks of a square one. */
export function rowsOf(scene: Scene): readonly Row[] {
  const rows = new Map<string, number[]>();
  scene.spaces.forEach((space, index) => {
    if (!isPlayed(space)) return;
    const name = scene.board.kind === 'round' ? space.name.slice(0, 1) : space.name.slice(1);
    rows.set(name, [...(rows.get(name) ?? []), index]);
  });
  return [...rows].map(([name, spaces]) => ({ name, spaces }));
}
