import { t } from '../messages/t.svelte';
import type { Fact, TableSummary } from '../wire/generated';
import { seatName } from './levels';

/** Which seats a player has, seat 1 first. */
export function seatsOf(table: TableSummary, me: string | undefined): [boolean, boolean] {
  const mine = (seat: TableSummary['seats'][number]) => seat !== null && !seat.computer && seat.name === me;
  return [mine(table.seats[0]), mine(table.seats[1])];
}

/** The games of other people. A player's own game may still have their name as a guest. */
export function othersOf(
  live: readonly TableSummary[],
  mine: readonly TableSummary[] | null,
  me: string | undefined,
): readonly TableSummary[] {
  const known = new Set(mine?.map(({ table }) => table));
  return live.filter((table) => !known.has(table.table) && !seatsOf(table, me).some(Boolean));
}

/** The opponent's name; both names for a spectator. */
export function playersOf(table: TableSummary, me: string | undefined): string {
  const [first, second] = seatsOf(table, me);
  if (first && second) return t('lobby-here');
  if (first) return seatName(table.seats[1]);
  if (second) return seatName(table.seats[0]);
  return t('lobby-against', { one: seatName(table.seats[0]), other: seatName(table.seats[1]) });
}

/** The result of a finished game, from a player's point of view. */
export function resultOf(table: TableSummary, me: string | undefined): string {
  const [first, second] = seatsOf(table, me);
  if (table.winner === null) {
    return t(isAborted(table.result) ? 'lobby-result-none' : 'lobby-result-draw');
  }
  const won = table.winner === 1 ? 0 : 1;
  if (first !== second) return t((won === 0) === first ? 'lobby-result-won' : 'lobby-result-lost');
  return t('lobby-result-wins', { name: seatName(table.seats[won]) });
}

/** Whether a game ended without a result. */
function isAborted(ending: Fact | null): boolean {
  const result = ending?.params.result;
  return typeof result === 'object' && 'code' in result && result.code === 'result-aborted';
}
