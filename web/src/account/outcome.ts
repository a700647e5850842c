import type { PlayedTable } from '../api/players';

/** A finished game: its result for a player, and the opponent. */
export interface Outcome {
  readonly kind: 'won' | 'lost' | 'drawn' | 'both';
  /** Null if the player had both sides. */
  readonly opponent: string | null;
}

/** The result of a finished game for this player. */
export function outcomeFor({ seats, winner }: Pick<PlayedTable, 'seats' | 'winner'>, name: string): Outcome {
  const sits = seats.map((seat) => seat?.name.toLowerCase() === name.toLowerCase());
  if (sits[0] && sits[1]) return { kind: 'both', opponent: null };
  const seat = sits[1] ? 2 : 1;
  const opponent = seats[2 - seat]?.name ?? null;
  const kind = winner === null || winner === undefined ? 'drawn' : winner === seat ? 'won' : 'lost';
  return { kind, opponent };
}
