import { currentLanguage, t } from '../messages/t.svelte';
import type { TableSummary } from '../wire/generated';

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
  if (stage !== 'playing' || idle < 10 * MINUTE) return '';
  const [size, unit] =
    idle < HOUR
      ? ([MINUTE, 'minute'] as const)
      : idle < DAY
        ? ([HOUR, 'hour'] as const)
        : ([DAY, 'day'] as const);
  const ago = new Intl.RelativeTimeFormat(currentLanguage()).format(-Math.floor(idle / size), unit);
  return t('lobby-idle', { ago });
}
