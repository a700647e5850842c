import type { PlayedTable } from '../api/players';

/** How a game ended for somebody, and against whom. */
export interface Outcome {
  readonly kind: 'won' | 'lost' | 'drawn' | 'both';
  /** Nobody where somebody played both sides. */
  readonly opponent: string | null;
}

/** How a finished game ended for this player, by whose side it is told. */
export function outcomeFor({ seats, winner }: Pick<PlayedTable, 'seats' | 'winner'>, name: string): Outcome {
  const sits = seats.map((seat) => seat?.name.toLowerCase() === name.toLowerCase());
  if (sits[0] && sits[1]) return { kind: 'both', opponent: null };
  const seat = sits[1] ? 2 : 1;
  const opponent = seats[2 - seat]?.name ?? null;
  const kind = winner === null || winner === undefined ? 'drawn' : winner === seat ? 'won' : 'lost';
  return { kind, opponent };
}
