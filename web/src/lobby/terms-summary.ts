import { t } from '../messages/t.svelte';
import type { SeekRequest, Terms } from '../wire/generated';
import { clockWords, formWords } from './clocks';

/** The terms in a few words, for lists. */
export function termsWords(terms: Terms): string {
  return [
    clockWords(terms.time),
    ...(terms.form.kind === 'single' ? [] : [formWords(terms.form)]),
    terms.rated ? t('lobby-seeks-rated') : t('lobby-seeks-casual'),
    ...(terms.position ? [t('lobby-seeks-position')] : []),
  ].join(' · ');
}

/** For which ratings somebody looks, in a few words; empty for all. */
export function rangeWords({ lowest, highest }: Pick<SeekRequest, 'lowest' | 'highest'>): string {
  if (lowest !== null && highest !== null) return t('lobby-seeks-range', { lowest, highest });
  if (lowest !== null) return t('lobby-seeks-from', { lowest });
  return highest === null ? '' : t('lobby-seeks-upTo', { highest });
}
