import type { Piece, Scene } from '../wire/scene';

/** What the die of an attack did. */
export interface Outcome {
  readonly attacker: Piece;
  readonly defender: Piece;
  /** Which of the two has lost. */
  readonly loser: Piece;
  /** Whether the loser is dead, and not only pushed. */
  readonly killed: boolean;
}

/**
 * How an attack, written `a2*b2`, came out: `before` is the position that waits for the die, `after` the one that the
 * die has made. Null where it cannot be read from them.
 */
export function outcomeOf(text: string, before: Scene, after: Scene): Outcome | null {
  const [, from, to] = /^(\w+)\*(\w+)$/.exec(text) ?? [];
  const [attacker, defender] = [pieceOn(before, from), pieceOn(before, to)];
  if (!attacker || !defender) return null;
  const both = [attacker, defender];
  const dead = both.find((piece) => !after.pieces.some((each) => isSame(each, piece)));
  const pushed = both.find(({ space }) =>
    after.marks.some((mark) => mark.kind === 'pushed' && mark.space === space),
  );
  const loser = dead ?? pushed;
  return loser ? { attacker, defender, loser, killed: loser === dead } : null;
}

function pieceOn({ spaces, pieces }: Scene, name: string | undefined): Piece | undefined {
  return pieces.find(({ space }) => spaces[space]?.name === name);
}

function isSame(one: Piece, other: Piece): boolean {
  return one.space === other.space && one.side === other.side && one.kind === other.kind;
}
