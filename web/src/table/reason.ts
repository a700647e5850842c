import { isKey } from '../messages/messages';
import { t, word } from '../messages/t.svelte';
import type { WhyView } from '../wire/generated';

/** Why a try is not legal, in the player's language where we know the reason, in the server's words otherwise. */
export function reasonWords({ why, kind, piece, space, steps, may }: WhyView): string {
  const key = `why.${kind ?? ''}`;
  if (!isKey(key)) return why;
  const words = t(key, {
    piece: piece === null ? t('why.aPiece') : word('piece', piece),
    space: space ?? t('why.there'),
    steps: steps ?? 1,
  });
  if (may.length === 0) return words;
  const [last = '', ...others] = [...may].reverse();
  const spaces = others.length === 0 ? last : `${others.reverse().join(', ')} ${t('why.or')} ${last}`;
  return `${words} ${t('why.may', { spaces })}`;
}
