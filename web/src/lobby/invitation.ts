import { ApiError } from '../api/http';
import type { TableView } from '../wire/generated';
import { titleOf } from '../games/titles';
import { termsSummary } from './terms-summary';

/**
 * Why a seat cannot be taken: there is no such invitation, the seat is taken or the game over, it is the viewer's own table, or a
 * guest may not.
 */
export type Obstacle = 'none' | 'gone' | 'own' | 'account';

/** The meaning of a refused seat; null for any other error. */
export function obstacleOf(error: unknown): Obstacle | null {
  if (!(error instanceof ApiError)) return null;
  if (error.status === 404 || error.status === 409) return 'gone';
  switch (error.code) {
    case 'already-seated':
      return 'own';
    case 'rated-needs-account':
      return 'account';
    default:
      return null;
  }
}

/** The terms of a table that waits for an opponent. */
export interface Offer {
  readonly game: string;
  readonly title: string;
  /** The waiting player, if any. */
  readonly name: string | null;
  /** The free seat and the name of its side. */
  readonly seat: 1 | 2;
  readonly side: string;
  /** The terms in a few words. */
  readonly words: string;
  readonly position: string | null;
}

export function offerOf(view: TableView): Offer {
  const free = view.state.seats[0].name === null ? 0 : 1;
  return {
    game: view.game.name,
    title: titleOf(view.game.name),
    name: view.state.seats[1 - free]?.name ?? null,
    seat: free === 0 ? 1 : 2,
    side: view.game.sides[free],
    words: termsSummary(view.terms),
    position: view.terms.position ?? null,
  };
}
