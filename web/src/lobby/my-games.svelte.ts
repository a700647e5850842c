import { challenges, unread } from '../api/lobby';
import { session } from '../api/session.svelte';
import { connection } from '../api/socket.svelte';
import { myTables } from '../api/tables';
import type { ChallengeView, TableSummary } from '../wire/generated';
import { Polled } from '../ui/polled.svelte';
import { unreadTables } from './sort';

const NOW_AND_THEN = 30_000;

/** The tables and challenges of the player; empty for an unknown visitor. */
export class MyGames {
  readonly tables = new Polled<readonly TableSummary[]>(() => known(() => myTables(100), []));
  readonly unread = new Polled<ReadonlySet<string>>(async () => unreadTables(await known(unread, [])));
  readonly challenges = new Polled<readonly ChallengeView[]>(() => known(challenges, []));

  /** Keeps everything up to date until the returned function is called. */
  follow(): () => void {
    const stops = [
      this.tables.every(NOW_AND_THEN),
      this.unread.every(NOW_AND_THEN),
      this.challenges.every(NOW_AND_THEN),
      connection.listen(({ type }) => {
        if (type === 'yourTurn' || type === 'paired') {
          void this.tables.load();
          void this.unread.load();
        }
        if (type === 'challenged' || type === 'challengeGone' || type === 'paired')
          void this.challenges.load();
      }),
    ];
    return () => stops.forEach((stop) => stop());
  }
}

async function known<Value>(ask: () => Promise<Value>, otherwise: Value): Promise<Value> {
  return (await session.look()) ? ask() : otherwise;
}
