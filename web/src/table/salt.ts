import type { TableView } from '../wire/generated';
import type { Seat } from './allowed-actions';

/** Whether the viewer may add a text of its own to the dice of the next game, and has not yet. */
export function wantsSalt({ state: { phase, dice } }: TableView, seat: Seat): boolean {
  if (seat === null || dice?.nextCommitment == null) return false;
  return (phase === 'seats' || phase === 'ready') && dice.nextSalts[seat === 2 ? 1 : 0] === null;
}

/** Sixteen random bytes as text, so that no secret can have been chosen to suit them. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
