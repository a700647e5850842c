import { currentLanguage, t } from '../messages/t.svelte';
import type { SeekView, TableSummary } from '../wire/generated';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Other people's games: current ones, and those that seem forgotten. */
export interface Watchable {
  /** Where something happened recently, the latest first. */
  readonly lively: readonly TableSummary[];
  /** Where nothing has happened for long, and no clock will end the game; the latest first. */
  readonly quiet: readonly TableSummary[];
}

export function watchable(tables: readonly TableSummary[], now: number): Watchable {
  const latest = [...tables].sort((one, other) => other.updatedAt - one.updatedAt);
  const isQuiet = (table: TableSummary) => table.time.kind === 'none' && now - table.updatedAt >= HOUR;
  return {
    lively: latest.filter((table) => !isQuiet(table)),
    quiet: latest.filter(isQuiet),
  };
}

/** When a table was last active, in words; empty if it is active now. */
export function idleWords({ stage, updatedAt }: TableSummary, now: number): string {
  const idle = now - updatedAt;
  return stage === 'playing' && idle >= 10 * MINUTE ? t('lobby-idle', { ago: ago(idle) }) : '';
}

/** The age of a correspondence seek, in words; empty for a live one, whose player is here, and for a new one. */
export function ageWords({ request, createdAt }: SeekView, now: number): string {
  const age = now - createdAt;
  return request.terms.time.kind === 'days' && age >= MINUTE ? ago(age) : '';
}

/** A time that has passed, in words. */
function ago(passed: number): string {
  const [size, unit] =
    passed < HOUR
      ? ([MINUTE, 'minute'] as const)
      : passed < DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  return new Intl.RelativeTimeFormat(currentLanguage()).format(-Math.floor(passed / size), unit);
}
