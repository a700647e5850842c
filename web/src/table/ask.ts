import { call } from '../api/http';

/** What dice may make of a move. */
export interface Odds {
  /** All weights together; 0 for a move without dice. */
  readonly total: number;
  readonly chances: readonly Chance[];
}

export interface Chance {
  readonly weight: number;
  readonly kind: 'kill' | 'push' | 'counterPush' | 'death' | 'other';
  /** In the server's words. */
  readonly words: string;
}

const known = new Map<string, Promise<Odds>>();

/** The chances of a move that waits for dice; each asked for once. */
export function odds(game: string, position: string, move: string): Promise<Odds> {
  const key = `${game} ${position} ${move}`;
  const before = known.get(key);
  if (before) return before;
  const asked = call<Odds>('POST', '/odds', { game, position, move });
  asked.catch(() => known.delete(key));
  known.set(key, asked);
  return asked;
}

/** Why a try from and to these spaces is not legal, in one sentence. */
export const why = (
  game: string,
  position: string,
  spaces: readonly string[],
): Promise<{ readonly why: string }> => call('POST', '/why', { game, position, spaces });
