import { ask } from '../rules/rules';
import type { OddsRequest, OddsView } from '../wire/generated';

const known = new Map<string, Promise<OddsView>>();

/** The chances of a move that waits for dice; each asked for once. */
export function odds(request: OddsRequest): Promise<OddsView> {
  const key = JSON.stringify(request);
  const before = known.get(key);
  if (before) return before;
  const asked = ask('/odds', request);
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  return asked;
}
