import type { SpeedClass } from '../api/players';
import { currentLanguage, lookUp, t } from '../messages/t.svelte';
import type { TimeControl } from '../wire/generated';

export const speeds = ['live', 'correspondence'] as const;

export function speedName(speed: SpeedClass): string {
  return t(`speed-${speed}`);
}

/** A player's display name; the server names computers `level:4` and the like. */
export function playerName(name: string): string {
  const level = /^level:(\d+)$/.exec(name)?.[1];
  if (level === undefined) return name === 'best' ? t('player-best') : name;
  const known = lookUp(`level-${level}-name`);
  return known === null ? t('player-level', { level }) : t('player-levelNamed', { name: known, level });
}

export function isComputer(name: string): boolean {
  return name === 'best' || /^[a-z]+:/.test(name);
}

export function playerPath(name: string): string {
  return `/player/${encodeURIComponent(name)}`;
}

/** A date. */
export function day(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium' }).format(at);
}

/** A date and time. */
export function moment(at: number): string {
  return new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'medium', timeStyle: 'short' }).format(at);
}

export function clockName(time: TimeControl): string {
  switch (time.kind) {
    case 'none':
      return t('clock-none');
    case 'days':
      return t('clock-days', { days: time.days });
    case 'fischer':
      return `${minutes(time.startMs)} + ${time.incrementMs / 1000}`;
  }
}

function minutes(ms: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(ms / 60_000);
}
