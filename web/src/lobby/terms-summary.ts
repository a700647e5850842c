import { t } from '../messages/t.svelte';
import type { SeekRequest, Terms } from '../wire/generated';
import { clockWords, formWords } from './clocks';

/** A summary of the terms, for lists. */
export function termsSummary(terms: Terms): string {
  return [
    clockWords(terms.time),
    ...(terms.form.kind === 'single' ? [] : [formWords(terms.form)]),
    terms.rated ? t('lobby-seeks-rated') : t('lobby-seeks-casual'),
    ...(terms.position ? [t('lobby-seeks-position')] : []),
    ...(terms.groups && terms.groups !== 'usual' ? [t(`lobby-seeks-groups-${terms.groups}`)] : []),
    ...(terms.openSetup ? [t('lobby-seeks-openSetup')] : []),
  ].join(' · ');
}

/** The range of ratings that a seek asks for; empty for all. */
export function ratingRange({ lowest, highest }: Pick<SeekRequest, 'lowest' | 'highest'>): string {
  if (lowest !== null && highest !== null) return t('lobby-seeks-range', { lowest, highest });
  if (lowest !== null) return t('lobby-seeks-from', { lowest });
  return highest === null ? '' : t('lobby-seeks-upTo', { highest });
}
