import type { ChallengeRequest, RatingView, SpeedClass } from '../wire/generated';
import { call } from './http';

export type { ChallengeRequest as Challenge, Leaderboard, PlayerView as Player } from '../wire/generated';
export type { RatingPointView as RatingPoint, RatingView as Rating, SpeedClass } from '../wire/generated';
export type { TableSummary as PlayedTable } from '../wire/generated';
/** The opponents of a rating. */
export type Pool = 'people' | 'computers';

const MOST = 100;

/** A player: a person, or a computer by its name, such as `level:4`. */
export const player = (name: string) => call('get', '/players/{name}', { path: { name } });
/** The history of a rating, newest first: the last hundred games. */
export const ratingHistory = (
  name: string,
  { game, speed, againstComputers }: Pick<RatingView, 'game' | 'speed' | 'againstComputers'>,
) => {
  const pool: Pool = againstComputers ? 'computers' : 'people';
  const path = { name, game, speed };
  return call('get', '/players/{name}/ratings/{game}/{speed}', { path, query: { pool, limit: MOST } });
};
/** A player's finished public games, the newest first. */
export const playedTables = (name: string, offset = 0, limit = 12) =>
  call('get', '/players/{name}/tables', { path: { name }, query: { offset, limit } });
export const challenge = (name: string, request: ChallengeRequest) =>
  call('post', '/players/{name}/challenge', { path: { name }, body: request });
export const leaderboard = (game: string, speed: SpeedClass, pool: Pool) =>
  call('get', '/leaderboard', { query: { game, speed, pool, limit: MOST } });
