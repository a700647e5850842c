import type { ClockView, TimeControl } from '../wire/generated';
import type { Side } from '../wire/scene';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const DAY = 24 * HOUR;

/** The time left on a clock, in milliseconds; `now` is the server's time. */
export function leftNow(clock: ClockView, side: Side, now: number): number {
  const left = clock.leftMs[side - 1] ?? 0;
  const runs = clock.running === side && clock.since !== null;
  return Math.max(0, runs ? left - Math.max(0, now - (clock.since ?? now)) : left);
}

/** From here on a clock warns: an eighth of the time at the start, but not before the last minute or after ten seconds. */
export function lowAt(time: TimeControl): number {
  switch (time.kind) {
    case 'fischer':
      return Math.min(60 * SECOND, Math.max(10 * SECOND, time.startMs / 8));
    case 'days':
      return 6 * HOUR;
    case 'none':
      return 0;
  }
}

/** A long time in its two largest units. */
export interface DaysAndHours {
  readonly days: number;
  readonly hours: number;
}

/** Days and hours, if there is at least one day left. */
export function longTime(left: number): DaysAndHours | null {
  return left < DAY ? null : { days: Math.floor(left / DAY), hours: Math.floor((left % DAY) / HOUR) };
}

/** Whole seconds until a moment, never fewer than none. */
export function secondsUntil(until: number, now: number): number {
  return Math.max(0, Math.ceil((until - now) / SECOND));
}
