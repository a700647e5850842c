import { t } from '../messages/t.svelte';
import type { MatchForm, TimeControl } from '../wire/generated';

const MINUTE = 60_000;
const SECOND = 1000;

/** Minutes at the start and seconds for each turn. */
export const fischer = (minutes: number, seconds: number): TimeControl => ({
  kind: 'fischer',
  startMs: Math.round(minutes * MINUTE),
  incrementMs: Math.round(seconds * SECOND),
});
export const days = (count: number): TimeControl => ({ kind: 'days', days: count });
export const untimed: TimeControl = { kind: 'none' };

/** The clocks to choose from, by their names in addresses. */
export const presets = {
  none: untimed,
  '5+3': fischer(5, 3),
  '10+5': fischer(10, 5),
  '15+10': fischer(15, 10),
  '30+20': fischer(30, 20),
  '1d': days(1),
  '3d': days(3),
  '7d': days(7),
} as const satisfies Readonly<Record<string, TimeControl>>;
export type Preset = keyof typeof presets;

/** A clock in a few words: `5 + 3`, `3 days per move`. */
export function clockWords(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return t('lobby-clock-none');
    case 'days':
      return t('lobby-clock-days', { days: time.days });
    case 'fischer':
      return `${figure(time.startMs / MINUTE)} + ${figure(time.incrementMs / SECOND)}`;
  }
}

/** A clock on a button. */
export function clockShort(time: TimeControl): string {
  if (time.kind !== 'days') return clockWords(time);
  return t('lobby-clock-daysShort', { days: time.days });
}

/** A clock in a sentence, which explains `5 + 3`. */
export function clockSentence(time: TimeControl): string {
  if (time.kind !== 'fischer') return clockWords(time);
  const minutes = figure(time.startMs / MINUTE);
  const seconds = figure(time.incrementMs / SECOND);
  return t('lobby-clock-sentence', { minutes, seconds });
}

/** The form of the match, in a few words. */
export function formWords(form: MatchForm): string {
  switch (form.kind) {
    case 'single':
      return t('lobby-form-single');
    case 'bestOf':
      return t('lobby-form-bestOfN', { games: form.games });
    case 'firstTo':
      return t('lobby-form-firstToN', { points: form.points });
    case 'stakes':
      return t('lobby-form-stakesN', { stake: form.stake });
  }
}

/** At most two decimals. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100);
}
