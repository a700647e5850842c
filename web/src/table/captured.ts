import type { Piece } from '../wire/scene';

/** Pieces of one kind that are gone. */
export interface Gone {
  readonly piece: Piece;
  readonly count: number;
}

/** What each side has lost since the start, seat 1 first. What came back to the board counts as there. */
export function gone(
  start: readonly Piece[],
  now: readonly Piece[],
): readonly [readonly Gone[], readonly Gone[]] {
  const lost = ([1, 2] as const).map((side) => {
    const kinds = new Map<string, { piece: Piece; count: number }>();
    for (const piece of start.filter((each) => each.side === side)) {
      const known = kinds.get(piece.kind);
      if (known) known.count += 1;
      else kinds.set(piece.kind, { piece, count: 1 });
    }
    for (const piece of now.filter((each) => each.side === side)) {
      const known = kinds.get(piece.kind);
      if (known) known.count -= 1;
    }
    return [...kinds.values()].filter(({ count }) => count > 0);
  });
  return [lost[0] ?? [], lost[1] ?? []];
}
