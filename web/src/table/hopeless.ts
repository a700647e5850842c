import type { Step } from '../board/motion';
import { t, word } from '../messages/t.svelte';
import type { Listener } from '../messages/told';
import { artOf } from '../pieces/art';
import type { Piece, Side } from '../wire/scene';

/** The side that has lost its king, while the other side has one and the game goes on; null if there is none. */
export function hopeless(pieces: readonly Piece[], steps: readonly Step[]): Side | null {
  const hasKing = (side: Side) => pieces.some((piece) => piece.side === side && artOf(piece.figure)?.royal);
  const [first, second] = [hasKing(1), hasKing(2)];
  if (first === second) return null;
  const side = first ? 2 : 1;
  const lost = steps.some(({ effects }) =>
    effects.some((effect) => effect.type === 'removed' && effect.side === side),
  );
  return lost ? side : null;
}

/** What that means for the reader. */
export function hopelessWords(lost: Side, { side, names, sides }: Listener): string {
  if (side === null) return t('told-king-gone-watched', { side: word('side', sides[lost - 1] ?? '') });
  const name = names[side === 1 ? 1 : 0] ?? '';
  return t('told-king-gone', { by: lost === side ? 'you' : 'other', name });
}
