import { call, query } from '../api/http';
import { myTables } from '../api/tables';
import type { RatingPointView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';

/** A rating after a game, and what the game has done to it; null for the first rating. */
export interface RatingChange {
  readonly rating: number;
  readonly change: number | null;
}

/** What a rated game has done to the player's rating. */
export async function ratingChange(view: TableView, seat: Side): Promise<RatingChange | null> {
  const [own, opponent] = [view.state.seats[seat - 1], view.state.seats[seat === 1 ? 1 : 0]];
  const summary = (await myTables()).find(({ table }) => table === view.id);
  if (!summary || !own?.name) return null;
  const path = [own.name, view.terms.game, summary.speed].map(encodeURIComponent);
  const pool = opponent?.computer ? 'computers' : 'people';
  const points = await call<readonly RatingPointView[]>(
    'GET',
    `/players/${path[0]}/ratings/${path[1]}/${path[2]}${query({ pool, limit: 2 })}`,
  );
  return changeOf(points);
}

/** The change between the two newest ratings; the newest comes first. */
export function changeOf([now, before]: readonly RatingPointView[]): RatingChange | null {
  if (!now) return null;
  const rating = Math.round(now.rating);
  return { rating, change: before ? rating - Math.round(before.rating) : null };
}
