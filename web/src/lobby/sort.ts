import type { Unread } from '../api/lobby';
import type { SeekView, TableSummary } from '../wire/generated';

/** A player's tables, as the lobby shows them. */
export interface MyTables {
  /** Those in play or waiting for an opponent: first where it is the player's turn, then the newest. */
  readonly going: readonly TableSummary[];
  /** Those that are over, the newest first. */
  readonly over: readonly TableSummary[];
}

export function sortTables(tables: readonly TableSummary[]): MyTables {
  const newest = (one: TableSummary, other: TableSummary) => other.updatedAt - one.updatedAt;
  const mine = (table: TableSummary) => (table.yourTurn ? 0 : table.stage === 'playing' ? 1 : 2);
  const going = tables.filter((table) => table.stage !== 'over');
  const over = tables.filter((table) => table.stage === 'over');
  return {
    going: going.sort((one, other) => mine(one) - mine(other) || newest(one, other)),
    over: over.sort(newest),
  };
}

/** A player's seeks, and those of others, the oldest first. */
export function sortSeeks(seeks: readonly SeekView[], me: string | undefined): [SeekView[], SeekView[]] {
  const oldest = [...seeks].sort((one, other) => one.createdAt - other.createdAt);
  return [oldest.filter((seek) => seek.name === me), oldest.filter((seek) => seek.name !== me)];
}

/** The tables with unseen events. */
export const unreadTables = (unread: readonly Unread[]): ReadonlySet<string> =>
  new Set(unread.filter(({ number, seen }) => number > seen).map(({ table }) => table));
