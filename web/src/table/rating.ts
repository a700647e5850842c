import { ratingHistory } from '../api/players';
import { myTables } from '../api/tables';
import type { RatingPointView, TableView } from '../wire/generated';
import type { Side } from '../wire/scene';

/** What a game has done to a rating. */
export interface RatingChange {
  /** The rating before; the initial one before the first game. */
  readonly before: number;
  readonly rating: number;
  /** Whether too little is known to compare it with others. */
  readonly provisional: boolean;
}

/** As on the server, which decides. */
const BEGIN = 1500;
const PROVISIONAL = 110;
/** A rating is written at about the time at which the game has ended. */
const SLACK = 2000;

/** What a rated game has done to the player's rating. */
export async function ratingChange(view: TableView, seat: Side): Promise<RatingChange | null> {
  const [own, opponent] = [view.state.seats[seat - 1], view.state.seats[seat === 1 ? 1 : 0]];
  const summary = (await myTables()).find(({ table }) => table === view.id);
  if (!summary || !own?.name) return null;
  const points = await ratingHistory(own.name, {
    game: view.terms.game,
    speed: summary.time.kind === 'days' ? 'correspondence' : 'live',
    againstComputers: opponent?.computer ?? false,
  });
  // The page of an older game shows the change by that game.
  return changeOf(points.filter(({ at }) => at <= summary.updatedAt + SLACK));
}

/** The change between the two newest ratings; the newest comes first. */
export function changeOf([now, before]: readonly RatingPointView[]): RatingChange | null {
  if (!now) return null;
  return {
    before: Math.round(before?.rating ?? BEGIN),
    rating: Math.round(now.rating),
    provisional: now.deviation >= PROVISIONAL,
  };
}
